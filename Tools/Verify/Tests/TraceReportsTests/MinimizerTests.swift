import OverscrollCore
import OverscrollListCore
import OverscrollTrace
import Testing
import PromiseChecks
import TraceReports

/// Tests that find the first breach of a trace, and the shortest trace with the same breach.
@Suite struct MinimizerTests {
  @Test("The report of the first breach contains the states before and after its event")
  func first() throws {
    let trace = try SampleTrace.pull(checks: ["= start.phase idle"])
    let first = try #require(FirstBreach(of: trace, for: .checks))
    #expect(first.breach.event == 10)
    #expect(
      first.lines.prefix(2) == [
        "checks breaks at event 10, 0.250 s: start.phase is refreshing, not idle", "  dragEnded 1",
      ])
    #expect(first.lines.contains("* start.phase             armed                   refreshing"))
    #expect(first.lines.contains("  end.phase               disabled                disabled"))
    #expect(FirstBreach(of: trace, for: .promise(.noJump)) == nil)
  }

  @Test("A trace of 200 events is shortened to the four events that are needed to break its expectation")
  func shortest() throws {
    let trace = try SampleTrace.broken()
    #expect(trace.events.count == 200)
    let shortest = try #require(TraceMinimizer(trace)).shortest()
    let lines = shortest.events.map { "\($0.time) \(String(decoding: $0.input.line, as: UTF8.self))" }
    #expect(lines.count == 4)
    #expect(lines.first == "0.0 layout 640 2000 1" && lines.last == "2.0 tick")
    #expect(shortest.mistakes() == ["event 3, at 2.0 s: start.phase is armed, not idle"])
    let text = String(decoding: shortest.text, as: UTF8.self)
    #expect(text.contains("(Minimized.)") && !text.contains("wheel") && !text.contains("start.phase armed"))
    #expect(try Trace(text: shortest.text) == shortest)
  }

  @Test("The shortest trace has the same wrong number of effects as the original trace")
  func count() throws {
    var trace = try SampleTrace.pull()
    trace.counts = try Trace(text: Array("overscroll trace 1\ncount ended 0\nend 0\n".utf8)).counts
    let shortest = try #require(TraceMinimizer(trace, for: .checks)).shortest()
    #expect(shortest.mistakes() == ["ended happened 1 times, not 0"])
    #expect(shortest.events.count < 7)
  }

  @Test(
    "`isBrokenAtOnce` is true if a new engine breaks the same expectation",
    arguments: [(["= start.phase armed"], false), (["= start.phase idle", "= start.level first"], true)])
  func newEngine(_ checks: [String], _ isKept: Bool) throws {
    var trace = try SampleTrace.pull(checks: isKept ? checks : [])
    if !isKept {
      trace.events[20].checks = [TraceExpectation("start.phase", "armed")]
    }
    let minimizer = try #require(TraceMinimizer(trace, for: .checks))
    #expect(minimizer.isBrokenAtOnce != isKept)
    #expect((minimizer.shortest().events.count == 1) == minimizer.isBrokenAtOnce)
  }

  @Test("A trace without events that expects an effect is broken and cannot be shortened")
  func noEvents() throws {
    let started = Trace.CountExpectation(effect: "started", count: 1)
    let trace = Trace(counts: [Trace.CountExpectation(effect: "ended", count: 0), started])
    #expect(TraceAudit(of: trace).breaches.count == 1 && trace.mistakes().count == 1)
    #expect(TraceAudit(of: trace).checksHeld == 1)
    let seen = "started has happened 0 times, not 1"
    let first = try #require(FirstBreach(of: trace, for: .checks))
    #expect(first.lines.first == "checks breaks, without an event: \(seen)")
    #expect(first.lines.contains { $0.hasPrefix("  start.phase") })
    #expect(FirstBreach(of: trace, for: .promise(.noJump)) == nil)
    let minimizer = try #require(TraceMinimizer(trace))
    #expect(minimizer.shortest().counts == [started] && minimizer.shortest().events == [])
    #expect(minimizer.isBrokenAtOnce && TraceMinimizer(trace, for: .promise(.noJump)) == nil)
  }

  @Test("A minimizer cannot be created for a trace that breaks nothing")
  func nothing() throws {
    #expect(TraceMinimizer(try SampleTrace.pull()) == nil)
    #expect(TraceMinimizer(try SampleTrace.broken(), for: .promise(.oneStart)) == nil)
  }

  @Test(
    "The shortest trace keeps the events that a given property needs, in their order",
    arguments: [[0], [199], [3, 77, 150], Array(90...97)])
  func property(_ wanted: [Int]) throws {
    var trace = try SampleTrace.broken()
    for index in trace.events.indices {
      trace.events[index] = TraceEvent(
        .input(.scroll(.wheel(Double(index), isPrecise: true))), at: Double(index))
    }
    var replays = 0
    let shortest = TraceMinimizer(trace) { candidate in
      replays += 1
      return Set(wanted).isSubset(of: candidate.events.map { Int($0.time) })
    }.shortest()
    #expect(shortest.events.map { Int($0.time) } == wanted)
    #expect(replays < 400)
  }
}
