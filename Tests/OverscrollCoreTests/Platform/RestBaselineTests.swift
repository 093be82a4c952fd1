@testable import OverscrollCore
import Testing

/// Where content rests at its edge, learnt from the position of its first row alone.
@Suite struct RestBaselineTests {
  /// Takes a position and who moves the content; says the offset as it is told then.
  private func offset(
    _ baseline: inout RestBaseline, _ position: Double, _ phase: ObservedPhase
  ) -> Double? {
    let offset = baseline.offset(at: position)
    return baseline.note(phase) ? 0 : offset
  }

  @Test("The first position is the edge, wherever it is", arguments: [0.0, 96, -40])
  func first(_ position: Double) {
    var baseline = RestBaseline()
    #expect(baseline.position == nil)
    #expect(offset(&baseline, position, .resting) == 0)
    #expect(offset(&baseline, position + 30, .tracking) == -30)
    #expect(offset(&baseline, position - 500, .tracking) == 500)
    #expect(baseline.position == position)
  }

  @Test("No row, and no number, say nothing: neither an offset nor an edge")
  func nothing() {
    var baseline = RestBaseline()
    for position in [nil, Double.nan, .infinity, -.infinity] { #expect(baseline.offset(at: position) == nil) }
    #expect(!baseline.note(.resting) && baseline.position == nil)
    #expect(baseline.offset(at: 50) == 0)
    let before = baseline
    for position in [nil, Double.nan, .infinity, -.infinity] { #expect(baseline.offset(at: position) == nil) }
    #expect(baseline == before && baseline.offset(at: 20) == 30)
  }

  @Test("Bars that grow or shrink are noticed when pulled content comes to rest", arguments: [96.0, 44, 140])
  func bars(_ edge: Double) {
    var baseline = RestBaseline()
    _ = offset(&baseline, 96, .resting)
    _ = offset(&baseline, 180, .tracking)
    for position in [160.0, 145] { #expect(offset(&baseline, position, .decelerating) == 96 - position) }
    #expect(offset(&baseline, edge, .resting) == 0)
    #expect(baseline.position == edge)
    #expect(offset(&baseline, edge + 10, .tracking) == -10)
  }

  @Test("What stands above moves the edge, wherever the content is", arguments: [-52.0, 20, 0])
  func moved(_ distance: Double) {
    for place in [0.0, 300, -40] {
      var baseline = RestBaseline()
      baseline.move(by: distance)
      #expect(baseline == RestBaseline())
      _ = offset(&baseline, 96, .resting)
      _ = offset(&baseline, 96 - place, .tracking)
      baseline.move(by: distance)
      #expect(baseline.position == 96 + distance)
      #expect(offset(&baseline, 96 + distance - place, .resting) == place)
    }
  }

  @Test(
    "A position past the edge under a finger is a pull, and no other edge",
    arguments: [
      ObservedPhase.tracking, .unknown,
    ])
  func pulled(_ phase: ObservedPhase) {
    var baseline = RestBaseline()
    _ = offset(&baseline, 96, .resting)
    #expect(offset(&baseline, 200, phase) == -104)
    #expect(offset(&baseline, 200, .resting) == -104)
    #expect(baseline.position == 96)
  }

  @Test("A finger that takes the content as it comes back leaves the edge where it was")
  func caught() {
    var baseline = RestBaseline()
    _ = offset(&baseline, 96, .resting)
    _ = offset(&baseline, 150, .decelerating)
    _ = offset(&baseline, 30, .tracking)
    #expect(offset(&baseline, 30, .resting) == 66)
    #expect(baseline.position == 96)
  }

  @Test("A list that was first seen scrolled inside learns its edge from the first bounce at it")
  func startsInside() {
    var baseline = RestBaseline()
    #expect(offset(&baseline, -700, .resting) == 0)
    for position in [-300.0, 60, 130, 110] {
      #expect(offset(&baseline, position, .decelerating) == -700 - position)
    }
    #expect(offset(&baseline, 96, .resting) == 0)
    #expect(baseline.position == 96)
  }

  @Test("Scrolling inside changes no edge", arguments: [ObservedPhase.resting, .decelerating, .tracking])
  func inside(_ phase: ObservedPhase) {
    var baseline = RestBaseline()
    _ = offset(&baseline, 96, .resting)
    for position in [90.0, 0, -400, -380, 40] { #expect(offset(&baseline, position, phase) == 96 - position) }
    #expect(!baseline.note(.resting) && baseline.position == 96)
  }

  @Test("Content that is thrown back from past its edge goes far inside, and that is no edge")
  func thrownBack() {
    var platform = Scroller()
    platform.geometry = ScrollExtents(viewport: 800, content: 9000)
    var baseline = RestBaseline()
    _ = offset(&baseline, 96, .resting)
    platform.beginDrag(at: 0)
    platform.drag(to: 120)
    _ = offset(&baseline, 96 - platform.offset, .tracking)
    for step in 1...4 {
      platform.advance(to: Double(step) / 64)
      platform.drag(to: 120 - Double(step) * 28)
      _ = offset(&baseline, 96 - platform.offset, .tracking)
    }
    platform.endDrag()
    #expect(platform.offset < 0)
    _ = offset(&baseline, 96 - platform.offset, .decelerating)
    while platform.motion.runsByItself {
      platform.advance(to: platform.time + Rig.frame)
      _ = offset(&baseline, 96 - platform.offset, platform.motion.runsByItself ? .decelerating : .resting)
    }
    #expect(platform.offset > 200)
    #expect(baseline.position == 96)
  }
}
