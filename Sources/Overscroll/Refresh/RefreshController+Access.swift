public import OverscrollCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

// Functions for delegates. They take the engine's `ScrollEdge`, because a delegate has one axis.
extension RefreshController {
  /// Sets the measured extent of an edge's indicator along the axis, in pt.
  public func setIndicatorExtent(_ extent: Double, at edge: ScrollEdge) {
    send(.indicatorExtent(edge, extent))
  }

  /// Sets the policy for a start at one edge while the opposite edge's action runs.
  ///
  /// The default is `.drop`.
  public func setExclusion(_ policy: ExclusionPolicy) { send(.setExclusion(policy)) }

  /// Sets whether Reduce Motion is enabled; if so, no indicator turns or pulses.
  public func setReducesMotion(_ reducesMotion: Bool) {
    var behavior = runner.engine.behavior
    behavior.reducesMotion = reducesMotion
    send(.setBehavior(behavior))
  }

  /// Handles a tap on an edge's indicator.
  ///
  /// The tap may start the action (see `startsOnTap(at:)`).
  public func tap(at edge: ScrollEdge) { send(.tap(edge)) }

  /// Whether a tap on an edge's indicator starts the action.
  ///
  /// It does if a failure is still displayed, as a retry, or if the policy is `.tap`.
  public func startsOnTap(at edge: ScrollEdge) -> Bool { runner.engine.startsOnTap(edge) }

  /// Whether the content is at an edge or past it.
  ///
  /// Content within 1 pt of the edge is treated as at the edge, because platforms rest on whole pixels.
  public func isAtEdge(_ edge: ScrollEdge) -> Bool {
    runner.engine.isAt(edge)
  }

  /// Handles an assistive technology's request to scroll towards an edge.
  ///
  /// If the content is already at that edge, this starts the edge's action, as the platform's refresh
  /// control does. Otherwise the content scrolls by a page.
  ///
  /// - Parameter edge: The edge to scroll towards.
  /// - Returns: The run, which can be awaited. Nil without a view, if the content can still scroll towards
  ///   the edge, or if the edge is disabled.
  @discardableResult
  public func scrollPast(_ edge: ScrollEdge) -> RefreshRun? {
    guard isAttached else { return nil }
    guard isAtEdge(edge) else {
      send(.step(edge == .start ? .pageBackward : .pageForward))
      return nil
    }
    return edges[edge].isOn ? begin(at: Edge(edge)) : nil
  }
}
