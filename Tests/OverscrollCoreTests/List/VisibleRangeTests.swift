import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// The part of the content that is mounted, and the number of items that are mounted at once.
@Suite struct VisibleRangeTests {
  /// Returns a range that has mounted all requested items at an offset, for items of 10 pt.
  private func settled(at offset: Double, velocity: Double = 0, budget: Int = 1000) -> VisibleRange {
    var range = VisibleRange(overscan: Overscan(budget: budget))
    _ = range.mountingRange(offset: offset, velocity: velocity, viewport: 800)
    _ = range.chooseRange(current: 0..<0, visible: 30..<110, requested: 5..<135, kept: 0..<150)
    return range
  }

  @Test(
    "The requested bounds grow ahead of the motion, and the kept bounds exceed them by half of the overscan")
  func parts() throws {
    var range = VisibleRange()
    let resting = range.mountingRange(offset: 1000, velocity: 0, viewport: 800)
    let rest = try #require(resting)
    #expect(rest.visible == MountingRange.Bounds(lower: 1000, upper: 1800))
    #expect(rest.requested == MountingRange.Bounds(lower: 750, upper: 2050))
    #expect(rest.kept == MountingRange.Bounds(lower: 625, upper: 2175))
    let onward = range.mountingRange(offset: 1000, velocity: 2000, viewport: 800)
    #expect(onward?.requested == MountingRange.Bounds(lower: 875, upper: 2350))
    let back = range.mountingRange(offset: 1000, velocity: -2000, viewport: 800)
    #expect(back?.requested == MountingRange.Bounds(lower: 450, upper: 1925))
  }

  @Test(
    "After a choice, `mountingRange` returns new bounds only if requested items are missing",
    arguments: [134, 135])
  func chosenAgain(end: Int) {
    var range = settled(at: 1000)
    _ = range.chooseRange(
      current: 5..<end, visible: 30..<110, requested: 5..<135, kept: 0..<150, ahead: false)
    #expect((range.mountingRange(offset: 1000, velocity: 0, viewport: 800) != nil) == (end < 135))
  }

  @Test(
    "`mountingRange` returns `nil` while half of the overscan remains mounted, or nearly all of it at rest",
    arguments: [
      // offset, velocity, whether new bounds are returned
      (1000.0, 0.0, false), (1031, 0, false), (969, 0, false), (1032, 0, true), (968, 0, true),
      (1120, 20, false), (880, -20, false), (1130, 20, true), (870, -20, true), (1000, 4000, true),
      (1000, -4000, true), (90_000, 0, true), (.nan, 3000, false), (1000, .nan, false),
    ])
  func hysteresis(offset: Double, velocity: Double, asks: Bool) {
    var range = settled(at: 1000)
    #expect((range.mountingRange(offset: offset, velocity: velocity, viewport: 800) != nil) == asks)
  }

  @Test("Items that were mounted ahead of a fling are dropped at rest")
  func landing() throws {
    var range = settled(at: 1000, velocity: 5000)
    #expect(range.mountingRange(offset: 1130, velocity: 1000, viewport: 800) == nil)
    let resting = range.mountingRange(offset: 1130, velocity: 0, viewport: 800)
    #expect(try #require(resting).kept == MountingRange.Bounds(lower: 755, upper: 2305))
  }

  @Test("Moving a few pt back and forth requests no new bounds, at any speed of a drag")
  func trembling() {
    for velocity in [0.0, 20, 200] {
      var range = settled(at: 1000)
      for step in 0..<100 {
        let side = step % 2 == 0 ? 1.0 : -1
        #expect(range.mountingRange(offset: 1000 + 5 * side, velocity: velocity * side, viewport: 800) == nil)
      }
    }
  }

  @Test(
    "`mountingRange` returns bounds after an edit and until a range was chosen, but not if hidden")
  func invalidation() {
    var range = settled(at: 1000)
    range.invalidate()
    for viewport in [0, -800, Double.nan] {
      #expect(range.mountingRange(offset: 0, velocity: 0, viewport: viewport) == nil)
    }
    #expect(range.mountingRange(offset: 1000, velocity: 0, viewport: 800) != nil)
    #expect(range.mountingRange(offset: 1000, velocity: 0, viewport: 800) != nil)
    range = settled(at: 1000, budget: 49)
    #expect(range.mountingRange(offset: 1000, velocity: 0, viewport: 800) != nil)
    range = settled(at: 1000, budget: 50)
    #expect(range.mountingRange(offset: 1000, velocity: 0, viewport: 800) == nil)
    #expect(range.mountingRange(offset: 1000, velocity: 0, viewport: 900) != nil)
    range = settled(at: 1000)
    _ = range.chooseRange(current: 0..<0, visible: 0..<10, requested: 0..<2000, kept: 0..<2000)
    #expect(range.mountingRange(offset: 1000, velocity: 0, viewport: 800) != nil)
  }

  @Test("An invalid offset is replaced by the previous offset, at rest")
  func badInput() {
    var range = VisibleRange()
    _ = range.mountingRange(offset: 1000, velocity: 500, viewport: 800)
    let stretch = range.mountingRange(offset: .infinity, velocity: 500, viewport: 800)
    #expect(stretch?.requested == MountingRange.Bounds(lower: 750, upper: 2050))
  }
}
