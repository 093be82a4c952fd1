import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// The promises in shifted mode: the platform scrolls, and a gap shifts the drawn content.
///
/// `Rig.send` checks promise 4 (content does not jump) at every event.
@Suite struct ObservedPromiseTests {
  @Test("Promise 1: a lift past the threshold starts the action once", arguments: [90.0, 140])
  func release(_ overscroll: Double) throws {
    var rig = Rig(.platformTransform)
    rig.drag(to: -overscroll)
    #expect(rig.starts() == 0)
    rig.lift()
    #expect(rig.starts() == (overscroll > 100 ? 1 : 0))
    rig.run(2)
    #expect(rig.offset == (overscroll > 100 ? -60 : 0))
    if overscroll > 100 { try rig.finish() }
    rig.run(2)
    #expect(rig.starts() == (overscroll > 100 ? 1 : 0))
    #expect(rig.phase() == "idle" && rig.offset == 0)
    #expect(rig.platform.offset == 0 && rig.adjustments == [])
  }

  @Test(
    "Promise 1: a pull that the finger drags back starts nothing, and a lift that is reported as rest starts",
    arguments: [true, false])
  func backOrLate(_ isBack: Bool) {
    var rig = Rig(.platformTransform)
    rig.drag(to: -140)
    if isBack { rig.drag(to: -40) }
    rig.send(.observed(-30, .resting))
    #expect(rig.starts() == (isBack ? 0 : 1))
  }

  @Test("Promise 1: the level depends on the finger's last offset, not on the first offset after the lift")
  func levelAtLift() throws {
    for (held, reported, level) in [
      (-155.0, -149.0, RefreshLevel.second), (-155, -70, .second), (-100, -79, .first),
    ] {
      var rig = Rig(
        .platformTransform, start: EdgeConfiguration(threshold: .points(80), secondThreshold: .points(150)))
      rig.send(.observed(held, .tracking))
      rig.send(.observed(reported, .decelerating))
      let token = try #require(rig.tokens().first)
      #expect(rig.effects.contains(.edge(.start, .started(token, level))), "at \(reported)")
    }
  }

  @Test(
    "Promise 5: momentum never arms an edge, whether or not the platform reports its phase",
    arguments: [true, false])
  func momentum(_ tells: Bool) {
    for preset in Preset.pulled {
      var rig = Rig(.platformTransform, start: preset.configuration, reportsPhase: tells)
      rig.place(at: 1000)
      rig.fling(by: 700)
      var furthest = 0.0
      for _ in 0..<160 {
        rig.run(Rig.frame)
        furthest = min(furthest, rig.offset)
      }
      #expect(furthest < -150)
      #expect(rig.phases.start == ["idle"] && rig.starts() == 0)
      #expect(rig.offset == 0 && rig.engine.presentation.start.progress == 0)
    }
  }

  @Test("Promise 5: a finger that the platform does not report starts no pull")
  func unknownFinger() {
    var rig = Rig(.platformTransform, reportsPhase: false)
    rig.drag(to: -140)
    rig.lift()
    rig.run(2)
    #expect(rig.phases.start == ["idle"] && rig.starts() == 0)
  }

  @Test("Promise 4: opening and closing a gap does not move content that is pulled farther than the gap")
  func underFinger() throws {
    var rig = Rig(.platformTransform)
    rig.drag(to: -110)
    let drawn = rig.offset
    rig.send(.begin(.start))
    rig.run(1)
    #expect(rig.engine.edges.start.gap == 60 && rig.offset == drawn)
    try rig.finish()
    rig.run(1)
    #expect(rig.engine.presentation.start.gap == 0 && rig.offset == drawn)
  }

