#if canImport(SwiftUI)
  package import OverscrollCore
  package import SwiftUI

  /// A list of this package in the scroll view of a session.
  @MainActor package protocol ScrollViewList: AnyObject {
    /// The scroll view that the list's locator has found, if any.
    var locatedView: AnyObject? { get }
    /// The axis that the list scrolls along.
    var axis: Axis { get }
    /// Whether the list's engine also manages the edges of a controller.
    func isJoined(with controller: RefreshController) -> Bool
    /// Lets the list's engine also manage the edges of a controller.
    func join(_ controller: RefreshController)
    /// Separates the list's engine from the edges of a controller.
    func leave(_ controller: RefreshController)
    /// Handles a scroll to a content offset, in pt, with its scroll phase.
    func scrolled(to offset: Double, _ phase: ObservedPhase)
    /// Handles a layout of the scroll view.
    func laidOut(_ contents: ScrollViewLayout)
    /// Handles a new extent of the viewport, in pt, in the middle of a layout.
    ///
    /// The list moves at once, and publishes in the main actor's next turn.
    func viewportChanged(to viewport: Double)
  }
#endif
