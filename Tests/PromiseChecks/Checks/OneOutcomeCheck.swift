import OverscrollCore

/// Promise 2: each start has exactly one outcome, and the token of an earlier start has no effect.
///
/// The outcome is one of the effects of the event that ends the action.
package struct OneOutcomeCheck: PromiseCheck {
  package static let promise = Promise.oneOutcome

  /// An action that is running.
  private struct Running {
    let token: RefreshToken
    /// The time since the action started, in s.
    var age = 0.0
  }

  private var running = EdgePair<Running?>(start: nil, end: nil)
  /// The tokens of all starts so far.
  private var tokens: Set<RefreshToken> = []

  /// The largest delay of a timeout that rounding can cause, in s.
  private static let tolerance = 1e-3

  package init() {}

  package mutating func look(at step: TraceStep) -> Verdict {
    guard !step.isSwitch else {
      self = OneOutcomeCheck()
      for edge in ScrollEdge.allCases {
        running[edge] = step.after.edges[edge].phase.running.map { Running(token: $0) }
      }
      return .nothing
    }
    var faults = timeouts(step)
    let wanted = answer(to: step)
    var given: [(RefreshToken, RefreshResult)] = []
    let asked = step.edgeEffects
    for (edge, effect, isWaited) in asked {
      switch effect {
      case .started(let token, _):
        if running[edge] != nil { faults.append("a start at the \(edge) while its action runs") }
        if !tokens.insert(token).inserted { faults.append("two starts with the token \(token.rawValue)") }
        running[edge] = Running(token: token)
      case .ended(let token, let result):
        if running[edge]?.token == token {
          running[edge] = nil
        } else {
          faults.append("an outcome without a start: \(token.rawValue)")
        }
        if !isWaited { given.append((token, result)) }
      case .queued, .armed, .successHaptic, .declined, .resumed: break
      }
    }
    if case .finish(let token, _) = step.scroll {
      let outcomes = given.filter { $0.0 == token }
      if !(wanted.map { wanted in outcomes.contains { $0 == wanted } } ?? outcomes.isEmpty)
        || outcomes.count > 1
      {
        faults.append("the outcome of start \(token.rawValue) is reported \(outcomes.count) times")
      }
    }
    for edge in ScrollEdge.allCases where running[edge]?.token != step.after.edges[edge].phase.running {
      faults.append("the \(edge) shows a start that no effect has reported")
      running[edge] = step.after.edges[edge].phase.running.map { Running(token: $0) }
    }
    return !asked.isEmpty || !faults.isEmpty || step.isFinish ? Verdict(faults) : .nothing
  }

  /// Returns the outcome that the step must report, or `nil`.
  ///
  /// Only a `finish` input for a running action requires an outcome.
  private func answer(to step: TraceStep) -> (RefreshToken, RefreshResult)? {
    guard case .finish(let token, let result) = step.scroll else { return nil }
    guard let edge = ScrollEdge.allCases.first(where: { step.before.edges[$0].phase.running == token }) else {
      return nil
    }
    let staysOpen = edge == .start && step.before.settings.edges.start.refreshes
    return (token, result == .noMoreContent && staysOpen ? .success : result)
  }

  /// Returns a fault for each action that still runs after its timeout.
  private mutating func timeouts(_ step: TraceStep) -> [String] {
    var faults: [String] = []
    for edge in ScrollEdge.allCases {
      guard var action = running[edge] else { continue }
      action.age += step.elapsed
      running[edge] = action
      let timeout = step.before.settings.edges[edge].timeout ?? 0
      guard timeout > 0, step.elapsed > 0, action.age > timeout + Self.tolerance else { continue }
      if step.before.edges[edge].phase.running == action.token {
        faults.append("start \(action.token.rawValue) runs for \(action.age) s, past its timeout")
      }
    }
    return faults
  }
}

extension EdgeConfiguration {
  /// Whether an action with this configuration refreshes, instead of loading more.
  ///
  /// The engine reports the result `noMoreContent` of a refresh as a success.
  fileprivate var refreshes: Bool {
    if case .approach = policy { false } else { resumesAfterRefresh }
  }
}

extension TraceStep {
  /// Whether the input is the end of an action.
  fileprivate var isFinish: Bool {
    if case .finish = scroll { true } else { false }
  }
}
