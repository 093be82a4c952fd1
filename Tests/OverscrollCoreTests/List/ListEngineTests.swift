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

  @Test("The content extent is the sum of the items, the spacing and both insets", arguments: [0, 1, 7])
  func contentExtent(count: Int) {
    let configuration = ListConfiguration(spacing: 10, insets: EdgePair(start: 30, end: 50))
    var list = Self.list(Array(repeating: 40, count: count), configuration: configuration)
    #expect(list.contentExtent == 80 + Double(40 * count + 10 * max(0, count - 1)))
    #expect(list.maximumOffset == max(0, list.contentExtent - 100))
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

  @Test("A focused item stays mounted at any distance from the viewport", arguments: [0, 1, 399, -1, 400])
  func focus(item: Int) {
    var list = Self.list(Array(repeating: 40, count: 400), at: 8000)
    list.focus(item)
    list.update()
    #expect((list.slots.slot(of: item) != nil) == (0..<400).contains(item))
    #expect(list.focusedItem() == ((0..<400).contains(item) ? item : nil))
  }

  @Test("In an empty list, the offset of every target is 0, with any insets")
  func emptyTarget() {
    var list = Self.list([], configuration: ListConfiguration(insets: EdgePair(start: 500, end: 500)))
    for alignment in [ItemAlignment.start, .center, .end, .nearest] {
      #expect(list.offset(for: ItemTarget(item: 3, alignment: alignment)) == 0)
    }
  }

  @Test("After a reset, measurements of the removed items shift nothing")
  func resetInBatch() {
    var list = Self.list(Array(repeating: 40, count: 400), at: 8000)
    list.measure(90, of: 10)
    #expect(list.reset(count: 400) == -8000 && list.offset == 0)
    list.scroll(to: 3000, velocity: 0)
    let anchor = list.position
    list.measure(90, of: 10)
    #expect(list.commit() == list.offset - 3000)
    #expect(list.position == anchor)
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

  @Test("Growth before the viewport shifts the offset, and growth inside or after the viewport does not")
  func shifts() {
    var list = Self.list(Array(repeating: 30, count: 100), at: 300)
    list.measure(70, of: 3)
    #expect(list.commit() == 40)
    #expect(list.offset == 340)
    list.measure(70, of: 11)
    list.measure(70, of: 60)
    #expect(list.commit() == 0)
    #expect(list.setEstimate(10) == 0)
  }

  @Test("Growth of an item cut by the viewport's start keeps the items after it in place")
  func straddling() {
    var list = Self.list(Array(repeating: 30, count: 100), at: 310)
    list.measure(50, of: 10)
    #expect(list.commit() == 20)
  }

  @Test("Removing the first visible item moves the next item into its place")
  func removal() {
    var list = Self.list(Array(repeating: 30, count: 100), at: 300)
    #expect(list.apply(.remove(10..<11)) == -30)
    #expect(list.frame(of: 10).start - list.offset == 30)
    #expect(list.apply(.remove(5..<40)) == -120)
    #expect(list.frame(of: 5).start == list.offset)
    #expect(list.apply(.remove(0..<1000)) == 0)
    #expect(list.count == 0)
    list.update()
    #expect(list.window.isEmpty)
  }

  @Test(
    "Only a list that sticks to an edge stays at the edge when items are inserted or grow",
    arguments: [false, true])
  func sticking(sticks: Bool) {
    let configuration = ListConfiguration(sticks: EdgePair(start: sticks, end: sticks))
    var list = Self.list(Array(repeating: 30, count: 10), configuration: configuration)
    #expect(list.apply(.insert(2, at: 0)) == (sticks ? 0 : 88))
    list.scroll(to: list.maximumOffset, velocity: 0)
    list.measure(130, of: 11)
    #expect(list.commit() == (sticks ? 100 : 0))
    #expect(list.apply(.insert(1, at: 12)) == 0)
    #expect(list.needsScrollToEnd == sticks)
  }

  @Test("A hidden list keeps its state, mounts nothing new and ignores measurements")
  func hidden() {
    var list = Self.list(Array(repeating: 30, count: 1000), at: 300)
    let window = list.window
    #expect(list.layOut(viewport: 0, cross: 0) == 0)
    list.measure(0, of: 12)
    _ = list.commit()
    list.scroll(to: 3000, velocity: 0)
    list.update()
    #expect(list.window == window)
    #expect(list.frame(of: 12).extent == 30)
    list.scroll(to: 300, velocity: 0)
    #expect(list.apply(.insert(5, at: 0)) == 220)
    #expect(list.layOut(viewport: 100, cross: 50) == 0)
    list.update()
    #expect(list.frame(of: 15).start == list.offset)
  }

  @Test("Invalid input is handled as documented")
  func nonsense() {
    var list = Self.list([30, 30, 30])
    for extent in [Double.nan, .infinity, -.infinity] { list.measure(extent, of: 1) }
    #expect(list.commit() == 0)
    list.measure(-5, of: 1)
    list.measure(1e9, of: 2)
    list.measure(40, of: -1)
    list.measure(40, of: 3)
    _ = list.commit()
    #expect(list.frame(of: 1).extent == 0)
    let longest = 1_048_576.0
    #expect(list.frame(of: 2).extent == longest)
    #expect(list.apply(.remove(-5 ..< -2)) == 0)
    #expect(list.apply(.remove(7..<90)) == 0)
    #expect(list.apply(.insert(-4, at: 0)) == 0)
    #expect(list.apply(.move(0..<0, to: 99)) == 0)
    #expect(list.count == 3)
    list.scroll(to: .nan, velocity: .nan)
    list.focus(99)
    list.update()
    #expect(list.frame(of: 99) == list.frame(of: 2))
    #expect(list.offset(for: ItemTarget(item: -7)) == 0)
    #expect(list.layOut(viewport: .nan, cross: -3) == 0)
    #expect(list.isHidden)
    var empty = ListEngine(count: -3)
    #expect(empty.count == 0 && empty.frame(of: 0).extent == 0 && empty.contentExtent == 0)
    #expect(empty.position == ListPosition(item: 0, offset: 0))
    #expect(ListEngine(count: .max).count == ExtentIndex.countLimit)
  }

  @Test("The focused item stays mounted and follows edits")
  func focus() {
    var list = Self.list(Array(repeating: 30, count: 1000))
    list.focus(2)
    list.scroll(to: 15_000, velocity: 0)
    list.update()
    #expect(list.slots.slot(of: 2) != nil)
    let slot = list.slots.slot(of: 2)
    _ = list.apply(.insert(4, at: 0))
    list.update()
    #expect(list.slots.slot(of: 6) == slot)
    list.focus(nil)
    list.update()
    #expect(list.slots.slot(of: 6) == nil)
  }

  @Test("A stored position leads back to the same place in its item after any measurements")
  func restoring() {
    var list = Self.list((0..<500).map { Double(20 + $0 % 37) }, at: 5123)
    let position = list.position
    list.measure(90, of: 4)
    _ = list.commit()
    list.scroll(to: 0, velocity: 0)
    let offset = list.offset(for: position.target)
    #expect(offset == 5123 + 66)
    list.scroll(to: offset, velocity: 0)
    #expect(list.position == position)
  }

  @Test(
    "Each alignment of a scroll target leads to its own offset",
    arguments: [
      (.start, 300.0), (.center, 265), (.end, 230), (.nearest, 230), (.share(0), 300), (.share(0.5), 265),
      (.share(1), 230), (.share(0.25), 282.5), (.share(-0.5), 335), (.share(2), 160), (.share(.nan), 300),
      (.share(.infinity), 300), (.share(-1e300), 2900), (.share(1e300), 0),
    ] as [(ItemAlignment, Double)])
  func alignment(alignment: ItemAlignment, offset: Double) {
    var list = Self.list(Array(repeating: 30, count: 100))
    #expect(list.offset(for: ItemTarget(item: 10, alignment: alignment)) == offset)
    guard (230...300).contains(offset) else { return }
    list.scroll(to: offset, velocity: 0)
    #expect(list.offset(for: ItemTarget(item: 10, alignment: .nearest)) == offset)
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

  @Test("A header is pinned while its section is visible, until the next header pushes the pinned header out")
  func pinned() {
    var list = ListEngine()
    _ = list.layOut(viewport: 100, cross: 50)
    for _ in 0..<5 {
      _ = list.insert(extents: Array(repeating: 30, count: 9), at: list.count)
      _ = list.insert(extents: [20], at: list.count - 9, kind: .header)
    }
    list.scroll(to: 100, velocity: 0)
    list.update()
    #expect(list.pinnedHeader == 0)
    #expect(list.frame(of: 0).start == 100)
    list.scroll(to: 280, velocity: 0)
    list.update()
    #expect(list.frame(of: 0).start == 270)
    list.scroll(to: 1000, velocity: 0)
    list.update()
    #expect(list.pinnedHeader == 30)
    #expect(list.slots.slot(of: 30) != nil)
    let start: Double = 3 * 290 + 20 + 4 * 30
    #expect(list.offset(for: ItemTarget(item: 35)) == start - 20)
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
