#if canImport(SwiftUI)
  package import OverscrollCore
  package import SwiftUI

  /// A list of this package that takes part in its scroll view's session.
  @MainActor package protocol ScrollViewList: AnyObject {
    /// The scroll view that the list has located.
    var locatedView: AnyObject? { get }
    /// The axis that the list scrolls along.
    var axis: Axis { get }
    /// Whether the list's engine is joined with the edges of a controller.
    func isJoined(with controller: RefreshController) -> Bool
    /// Joins the list's engine with the edges of a controller.
    func join(_ controller: RefreshController)
    /// Separates the list's engine from the edges of a controller.
    func leave(_ controller: RefreshController)
    /// Receives the content offset, in pt, and its scroll phase.
    func scrolled(to offset: Double, _ phase: ObservedPhase)
    /// Receives a layout of the scroll view.
    func laidOut(_ contents: ScrollViewLayout)
  }
#endif
