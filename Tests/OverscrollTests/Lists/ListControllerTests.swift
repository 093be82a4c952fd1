import OverscrollTesting
import OverscrollCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Calls that an app makes on a list controller.
@MainActor @Suite struct ListControllerTests {
  @Test("A scroll to an item ends with the item at the top", arguments: [ListScrolling.native, .driven])
  func index(scrolling: ListScrolling) {
    let list = FakeList(Array(0..<50_000), scrolling: scrolling)
    for animated in [false, true] {
      list.controller.scrollTo(index: animated ? 100 : 40_000, anchor: .topLeading, animated: animated)
      list.tick(60)
      #expect(abs(list.seen[animated ? 100 : 40_000] ?? .nan) < 0.01)
      #expect(!list.controller.needsFrames)
    }
    list.controller.scrollTo(Edge.bottom, animated: false)
    list.tick(10)
    #expect(list.seenRows.last == 49_999)
    #expect(list.controller.currentVisibleRange == list.seenRows[0]..<50_000)
    list.controller.scrollTo(Edge.top)
    list.tick(60)
    #expect(abs(list.seen[0] ?? .nan) < 0.01)
    list.controller.scrollTo(index: -5, anchor: .topLeading, animated: false)
    list.tick(3)
    #expect(abs(list.seen[0] ?? .nan) < 0.01)
  }

  /// The call that scrolls to a row that the app is about to add at the end.
  enum Request: CaseIterable { case id, index, end }

  private func ask(_ request: Request, for row: Int, _ list: FakeList, animated: Bool = false) {
    switch request {
    case .id: list.controller.scrollTo(id: row, anchor: .bottom, animated: animated)
    case .index: list.controller.scrollTo(index: row, anchor: .bottom, animated: animated)
    case .end: list.controller.scrollTo(Edge.bottom, animated: animated)
    }
  }

  @Test(
    "A scroll to a row that does not exist yet happens when the row is added", arguments: Request.allCases,
    [ListScrolling.native, .driven])
  func awaited(request: Request, scrolling: ListScrolling) {
    for animated in [false, true] {
      let list = FakeList(Array(0..<50), scrolling: scrolling)
      ask(request, for: 50, list, animated: animated)
      // An update without a change does not end the wait.
      list.update(Array(0..<50))
      list.update(Array(0..<51))
      list.tick(90)
      #expect(abs((list.seen[50] ?? .nan) + list.extent(50) - 600) < 0.01, "animated: \(animated)")
      // Later changes do not scroll again.
      list.controller.scrollTo(Edge.top, animated: false)
      list.tick(10)
      list.update(Array(0..<52))
      list.tick(10)
      #expect(list.seenRows.first == 0)
    }
  }

  @Test("A scroll to a missing row is dropped if the next change does not add it, or if the user scrolls")
  func forgotten() {
    let list = FakeList(Array(0..<50))
    #expect(!list.controller.scrollTo(id: 60, anchor: .bottom))
    list.update(Array(0..<55))
    list.update(Array(0..<61))
    list.tick(10)
    #expect(list.seenRows.first == 0)
    list.controller.scrollTo(id: 61, anchor: .bottom)
    list.report(1, .tracking)
    list.report(1, .resting)
    list.update(Array(0..<62))
    list.tick(10)
    #expect(list.seenRows.first == 0)
    // It is also dropped after 2 s, and after any movement of the platform's scroll view.
    list.controller.scrollTo(id: 62, anchor: .bottom)
    list.clock.advance(by: .seconds(2))
    list.update(Array(0..<63))
    list.tick(10)
    #expect(list.seenRows.first == 0)
    list.controller.scrollTo(id: 63, anchor: .bottom)
    list.clock.advance(by: .seconds(0.5))
    list.report(2, .free)
    list.report(2, .resting)
    list.update(Array(0..<64))
    list.tick(10)
    #expect(list.seenRows.first == 0)
    // An index past the end scrolls to the last row at once, and later changes do not scroll.
    list.controller.scrollTo(index: 70, animated: false)
    list.tick(10)
    let seen = list.seenRows
    list.update(Array(0..<71))
    list.tick(10)
    #expect(list.seenRows == seen)
  }

