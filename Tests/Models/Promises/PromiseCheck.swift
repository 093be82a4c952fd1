/// Checks one promise, step by step.
///
/// A value: copy it to go back to an earlier step. It reads what an engine shows and asks for, and nothing of how the
/// engine works, so that a fault of the engine's is none of its own.
package protocol PromiseCheck: Sendable {
  /// The promise that it checks.
  static var promise: Promise { get }
  /// Makes a check that has seen nothing.
  init()
  /// Looks at a step.
  ///
  /// - Complexity: O(1) for each effect of the step.
  mutating func look(at step: TraceStep) -> Verdict
}

/// What a check says of a step.
package enum Verdict: Hashable, Sendable {
  /// The step has nothing to do with the promise.
  case nothing
  /// The promise held.
  case held
  /// The promise is broken: what was seen.
  case broken(String)

  /// Says that a promise is broken by anything that was seen, and otherwise that it held.
  init(_ faults: [String]) {
    self = faults.isEmpty ? .held : .broken(faults.joined(separator: "; "))
  }
}

/// A promise, or a check of the trace's own, that was broken.
package struct Breach: Hashable, Sendable, CustomStringConvertible {
  /// What was broken.
  package let subject: Subject
  /// The event's number, from 0 on.
  package let event: Int
  /// When that was, in s.
  package let time: Double
  /// What was seen.
  package let seen: String

  /// What can be broken.
  package enum Subject: Hashable, Sendable {
    /// A promise of the engine's.
    case promise(Promise)
    /// What a trace expects after an event, or as a count of effects.
    case checks
  }

  /// Makes a breach.
  package init(_ subject: Subject, event: Int, time: Double, seen: String) {
    self.subject = subject
    self.event = event
    self.time = time
    self.seen = seen
  }

  /// The subject, the event, the time, and what was seen.
  package var description: String { "\(subject), event \(event), at \(time) s: \(seen)" }
}

extension Breach.Subject: CustomStringConvertible {
  /// Reads a promise's number, or `checks`; nil for anything else.
  package init?(_ word: String) {
    if word == "checks" {
      self = .checks
    } else {
      guard let promise = Int(word).flatMap(Promise.init(rawValue:)) else { return nil }
      self = .promise(promise)
    }
  }

  /// The promise's number, or `checks`.
  package var description: String {
    switch self {
    case .promise(let promise): "promise \(promise.rawValue)"
    case .checks: "checks"
    }
  }
}
