import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Promises 3 and 4: the gap, and content that never jumps.
@Suite struct GapPromiseTests {
  @Test(
    "Promise 3: the gap has the same extent in each action and is 0 afterward, for any number of starts",
    arguments: Preset.pulled, ScrollBehavior.Source.allCases)
  func gap(_ preset: Preset, _ source: ScrollBehavior.Source) throws {
    var rig = Rig(source, start: preset.configuration)
    let gap = rig.engine.edges.start.resolution.gapExtent
    for _ in 1...5 {
      rig.pull(to: 140)
      rig.lift()
      rig.run(1.5)
      #expect(rig.engine.presentation.start.gap == gap)
      #expect(rig.offset == -gap)
      rig.send(.begin(.start))
      #expect(rig.engine.presentation.start.gap == gap)
      try rig.finish(.start)
      rig.run(2)
      #expect(rig.engine.presentation.start.gap == 0)
      #expect(rig.offset == 0)
    }
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
