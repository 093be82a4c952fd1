import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Promises 6 and 7: content always returns, and an exclusion policy applies to the two edges.
@Suite struct HomePromiseTests {
  @Test(
    "Promise 6: content returns to the edge within two seconds of the lift and the end of the action",
    arguments: Preset.pulled)
  func comesHome(_ preset: Preset) throws {
    var configuration = preset.configuration
    configuration.resumesAfterRefresh = false
    for result in RefreshResult.allCases {
      for overscroll in [0.5, 40, 90, 155] {
        var rig = Rig(start: configuration)
        rig.pull(to: overscroll)
        rig.lift()
        if let token = rig.tokens(.start).last { rig.send(.finish(token, result)) }
        rig.run(2.5)
        if let token = rig.tokens(.start).last { rig.send(.finish(token, result)) }
        rig.run(2)
        let home = rig.starts(.start) > 0 && result == .noMoreContent ? "noMoreContent" : "idle"
        #expect(rig.engine.edges.start.phase.name == home)
        #expect(rig.engine.presentation.contentOffset == 0)
        #expect(rig.engine.content.scroller.motion == .rest)
      }
    }
  }

  @Test("Promise 6: with `keepsFailure`, a failure is shown in its gap until a tap starts the action again")
  func keptFailure() throws {
    var rig = Rig(start: EdgeConfiguration(resultDuration: 0.5, keepsFailure: true))
    rig.send(.begin(.start))
    rig.run(1)
    try rig.finish(.start, .failure)
    rig.run(2)
    #expect(rig.engine.edges.start.phase == .failed)
    #expect(rig.engine.presentation.contentOffset == -60)
    rig.send(.tap(.start))
    #expect(rig.starts(.start) == 2)
    rig.run(1)
    try rig.finish(.start)
    rig.run(3)
    #expect(rig.phases.start.suffix(5) == ["failed", "refreshing", "showingResult", "settling", "idle"])
    #expect(rig.engine.presentation.contentOffset == 0)
  }

  @Test("Promise 6: an action that never ends times out at its configured time")
  func timeout() throws {
    var rig = Rig(start: EdgeConfiguration(timeout: 3))
    rig.send(.begin(.start))
    #expect(rig.engine.nextDeadline <= 3)
    rig.run(2.9)
    #expect(rig.outcomes(.start) == [])
    rig.run(0.2)
    #expect(rig.outcomes(.start) == [.timedOut])
    rig.run(2)
    #expect(rig.engine.edges.start.phase == .idle)
  }

  @Test("Promise 6: a refresh is shown for at least half a second, and its result for the display time")
  func minimumAndResult() throws {
    var rig = Rig(start: EdgeConfiguration(resultDuration: 0.25))
    rig.send(.begin(.start))
    rig.run(0.125)
    try rig.finish(.start)
    #expect(rig.outcomes(.start) == [.success])
    rig.run(0.25)
    #expect(rig.engine.edges.start.phase.name == "refreshing")
    #expect(rig.engine.nextDeadline == 0.5)
    rig.run(0.125)
    #expect(rig.engine.edges.start.phase.name == "showingResult")
    rig.run(0.234375)
    #expect(rig.engine.edges.start.phase.name == "showingResult")
    rig.run(0.015625)
    #expect(rig.engine.edges.start.phase.name == "settling")
  }

  @Test("Promise 7: with the policy `drop`, an edge starts nothing while the opposite edge's action runs")
  func drop() throws {
    var rig = Rig(end: .headerFooter, content: 1000)
    rig.send(.begin(.end))
    rig.pull(to: 140)
    #expect(rig.engine.edges.start.phase == .idle)
    #expect(!rig.engine.presentation.start.isAvailable)
    rig.lift()
    #expect(rig.send(.begin(.start)) == [.edge(.start, .declined)])
    rig.run(1)
    try rig.finish(.end)
    rig.run(1)
    #expect(rig.starts(.start) == 0)
    #expect(rig.engine.presentation.start.isAvailable)
  }

  @Test("Promise 7: with the policy `queue`, a start happens when the opposite edge's action has ended")
  func queue() throws {
    var rig = Rig(end: .headerFooter, content: 1000)
    rig.send(.setExclusion(.queue))
    rig.send(.begin(.end))
    rig.pull(to: 140)
    rig.lift()
    rig.run(1)
    #expect(rig.effects.contains(.edge(.start, .queued(.first))))
    #expect(rig.starts(.start) == 0)
    #expect(rig.engine.edges.start.phase == .idle)
    try rig.finish(.end)
    #expect(rig.starts(.start) == 1)
    rig.run(1)
    try rig.finish(.start)
    rig.run(2)
    #expect(rig.engine.edges.start.phase == .idle)
    #expect(rig.engine.edges.end.phase == .idle)
  }

  @Test(
    "Promise 7: cancelling an edge, disabling it or ending its content removes its queued start",
    arguments: [ScrollInput.cancel(.start), .setEnabled(.start, false), .setNoMoreContent(.start, true)])
  func unqueue(_ input: ScrollInput) throws {
    var rig = Rig(end: .headerFooter)
    rig.send(.setExclusion(.queue))
    rig.send(.begin(.end))
    rig.send(.begin(.start))
    #expect(rig.send(input).contains(.edge(.start, .declined)))
    rig.send(.setNoMoreContent(.start, false))
    try rig.finish(.end)
    rig.run(1)
    #expect(rig.starts(.start) == 0)
  }

  @Test("Promise 7: with the policy `cancel`, a start first ends the opposite edge's action")
  func cancel() throws {
    var rig = Rig(end: .headerFooter)
    rig.send(.setExclusion(.cancel))
    rig.send(.begin(.end))
    let footer = try #require(rig.tokens(.end).first)
    let effects = rig.send(.begin(.start))
    let header = try #require(rig.tokens(.start).first)
    #expect(
      effects == [.edge(.end, .ended(footer, .cancelled)), .edge(.start, .started(header, .first))])
    rig.run(1)
    #expect(rig.engine.edges.end.phase == .idle)
  }
}
