package import OverscrollCore

/// Checks all promises at each event of an engine.
package struct PromiseWatch: Sendable {
  /// The number of steps that concern each promise.
  package private(set) var judged: [Promise: Int] = [:]

  private var checks: [any PromiseCheck]

  /// The types of all checks.
  package static let all: [any PromiseCheck.Type] = [
    OneStartCheck.self, OneOutcomeCheck.self, GapCheck.self, JumpCheck.self, MomentumCheck.self,
    HomeCheck.self,
    ExclusionCheck.self, ApproachCheck.self, FiniteCheck.self, ContentSizeCheck.self, SecondFingerCheck.self,
  ]

  /// Creates a watch with all checks, or with some of them.
  package init(_ checks: [any PromiseCheck.Type] = PromiseWatch.all) {
    self.checks = checks.map { $0.init() }
  }

  /// Passes a step to all checks.
  ///
  /// - Returns: The promises that the step breaks.
  /// - Complexity: O(1) for each check and effect.
  package mutating func look(at step: TraceStep) -> [Breach] {
    var breaches: [Breach] = []
    for index in checks.indices {
      let verdict = checks[index].look(at: step)
      let promise = type(of: checks[index]).promise
      switch verdict {
      case .nothing: break
      case .held: judged[promise, default: 0] += 1
      case .broken(let seen):
        judged[promise, default: 0] += 1
        breaches.append(
          Breach(.promise(promise), event: step.number, time: step.before.time, seen: seen))
      }
    }
    return breaches
  }

  /// Whether the action of each edge has started during the current drag.
  package var isStarted: EdgePair<Bool> {
    for case let check as OneStartCheck in checks { return check.isStarted }
    return EdgePair(start: false, end: false)
  }
}
