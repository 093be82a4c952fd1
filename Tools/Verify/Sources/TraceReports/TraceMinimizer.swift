import OverscrollCore
package import OverscrollTrace
package import PromiseChecks

/// Shortens a trace to the events that are needed for a fault.
///
/// It removes events until no single event can be removed without losing the fault. The remaining events
/// keep their times. The algorithm is `ddmin` (delta debugging): A. Zeller, R. Hildebrandt, "Simplifying
/// and Isolating Failure-Inducing Input", IEEE Transactions on Software Engineering 28 (2), 2002.
package struct TraceMinimizer {
  private let trace: Trace
  private let breaks: (Trace) -> Bool

  /// Creates a minimizer that keeps a property of a trace.
  ///
  /// - Parameters:
  ///   - trace: A trace with the property.
  ///   - breaks: A closure that returns whether a trace has the property.
  package init(_ trace: Trace, while breaks: @escaping (Trace) -> Bool) {
    self.trace = trace
    self.breaks = breaks
  }

  /// Creates a minimizer that keeps the first breach of a subject, or of any subject.
  ///
  /// Returns `nil` if the trace breaks nothing. For a promise, the shorter trace may break it in any way.
  /// For an expectation of the trace, the breach must have the same text. All further expectations are
  /// removed.
  package init?(_ trace: Trace, for subject: Breach.Subject? = nil) {
    guard let breach = TraceAudit(of: trace, for: subject, stopsAtFirst: true).breaches.first else {
      return nil
    }
    var bare = trace
    bare.about = "\(trace.about)\(trace.about.isEmpty ? "" : " ")(Minimized.)"
    bare.counts = []
    for index in bare.events.indices { bare.events[index].checks = [] }
    // A trace without events can still contradict its expected numbers of effects.
    bare.events = Array(bare.events.prefix(breach.event + 1))
    switch breach.subject {
    case .promise:
      self.init(bare) { !TraceAudit(of: $0, for: breach.subject, stopsAtFirst: true).breaches.isEmpty }
    case .checks:
      let checks = trace.events.isEmpty ? [] : trace.events[breach.event].checks
      let isSame: (Trace) -> Bool = {
        TraceAudit(of: $0, for: .checks).breaches.contains { $0.seen == breach.seen }
      }
      // Keeps only the one expectation that is not met.
      for check in checks {
        bare.events[breach.event].checks = [check]
        if isSame(bare) { break }
        bare.events[breach.event].checks = []
      }
      if bare.events.last?.checks.isEmpty ?? true {
        let isOne = trace.counts.first { count in
          bare.counts = [count]
          return isSame(bare)
        }
        bare.counts = isOne.map { [$0] } ?? []
      }
      guard isSame(bare) else { return nil }
      self.init(bare, while: isSame)
    }
  }

  /// Whether a new engine that receives only the last event contradicts the same expectation.
  ///
  /// In that case, the shortest trace is this event. It does not show which change the earlier events
  /// failed to cause.
  package var isBrokenAtOnce: Bool {
    let last = kept(trace.events.indices.suffix(1), of: trace)
    return !(last.counts.isEmpty && last.events.allSatisfy(\.checks.isEmpty)) && breaks(last)
  }

  /// Returns the trace without any event that can be removed.
  ///
  /// - Complexity: O(n²) replays in the worst case, for n events. If m events are needed, about O(m² + m
  ///   log n).
  package func shortest() -> Trace {
    var result = trace
    var parts = 2
    while result.events.count > 1 {
      let size = (result.events.count + parts - 1) / parts
      let bounds = stride(from: 0, to: result.events.count, by: size).map {
        $0..<min($0 + size, result.events.count)
      }
      if let smaller = bounds.lazy.map({ kept($0, of: result) }).first(where: breaks) {
        result = smaller
        parts = 2
      } else if let smaller = bounds.lazy.map({ leftOut($0, of: result) }).first(where: breaks) {
        result = smaller
        parts = max(parts - 1, 2)
      } else if size > 1 {
        parts = min(parts * 2, result.events.count)
      } else {
        break
      }
    }
    return result
  }

  private func kept(_ part: Range<Int>, of trace: Trace) -> Trace {
    var result = trace
    result.events = Array(trace.events[part])
    return result
  }

  private func leftOut(_ part: Range<Int>, of trace: Trace) -> Trace {
    var result = trace
    result.events.removeSubrange(part)
    return result
  }
}
