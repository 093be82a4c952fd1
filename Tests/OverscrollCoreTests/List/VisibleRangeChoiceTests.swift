import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

extension VisibleRangeTests {
  @Test(
    "The range contains visible items first, then mounted items, then new items up to the budget",
    arguments: [
      // current, visible, requested, kept, velocity -> chosen range
      (0..<0, 30..<40, 20..<50, 10..<60, 0.0, 30..<46),
      (0..<0, 30..<40, 20..<50, 10..<60, -9, 24..<40),
      (0..<0, 30..<40, 20..<43, 10..<60, 9, 27..<43),
      (28..<38, 30..<40, 20..<50, 10..<60, 9, 28..<46),
      (0..<38, 30..<40, 20..<50, 10..<60, 9, 10..<46),
      (0..<90, 30..<40, 20..<50, 10..<60, 9, 10..<60),
      (25..<55, 30..<40, 20..<50, 10..<60, 9, 20..<55),
      (20..<30, 30..<40, 20..<50, 10..<60, 9, 20..<46),  // The ranges touch.
      (20..<29, 30..<40, 20..<50, 10..<60, 9, 30..<46),  // The ranges do not touch.
      (500..<530, 30..<40, 20..<50, 10..<60, 9, 30..<46),
      (0..<0, 0..<0, 0..<0, 0..<0, 9, 0..<0),  // No content.
      (90..<100, 100..<100, 97..<100, 96..<100, 9, 96..<100),  // All content is behind.
      (0..<0, 0..<600, 0..<700, 0..<800, 9, 0..<512),  // Items without an extent.
      (300..<500, 100..<900, 50..<950, 0..<999, -9, 100..<612),
      (0..<999, 300..<310, 0..<800, 0..<999, 9, 49..<561),
      (-10..<5, -5..<3, Int.min..<4, Int.min..<Int.max, 9, 0..<5),
      (0..<9, 30..<40, 33..<35, 36..<37, 9, 30..<40),  // Ranges that are not nested.
    ] as [(Range<Int>, Range<Int>, Range<Int>, Range<Int>, Double, Range<Int>)])
  func choice(
    current: Range<Int>, visible: Range<Int>, wanted: Range<Int>, kept: Range<Int>, velocity: Double,
    expected: Range<Int>
  ) {
    var range = VisibleRange()
    range.itemLimit = 512
    _ = range.mountingRange(offset: 0, velocity: velocity, viewport: 800)
    #expect(range.chooseRange(current: current, visible: visible, requested: wanted, kept: kept) == expected)
    let isComplete = expected.clamped(to: wanted) == wanted && expected.clamped(to: visible) == visible
    let asks = range.mountingRange(offset: 0, velocity: velocity, viewport: 800) != nil
    #expect(asks == !isComplete || wanted.lowerBound < 0)
  }

  @Test(
    "The chosen range equals the result of a simple choice that adds one item at a time",
    arguments: UInt64(1)...400)
  func naive(seed: UInt64) {
    var seeded = Dice(seed: seed)
    for _ in 0..<20 {
      let scale = seeded.pick([3, 30, 300])
      let start = seeded.index(below: 3 * scale)
      let visible = start..<start + seeded.index(below: 2 * scale)
      let wanted = widened(visible, scale, &seeded)
      let kept = widened(wanted, scale, &seeded)
      let low = seeded.index(below: 4 * scale)
      let current = low..<low + seeded.index(below: min(513, 3 * scale))
      let budget = seeded.pick([-1, 0, 1, 6, 40, 1000])
      let movesBack = seeded.chance(0.5)

      var range = VisibleRange(overscan: Overscan(budget: budget))
      range.itemLimit = 512
      _ = range.mountingRange(offset: 0, velocity: movesBack ? -1 : 1, viewport: 800)
      let chosen = range.chooseRange(current: current, visible: visible, requested: wanted, kept: kept)
      let expected = naively(current, visible, wanted, kept, budget: budget, movesBack: movesBack)
      #expect(chosen == expected, "seed \(seed): \(current), \(visible), \(wanted), \(kept), \(budget)")
    }
  }

  private func widened(_ range: Range<Int>, _ scale: Int, _ seeded: inout Dice) -> Range<Int> {
    let lower = max(0, range.lowerBound - seeded.index(below: scale))
    return lower..<range.upperBound + seeded.index(below: scale)
  }

  /// A simple version of `chooseRange` that adds one item at a time.
  private func naively(
    _ current: Range<Int>, _ visible: Range<Int>, _ wanted: Range<Int>, _ kept: Range<Int>, budget: Int,
    movesBack: Bool
  ) -> Range<Int> {
    let limit = 512
    var (low, high) = (visible.lowerBound, visible.lowerBound)
    while high < visible.upperBound, high - low < limit { high += 1 }
    // Mounted items stay. The range takes them from the viewport outward, alternating between the sides.
    while high - low < limit {
      let (count, sides) = (high - low, (low, high))
      if low > kept.lowerBound, current.contains(low - 1) { low -= 1 }
      if high < kept.upperBound, current.contains(high), high - low < limit { high += 1 }
      if (low, high) == sides || high - low == count { break }
    }
    var budget = budget
    for side in [movesBack, !movesBack] {
      while budget > 0, high - low < limit, side ? low > wanted.lowerBound : high < wanted.upperBound {
        if side { low -= 1 } else { high += 1 }
        budget -= 1
      }
    }
    return low..<high
  }
}
