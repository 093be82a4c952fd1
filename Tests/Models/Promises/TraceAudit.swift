import OverscrollCore
package import OverscrollTrace

/// The results of all checks along a trace.
package struct TraceAudit: Sendable {
  /// All breaches, in order.
  package private(set) var breaches: [Breach] = []
  /// The number of the trace's own checks, including its counts.
  package private(set) var checks = 0
  /// The number of own checks that held.
  package private(set) var checksHeld = 0
  /// The number of judged steps of each promise.
  package private(set) var judged: [Promise: Int] = [:]

  /// Replays a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - subject: The promise to check, or the trace's own checks; `nil` for all.
  ///   - stopsAtFirst: Whether to stop at the first breach.
  ///   - body: Receives each event, its step and its breaches. The last event includes wrong counts.
  /// - Complexity: O(n) in the number of events, and with a list O(n · m) in the number m of its measured
  ///   items.
  package init(
    of trace: Trace, for subject: Breach.Subject? = nil, stopsAtFirst: Bool = false,
    _ body: (TraceEvent, TraceStep, [Breach]) -> Void = { _, _, _ in }
  ) {
    var player = WatchedPlayer(trace.engine)
    var watch = PromiseWatch(PromiseWatch.all.filter { subject == nil || subject == .promise($0.promise) })
    let looksAtChecks = subject == nil || subject == .checks
    var counts = EffectCounts(looksAtChecks ? trace.counts : [])
    checks = counts.count
    for (number, event) in trace.events.enumerated() {
      let step = player.play(event)
      var found = watch.look(at: step)
      if looksAtChecks {
        found += breaches(of: event, number, &player)
        counts.add(player.player.effects)
        found += counts.mistakes(isLast: number == trace.events.count - 1).map {
          Breach(.checks, event: number, time: event.time, seen: $0)
        }
      }
      breaches += found
      body(event, step, found)
      if stopsAtFirst, !breaches.isEmpty { break }
    }
    if trace.events.isEmpty {
      breaches = counts.mistakes(isLast: true).map { Breach(.checks, event: 0, time: 0, seen: $0) }
    }
    checksHeld += counts.held
    judged = watch.judged
  }

  private mutating func breaches(
    of event: TraceEvent, _ number: Int, _ player: inout WatchedPlayer
  ) -> [Breach] {
    guard !event.checks.isEmpty else { return [] }
    let mistakes = player.mistakes(of: event)
    checks += event.checks.count
    checksHeld += event.checks.count - mistakes.count
    return mistakes.map { Breach(.checks, event: number, time: event.time, seen: $0) }
  }
}

/// The expected and the found numbers of effects.
private struct EffectCounts {
  private let expected: [Trace.CountExpectation]
  private var found: [Int]
  private var broken: Set<Int> = []

  init(_ expected: [Trace.CountExpectation]) {
    self.expected = expected
    found = expected.map { _ in 0 }
  }

  var count: Int { expected.count }
  var held: Int { expected.count - broken.count }

  mutating func add(_ effects: ScrollEffects) {
    for effect in effects {
      for (index, count) in expected.enumerated() where effect.hasName(count.effect) { found[index] += 1 }
    }
  }

  /// Returns the counts that are wrong by now.
  ///
  /// A count is wrong if it is exceeded, or not reached at the last event.
  mutating func mistakes(isLast: Bool) -> [String] {
    var mistakes: [String] = []
    for (index, count) in expected.enumerated() {
      let isWrong = found[index] > count.count || (isLast && found[index] < count.count)
      guard isWrong, broken.insert(index).inserted else { continue }
      mistakes.append("\(count.effect) has happened \(found[index]) times, not \(count.count)")
    }
    return mistakes
  }
}
