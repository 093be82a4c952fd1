/// A check of one promise, step by step.
///
/// A check is a value: a copy of it can return to an earlier step. It reads only the engine's visible state
/// and effects. So an error in the engine's internals does not affect the check.
package protocol PromiseCheck: Sendable {
  /// The promise that the check judges.
  static var promise: Promise { get }
  /// Creates a check without any steps.
  init()
  /// Judges a step.
  ///
  /// - Complexity: O(1) for each effect of the step.
  mutating func look(at step: TraceStep) -> Verdict
}

/// A check's result for a step.
package enum Verdict: Hashable, Sendable {
  /// The step is irrelevant to the promise.
  case nothing
  /// The promise held.
  case held
  /// The promise is broken, with a description of the fault.
  case broken(String)

  /// Creates `broken` from the faults, or `held` if there are none.
  init(_ faults: [String]) {
    self = faults.isEmpty ? .held : .broken(faults.joined(separator: "; "))
  }
}

/// A broken promise, or a broken check of a trace.
package struct Breach: Hashable, Sendable, CustomStringConvertible {
  /// The broken promise or check.
  package let subject: Subject
  /// The event's index in the trace.
  package let event: Int
  /// The event's time, in s.
  package let time: Double
  /// A description of the fault.
  package let seen: String

  /// The kinds of things that can be broken.
  package enum Subject: Hashable, Sendable {
    /// A promise of the engine.
    case promise(Promise)
    /// The trace's expectations: after an event, or as a count of effects.
    case checks
  }

  /// Creates a breach.
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
  /// Parses a promise's number or `checks`, or returns `nil`.
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
