#if canImport(SwiftUI)
  import OverscrollCore
  package import SwiftUI

  /// The position of an anchor relative to its scroll view.
  package enum ScrollViewPlace {
    /// In the scroll view's content.
    case inside
    /// Behind the modifier's view.
    case behind
    /// In front of the modifier's view.
    case inFront
    /// In another view near the scroll view.
    case near
  }

  /// Receives the results of a locator.
  @MainActor package protocol ScrollViewMember: AnyObject {
    /// The axis that the member observes.
    var axis: Axis { get }
    /// Called if there is one scroll view.
    func located(
      _ view: AnyObject, makeAdapter: (any ScrollViewAdapterDelegate) -> any ScrollViewAdapter)
    /// Called if there is no scroll view.
    func locatedNone()
    /// Called if there are several scroll views; the locator chooses none.
    func locatedSeveral()
    /// Called if the only scroll view scrolls across the member's axis.
    ///
    /// The locator does not choose it.
    func locatedAcross(_ view: AnyObject)
    /// Called when the scroll view or the anchor has left the window.
    func viewLost()
    /// Called when SwiftUI has removed the anchor.
    func left()
    /// Called with the layout direction, which decides whether a horizontal axis starts on the right.
    func turned(isRightToLeft: Bool)
  }

  extension ScrollViewMember {
    package func locatedSeveral() {}
    package func locatedAcross(_ view: AnyObject) {}
  }
#endif
