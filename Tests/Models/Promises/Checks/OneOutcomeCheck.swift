import OverscrollCore

/// Promise 2: a start has one outcome, and an earlier token changes nothing.
///
/// The outcome is an effect of the event that ends the action.
package struct OneOutcomeCheck: PromiseCheck {
  /// The promise that the check judges.
  package static let promise = Promise.oneOutcome

  /// A running action.
  private struct Running {
    let token: RefreshToken
    /// The time for which it has run, in s.
    var age = 0.0
  }

  private var running = EdgePair<Running?>(start: nil, end: nil)
  /// The tokens of all starts.
  private var tokens: Set<RefreshToken> = []

  /// The largest delay of a timeout by rounding, in s.
  private static let tolerance = 1e-3

  /// Creates a check without any steps.
  package init() {}

  /// Judges a step.
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

  /// Returns the outcome that a `finish` input requires.
  ///
  /// It is `nil` if the start does not run.
  private func answer(to step: TraceStep) -> (RefreshToken, RefreshResult)? {
    guard case .finish(let token, let result) = step.scroll else { return nil }
    guard let edge = ScrollEdge.allCases.first(where: { step.before.edges[$0].phase.running == token }) else {
      return nil
    }
    let staysOpen = edge == .start && step.before.settings.edges.start.refreshes
    return (token, result == .noMoreContent && staysOpen ? .success : result)
  }

  /// Returns a fault for each action that runs past its timeout.
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
  /// Whether a start with this configuration refreshes.
  ///
  /// Then the result `noMoreContent` is a success.
  fileprivate var refreshes: Bool {
    if case .approach = policy { false } else { resumesAfterRefresh }
  }
}

extension TraceStep {
  /// Whether the input finishes an action.
  fileprivate var isFinish: Bool {
    if case .finish = scroll { true } else { false }
  }
}
