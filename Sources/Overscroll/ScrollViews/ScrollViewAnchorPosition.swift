#if canImport(SwiftUI)
  import OverscrollCore
  package import SwiftUI

  /// The position of an anchor view relative to the scroll view to find.
  package enum ScrollViewAnchorPosition {
    /// In the scroll view's content.
    case inside
    /// Behind the modifier's view.
    case behind
    /// In front of the modifier's view.
    case inFront
    /// In another view beside the scroll view, such as a header.
    case near
  }

  /// A participant or list that receives the results of a locator.
  @MainActor package protocol ScrollViewLocatorDelegate: AnyObject {
    /// The axis of the edges or of the list.
    var axis: Axis { get }
    /// Called in a layout pass of the platform after an anchor has entered a window.
    func anchorLaidOut()
    /// Called if the search has found exactly one scroll view.
    func scrollViewFound(
      _ view: AnyObject, makeAdapter: (any ScrollViewAdapterDelegate) -> any ScrollViewAdapter)
    /// Called if the search has found no scroll view.
    func noScrollViewFound()
    /// Called if the search has found several scroll views; the locator chooses none.
    func severalScrollViewsFound()
    /// Called if the only scroll view scrolls across the delegate's axis.
    ///
    /// The locator does not choose that scroll view.
    func crossingScrollViewFound(_ view: AnyObject)
    /// Called if the found scroll view scrolls only across the delegate's new axis.
    func scrollViewTurned()
    /// Called if the search has ended after 30 s without a scroll view.
    func searchTimedOut()
    /// Called when the scroll view or the anchor has left the window.
    func scrollViewLost()
    /// Called when SwiftUI has removed the anchor.
    func anchorRemoved()
    /// Called with the layout direction, which determines the side of a horizontal start edge.
    func layoutDirectionChanged(isRightToLeft: Bool)
  }

  extension ScrollViewLocatorDelegate {
    package func anchorLaidOut() {}
    package func severalScrollViewsFound() {}
    package func crossingScrollViewFound(_ view: AnyObject) {}
    package func scrollViewTurned() {}
    package func searchTimedOut() {}
  }
#endif
