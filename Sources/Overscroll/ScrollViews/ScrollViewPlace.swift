#if canImport(SwiftUI)
  import OverscrollCore
  package import SwiftUI

  /// Where an anchor stands with respect to the scroll view that it locates.
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

  /// Receives what a locator finds.
  @MainActor package protocol ScrollViewMember: AnyObject {
    /// The axis that the member observes.
    var axis: Axis { get }
    /// There is one scroll view.
    func located(
      _ view: AnyObject, makeAdapter: (any ScrollViewAdapterDelegate) -> any ScrollViewAdapter)
    /// There is no scroll view.
    func locatedNone()
    /// There are several scroll views, so that the locator chooses none.
    func locatedSeveral()
    /// There is one scroll view, which scrolls across the member's axis, so that the locator does not choose it.
    func locatedAcross(_ view: AnyObject)
    /// The scroll view, or the anchor, is no longer in the window.
    func viewLost()
    /// SwiftUI has removed the anchor.
    func left()
    /// A horizontal axis starts on this side.
    func turned(isRightToLeft: Bool)
  }

  extension ScrollViewMember {
    package func locatedSeveral() {}
    package func locatedAcross(_ view: AnyObject) {}
  }
#endif
