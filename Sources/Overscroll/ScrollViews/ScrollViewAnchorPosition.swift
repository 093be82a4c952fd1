#if canImport(SwiftUI)
  import OverscrollCore
  package import SwiftUI

  /// The position of an anchor relative to its scroll view.
  package enum ScrollViewAnchorPosition {
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
  @MainActor package protocol ScrollViewLocatorDelegate: AnyObject {
    /// The axis that the member observes.
    var axis: Axis { get }
    /// Called if there is one scroll view.
    func scrollViewFound(
      _ view: AnyObject, makeAdapter: (any ScrollViewAdapterDelegate) -> any ScrollViewAdapter)
    /// Called if there is no scroll view.
    func noScrollViewFound()
    /// Called if there are several scroll views; the locator chooses none.
    func severalScrollViewsFound()
    /// Called if the only scroll view scrolls across the member's axis.
    ///
    /// The locator does not choose it.
    func crossingScrollViewFound(_ view: AnyObject)
    /// Called when the scroll view or the anchor has left the window.
    func scrollViewLost()
    /// Called when SwiftUI has removed the anchor.
    func anchorRemoved()
    /// Called with the layout direction, which decides whether a horizontal axis starts on the right.
    func layoutDirectionChanged(isRightToLeft: Bool)
  }

  extension ScrollViewLocatorDelegate {
    package func severalScrollViewsFound() {}
    package func crossingScrollViewFound(_ view: AnyObject) {}
  }
#endif
