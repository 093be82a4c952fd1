import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// The number of chunks (runs of items that are stored together) that a change lays out again.
@Suite struct LaneWorkTests {
  private static func extents(_ count: Int, _ random: inout Dice) -> [Double] {
    (0..<count).map { _ in Double(Int.random(in: 40...200, using: &random)) }
  }

  @Test(
    "In rows, resizing an item lays out its chunk again, and the next chunk if both share a row",
    arguments: 1...7)
  func rows(laneCount: Int) {
    var random = Dice(seed: 1)
    var index = ExtentIndex(extents: LaneWorkTests.extents(100_000, &random), spacing: 8)
    var lanes = LaneIndex(flow: .rows, laneCount: laneCount)
    _ = lanes.total(in: &index)
    #expect(lanes.laidOutChunkCount == index.chunks.count - index.slack)
    for (item, chunks) in [(0, 1), (50_048, 1), (127, 128 % laneCount == 0 ? 1 : 2), (99_999, 1)] {
      let before = lanes.laidOutChunkCount
      index.setExtent(500, of: item)
      _ = lanes.total(in: &index)
      #expect(lanes.laidOutChunkCount - before == chunks, "item \(item)")
      _ = lanes.placement(of: 77_777, in: &index)
      #expect(lanes.laidOutChunkCount - before == chunks)
    }
  }

  @Test(
    "In masonry, resizing an item lays out chunks again only until the lanes have their old shape",
    arguments: 0..<12 as Range<UInt64>)
  func masonry(seed: UInt64) {
    var random = Dice(seed: seed)
    let laneCount = 2 + Int(seed % 4)
    // The list has no sections, or six sections of 4,000 items. With two different extents, the lanes soon
    // have their old shape again; with many extents, they rarely do.
    var index = ExtentIndex()
    var extents: [(extent: Int64, isHeader: Bool)] = []
    for _ in 0..<(seed % 3 == 0 ? 1 : 6) {
      let section = (0..<4000).map { _ in
        Double(Int.random(in: 1...(seed % 2 == 0 ? 2 : 200), using: &random)) * 10
      }
      if seed % 3 > 0 {
        index.insert(extents: [30], at: index.count, kind: .header)
        extents.append((30 * 192, true))
      }
      index.insert(extents: section, at: index.count)
      extents += section.map { (Int64($0 * 192), false) }
    }
    var lanes = LaneIndex(flow: .masonry, laneCount: laneCount)
    _ = lanes.total(in: &index)
    var shapes = LaneWorkTests.shapes(extents, laneCount, index)
    for _ in 0..<12 {
      let item = Int.random(in: 0..<index.count, using: &random)
      let extent = Double(Int.random(in: 1...(seed % 2 == 0 ? 2 : 200), using: &random)) * 10
      let before = lanes.laidOutChunkCount
      guard index.setExtent(extent, of: item) != 0 else { continue }
      extents[item].extent = Int64(extent * 192)
      _ = lanes.total(in: &index)
      let new = LaneWorkTests.shapes(extents, laneCount, index)
      let touched = index.locate(item).chunk - index.slack
      let agreed = (touched + 1..<new.count).first { new[$0] == shapes[$0] } ?? new.count - 1
      #expect(lanes.laidOutChunkCount - before == agreed - touched, "item \(item)")
      shapes = new
    }
  }

  /// Returns the shape of the lanes before each chunk and after the last chunk.
  private static func shapes(
    _ items: [(extent: Int64, isHeader: Bool)], _ laneCount: Int, _ index: ExtentIndex
  ) -> [[Int64]] {
    var oracle = LaneOracle(flow: .masonry, laneCount: laneCount, gap: index.gap)
    var shapes = [oracle.shape]
    var item = 0
    for chunk in index.chunks[index.slack...] {
      for _ in 0..<chunk.count {
        oracle.place(extent: items[item].extent, spansLanes: items[item].isHeader)
        item += 1
      }
      shapes.append(oracle.shape)
    }
    return shapes
  }

