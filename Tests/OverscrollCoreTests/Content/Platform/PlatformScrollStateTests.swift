import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Gaps in shifted mode: the platform scrolls, and a gap shifts the drawn content.
@Suite struct PlatformScrollStateTests {
  @Test("The drawn overscroll is the larger of the pull and the gap")
  func floor() {
    var rig = Rig(.platformTransform)
    rig.send(.begin(.start))
    rig.run(1)
    #expect(rig.engine.presentation.start.gap == 60)
    for (offset, expected) in [
      (0.0, -60.0), (-20, -60), (-60, -60), (-61, -61), (-150, -150), (10, -50), (60, 0), (500, 440),
    ] {
      rig.place(at: offset)
      #expect(rig.offset == expected)
      #expect(rig.engine.presentation.shift == offset - expected)
      #expect(rig.engine.presentation.start.overscroll == max(0, -expected))
    }
  }

  @Test("A gap at the end does not move the content, opens at once and closes with a spring")
  func endGap() throws {
    var rig = Rig(.platformTransform, start: nil, end: .headerFooter, content: 900)
    rig.place(at: 100)
    rig.send(.begin(.end))
    #expect(rig.engine.presentation.end.gap == 60)
    #expect(rig.offset == 100 && rig.adjustments == [])
    rig.run(1)
    try rig.finish()
    #expect(rig.engine.presentation.end.gap == 60)
    rig.run(0.125)
    #expect(rig.engine.presentation.end.gap < 59 && rig.engine.presentation.end.gap > 1)
    rig.run(1)
    #expect(rig.engine.presentation.end.gap == 0)
    #expect(rig.offset == 100 && rig.adjustments == [])
  }

  @Test("While a gap opens or closes, its extent is never negative")
  func neverBelowZero() {
    // Just after a change of the target, the extent has changed by little more than a rounding error.
    let ages = (0..<60).flatMap { [0x1p-60 * Double(1 << $0), Double($0) / 60] }
    for extent: Double in [60, 49.921875, 44, 80, 1e-3, 1e9] {
      for time: Double in [0, 0.1, 12345.6789] {
        var scroll = PlatformScrollState()
        let changes: [(Double, Double)] = [
          (extent, time), (0, time + 0.25), (extent, time + 0.3), (0, time + 2),
        ]
        for (target, change) in changes {
          _ = scroll.setGaps(EdgePair(start: target, end: target), at: change)
          for age in ages {
            let gaps = scroll.gaps(at: change + age)
            #expect(gaps.start >= 0 && gaps.end >= 0, "\(extent) to \(target), \(age) s after \(change)")
          }
        }
      }
    }
  }

  @Test(
    "If the phase is unknown or free, a platform is at rest after 0.1 s without a new offset",
    arguments: [ObservedPhase.unknown, .free])
  func stillness(_ phase: ObservedPhase) {
    var scroll = PlatformScrollState()
    scroll.observe(500, phase, at: 1)
    scroll.observe(500, phase, at: 1.0625)
    #expect(scroll.deadline(asks: false) == 1.1)
    var isAsked = scroll.handleDeadline(at: 1.09, asks: false)
    #expect(!isAsked && scroll.phase == phase)
    isAsked = scroll.handleDeadline(at: 1.1, asks: false)
    #expect(!isAsked && scroll.phase == .resting)
    #expect(scroll.deadline(asks: false) == .infinity)
    scroll.observe(501, phase, at: 2)
    #expect(scroll.deadline(asks: false) == 2.1)
  }

  @Test(
    "Resting content stays at rest if rounding changes the platform's offset by at most 0.5 pt",
    arguments: [(0.5, true), (0.52, false), (-0.5, true)])
  func rounding(_ distance: Double, _ rests: Bool) {
    for offset in [0.0, 500] {
      var scroll = PlatformScrollState(at: offset)
      scroll.observe(offset + distance, .free, at: 1)
      #expect((scroll.phase == .resting) == rests && scroll.offset == offset + distance)
    }
  }

  @Test("If the offset stays the same during a deceleration, the engine requests a report that can show rest")
  func asked() {
    var scroll = PlatformScrollState()
    scroll.observe(500, .decelerating, at: 1)
    #expect(scroll.deadline(asks: false) == .infinity && scroll.deadline(asks: true) == 1.1)
    var isAsked = scroll.handleDeadline(at: 1.1, asks: true)
    #expect(isAsked && scroll.phase == .decelerating)
    // The platform answers that it still decelerates.
    scroll.observe(500, .decelerating, at: 1.11)
    #expect(scroll.deadline(asks: true) == 1.11 + 0.1)
    isAsked = scroll.handleDeadline(at: 1.25, asks: true)
    #expect(isAsked)
    // A report with the phase `free` and the same offset means rest.
    var free = scroll
    free.observe(500, .free, at: 1.26)
    #expect(free.phase == .resting)
    free = scroll
    free.observe(510, .free, at: 1.26)
    #expect(free.phase == .free)
    // Without an answer, the platform is at rest after 0.1 s.
    isAsked = scroll.handleDeadline(at: 1.35, asks: true)
    #expect(!isAsked && scroll.phase == .resting)
  }

  @Test("A report without a finite offset is ignored")
  func absurd() {
    var rig = Rig(.platformTransform)
    rig.place(at: 77)
    let before = rig.engine
    for offset in [Double.nan, .infinity, -.infinity] { rig.send(.observed(offset, .tracking)) }
    #expect(rig.engine == before)
  }

  @Test(
    "When a gap that is partly scrolled out of view closes, the content ends at the edge",
    arguments: [1.0, 30, 59])
  func halfway(_ offset: Double) throws {
    var rig = Rig(.platformTransform)
    rig.send(.begin(.start))
    rig.run(1)
    rig.place(at: offset)
    #expect(rig.offset == offset - 60)
    try rig.finish()
    rig.run(2)
    #expect(rig.offset == 0)
  }

  @Test("A gap that ends during a drag away from the edge keeps its extent until the content is at rest")
  func staysWhereItIs() {
    var rig = Rig(.platformTransform)
    rig.send(.begin(.start))
    rig.run(0.125)
    rig.touch()
    rig.drag(by: -40, over: Rig.frame)
    let drawn = rig.offset
    #expect(drawn > 0)
    rig.send(.cancel(.start))
    for _ in 0..<64 where rig.offset == drawn { rig.run(Rig.frame) }
    #expect(rig.offset == drawn)
    rig.lift()
    #expect(rig.offset == drawn && rig.engine.presentation.start.gap == 0)
  }

  @Test(
    "A fully open gap keeps its extent and sets no deadline", arguments: ScrollEdge.allCases)
  func settled(_ edge: ScrollEdge) {
    let configuration = EdgeConfiguration(gap: .points(44), minimumDuration: 0)
    var engine = ScrollEngine(
      start: configuration, end: configuration, behavior: ScrollBehavior(source: .platformTransform))
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), at: 0))
    _ = engine.handle(ScrollEvent(.observed(edge == .start ? 0 : 2200, .resting), at: 0))
    _ = engine.handle(ScrollEvent(.begin(edge), at: 0))
    _ = engine.handle(ScrollEvent(.tick, at: 3))
    #expect(engine.presentation[edge].gap == 44 && engine.presentation[edge.opposite].gap == 0)
    #expect(engine.nextDeadline == .infinity)
  }
}
