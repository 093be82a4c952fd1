import OverscrollTestSupport
import OverscrollCore
import OverscrollListCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

/// The mapping of sections to one sequence of items.
///
/// Each section begins with its header.
@Suite struct SectionTests {
  @Test("The number of items before an index does not include headers and footers", arguments: [false, true])
  func itemCounts(hasFooters: Bool) {
    for counts in [[], [0], [3], [0, 0, 2], [1, 0, 4, 0]] {
      let map = SectionMap(counts: counts, hasFooters: hasFooters)
      let sections = RowSections(map)
      #expect(sections.itemCount == counts.reduce(0, +))
      var items = 0
      for index in 0..<map.count {
        #expect(sections.itemCount(before: index) == items, "\(counts), \(index)")
        if !map.isHeaderOrFooter(index) { items += 1 }
      }
      #expect(sections.itemCount(before: map.count) == items)
      #expect(sections.itemCount(before: -1) == 0)
    }
  }

  @Test("Each index maps to a header, an item or a footer, in order", arguments: [false, true])
  func roundTrip(hasFooters: Bool) {
    let map = SectionMap(counts: [3, 0, 1, -4, 2], hasFooters: hasFooters)
    #expect(map.count == (hasFooters ? 16 : 11))
    #expect(map.sectionCount == 5)
    var expected: [SectionMap.Position] = []
    for (section, count) in [3, 0, 1, 0, 2].enumerated() {
      #expect(map.header(of: section) == expected.count)
      #expect(map.count(of: section) == count)
      expected.append(.init(section: section, item: nil))
      expected += (0..<count).map { .init(section: section, item: $0) }
      #expect(map.footer(of: section) == (hasFooters ? expected.count : nil))
      if hasFooters { expected.append(.init(section: section, isFooter: true)) }
    }
    #expect((0..<map.count).map { map.position(of: $0) } == expected)
    for (index, row) in expected.enumerated() {
      #expect(map.isHeader(index) == (row.item == nil && !row.isFooter))
      #expect(map.isHeaderOrFooter(index) == (row.item == nil))
    }
    #expect(map.header(of: 9) == map.count)
  }

  @Test("An index out of range maps to the nearest valid index, and to `nil` in an empty list")
  func bad() {
    let map = SectionMap(counts: [1])
    #expect(map.position(of: -5) == .init(section: 0, item: nil))
    #expect(map.position(of: 99) == .init(section: 0, item: 0))
    #expect(!map.isHeader(-1) && !map.isHeader(2))
    #expect(!SectionMap(counts: [1, 0]).isHeader(3))
    #expect(SectionMap(counts: []).position(of: 0) == nil)
    #expect(SectionMap(counts: []).count == 0)
  }

  /// Sections with their ids and the ids of their rows.
  typealias Sections = [(id: Int, rows: [Int])]

  /// Returns the ids of headers, rows and footers.
  ///
  /// The id of a header is negative. The id of a footer is below -1000.
  private func flat(_ sections: Sections, hasFooters: Bool = false) -> [Int] {
    sections.flatMap { [-$0.id] + $0.rows + (hasFooters ? [-1000 - $0.id] : []) }
  }

  private func change(
    _ old: Sections, _ new: Sections, mounted: Range<Int>, anchor: Int,
    hasFooters: (old: Bool, new: Bool) = (false, false)
  ) -> [ListEdit] {
    func parts(_ sections: Sections, _ hasFooters: Bool) -> SectionDiff<Int>.Sections {
      .init(
        map: SectionMap(counts: sections.map(\.rows.count), hasFooters: hasFooters),
        ids: sections.map { AnyHashable($0.id) })
    }
    let ids = flat(new, hasFooters: hasFooters.new)
    let known = flat(old, hasFooters: hasFooters.old)
    return SectionDiff(
      old: parts(old, hasFooters.old), new: parts(new, hasFooters.new),
      visibleRange: anchor..<max(anchor, mounted.upperBound),
      rememberedItems: mounted.clamped(to: known.indices).map { .init(index: $0, id: known[$0]) },
      id: { ids[$0] }
    ).edits
  }

  /// Returns the kinds of headers, rows and footers.
  private func kinds(_ sections: Sections, hasFooters: Bool) -> [ItemKind] {
    flat(sections, hasFooters: hasFooters).map { $0 < -1000 ? .spanning : $0 < 0 ? .header : .standard }
  }

  /// Returns the kinds of the items after some edits.
  private func kinds(_ sections: Sections, hasFooters: Bool, _ edits: [ListEdit]) -> [ItemKind] {
    var result = kinds(sections, hasFooters: hasFooters)
    for edit in edits {
      switch edit {
      case .insert(let count, let index, let kind):
        result.insert(contentsOf: repeatElement(kind, count: count), at: index)
      case .remove(let range): result.removeSubrange(range)
      case .move: Issue.record("moved")
      }
    }
    return result
  }

  @Test("If sections or the rows of a section are reordered, one of the visible rows keeps its position")
  func order() {
    let old: Sections = (1...6).map { id in (id, Array(id * 100..<id * 100 + 20)) }
    let rotated = Array(old[1...] + old[..<1])
    let sorted = old.map { (id: $0.id, rows: Array($0.rows.reversed())) }
    let turned = old.map { (id: $0.id, rows: $0.id == 3 ? Array($0.rows.dropFirst(1)) + [399] : $0.rows) }
    for new in [rotated, Array(old.reversed()), sorted, turned] {
      for anchor in 3..<110 {
        let edits = change(old, new, mounted: anchor - 3..<anchor + 14, anchor: anchor)
        let result = apply(edits, to: flat(old))
        #expect(result.count == flat(new).count)
        let first = flat(old)[anchor..<anchor + 14].first { flat(new).contains($0) }
        let isHeld = result.firstIndex(of: first) == flat(new).firstIndex { $0 == first }
        let held = flat(old)[anchor..<anchor + 14].count { id in
          result.firstIndex(of: id).map { flat(new)[$0] == id } ?? false
        }
        #expect(isHeld || held > 0, "from \(anchor): \(new.map(\.id)) \(edits)")
      }
    }
  }

