import Foundation
import OverscrollCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// An app's binding of the id of the first visible item.
@MainActor @Suite struct PositionCoordinatorTests {
  @Test(
    "Setting the id scrolls to its item, and scrolling sets the id",
    arguments: [ListScrolling.native, .driven])
  func both(scrolling: ListScrolling) async {
    let list = FakeList((0..<20_000).map { $0 * 2 }, scrolling: scrolling)
    list.keepID()
    await settle()
    #expect(list.id == nil, "nothing has moved")

    list.id = 20_000
    list.keepID()
    list.tick(10)
    await settle()
    #expect(abs(list.seen[20_000] ?? .nan) < 0.01)
    #expect(list.id == 20_000)

    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<60 {
      list.controller.scrollTo(
        index: Int.random(in: 0..<19_000, using: &numbers), animated: Bool.random(using: &numbers))
      list.tick(90)
      await settle()
      #expect(list.id == list.seenRows.first)
      // The app's next update passes its own id, which moves nothing.
      let before = list.seen
      list.keepID()
      list.tick(3)
      #expect(list.seen == before)
    }
  }

  @Test("A list that appears with an id starts at its item, even if the rows arrive later")
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

  @Test("The app's id stays if its item cannot reach the start, until the user scrolls")
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

  @Test("An id whose item cannot reach the start stays, even if the rows arrive later")
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

  @Test("If the app rejects the new id, the list keeps its scrolled position")
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
      // The app is updated for an unrelated reason, and still has its id.
      list.keepID()
      list.tick(10)
      #expect(abs(list.seen[row] ?? .nan) < 0.01)
    }
    list.id = 700
    list.keepID()
    list.tick(10)
    #expect(abs(list.seen[700] ?? .nan) < 0.01)
  }

  @Test("A list that scrolls away and back in one turn reports its position")
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

  @Test("An id of a different type logs a warning and has no effect")
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
    #expect(warnings == [.positionOfAnotherType])
  }

  @Test("A missing id and nil do not scroll the list")
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

  @Test("Rows inserted before the first visible one do not change the id")
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
