public import Foundation
public import OverscrollCore

#if canImport(SwiftUI)
  public import SwiftUI
#endif

// The app's requests. `.top` and `.leading` are the same edge of a scroll view, and so are `.bottom` and `.trailing`.
extension RefreshController {
  /// Sets an edge's action, which switches the edge on.
  ///
  /// An action that is already running continues. If the action needs the controller, capture the controller
  /// weakly, because it holds the action. If the view that declares the edge gives an action, the view's counts as long
  /// as the view is there.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - action: The action. Returning means success; see `RefreshOutcome` for what throwing means.
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

  /// Sets an edge's action, which is given the level and returns the result.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - action: The action, or nil to switch the edge off.
  public func setAction(at edge: Edge = .top, levels action: Action?) {
    let isAttached = isAttached
    change(edge.scrollEdge) {
      $0.action = action
      // A view that is gone declares nothing.
      if !isAttached { $0.declaredAction = nil }
    }
  }

  /// Switches an edge on or off.
  ///
  /// An edge is always off if it has no action, if the view doesn't declare it, or if the view is disabled. A
  /// running action continues.
  public func setEnabled(_ isEnabled: Bool, at edge: Edge = .top) {
    change(edge.scrollEdge) { $0.isEnabled = isEnabled }
  }

  /// Sets whether an edge has no more to load.
  ///
  /// Once it has more again, approaching the edge can start its action, even if the content's extent hasn't
  /// changed.
  public func setExhausted(_ isExhausted: Bool, at edge: Edge) {
    send(.exhaust(edge.scrollEdge, isExhausted))
  }

  /// Sets an edge's configuration, which also applies to an action under way.
  ///
  /// A pull under way keeps the thresholds that it began with.
  ///
  /// If the view that declares the edge gives a configuration, the view's counts. If the view gives only a policy, that
  /// policy replaces this configuration's. If neither gives a configuration, the top or leading edge has `.standard`
  /// and the other edge `.headerFooter`; an edge that loads more also has `keepsFailure`.
  public func configure(_ edge: Edge, _ configuration: EdgeConfiguration) {
    let edge = edge.scrollEdge
    edges[edge].given = configuration
    // A view that is gone declares nothing.
    if !isAttached { edges[edge].declared = nil }
    send(.configure(edge, edges[edge].configuration))
  }

  /// Starts an edge's action, unless it runs already.
  ///
  /// Without a view or an action, the start waits for both. If the content is at the edge, the gap scrolls
  /// into sight.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The run, which can be awaited. Every call returns the same run while it waits or runs.
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

  /// Cancels an edge's action, or a start that waits.
  ///
  /// The outcome is `.cancelled` at once, and the content returns to its edge. The action's task is cancelled
  /// too, but the action has to check for that itself; whatever it does afterwards is ignored.
  public func cancel(_ edge: Edge = .top) {
    let edge = edge.scrollEdge
    take(edge)?.end(with: RefreshOutcome(result: .cancelled, error: nil, level: .first, date: date()))
    send(.cancel(edge))
  }

  /// What an edge is doing.
  public func phase(of edge: Edge) -> EdgePhase { runner.scroll.phase(of: edge.scrollEdge) }

  /// An edge's configuration, as it was given to the controller.
  ///
  /// A view may declare another configuration, which takes precedence, or use one without a gap if it can't hold gaps.
  public func configuration(of edge: Edge) -> EdgeConfiguration {
    given(edge.scrollEdge) ?? .usual(edge.scrollEdge)
  }

  /// Whether an edge has an action.
  public func hasAction(_ edge: Edge) -> Bool { edges[edge.scrollEdge].run != nil }

  /// Whether an edge's action runs.
  public func isRefreshing(_ edge: Edge = .top) -> Bool { edges[edge.scrollEdge].running != nil }

  /// How an edge's last start ended, if one has.
  public func lastOutcome(of edge: Edge) -> RefreshOutcome? { edges[edge.scrollEdge].lastOutcome }

  /// When an edge's action last succeeded, if it has.
  public func lastUpdated(_ edge: Edge) -> Date? { edges[edge.scrollEdge].lastUpdated }
}
