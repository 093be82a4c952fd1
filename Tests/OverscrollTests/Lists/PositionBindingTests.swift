import Foundation
import OverscrollCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The position of a list that appears again, and a position that the app binds.
@MainActor @Suite struct PositionBindingTests {
  @Test("A list that reappears with the same controller has exactly the same position")
  func kept() async throws {
    let list = FakeList(Array(0..<1000))
    list.keepID()
    list.controller.restore(ListPosition(item: 400, offset: 9))
    list.tick(10)
    await settle()
    let before = list.seen
    #expect(list.id == 400)

    list.controller.detach(list)
    let again = FakeList(Array(0..<1000), controller: list.controller, clock: list.clock)
    again.id = 400
    again.keepID()
    again.tick(10)
    #expect(again.seen == before)
  }

  @Test("A position that is encoded and decoded restores the same offset")
  func codable() throws {
    let list = FakeList(Array(0..<1000))
    list.controller.restore(ListPosition(item: 400, offset: 7))
    list.tick(10)
    let before = list.seen
    let kept = try JSONEncoder().encode(list.controller.position)
    list.controller.scrollTo(index: 0, anchor: .topLeading, animated: false)
    list.tick(10)
    list.controller.restore(try JSONDecoder().decode(ListPosition.self, from: kept))
    list.tick(10)
    #expect(list.seen == before)
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(ListPosition.self, from: Data(#"{"item": 1}"#.utf8))
    }
  }

  @Test(
    "When the user scrolls away, even slightly, a bound position ends, and the app can set it again",
    arguments: 0..<4)
  func left(number: Int) async {
    let goals: [ListTarget] = [.edge(.start), .edge(.end), .offset(400), .id(200)]
    let goal = goals[number]
    let list = FakeList(Array(0..<300))
    list.controller.scrollTo(index: 100, anchor: .topLeading, animated: false)
    list.tick(10)
    list.keepPlace(goal)
    list.tick(10)
    // Other changes in the app update the view.
    for _ in 0..<3 {
      list.keepPlace(goal)
      list.tick(3)
      await settle()
    }
    #expect(list.reportedRows == [])
    let positions = list.seen

    let change: Double = goal == .edge(.end) ? -5 : 5
    for _ in 0..<2 { list.report(list.platform + change, .tracking) }
    list.report(list.platform, .resting)
    list.tick(10)
    await settle()
    #expect(
      list.reportedRows.count == 1 && list.reportedRows.first == list.seenRows.first, "\(list.reportedRows)")
    #expect(list.seen != positions)
    // If the app does not change its position, the list does not scroll back.
    let moved = list.seen
    list.keepPlace(goal)
    list.tick(10)
    #expect(list.seen == moved)

    list.keepPlace(nil)
    list.keepPlace(goal)
    list.tick(10)
    await settle()
    let again = list.seen
    #expect(
      positions.allSatisfy { row, start in abs((again[row] ?? .nan) - start) < 0.5 },
      "\(again) for \(positions)")
    #expect(list.reportedRows.count == 1)
  }

  @Test("Inserting and removing rows does not end a bound position", arguments: [false, true])
  func notLeft(isEdge: Bool) async {
    let goal: ListTarget = isEdge ? .edge(.end) : .offset(400)
    let sticky = ListConfiguration(sticks: EdgePair(start: false, end: goal == .edge(.end)))
    let list = FakeList(Array(0..<300), configuration: sticky)
    list.keepPlace(goal)
    list.tick(10)
    for rows in [Array(0..<310), Array(-20..<310), Array(-20..<305)] {
      list.update(rows)
      list.keepPlace(goal)
      list.tick(60)
      await settle()
      #expect(list.reportedRows == [])
      if goal == .edge(.end) { #expect(list.seenRows.last == rows.last) }
    }
  }
}
