import OverscrollTestSupport
import OverscrollTesting
import OverscrollCore
import OverscrollListCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The positions of the visible rows when the data of a list changes.
@MainActor @Suite struct ListDataTests {
  /// Returns a list with 1000 rows that is scrolled to row 400.
  private func list(_ rows: [Int] = Array(0..<1000), at index: Int = 400) -> FakeList {
    let list = FakeList(rows)
    list.controller.scrollTo(index: index, anchor: .topLeading, animated: false)
    list.tick(5)
    return list
  }

  /// Checks that a visible row has kept its position, unless no previously visible row is still visible.
  private func expectStill(_ list: FakeList, _ before: [Int: Double], step: String = "") {
    let after = list.seen
    let still = after.contains { abs($0.value - (before[$0.key] ?? .nan)) < 0.01 }
    #expect(still || Set(before.keys).isDisjoint(with: after.keys), "\(step): all moved \(before) \(after)")
    for item in list.link.items {
      #expect(item.id.id == list.rows[item.index], "\(step)")
      #expect(item.frame.isMeasured && abs(item.frame.extent - list.extent(item.id.id)) < 0.01, "\(step)")
    }
  }

  @Test("If rows are inserted or removed anywhere, the visible rows keep their positions")
  func anywhere() {
    let list = list()
    var next = 10_000
    for seed in 0..<120 as Range<UInt64> {
      var random = Dice(seed: seed + 7)
      var rows = list.rows
      let near = list.controller.currentVisibleRange.lowerBound
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let index = max(0, min(rows.count, near + Int.random(in: -40..<60, using: &random)))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: rows.insert(contentsOf: next..<next + 3, at: index)
        case 1: rows.insert(contentsOf: next..<next + 20, at: 0)
        case 2: rows.append(contentsOf: next..<next + 30)
        default: rows.removeSubrange(index..<min(rows.count, index + 2))
        }
        next += 100
      }
      let before = list.seen
      list.update(rows)
      list.tick(3)
      #expect(list.controller.count == rows.count)
      expectStill(list, before, step: "seed \(seed)")
    }
    #expect(list.writesInMotion == 0)
  }

  @Test("While the platform scrolls, inserting rows at the start writes no offset and moves no visible row")
  func inMotion() {
    let list = list()
    var offset = list.platform
    for step in 0..<40 {
      offset -= 20
      let before = list.seen
      list.report(offset, .decelerating)
      let moved = list.seen
      for (row, position) in moved { #expect(abs(position - (before[row] ?? position - 20) - 20) < 0.01) }
      if step % 10 == 5 { list.update(Array(-step * 100 - 50 ..< -step * 100) + list.rows) }
      for (row, position) in list.seen { #expect(abs(position - (moved[row] ?? position)) < 0.01) }
    }
    #expect(list.writesInMotion == 0)
    let before = list.seen
    list.report(list.platform, .resting)
    for (row, position) in list.seen { #expect(abs(position - (before[row] ?? position)) < 0.01) }
  }

  @Test("A difference that the app passes is applied if its count is right, and ignored if it is wrong")
  func difference() {
    let list = list()
    var rows = list.rows
    rows.removeSubrange(10..<20)
    rows.insert(contentsOf: 5000..<5003, at: 800)
    let before = list.seen
    list.controller.apply(rows.difference(from: list.rows))
    list.update(rows)
    list.tick(3)
    for (row, position) in list.seen { #expect(abs(position - (before[row] ?? .nan)) < 0.01) }
    #expect(list.controller.currentVisibleRange.contains(390))

    list.controller.apply([1, 2, 3].difference(from: [1]))
    let still = list.seen
    list.update([-1] + rows)
    list.tick(3)
    for (row, position) in list.seen { #expect(abs(position - (still[row] ?? .nan)) < 0.01) }
    list.update([-2, -1] + rows)
    list.tick(3)
    #expect(list.controller.count == rows.count + 2)
    for (row, position) in list.seen { #expect(abs(position - (still[row] ?? .nan)) < 0.01) }
  }

  @Test(
    "A difference is applied only by the list that is attached when the app passes it",
    arguments: [false, true])
  func differenceWithoutAList(isThere: Bool) {
    let first = list()
    let before = first.seenRows
    let announced = first.rows.dropFirst(10).difference(from: first.rows)
    if isThere { first.controller.apply(announced) }
    first.controller.detach(first)
    if !isThere { first.controller.apply(announced) }
    // The second list has as many fewer rows as announced, but without its last rows instead of its first.
    let second = FakeList(Array(first.rows.dropLast(10)), controller: first.controller, clock: first.clock)
    second.tick(5)
    #expect(second.seenRows == before)
  }

  @Test("If the app announces too many edits for one change, all edits of this change are ignored")
  func tooMany() {
    let edit = ListEdit.insert(1, at: 0)
    var edits = AnnouncedEdits()
    #expect(edits.consume() == [])
    edits.add([edit, .remove(3..<4)])
    edits.add([edit])
    #expect(edits.consume() == [edit, .remove(3..<4), edit])
    #expect(edits.consume() == [])
    for _ in 0..<AnnouncedEdits.limit / 2 { edits.add([edit, edit]) }
    var more = edits
    #expect(edits.consume().count == AnnouncedEdits.limit)
    more.add([edit])
    more.add([edit])
    #expect(more.consume() == [])
    more.add([edit])
    #expect(more.consume() == [edit])
  }

  @Test("A difference with the right count is used unchanged")
  func exact() {
    var memory = ListDataState<Int>()
    func source(_ count: Int) -> ListSource<Int> { ListSource(.plain(count), id: { $0 }) }
    #expect(memory.edits(to: source(4), seen: 0..<0, difference: []) == nil)
    memory.remember(source(10))
    let difference = [ListEdit.remove(7..<9), .insert(1, at: 2)]
    #expect(memory.edits(to: source(9), seen: 0..<0, difference: difference) == difference)
    #expect(memory.edits(to: source(8), seen: 0..<0, difference: difference) == [.remove(8..<10)])
    memory.remember(ListSource(.sections(SectionMap(counts: [2]), ids: [1]), id: { $0 }))
    #expect(memory.edits(to: source(3), seen: 0..<0, difference: []) == nil)
  }

  @Test(
    "A list may become shorter than its viewport, become empty and grow again",
    arguments: [ListScrolling.native, .driven])
  func shrinking(scrolling: ListScrolling) {
    let list = FakeList(Array(0..<1000), scrolling: scrolling)
    list.controller.scrollTo(index: 900, anchor: .topLeading, animated: false)
    list.tick(5)
    for count in [5, 0, 0, 1, 2000, 3, 0, 700] {
      list.update(Array(0..<count))
      list.tick(60)
      #expect(list.controller.count == count)
      #expect(list.seenRows.isEmpty == (count == 0))
      #expect(list.link.items.allSatisfy { $0.index < count })
    }
    #expect(list.seen[0] == 0)
  }

  @Test("A chat starts at its end and follows new messages, unless the user has scrolled up")
  func chat() {
    let list = FakeList([], configuration: .chat)
    list.tick(3)
    list.update(Array(0..<300))
    list.tick(10)
    #expect(list.seenRows.last == 299)
    list.update(Array(0..<301))
    list.tick(60)
    #expect(list.seenRows.last == 300)
    list.report(list.platform - 2000, .resting)
    let before = list.seen
    list.update(Array(-50..<305))
    list.tick(5)
    for (row, position) in list.seen { #expect(abs(position - (before[row] ?? .nan)) < 0.01) }
  }

  @Test("Items with the same id get separate views, distinguished by their indices")
  func duplicates() {
    let list = FakeList([1, 2, 1, 3, 1, 1])
    #expect(list.link.items.map(\.id.id) == [1, 2, 1, 3, 1, 1])
    #expect(list.link.items.map(\.id.duplicateIndex) == [nil, nil, 2, nil, 4, 5])
    #expect(Set(list.link.items.map(\.id)).count == 6)
    list.update([1, 1, 1])
    #expect(list.link.items.map(\.id.duplicateIndex) == [nil, 1, 2])
  }

  @Test("A row that is replaced by a row of a different extent is measured again")
  func replaced() {
    let list = list()
    var rows = list.rows
    let middle = list.controller.currentVisibleRange.lowerBound + 3
    rows[middle] = 77_777
    list.update(rows)
    list.tick(3)
    expectStill(list, list.seen)
  }

  @Test("Rows that swap positions keep their views and extents")
  func swapped() {
    let list = list()
    for distance in 1...4 {
      var rows = list.rows
      let first = list.controller.currentVisibleRange.lowerBound + 1
      rows.swapAt(first, first + distance)
      let before = list.seen
      list.update(rows)
      list.tick(3)
      expectStill(list, before, step: "\(distance)")
    }
  }

  @Test("Only the ids of rows with views are read, and they are read again only for changed data")
  func asked() {
    var asked = 0
    let list = FakeList([])
    let source = ListSource<Int>(
      .plain(1_000_000),
      id: {
        asked += 1
        return $0
      })
    list.link.update(source, from: list)
    list.measure()
    let mounted = list.link.items.count
    #expect(mounted < 60)
    #expect(asked < mounted * 40)
    asked = 0
    list.link.update(source, from: list)
    list.measure()
    #expect(asked <= 2 * mounted)
  }

  @Test("Section headers are pinned, and stay headers after sections are inserted, emptied or removed")
  func sections() {
    struct Row: Identifiable { let id: Int }
    struct Day: Identifiable {
      let id: Int
      var rows: [Row]
    }
    let clock = TestClock()
    let controller = ListController(clock: clock)
    let link = ListDataCoordinator<ListItemID<Int, Int>>(controller)
    let host = NullHost(link)
    controller.attach(host)
    controller.layOut(viewport: 400, cross: 300, from: host)
    controller.scrolled(to: 0, .resting, from: host)
    var days = (0..<50).map { day in Day(id: day, rows: (0..<20).map { Row(id: day * 100 + $0) }) }
    func show() {
      link.update(SectionReader(sections: days, items: \.rows).source, from: host)
      for _ in 0..<20 {
        for item in link.items where !item.frame.isMeasured {
          link.updateExtent(item.isHeader ? 30 : 50, of: item.id, from: host)
        }
      }
      for item in link.items where item.isHeader { #expect(item.id.id.isHeader) }
    }
    show()
    #expect(controller.scrollOffset == 0)
    #expect(link.items.first?.id.id == .header(0))
    #expect(controller.scrollTo(id: ListItemID<Int, Int>.item(3, 305), anchor: .topLeading, animated: false))
    for _ in 0..<5 {
      clock.advance(by: .milliseconds(16))
      controller.tick(from: host)
      show()
    }
    let header = controller.content.list.pinnedHeader
    #expect(header == 63)
    #expect(header.map { abs(controller.start(of: $0) - controller.scrollOffset) < 0.01 } == true)
    #expect(controller.currentVisibleRange.lowerBound >= 68 && controller.currentVisibleRange.contains(69))
    let position = controller.position
    days.insert(Day(id: 99, rows: [Row(id: 1)]), at: 0)
    days[6].rows.removeAll()
    show()
    #expect(controller.position.item == position.item + 2)
    days = []
    show()
    #expect(controller.count == 0)
  }
}

/// A list view that ignores all notifications except changed items.
@MainActor final class NullHost<ID: Hashable>: ListControllerDelegate {
  let isHorizontal = false
  let controllerStore = ListControllerStore()
  private let link: ListDataCoordinator<ID>

  init(_ link: ListDataCoordinator<ID>) { self.link = link }

  func itemsChanged() { link.itemsChanged() }

  func frameChanged(_ change: FrameChange) {}

  func report() {}
  func adjustOffset(by change: Double) {}
  func continueWithOwnController() {}
}

extension ListItemID {
  /// Whether the id belongs to a section header.
  var isHeader: Bool {
    switch self {
    case .header: true
    case .item, .footer: false
    }
  }
}
