/// A check of one promise along the steps of a trace.
///
/// A check is a value, so a search can copy it and continue from an earlier step. It reads only the
/// engine's presentation and effects. So an error in the engine's internal state does not affect the check.
package protocol PromiseCheck: Sendable {
  /// The promise that is checked.
  static var promise: Promise { get }
  /// Creates a check that has not seen any step.
  init()
  /// Returns whether a step keeps or breaks the promise.
  ///
  /// - Complexity: O(1) for each effect of the step.
  mutating func look(at step: TraceStep) -> Verdict
}

/// The result of a check for one step.
package enum Verdict: Hashable, Sendable {
  /// The step does not concern the promise.
  case nothing
  /// The step keeps the promise.
  case held
  /// The step breaks the promise. The text describes the fault.
  case broken(String)

  /// Creates `broken` from descriptions of faults, or `held` if there are none.
  init(_ faults: [String]) {
    self = faults.isEmpty ? .held : .broken(faults.joined(separator: "; "))
  }
}

/// An event that breaks a promise, or that contradicts an expectation of its trace.
package struct Breach: Hashable, Sendable, CustomStringConvertible {
  /// The promise or the kind of expectation that is broken.
  package let subject: Subject
  /// The event's index in the trace.
  package let event: Int
  /// The event's time, in s.
  package let time: Double
  /// A description of the fault.
  package let seen: String

  /// A promise, or the expectations that a trace contains.
  package enum Subject: Hashable, Sendable {
    /// A promise of the engine.
    case promise(Promise)
    /// The expectations of the trace, after an event or about the number of effects.
    case checks
  }

  /// Creates a breach with the time in s.
  package init(_ subject: Subject, event: Int, time: Double, seen: String) {
    self.subject = subject
    self.event = event
    self.time = time
    self.seen = seen
  }

  /// The subject, the event, the time and the fault.
  package var description: String { "\(subject), event \(event), at \(time) s: \(seen)" }
}

extension Breach.Subject: CustomStringConvertible {
  /// Creates a subject from `checks` or a promise's number, or returns `nil`.
  package init?(_ word: String) {
    if word == "checks" {
      self = .checks
    } else {
      guard let promise = Int(word).flatMap(Promise.init(rawValue:)) else { return nil }
      self = .promise(promise)
    }
  }

  /// The text `promise` with its number, or `checks`.
  package var description: String {
    switch self {
    case .promise(let promise): "promise \(promise.rawValue)"
    case .checks: "checks"
    }
  }
}
