import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

@Suite struct ListEngineTests {
  /// Returns a list of measured items, scrolled to an offset.
  static func list(
    _ extents: [Double], at offset: Double = 0, viewport: Double = 100,
    configuration: ListConfiguration = ListConfiguration()
  ) -> ListEngine {
    var list = ListEngine(configuration)
    _ = list.layOut(viewport: viewport, cross: 50)
    _ = list.insert(extents: extents, at: 0)
    list.scroll(to: offset, velocity: 0)
    list.update()
    return list
  }

  @Test(
    "A range of positions that is empty or before the items contains no items",
    arguments: [ListArrangement.stack, .columns(2)], [0.0, 40])
  func nothingThere(_ arrangement: ListArrangement, _ extent: Double) {
    let configuration = ListConfiguration(arrangement: arrangement, insets: EdgePair(start: 30, end: 0))
    var list = Self.list(Array(repeating: extent, count: 20), configuration: configuration)
    for (lower, upper) in [(-90, -10), (-90, 0), (0, 30), (10, 20), (50, 50), (60, 50)] as [(Double, Double)]
    {
      let range = list.layout.items(from: ItemUnits.position(lower), to: ItemUnits.position(upper))
      #expect(range.isEmpty, "\(lower) to \(upper)")
    }
  }

  @Test("By default, a list and a slot pool keep the same number of idle views")
  func reuseLimit() {
    #expect(ListConfiguration().reuseLimit == SlotPool().limit)
  }

  @Test(
    "A list without a viewport is hidden, and a list with a viewport of any extent is not",
    arguments: [0, -1, .nan, 0.5, 1, 300])
  func hidden(viewport: Double) {
    var list = Self.list(Array(repeating: 40, count: 20))
    _ = list.layOut(viewport: viewport, cross: 50)
    #expect(list.isHidden == !(viewport > 0))
    #expect(list.viewport == (viewport > 0 ? viewport : 100))
  }

  @Test(
    "A rotated list has the lanes of a list that was created in that orientation",
    arguments: [90.0, 250, 620])
  func turned(cross: Double) {
    func list(_ arrangement: ListArrangement, _ cross: Double) -> ListEngine {
      let extents: [Double] = (0..<60).map { (index: Int) -> Double in Double(20 + index * 7 % 30) }
      var list = Self.list(extents, configuration: ListConfiguration(arrangement: arrangement))
      _ = list.layOut(viewport: 100, cross: cross)
      return list
    }
    var turned = list(.adaptiveColumns(minimum: 100), 320)
    _ = turned.layOut(viewport: 100, cross: cross)
    var plain = list(.columns(max(1, Int(cross) / 100)), cross)
    #expect(turned.laneCount == plain.laneCount && turned.contentExtent == plain.contentExtent)
    for item in 0..<60 { #expect(turned.frame(of: item) == plain.frame(of: item)) }
  }

  @Test(
    "The items in a range of positions equal the result of a search through all items",
    arguments: 0..<60 as Range<UInt64>)
  func stretches(seed: UInt64) {
    var random = Dice(seed: seed)
    let spacing = [0.0, 0, 5][Int(seed) % 3]
    let extents = (0..<30).map { _ in Double([0, 0, 10, 25].randomElement(using: &random) ?? 0) }
    var list = Self.list(extents, configuration: ListConfiguration(spacing: spacing))
    let starts = extents.indices.map { extents[..<$0].reduce(0, +) + Double($0) * spacing }
    for lower in stride(from: -20, to: list.contentExtent, by: 5) {
      for upper in [lower + 1, lower + 30] {
        let right = extents.indices.filter {
          let end = starts[$0] + extents[$0]
          return starts[$0] < upper && (extents[$0] > 0 ? end > lower : starts[$0] >= lower)
        }
        let found = list.layout.items(from: ItemUnits.position(lower), to: ItemUnits.position(upper))
        #expect(right.isEmpty ? found.isEmpty : Array(found) == right, "\(lower) to \(upper)")
      }
    }
  }

  @Test("Before the first layout, edits and extents do not change the offset")
  func nothingSeen() {
    var list = ListEngine(count: 100)
    list.scroll(to: 500, velocity: 0)
    #expect(list.apply(.insert(50, at: 0)) == 0)
    #expect(list.setExtents([500, 500], at: 0) == 0)
    #expect(list.offset == 500)
  }

  @Test("Setting an empty array of extents changes nothing", arguments: [0, 5, 99, 100, .max])
  func noExtents(item: Int) {
    var list = Self.list(Array(repeating: 40, count: 100))
    let before = list.layoutRevision
    #expect(list.setExtents([], at: item) == 0)
    if item >= 100 { #expect(list.setExtents([7, 8], at: item) == 0) }
    #expect(list.layoutRevision == before)
  }

  @Test("The target past the content's end is the last item")
  func targetPastTheEnd() {
    var list = Self.list(Array(repeating: 40, count: 100))
    for offset in [4000, 4100, 1e9, 1e300] {
      #expect(list.target(at: offset).item == 99, "\(offset)")
    }
    #expect(list.target(at: -5).item == 0)
  }

  @Test("Only the visible items and the overscan are mounted")
  func mounted() {
    var list = ListEngine(count: 10_000_000)
    _ = list.setEstimate(50)
    _ = list.layOut(viewport: 500, cross: 300)
    for _ in 0..<10 { list.update() }
    #expect(list.window == 0..<15)
    #expect(list.slots.slotCount == 15)
    #expect(list.byteCount < 2048)
    list.scroll(to: 499_999_500, velocity: 0)
    for _ in 0..<10 { list.update() }
    #expect(list.window == 9_999_985..<10_000_000)
  }

  @Test("Ten million items have exact positions")
  func exact() {
    var list = ListEngine(count: 10_000_000)
    _ = list.setEstimate(150)
    #expect(list.contentExtent == 1_500_000_000)
    #expect(list.frame(of: 9_999_999).start == 1_499_999_850)
    _ = list.layOut(viewport: 800, cross: 300)
    list.measure(100.0 + 1.0 / 3, of: 0)
    _ = list.commit()
    let growth: Double = -50 + 1.0 / 3
    #expect(list.frame(of: 9_999_999).start == 1_499_999_850 + growth)
  }

  @Test(
    "The target for an offset leads back to that offset, limited to the content",
    arguments: [0.0, 7, 300, 2900, 5000, -40, .nan, .infinity, -1e300])
  func place(at offset: Double) {
    var list = Self.list(Array(repeating: 30, count: 100))
    let target = list.target(at: offset)
    #expect(list.offset(for: target) == (offset.isNaN ? 0 : min(max(offset, 0), 2900)) || offset == .infinity)
    #expect((0...2900).contains(list.offset(for: target)))
  }

  @Test("The estimate becomes the mean of at least eight measurements that differ clearly from it")
  func estimates() {
    var list = ListEngine(count: 1000)
    _ = list.layOut(viewport: 400, cross: 50)
    for item in 0..<7 { list.measure(100, of: item) }
    _ = list.commit()
    #expect(list.frame(of: 900).extent == 44)
    list.measure(100, of: 7)
    _ = list.commit()
    #expect(list.frame(of: 900).extent == 100)
    for item in 8..<400 { list.measure(103, of: item) }
    _ = list.commit()
    #expect(list.frame(of: 900).extent == 100)
  }
}
