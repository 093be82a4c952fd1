import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// Layouts with lanes, compared with a simple layout that places the items one by one.
///
/// A chunk is a run of items that are stored together.
@Suite struct LaneIndexTests {
  @Test(
    "Inserting chunks at the start lays out the inserted chunks and at most a few later chunks",
    arguments: [LaneIndex.Kind.rows, .masonry], 1...4)
  func prepended(flow: LaneIndex.Kind, chunks: Int) {
    func extents(_ count: Int, _ factor: Int) -> [Double] {
      (0..<count).map { Double(10 + $0 * factor % 91) }
    }
    func laidOut(_ index: inout ExtentIndex, _ lanes: inout LaneIndex) -> [ItemPlacement] {
      (0..<index.count).map { lanes.placement(of: $0, in: &index) }
    }
    let size = ItemCodeStore.slotSize
    var index = ExtentIndex(extents: extents(5 * size, 7))
    var lanes = LaneIndex(flow: flow, laneCount: 3)
    _ = lanes.total(in: &index)
    let before = lanes.laidOutChunkCount
    index.insert(extents: extents(chunks * size, 53), at: 0)
    var anew = ExtentIndex(extents: extents(chunks * size, 53) + extents(5 * size, 7))
    var others = LaneIndex(flow: flow, laneCount: 3)
    #expect(laidOut(&index, &lanes) == laidOut(&anew, &others))
    // The layout covers the inserted chunks, and later chunks whose lanes begin with a different shape.
    #expect(chunks...chunks + 5 ~= lanes.laidOutChunkCount - before)
    if chunks % 3 == 0, flow == .rows { #expect(lanes.laidOutChunkCount - before == chunks) }
  }

  @Test(
    "Runs of equal items have the positions of a simple layout that places the items one by one",
    arguments: 0..<60 as Range<UInt64>)
  func runs(seed: UInt64) {
    var random = Dice(seed: seed)
    let kind: LaneIndex.Kind = seed % 2 == 0 ? .rows : .masonry
    let laneCount = [1, 2, 3, 4, 5, 7, 64][Int(seed) / 2 % 7]
    var index = ExtentIndex()
    var oracle = ExtentOracle()
    index.spacing = [0, 0, 1.0 / 192, 8][Int.random(in: 0..<4, using: &random)]
    oracle.gap = index.gap
    for _ in 0..<6 {
      let extent = [0, 1, 2, 3, 7, 100, 5000, 12_000_000].randomElement(using: &random) ?? 0
      let isHeader = Int.random(in: 0..<5, using: &random) == 0
      let kind = isHeader ? ItemKind.header : ItemKind(rawValue: UInt8(index.chunks.count - index.slack) % 7)
      let count = isHeader ? 2 : Int.random(in: 0...3 * laneCount + 40, using: &random)
      index.setEstimate(Double(extent) / 192, of: kind)
      oracle.estimates[Int(kind.rawValue)] = Int64(extent)
      index.insert(count, at: index.count, kind: kind)
      oracle.insert(Array(repeating: .init(kind: kind, measured: nil), count: count), at: oracle.items.count)
    }
    let right = LaneOracle(flow: kind, laneCount: laneCount, items: oracle)
    var lanes = LaneIndex(flow: kind, laneCount: laneCount)
    #expect(lanes.total(in: &index) == right.total)
    for item in right.placements.indices.shuffled(using: &random).prefix(40) {
      let placement = right.placements[item]
      #expect(lanes.placement(of: item, in: &index) == placement, "seed \(seed), item \(item)")
      for lower in [placement.start - 1, placement.start, placement.start + placement.extent] {
        let upper = lower + Int64.random(in: 0...9, using: &random)
        let range = lanes.items(from: lower, to: upper, in: &index)
        let expected = right.items(from: lower, to: upper)
        #expect(expected.isEmpty ? range.isEmpty : range == expected, "seed \(seed), \(lower) to \(upper)")
      }
    }
  }

  @Test("The longest items and spacings do not overflow", arguments: [1, 2, 5, 64])
  func longest(laneCount: Int) {
    var random = Dice(seed: 7)
    let choice = [0, 65_536, 65_536, 0.01]
    let extents = (0..<1000).map { _ in choice[Int.random(in: 0...3, using: &random)] }
    var index = ExtentIndex(extents: extents, spacing: 65_536)
    for kind in [LaneIndex.Kind.rows, .masonry] {
      var oracle = LaneOracle(flow: kind, laneCount: laneCount, gap: index.gap)
      for item in extents.indices {
        oracle.place(extent: Int64(index.code(of: item).extent), spansLanes: false)
      }
      var lanes = LaneIndex(flow: kind, laneCount: laneCount)
      #expect(lanes.total(in: &index) == oracle.total)
      for item in extents.indices {
        #expect(lanes.placement(of: item, in: &index) == oracle.placements[item])
      }
    }
  }

  @Test("Ten million unmeasured items take constant memory and time", arguments: [1, 4, 64])
  func unmeasured(laneCount: Int) {
    let count = 10_000_000
    for flow in [LaneIndex.Kind.rows, .masonry] {
      var index = ExtentIndex(count: count, estimate: 10, spacing: 2)
      var lanes = LaneIndex(flow: flow, laneCount: laneCount)
      let rows = Int64((count + laneCount - 1) / laneCount)
      #expect(lanes.total(in: &index) == (rows * 12 - 2) * 192)
      let item = 7_654_321
      let row = Int64(item / laneCount)
      #expect(
        lanes.placement(of: item, in: &index)
          == ItemPlacement(start: row * 12 * 192, extent: 1920, lane: Int32(item % laneCount), span: 1))
      let first = item / laneCount * laneCount
      #expect(
        lanes.items(from: row * 12 * 192, to: row * 12 * 192 + 1, in: &index) == first..<first + laneCount)
      #expect(lanes.laidOutChunkCount == 1)
      #expect(lanes.byteCount < 2000)
    }
  }

  @Test("The layout skips tiny items beside a very tall item in one step, and finds the tall item")
  func waterFilling() {
    var index = ExtentIndex(extents: [65_535, 1, 2])
    index.setEstimate(1.0 / 192, of: .standard)
    index.insert(30_000_000, at: 3)
    var lanes = LaneIndex(flow: .masonry, laneCount: 3)
    // Tiny items first fill the two lanes beside the tall item, up to its end. Then all three lanes
    // alternate.
    let beside = 65_535 * 192 - 192 + 65_535 * 192 - 384
    #expect(
      lanes.placement(of: 3 + beside, in: &index)
        == ItemPlacement(start: 65_535 * 192, extent: 1, lane: 0, span: 1))
    #expect(lanes.total(in: &index) == 65_535 * 192 + Int64((30_000_000 - beside + 2) / 3))
    // The tall item is the first visible one, and the tiny items of the window are the last.
    #expect(lanes.items(from: 1000, to: 1001, in: &index) == 0..<3 + (1000 - 192) + (1000 - 384) + 2)
    index.spacing = 1
    _ = lanes.total(in: &index)
    // In the spacing between tiny items, only the tall item is visible.
    #expect(lanes.items(from: 2 * 192 + 10, to: 2 * 192 + 11, in: &index).lowerBound == 0)
  }

  @Test("The number of lanes is at least 1 and at most the limit")
  func limits() {
    #expect(LaneIndex(flow: .masonry, laneCount: .max).laneCount == LaneIndex.laneLimit)
    #expect(LaneIndex(flow: .rows, laneCount: .min).laneCount == 1)
  }

  @Test("An empty index has no extent and no visible items", arguments: [LaneIndex.Kind.rows, .masonry])
  func empty(flow: LaneIndex.Kind) {
    var index = ExtentIndex()
    var lanes = LaneIndex(flow: flow, laneCount: 3)
    #expect(lanes.total(in: &index) == 0)
    #expect(lanes.items(from: .min, to: .max, in: &index).isEmpty)
    #expect(lanes.placement(of: 5, in: &index) == ItemPlacement(start: 0, extent: 0, lane: 0, span: 1))
    index.insert(5, at: 0)
    #expect(lanes.items(from: .min, to: .max, in: &index) == 0..<5)
    #expect(lanes.items(from: .max, to: .min, in: &index).isEmpty)
    index.remove(0..<5)
    #expect(lanes.total(in: &index) == 0)
    #expect(lanes.items(from: .min, to: .max, in: &index).isEmpty)
  }

  @Test(
    "A lane layout is correct for a new extent index, and for an index that another lane layout has read",
    arguments: [1, 3])
  func another(laneCount: Int) {
    var index = ExtentIndex(extents: [10, 20, 30, 40])
    var lanes = LaneIndex(flow: .masonry, laneCount: laneCount)
    _ = lanes.total(in: &index)
    var wider = LaneIndex(flow: .masonry, laneCount: laneCount + 1)
    #expect(wider.total(in: &index) == (laneCount == 1 ? 60 : 40) * 192)
    var other = ExtentIndex(extents: [Double](repeating: 5, count: 1000))
    #expect(lanes.total(in: &other) == Int64((1000 + laneCount - 1) / laneCount) * 5 * 192)
  }
}
