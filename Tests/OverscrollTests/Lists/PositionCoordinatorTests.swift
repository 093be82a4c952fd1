import OverscrollTestSupport
import Foundation
import OverscrollCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The app's binding of the id of the first visible item, as `scrollPosition(id:)` declares it.
@MainActor @Suite struct PositionCoordinatorTests {
  @Test(
    "Setting the bound id scrolls to its item, and scrolling sets the bound id",
    arguments: [ListScrolling.native, .driven])
  func both(scrolling: ListScrolling) async {
    let list = FakeList((0..<20_000).map { $0 * 2 }, scrolling: scrolling)
    list.keepID()
    await settle()
    #expect(list.id == nil, "the list has not scrolled yet")

    list.id = 20_000
    list.keepID()
    list.tick(10)
    await settle()
    #expect(abs(list.seen[20_000] ?? .nan) < 0.01)
    #expect(list.id == 20_000)

    var numbers = Dice(seed: 1)
    for _ in 0..<60 {
      list.controller.scrollTo(
        index: Int.random(in: 0..<19_000, using: &numbers), animated: Bool.random(using: &numbers))
      list.tick(90)
      await settle()
      #expect(list.id == list.seenRows.first)
      // The app's next update passes the same id, which must not scroll the list.
      let before = list.seen
      list.keepID()
      list.tick(3)
      #expect(list.seen == before)
    }
  }

  @Test("A list that appears with a bound id starts at that item, even if its rows load later")
  func restored() async {
    let list = FakeList([])
    list.id = 700
    list.keepID()
    list.tick(3)
    list.update(Array(0..<1000))
    list.tick(10)
    await settle()
    #expect(abs(list.seen[700] ?? .nan) < 0.01)
    #expect(list.id == 700)
  }

  @Test("If the bound item cannot reach the top of the viewport, the id stays until the list scrolls")
  func end() async {
    let list = FakeList(Array(0..<100))
    list.id = 99
    list.keepID()
    list.tick(10)
    await settle()
    #expect(list.seenRows.last == 99 && list.seenRows.first != 99)
    #expect(list.id == 99)
    list.controller.scrollTo(index: 50, anchor: .topLeading, animated: false)
    list.tick(10)
    await settle()
    #expect(list.id == 50)
  }

  @Test("If the rows load later and the bound item cannot reach the top of the viewport, the id stays")
  func late() async {
    let list = FakeList([])
    list.id = 999
    list.keepID()
    list.tick(3)
    list.update(Array(0..<1000))
    list.tick(10)
    await settle()
    #expect(list.seenRows.last == 999 && list.id == 999)
  }

  @Test("If the app rejects the id that the list sets, the list does not scroll back")
  func refused() async {
    let list = FakeList(Array(0..<1000))
    list.id = 200
    list.takesIDs = false
    list.keepID()
    list.tick(10)
    for row in [300, 500] {
      list.controller.scrollTo(index: row, anchor: .topLeading, animated: false)
      list.tick(10)
      await settle()
      // Another change in the app updates the view while the app still has its old id.
      list.keepID()
      list.tick(10)
      #expect(abs(list.seen[row] ?? .nan) < 0.01)
    }
    list.id = 700
    list.keepID()
    list.tick(10)
    #expect(abs(list.seen[700] ?? .nan) < 0.01)
  }

  @Test("If the list scrolls away and back within one turn, the bound id is the final item")
  func thereAndBack() async {
    let list = FakeList(Array(0..<1000))
    list.keepID()
    list.controller.scrollTo(index: 100, anchor: .topLeading, animated: false)
    list.tick(10)
    await settle()
    #expect(list.id == 100)
    for row in [200, 100] {
      list.controller.scrollTo(index: row, anchor: .topLeading, animated: false)
      list.tick(10)
    }
    await settle()
    #expect(list.id == 100)
  }

  @Test("A bound id of a wrong type logs a warning and has no effect")
  func otherType() async {
    var warnings: [RuntimeWarning] = []
    let last = WarningLog.sink
    WarningLog.sink = { warnings.append($0) }
    defer { WarningLog.sink = last }
    let list = FakeList(Array(0..<1000))
    let tie = PositionCoordinator()
    let binding = PositionBinding(
      target: .id("7"), accepts: { $0.base is String }, set: { _ in Issue.record("set") })
    tie.update(binding, list.controller, list.link.source)
    list.controller.scrollTo(index: 50, anchor: .topLeading, animated: false)
    list.tick(10)
    tie.updateBinding(list.controller, list.link.source)
    await settle()
    // Tests of other suites may log at the same time.
    #expect(warnings.filter { $0 == .positionOfAnotherType }.count == 1)
  }

  @Test("A bound id that does not exist, or `nil`, does not scroll the list")
  func unknown() async {
    let list = FakeList(Array(0..<1000))
    list.controller.scrollTo(index: 300, anchor: .topLeading, animated: false)
    list.tick(10)
    for id in [nil, 5000] {
      list.id = id
      list.keepID()
      list.tick(5)
      await settle()
      #expect(abs(list.seen[300] ?? .nan) < 0.01)
      #expect(list.id == id)
    }
    list.controller.scrollTo(index: 301, anchor: .topLeading, animated: false)
    list.tick(10)
    await settle()
    #expect(list.id == 301)
  }

  @Test("Inserting rows before the first visible row does not change the bound id")
  func prepended() async {
    let list = FakeList(Array(0..<1000))
    list.keepID()
    list.controller.scrollTo(index: 300, anchor: .topLeading, animated: false)
    list.tick(10)
    await settle()
    list.update(Array(-50..<1000))
    list.tick(10)
    await settle()
    #expect(list.id == 300)
  }
}
