public import Foundation
public import OverscrollCore

extension RefreshController {
  /// Sets an edge's action, which switches the edge on.
  ///
  /// An action that is already running continues. If the action needs the controller, capture the controller
  /// weakly, because it holds the action.
  ///
  /// - Parameters:
  ///   - action: The action. Returning means success; see `RefreshOutcome` for what throwing means.
  ///   - edge: The edge.
  public func setAction(
    at edge: ScrollEdge = .start, _ action: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    setAction(at: edge) { _ in
      try await action()
      return .success
    }
  }

  /// Sets an edge's action, which is given the level and returns the result.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - action: The action, or nil to switch the edge off.
  public func setAction(at edge: ScrollEdge = .start, levels action: Action?) {
    change(edge) { $0.action = action }
  }

  /// Switches an edge on or off.
  ///
  /// An edge is always off if it has no action, if the view doesn't declare it, or if the view is disabled. A
  /// running action continues.
  public func setEnabled(_ isEnabled: Bool, at edge: ScrollEdge = .start) {
    change(edge) { $0.isEnabled = isEnabled }
  }

  /// Says whether the view that the controller is attached to lets an edge be on.
  func allow(_ isAllowed: Bool, at edge: ScrollEdge) {
    change(edge) { $0.isAllowed = isAllowed }
  }

  /// Sets whether an edge has no more to load.
  ///
  /// Once it has more again, approaching the edge can start its action, even if the content's extent hasn't
  /// changed.
  public func setExhausted(_ isExhausted: Bool, at edge: ScrollEdge) { send(.exhaust(edge, isExhausted)) }

  /// Changes an edge's configuration, which also applies to a pull or an action under way.
  public func configure(_ edge: ScrollEdge, _ configuration: EdgeConfiguration) {
    edges[edge].configuration = configuration
    send(.configure(edge, configuration))
  }

  /// Sets the measured extent of an edge's indicator along the axis, in pt.
  public func setIndicatorExtent(_ extent: Double, at edge: ScrollEdge) {
    send(.indicatorExtent(edge, extent))
  }

  /// Sets what happens to a start at one edge while the other edge's action runs; `.drop` by default.
  public func setExclusion(_ policy: ExclusionPolicy) { send(.setExclusion(policy)) }

  /// Sets whether the reader asked for less motion, in which case no indicator turns or pulses.
  public func setReducesMotion(_ reducesMotion: Bool) {
    var behavior = runner.scroll.behavior
    behavior.reducesMotion = reducesMotion
    send(.setBehavior(behavior))
  }

  /// Handles a tap on an edge's indicator, which may start the action (see `startsOnTap(_:)`).
  public func tap(_ edge: ScrollEdge) { send(.tap(edge)) }

  /// Starts an edge's action, unless it runs already.
  ///
  /// Without a view or an action, the start waits for both. If the content is at the edge, the gap scrolls
  /// into sight.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The run, which can be awaited. Every call returns the same run while it waits or runs.
  @discardableResult
  public func begin(_ edge: ScrollEdge = .start) -> RefreshRun {
    if let run = edges[edge].running?.run ?? edges[edge].pending { return run }
    let run = RefreshRun()
    edges[edge].pending = run
    beginPending(edge)
    return run
  }

  /// Starts an edge's action as `begin(_:)` does, and waits for its outcome.
  @discardableResult
  public func refresh(_ edge: ScrollEdge = .start) async -> RefreshOutcome? { await begin(edge).value() }

  /// Cancels an edge's action, or a start that waits.
  ///
  /// The outcome is `.cancelled` at once, and the content returns to its edge. The action's task is cancelled
  /// too, but the action has to check for that itself; whatever it does afterwards is ignored.
  public func cancel(_ edge: ScrollEdge = .start) {
    take(edge)?.end(with: RefreshOutcome(result: .cancelled, error: nil, level: .first, date: date()))
    send(.cancel(edge))
  }

  private func change(_ edge: ScrollEdge, _ body: (inout EdgeState) -> Void) {
    let wasOn = edges[edge].isOn
    body(&edges[edge])
    if edges[edge].isOn != wasOn { send(.enable(edge, !wasOn)) }
    beginPending(edge)
  }

  /// Starts a waiting run once there are a view and an action.
  func beginPending(_ edge: ScrollEdge) {
    guard isAttached, edges[edge].action != nil, edges[edge].pending != nil, !runner.scroll.isQueued(edge)
    else { return }
    send(.begin(edge))
  }
}

extension RefreshController {
  /// What an edge is doing.
  public func phase(of edge: ScrollEdge) -> EdgePhase { runner.scroll.phase(of: edge) }

  /// An edge's configuration, as it was given to the controller.
  ///
  /// A view may use another one for the edge, or one without a gap if it can't hold any.
  public func configuration(of edge: ScrollEdge) -> EdgeConfiguration { edges[edge].configuration }

  /// Whether an edge has an action.
  public func hasAction(_ edge: ScrollEdge) -> Bool { edges[edge].action != nil }

  /// Whether an edge has anything to do: an action, in a view that lets it run.
  func isOn(_ edge: ScrollEdge) -> Bool { edges[edge].isOn }

  /// Whether an edge's action runs.
  public func isRefreshing(_ edge: ScrollEdge = .start) -> Bool { edges[edge].running != nil }

  /// Whether a tap on an edge's indicator starts the action: as a retry, or by policy.
  public func startsOnTap(_ edge: ScrollEdge) -> Bool { runner.scroll.startsOnTap(edge) }

  /// How an edge's last start ended, if one has.
  public func lastOutcome(of edge: ScrollEdge) -> RefreshOutcome? { edges[edge].lastOutcome }

  /// When an edge's action last succeeded, if it has.
  public func lastUpdated(_ edge: ScrollEdge) -> Date? { edges[edge].lastUpdated }
}
