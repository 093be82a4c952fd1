import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// Input out of range has exact results and never traps.
@Suite struct ListNonsenseTests {
  private static let longest = 1_048_576.0

  /// Three measured items of 10, 20 and 30 pt.
  private static var index: ExtentIndex { ExtentIndex(extents: [10, 20, 30], spacing: 2) }

  @Test(
    "An item out of range has the extent of the nearest item, and an offset inside the content",
    arguments: [
      (.min, 0, 10), (-1, 0, 10), (0, 0, 10), (2, 34, 30), (3, 64, 30), (4, 64, 30), (.max, 64, 30),
    ] as [(Int, Double, Double)])
  func reading(item: Int, offset: Double, extent: Double) {
    var index = Self.index
    #expect(index.offset(of: item) == offset && index.extent(of: item) == extent)
    #expect(index.isMeasured(item) && index.kind(of: item) == .standard)
  }

  @Test(
    "An offset out of range finds the nearest item, and an offset that is not finite finds the first item",
    arguments: [
      (-.infinity, 0), (-1e300, 0), (-1, 0), (11.9, 0), (12, 1), (64, 2), (1e300, 2), (.infinity, 0),
      (.nan, 0),
    ] as [(Double, Int)])
  func finding(offset: Double, item: Int) {
    var index = Self.index
    #expect(index.item(at: offset) == item)
  }

  @Test("An empty index contains no items, extents or headers")
  func nothing() {
    for count in [0, -3, .min] {
      var index = ExtentIndex(count: count)
      #expect(index.count == 0 && index.total == 0 && index.item(at: 7) == nil)
      #expect(index.offset(of: 4) == 0 && index.extent(of: 4) == 0 && index.kind(of: 4) == .standard)
      #expect(!index.isMeasured(4) && index.setExtent(7, of: 0) == 0)
      #expect(index.header(atOrBefore: 4) == nil && index.header(after: -1) == nil)
      index.forgetExtents()
      index.remove(-2..<9)
      index.move(0..<4, to: 2)
      #expect(index.count == 0 && index.total == 0)
    }
  }

  @Test(
    "A measurement is clamped to the valid extents, and ignored if it is not finite",
    arguments: [
      (.nan, 20), (.infinity, 20), (-.infinity, 20), (-5, 0), (-0.0, 0), (1e9, longest), (2_000_000, longest),
      (1.0 / 385, 0), (1.0 / 383, 1.0 / 192),
    ] as [(Double, Double)])
  func measuring(extent: Double, counted: Double) {
    var index = Self.index
    for item in [-1, 3, .min, .max] { #expect(index.setExtent(extent, of: item) == 0) }
    let units = Int64(counted * 192)
    #expect(index.setExtent(extent, of: 1) == Double(units - 20 * 192) / 192)
    #expect(index.extent(of: 1) == counted && index.totalUnits == 44 * 192 + units)
  }

  @Test(
    "Estimates, extents and spacings that are negative or not finite are treated as 0",
    arguments: [(.nan, 0), (.infinity, 0), (-.infinity, 0), (-1, 0), (1e9, longest)] as [(Double, Double)])
  func making(given: Double, counted: Double) {
    #expect(ExtentIndex(count: 2, estimate: given).total == 2 * counted)
    let units = Int64(counted * 192)
    #expect(ExtentIndex(extents: [given, 5]).totalUnits == units + 5 * 192)
    #expect(ExtentIndex(count: 2, estimate: 5, spacing: given).spacing == counted)
    var index = ExtentIndex(count: 2, estimate: 5, spacing: 3)
    index.spacing = given
    #expect(index.totalUnits == 10 * 192 + units)
    index.setEstimate(given)
    // An estimate that is not finite changes nothing.
    #expect(index.extent(of: 0) == (given.isFinite ? counted : 5))
  }

  @Test("A search for a header returns existing headers only, for any index")
  func headers() {
    var index = ExtentIndex(count: 3)
    index.insert(1, at: 1, kind: .header)
    #expect(index.header(atOrBefore: .min) == nil && index.header(atOrBefore: -1) == nil)
    #expect(index.header(atOrBefore: 0) == nil && index.header(atOrBefore: .max)?.item == 1)
    #expect(
      index.header(after: .min)?.item == 1 && index.header(after: 1) == nil
        && index.header(after: .max) == nil)
    // Measured items and a measured header share the first chunk, which is a run of items that are stored
    // together.
    var measured = ExtentIndex(extents: [10, 10, 10])
    measured.insert(extents: [20], at: 3, kind: .header)
    #expect((0..<3).allSatisfy { measured.header(atOrBefore: $0) == nil })
    #expect(measured.header(atOrBefore: 3)?.item == 3)
  }

