import OverscrollTesting
import OverscrollCore
import OverscrollListCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Keyboard and VoiceOver focus in the view of an item.
@MainActor @Suite struct ListFocusTests {
  private func item(_ id: Int) -> ItemIdentity<Int> { ItemIdentity(id: id, duplicateIndex: nil) }

  private func list(_ scrolling: ListScrolling) -> FakeList {
    let list = FakeList(Array(0..<5000), scrolling: scrolling)
    list.extent = { _ in 50 }
    list.controller.scrollTo(index: 100, anchor: .topLeading, animated: false)
    list.tick(5)
    return list
  }

  private func focused(_ list: FakeList, _ focus: ListFocus = .keyboard) -> Int? {
    list.controller.content.list.focusedItem(focus)
  }

  private func move(_ focus: ListFocus = .keyboard, to id: Int, in list: FakeList) {
    list.link.focusChanged(focus, true, at: item(id), from: list)
    list.measure()
  }

  private func scrollFar(_ list: FakeList, to index: Int = 4000) {
    list.controller.scrollTo(index: index, anchor: .topLeading, animated: false)
    list.tick(5)
  }

  @Test(
    "An item with a focus keeps its view at any scroll offset, until the focus leaves the item",
    arguments: [ListScrolling.native, .driven], ListFocus.allCases)
  func stays(scrolling: ListScrolling, focus: ListFocus) {
    let list = list(scrolling)
    move(focus, to: 102, in: list)
    scrollFar(list)
    #expect(list.views[item(102)] == 102)
    #expect([101, 103].allSatisfy { list.views[item($0)] == $0 }, "the neighbors stay mounted")
    #expect([100, 104].allSatisfy { list.views[item($0)] == nil })
    #expect(list.views.count < 60)
    list.link.focusChanged(focus, false, at: item(102), from: list)
    list.measure()
    #expect(list.views[item(102)] == nil)
  }

  @Test("The keyboard focus and the VoiceOver focus are independent")
  func both() {
    let list = list(.native)
    move(.keyboard, to: 102, in: list)
    move(.assistive, to: 104, in: list)
    scrollFar(list)
    #expect(list.views[item(102)] != nil && list.views[item(104)] != nil)
    list.link.focusChanged(.assistive, false, at: item(104), from: list)
    list.measure()
    #expect(list.views[item(102)] != nil && list.views[item(104)] == nil)
  }

  @Test(
    "When the focus moves between two items, the order of their two reports does not matter",
    arguments: [false, true])
  func order(newIsFirst: Bool) {
    let list = list(.driven)
    move(to: 102, in: list)
    if newIsFirst { move(to: 103, in: list) }
    list.link.focusChanged(.keyboard, false, at: item(102), from: list)
    if !newIsFirst { move(to: 103, in: list) }
    #expect(focused(list) == 103)
  }

  @Test(
    "When rows are edited, a focus far from the viewport stays with its item",
    arguments: [
      ("prepended", Array(-7..<5000)),
      ("inserted right before", Array(0..<102) + [-1, -2] + Array(102..<5000)),
      ("inserted right after", Array(0..<103) + [-1] + Array(103..<5000)),
      ("inserted between the focus and the visible rows", Array(0..<2000) + [-1] + Array(2000..<5000)),
      ("inserted among the visible rows", Array(0..<4002) + [-1] + Array(4002..<5000)),
      ("removed before", Array(40..<5000)), ("removed right before", Array(0..<101) + Array(102..<5000)),
      ("removed right after", Array(0..<103) + Array(104..<5000)),
      ("removed between the focus and the visible rows", Array(0..<2000) + Array(2300..<5000)),
      ("removed among the visible rows", Array(0..<4001) + Array(4003..<5000)),
      ("appended", Array(0..<5100)), ("prepended and removed", Array(-40..<3000) + Array(3010..<5000)),
    ] as [(String, [Int])])
  func edits(name: String, new: [Int]) {
    for scrolling in [ListScrolling.native, .driven] {
      let list = list(scrolling)
      move(to: 102, in: list)
      scrollFar(list)
      let before = list.seen
      list.update(new)
      list.tick(3)
      let index = new.firstIndex(of: 102)
      #expect(focused(list) == index, "\(name)")
      #expect(list.views[item(102)] == index, "\(name)")
      let moves = list.seen.compactMap { id, position in before[id].map { abs(position - $0) } }
      #expect(moves.contains { $0 < 0.01 }, "\(name)")
    }
  }

