public import Foundation
public import OverscrollCore

extension RefreshController {
  /// Sets what an edge runs, and so switches it on.
  ///
  /// A start under way goes on with the action that it was started with. An action that needs the controller
  /// captures it weakly, since the controller holds the action.
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

  /// Sets what an edge runs, for an action that wants to know the level and to tell the result.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - action: The action, or nil to switch the edge off.
  public func setAction(at edge: ScrollEdge = .start, levels action: Action?) {
    change(edge) { $0.action = action }
  }

  /// Switches an edge on or off.
  ///
  /// An edge without an action is off in any case, and so is one that the view does not declare, or that is in a
  /// disabled view. An action under way goes on.
  public func setEnabled(_ isEnabled: Bool, at edge: ScrollEdge = .start) {
    change(edge) { $0.isEnabled = isEnabled }
  }

  /// Says whether the view that the controller is attached to lets an edge be on.
  func allow(_ isAllowed: Bool, at edge: ScrollEdge) {
    change(edge) { $0.isAllowed = isAllowed }
  }

  /// Says that an edge has no more to load, or has again.
  ///
  /// Where it has again, coming near it may start once more, even if the content's extent is the same.
  public func setExhausted(_ isExhausted: Bool, at edge: ScrollEdge) { send(.exhaust(edge, isExhausted)) }

  /// Gives an edge other numbers; what is under way goes on under them.
  public func configure(_ edge: ScrollEdge, _ configuration: EdgeConfiguration) {
    edges[edge].configuration = configuration
    send(.configure(edge, configuration))
  }

  /// Says how far an edge's indicator extends along the axis, in pt, as it was measured.
  public func setIndicatorExtent(_ extent: Double, at edge: ScrollEdge) {
    send(.indicatorExtent(edge, extent))
  }

  /// Says what becomes of a start at one edge while the other's action runs; at first, `.drop`.
  public func setExclusion(_ policy: ExclusionPolicy) { send(.setExclusion(policy)) }

  /// Says whether the reader asked for less motion: then no indicator turns or pulses.
  public func setReducesMotion(_ reducesMotion: Bool) {
    var behavior = runner.scroll.scroller.behavior
    behavior.reducesMotion = reducesMotion
    send(.setBehavior(behavior))
  }

  /// Takes a tap on an edge's indicator, which may start the action (see `startsOnTap(_:)`).
  public func tap(_ edge: ScrollEdge) { send(.tap(edge)) }

  /// Starts an edge's action, unless it runs already.
  ///
  /// Without a view or an action, the start waits for both. With content at its edge, the gap is brought into sight.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: What can be awaited: the same for all who ask while it waits or runs.
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

  /// Cancels an edge's action, or what waits to be one.
  ///
  /// Its outcome is `.cancelled` at once, and the content comes home. Its task is cancelled, which is up to the
  /// action to notice: what it does after that changes nothing here.
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

  /// Starts what waits, once there are a view and an action.
  func beginPending(_ edge: ScrollEdge) {
    guard isAttached, edges[edge].action != nil, edges[edge].pending != nil, !runner.scroll.isQueued(edge)
    else { return }
    send(.begin(edge))
  }
}

extension RefreshController {
  /// What an edge is doing.
  public func phase(of edge: ScrollEdge) -> EdgePhase { runner.scroll.edges[edge].phase }

  /// An edge's configuration, as it was given to the controller.
  ///
  /// A view may have its own for it, or none that holds a gap where it cannot hold one.
  public func configuration(of edge: ScrollEdge) -> EdgeConfiguration { edges[edge].configuration }

  /// Whether an edge has an action.
  public func hasAction(_ edge: ScrollEdge) -> Bool { edges[edge].action != nil }

  /// Whether an edge has anything to do: an action, in a view that lets it run.
  func isOn(_ edge: ScrollEdge) -> Bool { edges[edge].isOn }

  /// Whether an edge's action runs.
  public func isRunning(_ edge: ScrollEdge) -> Bool { edges[edge].running != nil }

  /// Whether a tap on an edge's indicator starts the action: as a retry, or by policy.
  public func startsOnTap(_ edge: ScrollEdge) -> Bool { runner.scroll.edges[edge].startsOnTap }

  /// How an edge's last start ended, if one has.
  public func lastOutcome(of edge: ScrollEdge) -> RefreshOutcome? { edges[edge].lastOutcome }

  /// When an edge's action last succeeded, if it has.
  public func lastUpdated(_ edge: ScrollEdge) -> Date? { edges[edge].lastUpdated }
}