  @Test("An edit lays out only the section that contains it", arguments: [LaneIndex.Kind.rows, .masonry])
  func sections(flow: LaneIndex.Kind) {
    var random = Dice(seed: 3)
    var index = ExtentIndex()
    for _ in 0..<20 {
      index.insert(extents: [30], at: index.count, kind: .header)
      index.insert(extents: LaneWorkTests.extents(1280, &random), at: index.count)
    }
    var lanes = LaneIndex(flow: flow, laneCount: 3)
    _ = lanes.total(in: &index)
    for edit in 0..<4 {
      let before = lanes.laidOutChunkCount
      switch edit {
      case 0: index.insert(extents: [77], at: 5 * 1281 + 40)
      case 1: index.remove(7 * 1281..<7 * 1281 + 3)
      case 2: index.insert(1, at: 9 * 1281 + 500)
      default: index.move(12 * 1281 + 200..<12 * 1281 + 205, to: 12 * 1281 + 300)
      }
      _ = lanes.total(in: &index)
      #expect(lanes.laidOutChunkCount - before <= 14)
    }
  }

  @Test(
    "A batch of measurements lays out only the sections that it measures", arguments: 0..<24 as Range<UInt64>)
  func batches(seed: UInt64) {
    var random = Dice(seed: seed)
    var index = ExtentIndex()
    for _ in 0..<40 {
      index.insert(extents: [30], at: index.count, kind: .header)
      index.insert(extents: LaneWorkTests.extents(1300, &random), at: index.count)
    }
    let flow: LaneIndex.Kind = seed % 2 == 0 ? .rows : .masonry
    var lanes = LaneIndex(flow: flow, laneCount: 3)
    _ = lanes.total(in: &index)
    // A section has eleven chunks. A measured item lays out chunks up to the next header at most.
    for batch in 0..<10 {
      var items = (0..<Int.random(in: 1...ChunkEdits.limit, using: &random)).map { _ in
        Int.random(in: 0..<index.count, using: &random)
      }
      if batch == 0 { items = [0, index.count - 1] }
      let before = lanes.laidOutChunkCount
      for item in items { index.setExtent(Double(Int.random(in: 40...200, using: &random)), of: item) }
      _ = lanes.total(in: &index)
      #expect(lanes.laidOutChunkCount - before <= items.count * 12, "seed \(seed): \(items)")
    }
    // The same holds for unmeasured items, and for new chunks between existing ones.
    index.insert(100_000, at: index.count / 2)
    _ = lanes.total(in: &index)
    let before = lanes.laidOutChunkCount
    for item in [5, index.count / 2, index.count - 5] { index.setExtent(77, of: item) }
    _ = lanes.total(in: &index)
    #expect(lanes.laidOutChunkCount - before <= 3 * 14)
    var fresh = LaneIndex(flow: flow, laneCount: 3)
    var copy = index
    copy.spacing = 1
    copy.spacing = 0
    #expect(fresh.total(in: &copy) == lanes.total(in: &index))
    for item in stride(from: 0, to: index.count, by: 997) {
      #expect(fresh.placement(of: item, in: &copy) == lanes.placement(of: item, in: &index))
    }
  }

  // A growing array has up to twice the required capacity, which depends on the allocator.
  @Test("In four lanes, a measured item takes at most a byte")
  func memory() {
    var random = Dice(seed: 4)
    var index = ExtentIndex(extents: LaneWorkTests.extents(200_000, &random))
    var lanes = LaneIndex(flow: .masonry, laneCount: 4)
    _ = lanes.total(in: &index)
    #expect(lanes.byteCount <= 200_000)
  }

  @Test("Queries, and measurements that change no extent, lay out nothing")
  func still() {
    var index = ExtentIndex(count: 5000, estimate: 20)
    var lanes = LaneIndex(flow: .masonry, laneCount: 3)
    index.setExtent(30, of: 70)
    _ = lanes.total(in: &index)
    let before = lanes.laidOutChunkCount
    index.setExtent(30, of: 70)
    for item in stride(from: 4999, to: 0, by: -7) { _ = lanes.placement(of: item, in: &index) }
    for start in stride(from: Int64(0), to: 300_000, by: 999) {
      _ = lanes.items(from: start, to: start + 5000, in: &index)
    }
    #expect(lanes.laidOutChunkCount == before)
  }
}
