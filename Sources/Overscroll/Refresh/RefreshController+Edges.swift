import Foundation
import OverscrollCore

// The same in the engine's edges, for hosts.
extension RefreshController {
  func setAction(at edge: ScrollEdge, levels action: Action?) {
    let isAttached = isAttached
    change(edge) {
      $0.action = action
      // A view that is gone declares nothing.
      if !isAttached { $0.declaredAction = nil }
    }
  }

  func setEnabled(_ isEnabled: Bool, at edge: ScrollEdge) { change(edge) { $0.isEnabled = isEnabled } }

  /// Says whether the view that the controller is attached to lets an edge be on.
  func allow(_ isAllowed: Bool, at edge: ScrollEdge) { change(edge) { $0.isAllowed = isAllowed } }

  func setExhausted(_ isExhausted: Bool, at edge: ScrollEdge) { send(.exhaust(edge, isExhausted)) }

  func configure(_ edge: ScrollEdge, _ configuration: EdgeConfiguration) {
    edges[edge].given = configuration
    // A view that is gone declares nothing.
    if !isAttached { edges[edge].declared = nil }
    send(.configure(edge, edges[edge].configuration))
  }

  @discardableResult
  func begin(_ edge: ScrollEdge) -> RefreshRun {
    if let run = edges[edge].running?.run ?? edges[edge].pending { return run }
    let run = RefreshRun()
    edges[edge].pending = run
    beginPending(edge)
    return run
  }

  func cancel(_ edge: ScrollEdge) {
    take(edge)?.end(with: RefreshOutcome(result: .cancelled, error: nil, level: .first, date: date()))
    send(.cancel(edge))
  }

  func phase(of edge: ScrollEdge) -> EdgePhase { runner.scroll.phase(of: edge) }

  func configuration(of edge: ScrollEdge) -> EdgeConfiguration { given(edge) ?? .usual(edge) }

  /// An edge's configuration, if code has given one.
  func given(_ edge: ScrollEdge) -> EdgeConfiguration? { edges[edge].given }

  func hasAction(_ edge: ScrollEdge) -> Bool { edges[edge].run != nil }

  /// Whether an edge has anything to do: an action, in a view that lets it run.
  func isOn(_ edge: ScrollEdge) -> Bool { edges[edge].isOn }

  /// Whether an edge can start now: it is on, and the other one doesn't keep it from it.
  func isFree(_ edge: ScrollEdge) -> Bool { edges[edge].isOn && runner.scroll.presentation[edge].isAvailable }

  /// Whether there is something to offer at an edge: it is on, and has more to load.
  func hasOffer(_ edge: ScrollEdge) -> Bool { edges[edge].isOn && phase(of: edge) != .exhausted }

  func isRefreshing(_ edge: ScrollEdge) -> Bool { edges[edge].running != nil }

  /// The run of an edge's action, while that runs.
  func run(of edge: ScrollEdge) -> RefreshRun? { edges[edge].running?.run }

  func lastOutcome(of edge: ScrollEdge) -> RefreshOutcome? { edges[edge].lastOutcome }

  func lastUpdated(_ edge: ScrollEdge) -> Date? { edges[edge].lastUpdated }

  func change(_ edge: ScrollEdge, _ body: (inout EdgeState) -> Void) {
    let wasOn = edges[edge].isOn
    body(&edges[edge])
    if edges[edge].isOn != wasOn { send(.enable(edge, !wasOn)) }
    beginPending(edge)
  }

  /// Starts a waiting run once there are a view and an action.
  func beginPending(_ edge: ScrollEdge) {
    guard isAttached, edges[edge].run != nil, edges[edge].pending != nil, !runner.scroll.isQueued(edge)
    else { return }
    send(.begin(edge))
  }
}