  @Test(
    "A scroll to the bottom edge reaches the end of the last row, even if it is taller than the viewport",
    arguments: [ListScrolling.native, .driven])
  func bottom(scrolling: ListScrolling) {
    let list = FakeList([], scrolling: scrolling)
    list.extent = { $0 == 49 ? 2000 : 40 }
    list.update(Array(0..<50))
    for animated in [false, true] {
      list.controller.scrollTo(Edge.top, animated: false)
      list.tick(10)
      list.controller.scrollTo(Edge.bottom, animated: animated)
      list.tick(90)
      #expect(abs((list.seen[49] ?? .nan) + 1400) < 0.01)
    }
  }

  @Test("A scroll that shows the same rows notifies the view of the offset, but not of its items")
  func notified() {
    let list = FakeList(Array(0..<1000))
    list.extent = { _ in 50 }
    for step in 0...8 { list.report(1000 + Double(step) / 4, .tracking) }
    let (changes, frames) = (list.changes, list.frames)
    for step in 1...4 { list.report(1002 + Double(step) / 4, .tracking) }
    #expect(list.changes == changes && list.frames == frames + 4)
    list.link.updateExtent(70, of: list.link.items[3].id, from: list)
    #expect(list.changes > changes)
  }

  @Test(
    "Setting the same configuration again has no effect, even during an animation",
    arguments: [ListScrolling.native, .driven])
  func configuredAgain(scrolling: ListScrolling) {
    let list = FakeList(Array(0..<1000), scrolling: scrolling)
    list.controller.scrollTo(index: 500, anchor: .topLeading, animated: false)
    list.tick(5)
    list.controller.scrollTo(index: 510, anchor: .topLeading, animated: true)
    list.tick(2)
    let configuration = list.controller.configuration
    let behavior = scrolling.engineBehavior(reducesMotion: false)
    let isPlaced = list.controller.hasPlatformOffset
    for _ in 0..<60 {
      list.controller.configure(configuration, behavior, estimate: nil, from: list)
      list.tick()
    }
    #expect(abs(list.seen[510] ?? .nan) < 0.01 && list.controller.hasPlatformOffset == isPlaced)
  }

  @Test("`item(at:)` returns the item at a unit point of the viewport")
  func itemAtAnchor() {
    let list = FakeList(Array(0..<5000))
    list.extent = { _ in 100 }
    list.controller.scrollTo(index: 2000, anchor: .topLeading, animated: false)
    list.tick(60)
    let first = list.controller.item(at: .top)
    #expect(first == 2000)
    #expect(list.controller.item(at: .center) == first + 3)
    #expect(list.controller.item(at: UnitPoint(x: 0, y: 0.25)) == first + 1)
    #expect(list.controller.item(at: .bottom) == first + 5)
  }

  @Test("A scroll finds an id near or far, and returns false for an unknown id")
  func id() {
    let list = FakeList((0..<30_000).map { $0 * 3 })
    #expect(list.controller.scrollTo(id: 6, anchor: .topLeading, animated: false))
    #expect(list.controller.scrollTo(id: 60_000, anchor: .topLeading, animated: false))
    list.tick(5)
    #expect(abs(list.seen[60_000] ?? .nan) < 0.01)
    #expect(list.controller.scrollTo(id: 3, anchor: .topLeading, animated: false))
    list.tick(5)
    #expect(abs(list.seen[3] ?? .nan) < 0.01)
    let before = list.seen
    #expect(!list.controller.scrollTo(id: 7, anchor: .topLeading))
    #expect(!list.controller.scrollTo(id: "a", anchor: .topLeading))
    #expect(list.seen == before)
  }

  @Test("The search for an id covers a limited number of rows")
  func bounded() {
    let list = FakeList(Array(0..<150_000))
    #expect(list.controller.scrollTo(id: 100_000, anchor: .topLeading, animated: false))
    list.controller.scrollTo(index: 0, anchor: .topLeading, animated: false)
    list.tick(5)
    #expect(!list.controller.scrollTo(id: 140_000, anchor: .topLeading))
  }

  @Test("A scroll without a list waits until a list with rows is attached")
  func pending() {
    let clock = TestClock()
    let controller = ListController(clock: clock)
    #expect(!controller.scrollTo(id: 500, anchor: .topLeading, animated: false))
    let list = FakeList([], controller: controller, clock: clock)
    list.tick(3)
    list.update(Array(0..<1000))
    list.tick(5)
    #expect(abs(list.seen[500] ?? .nan) < 0.01)
  }

