import OverscrollCore
import OverscrollTrace
import Testing
import PromiseChecks
import TraceReports

/// Tests of the timeline, which prints a trace as lines.
@Suite struct TimelineTests {
  private func lines(of trace: Trace, in window: ClosedRange<Double> = -.infinity ... .infinity) -> [String] {
    var timeline = Timeline(of: trace, in: window)
    let audit = TraceAudit(of: trace) { timeline.add($0, $1, $2) }
    let summary = Summary(audit, of: trace)
    return timeline.takeLines(atEnd: true) + summary.breaches + [summary.line]
  }

  private func trace(_ lines: String...) throws -> Trace {
    let text = (["overscroll trace 1", "engine view"] + lines + ["end \(lines.count)"]).map { $0 + "\n" }
      .joined()
    return try Trace(text: Array(text.utf8))
  }

  @Test("The timeline of a pull contains its offsets, phases and effects")
  func pull() throws {
    #expect(
      lines(of: try SampleTrace.pull(checks: ["= start.phase refreshing"])).joined(separator: "\n") == """
        A pull that refreshes.
        Recorded on a test.
                  time, s  offset, pt  event
                    0.000         0.0  layout 640 2000 1
                    0.000         0.0  dragBegan 1 100 180
                    0.010       -16.1  dragMoved 1 140 180                       start: idle → pulling
              0.020–0.050       -89.8  dragMoved 1, 4 times, 180.0 … 300.0
                    0.060      -105.6  dragMoved 1 340 180                       start: pulling → armed  effects: armed:start
              0.070–0.080      -134.6  dragMoved 1, 2 times, 380.0 … 420.0
                    0.250      -134.6  dragEnded 1                               start: armed → refreshing  effects: swallowTap started:start:1:first
              0.300–0.900       -60.0  7 ticks
                    1.500       -60.0  finish 1 success                          start: refreshing → settling  effects: ended:start:1:success successHaptic:start
                    2.000        -1.6  tick
                    3.000         0.0  tick                                      start: settling → idle
        21 events over 3.000 s; 1 of 1 check held; promises held: 1, 2, 3, 4, 5, 6, 7, 9, 11; not exercised: 8, 12.
        """)
  }

  @Test("Movements of a finger and ticks share a line until another finger moves or the finger lifts")
  func folding() throws {
    let trace = try trace(
      "0 layout 640 2000 1", "0 dragBegan 1 900 0", "0.1 dragMoved 1 880 0", "0.1 tick",
      "0.2 dragMoved 1 860 0",
      "0.2 tick", "0.3 dragMoved 2 5 0", "0.4 dragMoved 1 850 0", "0.5 tick", "0.6 tick", "0.7 dragEnded 1")
    let events = lines(of: trace).dropFirst().dropLast().map { $0.dropFirst(31) }
    #expect(
      events == [
        "layout 640 2000 1", "dragBegan 1 900 0", "dragMoved 1, 2 times, 860.0 … 880.0, 2 ticks",
        "dragMoved 2 5 0",
        "dragMoved 1, 850.0, 2 ticks", "dragEnded 1                               effects: swallowTap",
      ])
  }

  @Test(
    "Consecutive platform offsets with the same phase share a line, and so do measurements")
  func offsets() throws {
    let trace = try trace(
      "0 setBehavior source=shifted", "0 layout 640 2000 1", "1 observed 10 tracking",
      "2 observed 30 tracking",
      "3 observed 50 decelerating", "4 observed 60 decelerating", "5 list true", "6 list.measure 3 40",
      "6 list.measure 7 40", "6 list.commit")
    let events = lines(of: trace).dropFirst().dropLast().map { $0.dropFirst(31) }
    #expect(
      events.dropFirst(2) == [
        "observed tracking, 2 times, 10.0 … 30.0", "observed decelerating, 2 times, 50.0 … 60.0", "list true",
        "list.measure, 2 times, 3.0 … 7.0", "list.commit",
      ])
  }

  @Test("Events outside the given times are played but not printed")
  func window() throws {
    let lines = lines(of: try SampleTrace.pull(), in: 0.2...0.9)
    #expect(lines.count == 6 && lines[3].contains("armed → refreshing") && lines[4].contains("0.300–0.900"))
    #expect(lines[5].hasPrefix("21 events"))
  }

  @Test("A breach is printed below its event, and again at the end")
  func broken() throws {
    let lines = lines(of: try SampleTrace.pull(checks: ["= start.phase idle", "= start.gap 60"]))
    #expect(lines.contains { $0.hasSuffix("✗ checks: start.phase is refreshing, not idle") })
    #expect(
      lines.suffix(2).first == "Broken: a check, event 10, 0.250 s: start.phase is refreshing, not idle")
    #expect(lines.last?.contains("1 of 2 checks held") == true)
  }

  @Test("Too many effects are a breach at the first extra one, and too few are a breach at the end")
  func counts() throws {
    for (count, event) in [(0, 10), (2, 20)] {
      var trace = try SampleTrace.pull()
      trace.counts = try Trace(
        text: Array("overscroll trace 1\ncount started:start \(count)\nend 0\n".utf8)
      ).counts
      let audit = TraceAudit(of: trace)
      #expect(audit.breaches.map(\.event) == [event] && audit.checks == 1 && audit.checksHeld == 0)
    }
  }

  @Test("Extreme numbers are printed, and long values are shortened")
  func hostile() throws {
    let extents = (0..<200).map { "\($0)" }.joined(separator: " ")
    let trace = try trace(
      "0 layout 1e300 nan 1", "nan wheel inf true", "1e308 observed 40 free", "<-1e308 tick", "1 list true",
      "2 list.extents 0 \(extents)")
    let lines = lines(of: trace)
    #expect(lines.contains { $0.contains("nan") } && lines.contains { $0.hasSuffix("…") })
    #expect(lines.allSatisfy { $0.count < 200 })
  }
}
