import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// The presentation: the values of the engine that an adapter draws.
@Suite struct PresentationTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let phase: String
    let progress: Double
    let opacity: Double
    let gap: Double
    let isAvailable: Bool
    let wantsFrames: Bool
    var testDescription: String { phase }
  }

  static let rows = [
    Row(phase: "idle", progress: 0, opacity: 0, gap: 0, isAvailable: true, wantsFrames: false),
    Row(phase: "pulling", progress: 0.5, opacity: 1, gap: 0, isAvailable: true, wantsFrames: false),
    Row(phase: "armed", progress: 1, opacity: 1, gap: 0, isAvailable: true, wantsFrames: false),
    Row(phase: "refreshing", progress: 1, opacity: 1, gap: 60, isAvailable: true, wantsFrames: true),
    Row(phase: "showingResult", progress: 1, opacity: 1, gap: 60, isAvailable: true, wantsFrames: false),
    Row(phase: "failed", progress: 0, opacity: 1, gap: 60, isAvailable: true, wantsFrames: false),
    Row(phase: "noMoreContent", progress: 0, opacity: 0, gap: 0, isAvailable: false, wantsFrames: false),
    Row(phase: "disabled", progress: 0, opacity: 0, gap: 0, isAvailable: false, wantsFrames: false),
  ]

  @Test(
    "If the platform moves the content and reports its phase, the engine requests no frames",
    arguments: [ScrollBehavior.Source.platformTransform, .platformInset],
    [ObservedPhase.tracking, .decelerating, .resting])
  func platformMoves(_ source: ScrollBehavior.Source, _ phase: ObservedPhase) {
    var engine = ScrollEngine(start: EdgeConfiguration(), behavior: ScrollBehavior(source: source))
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), at: 0))
    for frame in 0..<3 {
      _ = engine.handle(ScrollEvent(.observed(100 + Double(frame), phase), at: Double(frame) / 60))
      #expect(!engine.presentation.needsFrames)
    }
  }

  @Test(
    "Each phase of an edge has its own progress, opacity and gap, at rest or under a still finger",
    arguments: rows)
  func phases(_ row: Row) {
    var rig = Rig(start: EdgeConfiguration(resultDuration: 2, keepsFailure: true))
    switch row.phase {
    case "pulling", "armed":
      rig.pull(to: row.phase == "armed" ? 130 : 50)
    case "noMoreContent": rig.send(.setNoMoreContent(.start, true))
    case "disabled": rig.send(.setEnabled(.start, false))
    case "refreshing", "showingResult", "failed":
      rig.send(.begin(.start))
      rig.run(1)
      if row.phase == "refreshing" { break }
      rig.send(.finish(RefreshToken(rawValue: 1), row.phase == "failed" ? .failure : .success))
      rig.run(row.phase == "failed" ? 3 : 1)
    default: break
    }
    let shown = rig.engine.presentation
    #expect(shown.start.phase.name == row.phase)
    #expect(abs(shown.start.progress - row.progress) < 1e-9)
    #expect(shown.start.opacity == row.opacity)
    #expect(shown.start.gap == row.gap)
    #expect(shown.start.isAvailable == row.isAvailable)
    #expect(shown.needsFrames == row.wantsFrames)
    #expect(shown.start.overscroll == -min(shown.contentOffset, 0))
    #expect(shown.start.threshold == 100)
  }

  @Test("Progress, opacity, flip and rotation depend on the distance of the pull")
  func follows() {
    var rig = Rig()
    rig.touch()
    for (pull, opacity, flip) in [
      (7.0, 0.2, 0.0), (14, 0.4, 0), (35, 1, 0), (60, 1, 0), (70, 1, 0.25), (90, 1, 0.75), (100, 1, 1),
      (140, 1, 1),
    ] {
      rig.pull(to: pull)
      let shown = rig.engine.presentation.start
      #expect(abs(shown.progress - min(pull / 100, 1)) < 1e-9)
      #expect(abs(shown.rotation - pull / 100) < 1e-9)
      #expect(abs(shown.opacity - opacity) < 1e-9)
      #expect(abs(shown.flip - flip) < 1e-9)
      #expect(shown.pulse == 0)
    }
  }

  @Test(
    "Only an indicator with the placement `above` moves with a pull",
    arguments: [
      (IndicatorMotion.Placement.above, [-44.0, 6, 46]), (.behind, [0, 0, 0]), (.pinned, [0, 0, 0]),
      (.inFront, [0, 0, 0]),
    ])
  func placement(_ placement: IndicatorMotion.Placement, _ offsets: [Double]) {
    var rig = Rig(start: EdgeConfiguration(indicator: IndicatorMotion(placement: placement, extent: 44)))
    rig.touch()
    for (pull, offset) in zip([0.0, 50, 90], offsets) {
      rig.pull(to: pull)
      #expect(abs(rig.engine.presentation.start.indicatorOffset - offset) < 1e-9)
    }
  }

  @Test(
    "The indicator of automatic loading is directly behind short content, also after a failure",
    arguments: [ScrollBehavior.Source.engine, .platformTransform, .platformInset], [0.0, 300, 780, 800, 3000])
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
    "A pull at the end of short content shows the indicator in the gap at the viewport's end",
    arguments: [0.0, 300])
  func pulledUp(_ content: Double) throws {
    let placed = EdgeConfiguration(indicator: IndicatorMotion(extent: 44))
    var rig = Rig(end: placed, content: content)
    rig.touch()
    rig.drag(by: -400)
    rig.lift()
    #expect(rig.starts(.end) == 1)
    rig.run(1)
    let shown = rig.engine.presentation.end
    // The gap is in the free space, so the content is at rest at its start.
    #expect(shown.overscroll == 0 && shown.indicatorOffset == 16)
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

  @Test(
    "The indicator's pulse rises to 1 and falls in each second of the action, and is 0 afterward")
  func pulse() throws {
    var rig = Rig(start: EdgeConfiguration(resultDuration: 1))
    rig.send(.begin(.start))
    for (age, expected) in [(0.25, 0.75), (0.5, 1), (0.75, 0.75), (1, 0), (1.5, 1), (1.75, 0.75)] {
      rig.run(age - rig.time)
      #expect(abs(rig.engine.presentation.start.pulse - expected) < 1e-9)
    }
    try rig.finish(.start)
    #expect(rig.engine.presentation.start.phase.name == "showingResult")
    #expect(rig.engine.presentation.start.pulse == 0)
  }

  @Test(
    "With reduced motion, the indicator does not rotate or pulse, and the engine requests no frames for it")
  func reducedMotion() {
    var rig = Rig(behavior: ScrollBehavior(reducesMotion: true))
    rig.pull(to: 120)
    #expect(rig.engine.presentation.start.rotation == 0 && rig.engine.presentation.start.progress == 1)
    rig.lift()
    for _ in 0..<90 {
      rig.run(Rig.frame)
      #expect(rig.engine.presentation.start.rotation == 0 && rig.engine.presentation.start.pulse == 0)
    }
    #expect(rig.engine.presentation.start.phase.name == "refreshing")
    #expect(!rig.engine.presentation.needsFrames && rig.engine.nextDeadline == .infinity)
  }

  @Test("Momentum past an edge is overscroll without progress")
  func momentum() {
    var rig = Rig()
    rig.send(.scrollTo(700, animated: false))
    rig.touch()
    rig.drag(by: 500, over: 0.0625)
    rig.lift()
    var furthest = 0.0
    for _ in 0..<128 {
      rig.run(Rig.frame)
      let shown = rig.engine.presentation.start
      furthest = max(furthest, shown.overscroll)
      #expect(shown.progress == 0 && shown.rotation == 0 && shown.flip == 0 && shown.opacity == 0)
    }
    #expect(furthest > 50)
    #expect(!rig.engine.presentation.needsFrames && rig.engine.nextDeadline == .infinity)
  }

  @Test("The pinned header has an opacity of 0.6 while it cannot start", arguments: [true, false])
  func pinnedHeader(_ isPulled: Bool) throws {
    var rig = Rig(start: .pinnedHeader(), end: .headerFooter)
    #expect(rig.engine.presentation.start.opacity == 1)
    if isPulled {
      rig.pull(to: 120)
      rig.lift()
    } else {
      rig.send(.begin(.start))
    }
    #expect(rig.engine.presentation.start.opacity == 0.6)
    rig.run(1)
    #expect(rig.engine.presentation.start.opacity == 0.6)
    try rig.finish(.start)
    #expect(rig.engine.presentation.start.opacity == 1)
    rig.send(.begin(.end))
    #expect(rig.engine.presentation.start.opacity == 0.6 && !rig.engine.presentation.start.isAvailable)
  }

  @Test("The engine requests frames and has a deadline while a motion runs")
  func frames() {
    var rig = Rig()
    #expect(!rig.engine.presentation.needsFrames && rig.engine.nextDeadline == .infinity)
    rig.touch()
    rig.drag(by: -300)
    #expect(!rig.engine.presentation.needsFrames && rig.engine.presentation.isDragging)
    rig.lift()
    #expect(rig.engine.presentation.velocity > 0 && !rig.engine.presentation.isDragging)
    while rig.engine.nextDeadline < .infinity, rig.time < 9 {
      #expect(rig.engine.presentation.needsFrames)
      rig.run(Rig.frame)
    }
    #expect(!rig.engine.presentation.needsFrames && rig.engine.presentation.velocity == 0)
  }

  @Test("The presentation has no shift if the engine scrolls, and no velocity if the platform scrolls")
  func shiftAndVelocity() {
    var rig = Rig()
    rig.send(.begin(.start))
    rig.run(1)
    #expect(rig.engine.presentation.shift == 0 && rig.engine.presentation.contentOffset == -60)
    var observed = Rig(behavior: ScrollBehavior(source: .platformTransform))
    observed.send(.observed(300, .decelerating))
    #expect(observed.engine.presentation.velocity == 0)
  }
}
