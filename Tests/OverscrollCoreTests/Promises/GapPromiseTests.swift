import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Promises 3 and 4: the gap, and content that never jumps.
///
/// `Rig.send` checks promise 4 at every event.
@Suite struct GapPromiseTests {
  @Test(
    "Promise 3: the gap has the same extent in each action and is 0 afterward, for any number of starts",
    arguments: Preset.pulled)
  func gapIsNoAccumulation(_ preset: Preset) throws {
    var rig = Rig(start: preset.configuration)
    let hold = rig.engine.edges.start.resolution.gapExtent
    for pointer in Int32(1)...5 {
      rig.pull(to: 140, pointer: pointer)
      rig.lift(pointer: pointer)
      rig.run(1.5)
      #expect(rig.engine.presentation.start.gap == hold)
      #expect(rig.engine.presentation.contentOffset == -hold)
      rig.send(.begin(.start))
      #expect(rig.engine.presentation.start.gap == hold)
      try rig.finish(.start)
      rig.run(2)
      #expect(rig.engine.presentation.start.gap == 0)
      #expect(rig.engine.presentation.contentOffset == 0)
    }
  }

  @Test("Promise 3: the preset `reachThenHold` opens its gap when the content returns through the threshold")
  func reachThenHold() throws {
    var rig = Rig(start: .reachThenHold(80))
    rig.pull(to: 120)
    #expect(rig.engine.edges.start.phase.name == "refreshing")
    #expect(rig.engine.edges.start.gap == 0)
    rig.pull(to: 90)
    #expect(rig.engine.edges.start.gap == 0)
    rig.pull(to: 79)
    #expect(rig.engine.edges.start.gap == 80)
    rig.lift()
    rig.run(1)
    #expect(rig.engine.edges.start.gap == 80)
  }

  @Test("Promise 3: if the action ends before the content returns, its gap never opens")
  func endedBeforeReturn() throws {
    var rig = Rig(start: .reachThenHold(80))
    rig.pull(to: 120)
    rig.run(1)
    try rig.finish(.start)
    #expect(rig.engine.edges.start.phase.name == "settling")
    rig.lift()
    rig.run(2)
    #expect(rig.phases.start == ["idle", "pulling", "refreshing", "settling", "idle"])
    #expect(rig.engine.presentation.contentOffset == 0)
  }

  @Test(
    "A scroll to an edge ends in a gap that code opens during the scroll, and a scroll elsewhere continues")
  func gapOfAScroll() {
    var rig = Rig()
    rig.send(.scrollTo(900, animated: true))
    rig.send(.begin(.start))
    rig.run(0.5)
    #expect(rig.engine.presentation.contentOffset == 900 && rig.engine.presentation.start.gap > 0)
    rig = Rig()
    rig.send(.scrollTo(900, animated: false))
    rig.send(.scrollTo(0, animated: true))
    rig.run(0.1)
    rig.send(.begin(.start))
    rig.run(2)
    #expect(rig.engine.presentation.contentOffset == -rig.engine.presentation.start.gap)
    #expect(rig.engine.presentation.start.gap > 0)
  }

  @Test(
    "Promise 4: opening and closing a gap does not move content under a finger",
    arguments: [20.0, 59, 60, 61, 150])
  func gapUnderFinger(_ overscroll: Double) throws {
    var rig = Rig()
    rig.pull(to: overscroll)
    rig.send(.begin(.start))
    #expect(rig.engine.presentation.start.gap == 60)
    rig.run(1)
    try rig.finish(.start)
    #expect(rig.engine.presentation.start.gap == 0)
    #expect(abs(rig.engine.presentation.contentOffset + overscroll) < 1e-6)
  }

  @Test("Promise 4: opening and closing a gap does not move content that rests away from the edge")
  func readerInside() throws {
    var rig = Rig()
    rig.send(.scrollTo(500, animated: false))
    rig.send(.begin(.start))
    rig.run(1)
    #expect(rig.engine.presentation.start.gap == 60)
    #expect(rig.engine.presentation.contentOffset == 500)
    try rig.finish(.start)
    rig.run(0.25)
    #expect(rig.engine.presentation.contentOffset == 500)
    #expect(rig.engine.edges.start.phase == .idle)
  }

  @Test("Promise 4: a start from code at the edge reveals the gap with a spring")
  func reveal() throws {
    var rig = Rig()
    rig.send(.begin(.start))
    #expect(rig.engine.presentation.contentOffset == 0)
    var last = 0.0
    while rig.time < 1 {
      rig.run(Rig.frame)
      let now = rig.engine.presentation.contentOffset
      #expect(now <= last && last - now < 60 * Rig.frame * 10)
      last = now
    }
    #expect(last == -60)
  }

  @Test("Promise 4: rows that are appended while the gap at the end is open appear in the place of the gap")
  func footerGrows() throws {
    var rig = Rig(start: nil, end: .headerFooter, content: 2000)
    rig.send(.scrollTo(1200, animated: false))
    rig.touch()
    rig.drag(by: -500)
    rig.run(0.125)
    rig.lift()
    rig.run(1)
    #expect(rig.engine.presentation.contentOffset == 1260)
    rig.send(.layout(ScrollExtents(viewport: 800, content: 2600), revision: 2))
    try rig.finish(.end)
    rig.run(1)
    #expect(rig.engine.presentation.contentOffset == 1260)
    #expect(rig.engine.edges.end.phase == .idle)
  }

  @Test("Promise 4: between two times, content moves no further than its velocity allows")
  func speedsExplain() throws {
    var rig = Rig()
    rig.touch()
    rig.drag(by: 700)
    rig.lift()
    rig.run(Rig.frame)
    var engine = rig.engine
    var finished = false
    for step in 1...3000 {
      let before = engine.presentation
      _ = engine.handle(ScrollEvent(.tick, at: rig.time + Double(step) / 1000))
      let after = engine.presentation
      let speed = max(abs(before.velocity), abs(after.velocity))
      #expect(abs(after.contentOffset - before.contentOffset) <= speed / 1000 * 1.1 + 0.5)
      if step == 1500, let token = rig.tokens(.start).last {
        _ = engine.handle(ScrollEvent(.finish(token, .success), at: engine.time))
        finished = true
      }
    }
    #expect(finished && engine.edges.start.phase == .idle)
  }
}