  @Test("A list that reappears has its previous position", arguments: [ListScrolling.native, .driven])
  func back(scrolling: ListScrolling) {
    let rows = Array(0..<2000)
    let first = FakeList(rows, scrolling: scrolling)
    first.controller.scrollTo(index: 700, anchor: .topLeading, animated: false)
    first.tick(5)
    if scrolling == .native { first.report(first.platform + 33, .resting) }
    let before = first.seen
    let position = first.controller.position
    first.controller.detach(first)
    #expect(first.controller.currentVisibleRange.isEmpty)
    let second = FakeList(rows, controller: first.controller, clock: first.clock, scrolling: scrolling)
    second.tick(5)
    #expect(second.seenRows == before.sorted { $0.value < $1.value }.map(\.key))
    for (row, position) in second.seen { #expect(abs(position - (before[row] ?? .nan)) < 0.01) }

    let third = FakeList(rows, scrolling: scrolling)
    third.controller.restore(position)
    third.tick(5)
    #expect(third.controller.position.item == position.item)
    #expect(abs(third.controller.position.offset - position.offset) < 0.01)
  }

  @Test("A driven list that changes to native scrolling stays at its position")
  func handover() {
    let list = FakeList(Array(0..<2000), scrolling: .driven)
    list.controller.scrollTo(index: 700, anchor: .topLeading, animated: false)
    list.tick(5)
    list.controller.configure(
      ListConfiguration(), ListScrolling.native.engineBehavior(reducesMotion: false), estimate: nil,
      from: list)
    list.report(0, .resting)
    list.tick(5)
    #expect(abs(list.seen[700] ?? .nan) < 0.01)
  }

  @Test("If rows were inserted while a list was gone, the list shows the same row at the same position")
  func backChanged() {
    let first = FakeList(Array(0..<2000))
    first.controller.scrollTo(index: 700, anchor: .topLeading, animated: false)
    first.tick(5)
    first.controller.detach(first)
    let second = FakeList(Array(-30..<2000), controller: first.controller, clock: first.clock)
    second.tick(5)
    #expect(abs(second.seen[700] ?? .nan) < 0.01)
  }

  @Test("The controller uses the list that was attached last and ignores earlier lists")
  func two() {
    let first = FakeList(Array(0..<100))
    let controller = first.controller
    let second = FakeList(Array(0..<50), controller: controller, clock: first.clock)
    #expect(controller.count == 50)
    first.update(Array(0..<70))
    first.report(500, .resting)
    controller.scrolled(to: 500, .resting, from: first)
    controller.layOut(viewport: 10, cross: 10, from: first)
    controller.detach(first)
    #expect(controller.count == 50)
    #expect(second.seen[0] == 0)
  }

  @Test(
    "In columns and masonry, `visibleRange` is a range of item indices",
    arguments: [ListArrangement.columns(3), .masonry(2)])
  func lanes(arrangement: ListArrangement) {
    let list = FakeList(Array(0..<900), configuration: ListConfiguration(arrangement: arrangement))
    #expect(list.controller.currentVisibleRange.lowerBound == 0)
    list.controller.scrollTo(index: 600, anchor: .topLeading, animated: false)
    list.tick(5)
    #expect(list.controller.currentVisibleRange.contains(600))
    let frame = list.link.items[0].frame
    #expect(frame.crossExtent == 300 / (arrangement == .columns(3) ? 3 : 2))
  }

  @Test("A list without an estimate uses the default estimate, even if the previous list had its own")
  func estimates() {
    let configuration = ListConfiguration(adaptsEstimates: false)
    let rows = Array(0..<1000)
    let first = FakeList(rows, configuration: configuration, estimate: 100)
    #expect(first.controller.content.frame(of: 900).extent == 100)
    first.controller.detach(first)
    for estimate in [nil, 30, .nan, 30, nil, nil] {
      let next = FakeList(
        rows, controller: first.controller, clock: first.clock, configuration: configuration,
        estimate: estimate)
      #expect(next.controller.content.frame(of: 900).extent == (estimate == 30 ? 30 : 44))
      #expect(FakeList(rows, configuration: configuration).controller.content.frame(of: 900).extent == 44)
      next.controller.detach(next)
    }
  }

  @Test("Invalid offsets, extents and estimates have no effect")
  func bad() {
    let list = FakeList(Array(0..<100), estimate: 50)
    let before = list.seen
    list.controller.updateExtents([(3, .nan), (900, 5), (-1, .infinity)], from: list)
    list.controller.scrolled(to: .nan, .resting, from: list)
    list.controller.configure(
      ListConfiguration(), ScrollBehavior(source: .platformTransform), estimate: .nan, from: list)
    list.controller.apply([1, 2].difference(from: [1, 2, 3]))
    list.tick()
    #expect(list.seen == before)
  }
}