  @Test("Inserting a row, or inserting or removing a section, gives the smallest edits")
  func small() {
    let old: Sections = [(1, [10, 11]), (2, [20, 21, 22]), (3, [30])]
    var new = old
    new[1].rows.insert(29, at: 1)
    #expect(change(old, new, mounted: 0..<8, anchor: 4) == [.insert(1, at: 5)])
    new = old
    new.insert((9, [90, 91]), at: 1)
    #expect(change(old, new, mounted: 0..<8, anchor: 4) == [.insert(2, at: 3), .insert(1, at: 3, .header)])
    new = old
    new.remove(at: 0)
    #expect(change(old, new, mounted: 0..<8, anchor: 4) == [.remove(0..<3)])
    #expect(change(old, old, mounted: 0..<8, anchor: 4) == [])
    #expect(change(old, [], mounted: 0..<8, anchor: 4) == [.remove(0..<9)])
  }

  @Test(
    "After any change of the sections, the headers and the footers have the right indices",
    arguments: 0..<300 as Range<UInt64>, [(false, false), (true, true), (false, true), (true, false)])
  func random(seed: UInt64, hasFooters: (old: Bool, new: Bool)) {
    var random = Dice(seed: seed + 1)
    var next = 1
    func section(_ random: inout Dice) -> (id: Int, rows: [Int]) {
      next += 1
      return (next, (0..<Int.random(in: 0...4, using: &random)).map { next * 100 + $0 })
    }
    let old: Sections = (0..<Int.random(in: 0...6, using: &random)).map { _ in section(&random) }
    var new = old
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let index = Int.random(in: 0...new.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: new.insert(section(&random), at: index)
      case 1 where index < new.count: new.remove(at: index)
      case 2 where index < new.count: new[index].rows.append(9000 + index)
      case 3 where index < new.count: new[index].rows = Array(new[index].rows.dropFirst())
      default: if index < new.count { new.swapAt(index, 0) }
      }
    }
    let start = Int.random(in: 0...8, using: &random)
    let edits = change(old, new, mounted: start..<start + 6, anchor: start + 1, hasFooters: hasFooters)
    #expect(
      kinds(old, hasFooters: hasFooters.old, edits) == kinds(new, hasFooters: hasFooters.new),
      "\(old) \(new) \(edits)")
  }

  @Test("A section reader gives each item an id with its section, and finds an item by its own id")
  @MainActor func reader() throws {
    struct Row: Identifiable { let id: String }
    struct Day: Identifiable {
      let id: Int
      let rows: [Row]
    }
    let days = [
      Day(id: 1, rows: [Row(id: "a"), Row(id: "b")]), Day(id: 2, rows: []), Day(id: 3, rows: [Row(id: "a")]),
    ]
    let reader = SectionReader(sections: days[...], items: \.rows)
    let source = reader.source
    #expect(source.count == 6)
    #expect(
      (0..<6).map(source.id) == [
        .header(1), .item(1, "a"), .item(1, "b"), .header(2), .header(3), .item(3, "a"),
      ])
    #expect((0..<6).map(source.isHeader) == [true, false, false, true, true, false])
    let byRow = try #require(source.match("b"))
    #expect((0..<6).filter { byRow(source.id($0)) } == [2])
    let byID = try #require(source.match(ListItemID<Int, String>.header(3)))
    #expect((0..<6).filter { byID(source.id($0)) } == [4])
    #expect(source.match(1.5) == nil)
    switch reader.element(4) {
    case .header(let day): #expect(day.id == 3)
    case .item, .footer, nil: Issue.record("no header")
    }
    #expect(SectionReader(sections: [Day](), items: \.rows).element(0) == nil)
  }

  @Test("An app may identify an item by its own id, or by the ids of its section and itself")
  func sections() {
    struct Day: Identifiable {
      let id: String
      let rows: [Row]
    }
    struct Row: Identifiable { let id: Int }
    let days = ["a", "b"].map { day in Day(id: day, rows: (0..<3).map { Row(id: $0) }) }
    let source = SectionReader(sections: days, items: \.rows).source
    #expect(source.alias(from: 0, accepts: { $0.base is Int })?.base as? Int == 0, "a header is not an item")
    #expect(source.alias(from: 2, accepts: { $0.base is Int })?.base as? Int == 1)
    let whole = source.alias(from: 4) { $0.base is ListItemID<String, Int> }
    #expect(whole?.base as? ListItemID<String, Int> == .header("b"))
    #expect(source.alias(from: 7, accepts: { $0.base is Int })?.base as? Int == 2)
    #expect(source.alias(from: 8, accepts: { _ in true }) == nil)
    #expect(source.alias(from: 1, accepts: { _ in true }) == source.aliases(source.id(1)).first)
    let sparse = ["a", "b", "c"].map { Day(id: $0, rows: $0 == "c" ? [Row(id: 5)] : []) }
    let past = SectionReader(sections: sparse, items: \.rows).source
    #expect(
      past.alias(from: 0, accepts: { $0.base is Int })?.base as? Int == 5, "empty sections are skipped")
  }
}
