public import Foundation
public import OverscrollCore

#if canImport(SwiftUI)
  public import SwiftUI
#endif

// For apps. `.top` and `.leading` are the same edge of a scroll view, as are `.bottom` and `.trailing`.
extension RefreshController {
  /// Sets an edge's action, which switches the edge on.
  ///
  /// A running action continues. If the action uses the controller, capture the controller weakly, because
  /// the controller retains the action. If a view declares its own action for the edge, that action is used
  /// while the view exists.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - action: The action. It succeeds by returning; see `RefreshOutcome` for thrown errors.
  public func setAction(
    at edge: Edge = .top, _ action: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    setAction(
      at: edge,
      levels: { _ in
        try await action()
        return .success
      })
  }

  /// Sets an edge's action, which receives the level and returns the result.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - action: The action, or nil to switch the edge off.
  public func setAction(at edge: Edge = .top, levels action: Action?) {
    let isAttached = isAttached
    change(edge.scrollEdge) {
      $0.action = action
      // A removed view declares nothing.
      if !isAttached { $0.declaredAction = nil }
    }
  }

  /// Switches an edge on or off.
  ///
  /// An edge is always off if it has no action, if the view does not declare it, or if the view is
  /// disabled. A running action continues.
  public func setEnabled(_ isEnabled: Bool, at edge: Edge = .top) {
    change(edge.scrollEdge) { $0.isEnabled = isEnabled }
  }

  /// Sets whether an edge has no more to load.
  ///
  /// After a reset to false, coming near the edge can start the action, even if the content has the same
  /// extent.
  public func setNoMoreContent(_ hasNoMoreContent: Bool, at edge: Edge) {
    send(.noMoreContent(edge.scrollEdge, hasNoMoreContent))
  }

  /// Sets an edge's configuration, which also applies to an action under way.
  ///
  /// A pull under way keeps its thresholds. If the view that declares the edge has a configuration, the
  /// view's configuration is used. If the view has only a policy, that policy replaces the policy of this
  /// configuration.
  ///
  /// Without any configuration, the top or leading edge has `.standard`, and the bottom or trailing edge
  /// has `.headerFooter`. An edge that loads more also has `keepsFailure`.
  public func configure(_ edge: Edge, _ configuration: EdgeConfiguration) {
    let edge = edge.scrollEdge
    edges[edge].ownConfiguration = configuration
    // A removed view declares nothing.
    if !isAttached { edges[edge].declared = nil }
    send(.configure(edge, edges[edge].configuration))
  }

  /// Starts an edge's action, unless it runs already.
  ///
  /// Without a view or an action, the start waits for both. If the content is at the edge, the gap scrolls
  /// into view.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The run, which can be awaited. While the run waits or runs, every call returns the same
  ///   run.
  @discardableResult
  public func begin(_ edge: Edge = .top) -> RefreshRun {
    let edge = edge.scrollEdge
    if let run = edges[edge].running?.run ?? edges[edge].pending { return run }
    let run = RefreshRun()
    edges[edge].pending = run
    beginPending(edge)
    return run
  }

  /// Starts an edge's action as `begin(_:)` does, and waits for its outcome.
  @discardableResult
  public func refresh(_ edge: Edge = .top) async -> RefreshOutcome? { await begin(edge).value() }

  /// Cancels an edge's action, or a waiting start.
  ///
  /// The outcome is `.cancelled` at once, and the content returns to its edge. The action's task is also
  /// cancelled, but the action has to check for cancellation. Any later result of the action is ignored.
  public func cancel(_ edge: Edge = .top) {
    let edge = edge.scrollEdge
    removePending(edge)?.end(
      with: RefreshOutcome(result: .cancelled, error: nil, level: .first, date: date()))
    send(.cancel(edge))
  }

  /// Returns the phase of an edge.
  public func phase(of edge: Edge) -> EdgePhase { runner.scroll.phase(of: edge.scrollEdge) }

  /// Returns the configuration that code has set for an edge, or the edge's default.
  ///
  /// A view may declare another configuration, which takes precedence. A view that cannot open gaps uses a
  /// configuration without a gap.
  public func configuration(of edge: Edge) -> EdgeConfiguration {
    ownConfiguration(edge.scrollEdge) ?? .usual(edge.scrollEdge)
  }

  /// Whether an edge has an action.
  public func hasAction(_ edge: Edge) -> Bool { edges[edge.scrollEdge].run != nil }

  /// Whether an edge's action runs.
  public func isRefreshing(_ edge: Edge = .top) -> Bool { edges[edge.scrollEdge].running != nil }

  /// Returns the outcome of an edge's last start, if any.
  public func lastOutcome(of edge: Edge) -> RefreshOutcome? { edges[edge.scrollEdge].lastOutcome }

  /// Returns the date of the last success of an edge's action, if any.
  public func lastUpdated(_ edge: Edge) -> Date? { edges[edge.scrollEdge].lastUpdated }
}