  @Test(
    "Promise 4: at the edge, a spring opens and closes the gap, and the platform's offset does not change")
  func spring() throws {
    var rig = Rig(.platformTransform)
    rig.send(.begin(.start))
    #expect(rig.offset == 0)
    for isReveal in [true, false] {
      var trail = [rig.offset]
      for _ in 0..<64 {
        rig.run(Rig.frame)
        trail.append(rig.offset)
        #expect(abs(trail[trail.count - 1] - trail[trail.count - 2]) < 60 * Rig.frame * 10)
      }
      #expect(trail == (isReveal ? trail.sorted(by: >) : trail.sorted()))
      #expect(rig.offset == (isReveal ? -60 : 0))
      if isReveal { try rig.finish() }
    }
    #expect(rig.adjustments == [] && rig.platform.offset == 0)
  }

  @Test(
    "Promise 4: if content rests away from the edge, each gap change adjusts the platform's offset once",
    arguments: [1.0, 500])
  func inside(_ offset: Double) throws {
    var rig = Rig(.platformTransform)
    rig.place(at: offset)
    rig.send(.begin(.start))
    #expect(rig.adjustments == [60] && rig.offset == offset && rig.platform.offset == offset + 60)
    rig.run(1)
    #expect(rig.adjustments == [60])
    try rig.finish()
    #expect(rig.adjustments == [60, -60] && rig.offset == offset && rig.platform.offset == offset)
    rig.run(1)
    #expect(rig.adjustments == [60, -60])
    #expect(rig.phases.start == ["idle", "refreshing", "idle"])
  }

  @Test("Promise 4: an adjustment of the platform's offset waits until the content is at rest")
  func deferred() throws {
    var rig = Rig(.platformTransform)
    rig.place(at: 1500)
    rig.touch()
    rig.send(.begin(.start))
    rig.run(1)
    #expect(rig.adjustments == [] && rig.engine.presentation.start.gap == 0)
    rig.lift()
    #expect(rig.adjustments == [60] && rig.offset == 1500)
    rig.fling(by: 60)
    try rig.finish()
    #expect(rig.adjustments == [60] && rig.platform.scroller.motion.runsByItself)
    while rig.platform.scroller.motion.runsByItself {
      #expect(rig.adjustments == [60])
      rig.run(Rig.frame)
    }
    #expect(rig.adjustments == [60, -60])
  }

  @Test("Promise 4: a gap that opens and closes during one drag causes no adjustment of the offset")
  func never() throws {
    var rig = Rig(.platformTransform)
    rig.place(at: 1500)
    rig.touch()
    rig.send(.begin(.start))
    rig.run(1)
    try rig.finish()
    rig.lift()
    rig.run(1)
    #expect(rig.adjustments == [] && rig.offset == 1500)
  }

  @Test("Promise 4: without known phases, the offset is adjusted after 0.1 s without movement")
  func unknownRest() {
    var rig = Rig(.platformTransform, reportsPhase: false)
    rig.place(at: 500)
    rig.send(.begin(.start))
    #expect(rig.engine.nextDeadline == rig.time + 0.1)
    rig.run(0.09375)
    #expect(rig.adjustments == [])
    rig.run(0.03125)
    #expect(rig.adjustments == [60] && rig.offset == 500)
  }

  @Test(
    "Promise 6: content returns to the edge within two seconds after the lift and the end of the action",
    arguments: Preset.pulled)
  func comesHome(_ preset: Preset) throws {
    var configuration = preset.configuration
    configuration.resumesAfterRefresh = false
    for overscroll in [30.0, 90, 150] {
      for result in [RefreshResult.success, .failure, .noMoreContent] {
        var rig = Rig(.platformTransform, start: configuration)
        rig.drag(to: -overscroll)
        rig.lift()
        rig.run(1)
        #expect(rig.starts() == (overscroll > rig.engine.edges.start.resolution.threshold ? 1 : 0))
        if rig.starts() > 0 { try rig.finish(nil, result) }
        rig.run(2)
        #expect(rig.phase() == (rig.starts() > 0 && result == .noMoreContent ? "noMoreContent" : "idle"))
        #expect(rig.offset == 0 && rig.engine.presentation.start.gap == 0)
        #expect(rig.engine.nextDeadline == .infinity && !rig.engine.presentation.needsFrames)
      }
    }
  }
}
