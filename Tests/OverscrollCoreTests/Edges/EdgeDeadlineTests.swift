@testable import OverscrollCore
import Testing

/// The deadlines of a running action, each handled exactly at its time for any ticks.
///
/// The deadlines are the minimum duration, the result display and the timeout.
@Suite struct EdgeDeadlineTests {
  /// Returns an engine with an action that code started at 1 s, without a gap that could hide a deadline.
  private func begun(_ configuration: EdgeConfiguration) -> ScrollEngine {
    var configuration = configuration
    configuration.gap = .points(0)
    var engine = ScrollEngine(start: configuration)
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 0), revision: 1), at: 0))
    _ = engine.handle(ScrollEvent(.begin(.start), at: 1))
    return engine
  }

  private let token = RefreshToken(rawValue: 1)

  struct Row: CustomTestStringConvertible, Sendable {
    let minimum: Double
    let resultDuration: Double
    /// The end of the action, in s after its start.
    let finish: Double
    /// The start and the end of the result display, in s after the start of the action.
    let resultSince: Double
    let isHome: Double
    var testDescription: String {
      "minimum \(minimum), result display \(resultDuration), ended after \(finish)"
    }
  }

  static let rows = [
    Row(minimum: 0.5, resultDuration: 0.25, finish: 0, resultSince: 0.5, isHome: 0.75),
    Row(minimum: 0.5, resultDuration: 0.25, finish: 0.125, resultSince: 0.5, isHome: 0.75),
    Row(minimum: 0.5, resultDuration: 0.25, finish: 0.5, resultSince: 0.5, isHome: 0.75),
    Row(minimum: 0.5, resultDuration: 0.25, finish: 3, resultSince: 3, isHome: 3.25),
    Row(minimum: 0, resultDuration: 0.25, finish: 0, resultSince: 0, isHome: 0.25),
    Row(minimum: 0.5, resultDuration: 0, finish: 0.25, resultSince: 0.5, isHome: 0.5),
    Row(minimum: -1, resultDuration: .nan, finish: 0.25, resultSince: 0.25, isHome: 0.25),
  ]

  @Test("The minimum duration and the result display end exactly at their deadlines", arguments: rows)
  func instants(_ row: Row) {
    var engine = begun(EdgeConfiguration(minimumDuration: row.minimum, resultDuration: row.resultDuration))
    #expect(engine.nextDeadline == .infinity)
    let effects = engine.handle(ScrollEvent(.finish(token, .success), at: 1 + row.finish))
    #expect(effects == [.edge(.start, .ended(token, .success)), .edge(.start, .successHaptic)])
    for (instant, before, after) in [
      (1 + row.resultSince, "refreshing", row.resultSince < row.isHome ? "showingResult" : "idle"),
      (1 + row.isHome, row.resultSince < row.isHome ? "showingResult" : "refreshing", "idle"),
    ] where instant > engine.time {
      #expect(engine.nextDeadline == instant)
      #expect(engine.handle(ScrollEvent(.tick, at: instant.nextDown)) == [])
      #expect(engine.edges.start.phase.name == before)
      #expect(engine.handle(ScrollEvent(.tick, at: instant)) == [])
      #expect(engine.edges.start.phase.name == after)
    }
    #expect(engine.edges.start.phase == .idle)
    #expect(engine.nextDeadline == .infinity)
  }

  @Test("A timeout happens exactly at its deadline, and later results change nothing")
  func timeOut() {
    var engine = begun(EdgeConfiguration(resultDuration: 0.25, timeout: 3))
    #expect(engine.nextDeadline == 4)
    #expect(engine.handle(ScrollEvent(.tick, at: 4.0.nextDown)) == [])
    let effects = engine.handle(ScrollEvent(.finish(token, .success), at: 4))
    #expect(effects == [.edge(.start, .ended(token, .timedOut))])
    #expect(engine.edges.start.phase.name == "showingResult")
    #expect(engine.nextDeadline == 4.25)
  }

  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let duration: any WritableKeyPath<EdgeConfiguration, Double> & Sendable
    /// The phase while the duration runs.
    let phase: String
    /// The end of the action, in s after its start, or `nil` if it does not end.
    let finish: Double?
    /// The start of the duration, in s.
    let since: Double
  }

  static let changes = [
    Change(
      testDescription: "minimum", duration: \.minimumDuration, phase: "refreshing", finish: 0, since: 1),
    Change(
      testDescription: "result display", duration: \.resultDuration, phase: "showingResult", finish: 1,
      since: 2),
    Change(testDescription: "time-out", duration: \.limit, phase: "refreshing", finish: nil, since: 1),
  ]

  @Test("A duration that is changed while it runs still counts from its start", arguments: changes)
  func changed(_ change: Change) {
    for last in [4, 64, 1e30] as [Double] {
      for (next, end) in [(2, 2.0), (0.5, 1), (16, 16), (0, 1)] as [(Double, Double)] {
        // A timeout of 0 is no timeout.
        if change.duration == \.limit, next == 0 { continue }
        var configuration = EdgeConfiguration(gap: .points(0), minimumDuration: 0)
        configuration[keyPath: change.duration] = last
        var engine = begun(configuration)
        if let finish = change.finish {
          _ = engine.handle(ScrollEvent(.finish(token, .success), at: 1 + finish))
        }
        _ = engine.handle(ScrollEvent(.tick, at: change.since + 1))
        #expect(engine.edges.start.phase.name == change.phase)
        configuration[keyPath: change.duration] = next
        _ = engine.handle(ScrollEvent(.configure(.start, configuration), at: change.since + 1))
        _ = engine.handle(ScrollEvent(.tick, at: (change.since + end).nextDown))
        #expect(end == 1 || engine.edges.start.phase.name == change.phase)
        _ = engine.handle(ScrollEvent(.tick, at: change.since + end))
        #expect(engine.edges.start.phase == .idle, "from \(last) s to \(next) s")
      }
    }
  }

  @Test("One late tick handles all due deadlines in order")
  func oneLook() {
    var engine = begun(EdgeConfiguration(resultDuration: 0.5, timeout: 2, keepsFailure: true))
    #expect(engine.handle(ScrollEvent(.tick, at: 100)) == [.edge(.start, .ended(token, .timedOut))])
    #expect(engine.edges.start.phase == .failed)
  }
}

extension EdgeConfiguration {
  /// The timeout, or 0 without one.
  fileprivate var limit: Double {
    get { timeout ?? 0 }
    set { timeout = newValue }
  }
}
