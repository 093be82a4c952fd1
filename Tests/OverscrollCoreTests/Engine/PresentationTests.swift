import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// The presentation: the values of the engine that an adapter draws.
@Suite struct PresentationTests {
  @Test(
    "The indicator of automatic loading is directly behind short content, also after a failure",
    arguments: ScrollBehavior.Source.allCases, [0.0, 300, 780, 800, 3000])
  func freeSpace(_ source: ScrollBehavior.Source, _ content: Double) throws {
    let placed = EdgeConfiguration(
      policy: .approach(0), keepsFailure: true, indicator: IndicatorMotion(extent: 44))
    var rig = Rig(source, end: placed, content: content)
    let bottom = max(0, content - 800)
    rig.place(at: bottom)
    rig.run(LoadMoreGate.changeDelay)
    #expect(rig.starts(.end) == 1)
    let behind = max(0, 800 - content) - 44
    #expect(rig.engine.presentation.end.indicatorOffset == behind)
    rig.run(1)
    try rig.finish(.end, .failure)
    rig.run(1)
    let shown = rig.engine.presentation
    #expect(shown.end.phase.name == "failed")
    #expect(shown.end.indicatorOffset == behind + shown.end.overscroll)
    // An end without more content shows no indicator in the free space, and the start edge never shows an
    // indicator there.
    rig.send(.setNoMoreContent(.end, true))
    rig.run(1)
    #expect(rig.engine.presentation.end.indicatorOffset == rig.engine.presentation.end.overscroll - 44)
    rig.send(.begin(.start))
    let start = rig.engine.presentation.start
    #expect(start.indicatorOffset == start.overscroll - EdgeConfiguration.phone.indicator.extent)
  }

  @Test(
    "During the action, the indicator rotates once a second, beginning at the rotation of the pull",
    arguments: Preset.pulled)
  func rotation(_ preset: Preset) {
    var rig = Rig(start: preset.configuration)
    rig.pull(to: 158)
    if rig.starts(.start) == 0 {
      let pulled = rig.engine.presentation.start.rotation
      #expect(pulled > 1)
      rig.lift()
      if preset.configuration.policy != .return {
        #expect(rig.engine.presentation.start.rotation == pulled)
      }
    }
    while rig.starts(.start) == 0, rig.time < 3 { rig.run(Rig.frame) }
    for _ in 0..<90 {
      let before = rig.engine.presentation.start.rotation
      rig.run(Rig.frame)
      #expect(abs(rig.engine.presentation.start.rotation - before - Rig.frame) < 1e-9)
    }
  }

  @Test("After the action, a rotating indicator stops at a whole turn, without a jump")
  func stops() throws {
    var rig = Rig(start: .pinnedHeader())
    rig.send(.begin(.start))
    rig.run(1.3125)
    try rig.finish(.start)
    var last = rig.engine.presentation.start.rotation
    while rig.engine.presentation.needsFrames {
      rig.run(Rig.frame)
      let rotation = rig.engine.presentation.start.rotation
      if rig.engine.presentation.needsFrames {
        #expect(rotation >= last && rotation - last < 0.1)
      } else {
        #expect(rotation == 0 && abs(last - last.rounded()) < 0.01)
      }
      last = rotation
    }
    #expect(rig.time > 1.5 && rig.time < 1.8 && last == 0)
  }
}