  @Test("Invalid item kinds become `standard`, and invalid positions inside an item become 0 or are clamped")
  func values() {
    for number in 8...255 as ClosedRange<UInt8> { #expect(ItemKind(rawValue: number) == .standard) }
    for inside in [Double.nan, .infinity, -.infinity] {
      #expect(ItemTarget(item: 3, offset: inside).offset == 0)
    }
    #expect(ItemTarget(item: 3, offset: 1e300).offset == Double.longestExtent)
  }

  @Test("An engine ignores invalid input and returns a shift of 0")
  func engine() {
    let extents = Array(repeating: 30.0, count: 20)
    var list = ListEngineTests.list(extents, at: 300)
    for number in [Double.nan, .infinity, -.infinity] {
      list.scroll(to: number, velocity: number)
      #expect(list.offset == 300)
      #expect(list.setEstimate(number) == 0)
      #expect(list.layOut(viewport: number == .infinity ? 0 : number, cross: 50) == 0 && list.isHidden)
      #expect(list.layOut(viewport: 100, cross: 50) == 0 && !list.isHidden)
    }
    for item in [-1, 20, Int.min, .max] {
      list.focus(3)
      list.focus(item)
      #expect(list.focusedItem() == nil)
      list.measure(77, of: item)
      #expect(list.commit() == 0)
    }
    #expect(list.offset(for: ItemTarget(item: .min)) == 0)
    #expect(list.offset(for: ItemTarget(item: .max)) == 500)
    #expect(list.offset(for: ItemTarget(item: 4, offset: 1e300)) == 500)
    #expect(list.offset(for: ItemTarget(item: 4, offset: -1e300)) == 0)
    #expect(list.frame(of: .min) == list.frame(of: 0) && list.frame(of: .max) == list.frame(of: 19))
    for edit in [
      ListEdit.insert(-4, at: 3), .insert(0, at: 3), .remove(30..<40), .remove(-4 ..< -2),
      .move(3..<5, to: 4),
    ] {
      #expect(list.apply(edit) == 0 && list.count == 20 && list.contentExtent == 600)
    }
    #expect(list.insert(extents: [.nan, -1, .infinity, 1e9], at: .max) == 0)
    // An unknown extent keeps the estimate.
    #expect((20...23).map { list.frame(of: $0).extent } == [44, 0, 0, Self.longest])
    #expect(list.insert(extents: [10], at: .min) == 10 && list.frame(of: 0).extent == 10)
    #expect(list.reset(count: -4) == -310 && list.count == 0 && list.contentExtent == 0)
    #expect(list.reset(count: .max) == 0 && list.count == ExtentIndex.countLimit)
    var short = ListEngineTests.list([30, 30, 30])
    short.measure(-5, of: 1)
    short.measure(1e9, of: 2)
    _ = short.commit()
    #expect(short.frame(of: 1).extent == 0 && short.frame(of: 2).extent == Self.longest)
    var empty = ListEngine(count: -3)
    #expect(empty.count == 0 && empty.frame(of: 0).extent == 0 && empty.contentExtent == 0)
    #expect(empty.position == ListPosition(item: 0, offset: 0))
    #expect(ListEngine(count: .max).count == ExtentIndex.countLimit)
  }

  @Test("An edit of items out of range equals the edit clamped to the list, at any offset")
  func edits() {
    let numbers = [Int.min, -3, 0, 2, 19, 20, 25, .max]
    let ranges = numbers.flatMap { lower in numbers.filter { $0 >= lower }.map { lower..<$0 } }
    var edits = ranges.map { ListEdit.remove($0) }
    edits += ranges.flatMap { items in numbers.map { ListEdit.move(items, to: $0) } }
    for edit in edits {
      let inRange: ListEdit
      switch edit {
      case .remove(let items): inRange = .remove(items.clamped(to: 0..<20))
      case .move(let items, let index): inRange = .move(items.clamped(to: 0..<20), to: max(0, min(index, 20)))
      case .insert: inRange = edit
      }
      for offset in [0.0, 95, 500] {
        var list = ListEngineTests.list(Array(repeating: 30, count: 20), at: offset)
        var other = list
        #expect(list.apply(edit) == other.apply(inRange), "\(edit)")
        #expect(list.count == other.count && list.offset == other.offset)
      }
    }
  }

  @Test(
    "Numbers of a configuration that are negative or not finite are treated as 0",
    arguments: [-1, .nan, .infinity] as [Double])
  func configuration(number: Double) {
    var list = ListEngineTests.list(
      [10, 20],
      configuration: ListConfiguration(
        spacing: number, laneSpacing: number, insets: EdgePair(start: number, end: number), reuseLimit: -3))
    #expect(list.contentExtent == 30 && list.frame(of: 1).start == 10 && list.slots.limit == 0)
  }

  @Test("The byte count is at least the memory of the items, and only slightly more")
  func bytes() {
    var random = Dice(seed: 1)
    let bare = ExtentIndex().byteCount
    #expect(bare >= MemoryLayout<ExtentIndex>.size && bare < 1024)
    let unmeasured = ExtentIndex(count: 1_000_000).byteCount
    #expect(unmeasured > bare && unmeasured < bare + 1024)
    let count = 100_000
    var index = ExtentIndex(extents: (0..<count).map { _ in Double(Int.random(in: 10...99, using: &random)) })
    _ = index.offset(of: count / 2)
    let chunks = (count + 127) / 128
    let least =
      chunks * (128 * 4 + MemoryLayout<ExtentIndex.Chunk>.stride + MemoryLayout<PrefixTree.Pair>.stride)
    #expect(index.byteCount >= least && index.byteCount < least * 9 / 8 + 4096)
    var lanes = LaneIndex(flow: .masonry, laneCount: 4)
    let without = lanes.byteCount
    #expect(without >= MemoryLayout<LaneIndex>.size)
    _ = lanes.total(in: &index)
    #expect(lanes.byteCount >= without + (chunks - 1) * (4 * 4 + 2 * MemoryLayout<PrefixTree.Pair>.stride))
    var list = ListEngine(ListConfiguration(arrangement: .masonry(4)))
    let empty = list.byteCount
    _ = list.insert(extents: Array(repeating: 30, count: count), at: 0)
    _ = list.frame(of: count / 2)
    #expect(list.byteCount >= empty + least + chunks * 48)
  }

  @Test("An estimate that is not finite changes nothing", arguments: [Double.nan, .infinity, -.infinity])
  func noEstimate(_ estimate: Double) {
    var list = ListEngineTests.list(Array(repeating: 40, count: 20))
    _ = list.apply(.insert(10, at: 20))
    let before = list.contentExtent
    #expect(list.setEstimate(estimate) == 0 && list.contentExtent == before)
  }
}
