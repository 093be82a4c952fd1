import OverscrollCore
package import OverscrollTrace

/// The results of all checks of a trace: the promises, and the expectations that the trace contains.
package struct TraceAudit: Sendable {
  /// All breaches, in the order of their events.
  package private(set) var breaches: [Breach] = []
  /// The number of expectations in the trace, including those about numbers of effects.
  package private(set) var checks = 0
  /// The number of expectations in the trace that are met.
  package private(set) var checksHeld = 0
  /// The number of steps that concern each promise.
  package private(set) var judged: [Promise: Int] = [:]

  /// Replays a trace, and checks it.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - subject: The promise to check, or `checks` for the trace's expectations, or `nil` for all.
  ///   - stopsAtFirst: Whether the replay stops at the first breach.
  ///   - body: A closure that receives each event, its step and its breaches. The breaches of the last
  ///     event include wrong numbers of effects.
  /// - Complexity: O(n) for n events. With a list O(n · m), for m measured items.
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

/// The expected numbers of effects, and the numbers found so far.
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

  /// Returns a message for each number that has become wrong.
  ///
  /// A number is wrong if it is too high, or if it is too low at the last event. Each is reported once.
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
