import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// A list of items with known extents, scrolled frame by frame.
private struct Walk {
  private var starts: [Double] = [0]
  private(set) var range: VisibleRange
  private(set) var mounted = 0..<0
  /// The number of frames with new bounds, and the number of frames that changed the mounted items.
  private(set) var asked = 0
  private(set) var changed = 0
  let viewport: Double

  init(sizes: [Double], viewport: Double = 800, overscan: Overscan = Overscan()) {
    for size in sizes { starts.append((starts.last ?? 0) + size) }
    range = VisibleRange(overscan: overscan)
    self.viewport = viewport
  }

  var extent: Double { starts[starts.count - 1] }
  var mountedExtent: Double { starts[mounted.upperBound] - starts[mounted.lowerBound] }

  /// Returns the items that are at least partly between two positions.
  func items(_ lower: Double, _ upper: Double) -> Range<Int> {
    let count = starts.count - 1
    let low = first(from: 1) { starts[$0] > lower } - 1
    let high = first(from: 0) { starts[$0] >= upper }
    return min(low, count)..<max(min(low, count), min(high, count))
  }

  private func first(from start: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (start, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  func visible(at offset: Double) -> Range<Int> { items(offset, offset + viewport) }

  /// Scrolls by a frame, and returns the number of items that it mounts outside the viewport.
  mutating func move(to offset: Double, velocity: Double) -> Int {
    let stretch = range.mountingRange(offset: offset, velocity: velocity, viewport: viewport)
    guard let stretch else { return 0 }
    asked += 1
    let visible = items(stretch.visible.lower, stretch.visible.upper)
    let chosen = range.chooseRange(
      current: mounted, visible: visible, requested: items(stretch.requested.lower, stretch.requested.upper),
      kept: items(stretch.kept.lower, stretch.kept.upper))
    let new = chosen.filter { !mounted.contains($0) && !visible.contains($0) }.count
    if chosen != mounted { changed += 1 }
    mounted = chosen
    return new
  }
}

extension VisibleRangeTests {
  @Test(
    "Random scrolling mounts all visible items, few more within the budget, and the overscan at rest",
    arguments: UInt64(1)...60)
  func walk(seed: UInt64) throws {
    var seeded = Dice(seed: seed)
    let sizes = (0..<3000).map { _ in seeded.next(in: 8...240) }
    let overscan = Overscan(
      extent: seeded.next(in: 0...600), lookahead: seeded.next(in: 0...0.4),
      budget: 1 + seeded.index(below: 9))
    var walk = Walk(sizes: sizes, viewport: seeded.next(in: 200...1400), overscan: overscan)
    var offset = seeded.next(in: 0...walk.extent)
    for leg in 0..<30 {
      let note: Comment = "seed \(seed), leg \(leg)"
      if seeded.chance(0.2) { offset = seeded.next(in: -2000...walk.extent + 2000) }
      var velocity = seeded.pick([0, 30, 200, 1500, 10_000]) * seeded.next(in: -1...1)
      for _ in 0..<seeded.index(below: 60) {
        offset += velocity / 60
        velocity *= seeded.pick([0.97, 1, 1, 1.01])
        let new = walk.move(to: offset, velocity: velocity)
        try #require(new <= overscan.budget, note)
        try #require(walk.visible(at: offset).clamped(to: walk.mounted) == walk.visible(at: offset), note)
        let reach = overscan.extent + 2 * walk.viewport
        try #require(walk.mountedExtent <= walk.viewport + 2 * reach + overscan.extent + 480, note)
      }
      guard seeded.chance(0.5) else { continue }
      for _ in 0..<Int(2 * overscan.extent / 8) / overscan.budget + 3 {
        _ = walk.move(to: offset, velocity: 0)
      }
      let margin = overscan.extent * VisibleRange.restingShare
      let full = walk.items(offset - margin, offset + walk.viewport + margin)
      try #require(full.clamped(to: walk.mounted) == full, note)
      try #require(walk.mountedExtent <= walk.viewport + 4 * overscan.extent + 480, note)
      let asked = walk.asked
      _ = walk.move(to: offset, velocity: 0)
      try #require(walk.asked == asked, note)
    }
  }

  @Test(
    "At constant speed, few frames change the mounted items",
    arguments: [(30.0, 4), (100, 9), (600, 40), (2500, 190)])
  func constant(speed: Double, most: Int) {
    var walk = Walk(sizes: Array(repeating: 44, count: 4000))
    for _ in 0..<60 { _ = walk.move(to: 1000, velocity: 0) }
    let (asked, changed) = (walk.asked, walk.changed)
    for frame in 1...600 { _ = walk.move(to: 1000 + speed * Double(frame) / 60, velocity: speed) }
    #expect(walk.asked - asked <= most)
    #expect(walk.changed - changed <= most)
  }

  @Test("Items without an extent do not mount the whole list")
  func zeroSizes() {
    var walk = Walk(sizes: Array(repeating: 0, count: 100_000) + [5000])
    for _ in 0..<20 { _ = walk.move(to: 0, velocity: 0) }
    #expect(walk.mounted.count <= VisibleRange.itemLimit)
  }
}
