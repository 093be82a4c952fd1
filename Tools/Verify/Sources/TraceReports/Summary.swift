import OverscrollCore
package import OverscrollTrace
package import PromiseChecks

/// A summary of the checks of a trace.
package struct Summary {
  /// A line for each broken promise, and for each expectation of the trace that is not met.
  package let breaches: [String]
  /// The last line: the number of events, and the totals of the checks.
  package let line: String

  /// Summarizes the results of an audit.
  ///
  /// - Parameters:
  ///   - audit: The results.
  ///   - trace: The trace that was checked.
  package init(_ audit: TraceAudit, of trace: Trace) {
    breaches = Summary.lines(audit.breaches)
    let times = trace.events.map(\.time).filter(\.isFinite)
    let span = (times.max() ?? 0) - (times.min() ?? 0)
    var parts = ["\(Summary.counted(trace.events.count, "event")) over \(Wording.seconds(span)) s"]
    parts.append(
      audit.checks == 0
        ? "no checks" : "\(audit.checksHeld) of \(Summary.counted(audit.checks, "check")) held")
    let broken = Set(audit.breaches.map(\.subject))
    func list(_ promises: [Promise]) -> String { promises.map { "\($0.rawValue)" }.joined(separator: ", ") }
    let judged = Promise.allCases.filter { audit.judged[$0] != nil }
    let held = judged.filter { !broken.contains(.promise($0)) }
    let broke = judged.filter { broken.contains(.promise($0)) }
    let others = Promise.allCases.filter { audit.judged[$0] == nil }
    if !held.isEmpty { parts.append("promises held: \(list(held))") }
    if !broke.isEmpty { parts.append("promises broken: \(list(broke))") }
    if !others.isEmpty { parts.append("not exercised: \(list(others))") }
    line = parts.joined(separator: "; ") + "."
  }

  /// Returns a line for each broken promise or expectation.
  ///
  /// The line of a promise describes its first breach, and counts the further ones.
  private static func lines(_ breaches: [Breach]) -> [String] {
    var lines: [String] = []
    var more: [Breach.Subject: Int] = [:]
    var indices: [Breach.Subject: Int] = [:]
    for breach in breaches {
      if breach.subject != .checks, indices[breach.subject] != nil {
        more[breach.subject, default: 0] += 1
        continue
      }
      indices[breach.subject] = lines.count
      lines.append(
        "\(title(breach.subject)), event \(breach.event), \(Wording.seconds(breach.time)) s: \(breach.seen)")
    }
    for (subject, count) in more {
      if let index = indices[subject] { lines[index] += "; and \(counted(count, "more time"))" }
    }
    return lines
  }

  private static func title(_ subject: Breach.Subject) -> String {
    switch subject {
    case .promise(let promise): "Broken: promise \(promise.rawValue) (\(promise.title))"
    case .checks: "Broken: a check"
    }
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