  @Test(
    "When its item is removed, the focus ends, near the viewport or far from it", arguments: [false, true])
  func removal(isFar: Bool) {
    let list = list(.driven)
    move(to: 102, in: list)
    move(.assistive, to: 102, in: list)
    if isFar { scrollFar(list) }
    list.update(Array(0..<102) + Array(103..<5000))
    list.tick(3)
    #expect(focused(list) == nil && focused(list, .assistive) == nil)
    if isFar { #expect(list.views.keys.allSatisfy { $0.id > 3000 }) }
    list.update([])
    list.update(Array(0..<50))
    #expect(focused(list) == nil)
  }

  @Test(
    "When its item moves, the focus moves with it, and the list does not scroll", arguments: [110, 300, 1000])
  func moving(index: Int) {
    let list = list(.driven)
    move(to: 102, in: list)
    var rows = Array(0..<5000)
    rows.remove(at: 102)
    rows.insert(102, at: index)
    let offset = list.controller.scrollOffset
    list.update(rows)
    #expect(focused(list) == index)
    #expect(list.views[item(102)] == index)
    #expect(list.controller.scrollOffset == offset)
  }

  @Test(
    "A driven list scrolls to the item with VoiceOver focus, and a native list lets the platform scroll"
  )
  func steps() {
    let driven = list(.driven)
    for row in 100..<160 {
      guard driven.views[item(row)] != nil else {
        Issue.record("Row \(row) is not mounted")
        return
      }
      move(.assistive, to: row, in: driven)
      driven.tick(3)
      #expect((driven.seen[row] ?? -1) >= 0 && (driven.seen[row] ?? 1000) <= 550.01)
    }
    for row in (80..<160).reversed() {
      move(.assistive, to: row, in: driven)
      driven.tick()
    }
    #expect(abs(driven.seen[80] ?? .nan) < 0.01)

    let native = list(.native)
    let (index, writes) = (native.platform, native.writes)
    for row in 105..<116 { move(.assistive, to: row, in: native) }
    native.tick(10)
    #expect(native.platform == index && native.writes == writes)
    #expect(focused(native, .assistive) == 115)
  }

  @Test("When a list is detached, its focus ends, and the next list starts without a focus")
  func detaching() {
    let first = list(.driven)
    move(to: 102, in: first)
    first.controller.detach(first)
    #expect(focused(first) == nil)
    let second = FakeList(
      Array(0..<5000), controller: first.controller, clock: first.clock, scrolling: .driven)
    second.tick(3)
    #expect(focused(second) == nil)
    first.link.focusChanged(.keyboard, true, at: item(102), from: first)
    #expect(focused(second) == nil)
  }

  @Test("A focus report for an item that does not exist has no effect")
  func nonsense() {
    let list = list(.driven)
    list.link.focusChanged(.keyboard, false, at: item(7), from: list)
    list.link.focusChanged(.keyboard, true, at: item(99_999), from: list)
    #expect(focused(list) == nil)
    move(to: 102, in: list)
    list.link.clearFocus(from: list)
    #expect(focused(list) == nil)
  }

  @Test("A focus reads few ids, even in a list of ten million items")
  func many() {
    let asked = Asked()
    let controller = ListController(clock: TestClock())
    let list = FakeList([], controller: controller, scrolling: .driven)
    let source = ListSource(.plain(10_000_000)) { (index: Int) -> Int in
      asked.count += 1
      return index
    }
    list.link.update(source, from: list)
    list.measure()
    move(to: 3, in: list)
    controller.scrollTo(index: 9_000_000, anchor: .topLeading, animated: false)
    list.tick(5)
    #expect(list.views[item(3)] == 3 && list.views.count < 80)
    asked.count = 0
    list.link.update(
      ListSource(.plain(10_000_001)) {
        asked.count += 1; return $0 - 1
      }, from: list)
    #expect(focused(list) == 4)
    #expect(asked.count < 400)
  }

  private final class Asked { var count = 0 }
}
