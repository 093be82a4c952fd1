public import Foundation
public import OverscrollCore

#if canImport(SwiftUI)
  public import SwiftUI
#endif

// Functions for apps. `.top` and `.leading` both mean the start edge, `.bottom` and `.trailing` the end
// edge. The label is `at` for what happens at an edge, and `of` for a value of an edge.
extension RefreshController {
  /// Sets an edge's action, which enables the edge.
  ///
  /// An action that already runs continues. If the action uses the controller, capture the controller
  /// weakly, because the controller retains the action. A view may declare its own action for the edge.
  /// While that view exists, the edge runs the view's action.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - action: The action. A return is a success; see `RefreshOutcome` for thrown errors.
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

  /// Sets an edge's action, which receives the reached threshold and returns the result.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - action: The action, or nil to disable the edge.
  public func setAction(at edge: Edge = .top, levels action: Action?) {
    let isAttached = isAttached
    change(edge.scrollEdge) {
      $0.action = action
      // Without a view, a view's earlier declaration no longer applies.
      if !isAttached { $0.declaration.action = nil }
    }
  }

  /// Enables or disables an edge.
  ///
  /// An edge without an action stays disabled. So does an edge that the attached view does not declare, or
  /// whose view is disabled. An action that already runs continues.
  public func setEnabled(_ isEnabled: Bool, at edge: Edge = .top) {
    change(edge.scrollEdge) { $0.isEnabled = isEnabled }
  }

  /// Sets whether an edge has no more content to load.
  ///
  /// After a reset to false, the edge's action can start as soon as the content is near the edge. That is
  /// so even if the content extent is unchanged.
  public func setNoMoreContent(_ hasNoMoreContent: Bool, at edge: Edge) {
    send(.setNoMoreContent(edge.scrollEdge, hasNoMoreContent))
  }

  /// Sets an edge's configuration, which also applies to an action that already runs.
  ///
  /// A pull under way keeps its thresholds. If the modifier of the edge has a configuration, that one is
  /// used instead. If the modifier has only a policy, its policy replaces this configuration's policy.
  ///
  /// Without any configuration, the top or leading edge has `.standard`, and the bottom or trailing edge has
  /// `.headerFooter`.
  public func configure(_ configuration: EdgeConfiguration, at edge: Edge) {
    let edge = edge.scrollEdge
    edges[edge].ownConfiguration = configuration
    // Without a view, a view's earlier declaration no longer applies.
    if !isAttached { edges[edge].declaration.options = nil }
    send(.configure(edge, edges[edge].configuration))
  }

  /// Starts an edge's action, unless it runs already.
  ///
  /// Without a view or an action, the start waits until the controller has both. If the content is at the
  /// edge, it scrolls to show the gap.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The run, which can be awaited. Until that run ends, every call returns the same run.
  @discardableResult
  public func begin(at edge: Edge = .top) -> RefreshRun {
    let edge = edge.scrollEdge
    if let run = edges[edge].running?.run ?? edges[edge].pending { return run }
    let run = RefreshRun()
    edges[edge].pending = run
    beginPending(edge)
    return run
  }

  /// Starts an edge's action like `begin(at:)`, and waits for its outcome.
  ///
  /// - Returns: The outcome, or nil if the start was declined (see `RefreshRun.value()`).
  @discardableResult
  public func refresh(at edge: Edge = .top) async -> RefreshOutcome? { await begin(at: edge).value() }

  /// Cancels an edge's action, or a waiting start.
  ///
  /// The outcome is `.cancelled` at once, and the content returns to its edge. The action's task is also
  /// cancelled, but the action has to check for cancellation. Any later result of the action is ignored.
  public func cancel(at edge: Edge = .top) {
    let edge = edge.scrollEdge
    removePending(edge)?.end(
      with: RefreshOutcome(result: .cancelled, error: nil, level: .first, date: date()))
    send(.cancel(edge))
  }

  /// Returns the phase of an edge.
  public func phase(of edge: Edge) -> EdgePhase { runner.engine.phase(of: edge.scrollEdge) }

  /// Returns why a pull or the content's position does not start an edge's action now.
  ///
  /// Read it while you look for the cause, for example in a log. It changes with each movement of the
  /// content.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The obstacles. A controller without a view has `positionUnknown`.
  /// - Complexity: O(1).
  public func obstacles(of edge: Edge) -> StartObstacles {
    let obstacles = runner.engine.obstacles(of: edge.scrollEdge)
    return isAttached ? obstacles : obstacles.union(.positionUnknown)
  }

  /// Returns the configuration that code has set for an edge, or the edge's default.
  ///
  /// The configuration of a view takes precedence and is not returned. A view that cannot open a gap uses
  /// the configuration without its gap.
  public func configuration(of edge: Edge) -> EdgeConfiguration {
    ownConfiguration(edge.scrollEdge) ?? .defaultConfiguration(edge.scrollEdge)
  }

  /// Whether an edge has an action.
  public func hasAction(at edge: Edge) -> Bool { edges[edge.scrollEdge].run != nil }

  /// Whether an edge's action runs.
  public func isRefreshing(at edge: Edge = .top) -> Bool { edges[edge.scrollEdge].running != nil }

  /// Returns the outcome of the edge's latest ended action, if any.
  public func lastOutcome(of edge: Edge = .top) -> RefreshOutcome? { edges[edge.scrollEdge].lastOutcome }

  /// Returns the date of the latest success of the edge's action, if any.
  public func lastUpdated(of edge: Edge = .top) -> Date? { edges[edge.scrollEdge].lastUpdated }
}
