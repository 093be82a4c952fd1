import Foundation
import OverscrollCore
import Testing

@testable import Overscroll

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// An app's id of the first item in sight.
@MainActor @Suite struct PositionTieTests {
  @Test("Setting the id scrolls there, and scrolling sets it", arguments: [ListScrolling.native, .driven])
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
      // The app's next update brings its own id back, which moves nothing.
      let before = list.seen
      list.keepID()
      list.tick(3)
      #expect(list.seen == before)
    }
  }

  @Test("A list that appears with an id begins at its item, also if its rows come later")
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

  @Test("The app's id stays where its item cannot come to the start, until the reader scrolls")
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

  @Test("An id whose item cannot come to the start stays, also if the rows come later")
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

  @Test("An app that does not take what it is told is left alone")
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
      // The app is updated for some other reason, and still has its id.
      list.keepID()
      list.tick(10)
      #expect(abs(list.seen[row] ?? .nan) < 0.01)
    }
    list.id = 700
    list.keepID()
    list.tick(10)
    #expect(abs(list.seen[700] ?? .nan) < 0.01)
  }

  @Test("A list that goes somewhere and back in one turn tells where it is")
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

  @Test("A list that comes back to a kept controller is where it was left, to the point")
  func kept() async throws {
    let list = FakeList(Array(0..<1000))
    list.keepID()
    list.controller.restore(ListPosition(item: 400, inside: 9))
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

  @Test("An id of another type is named, and neither follows the other")
  func otherType() async {
    var warnings: [RuntimeWarning] = []
    let last = WarningLog.sink
    WarningLog.sink = { warnings.append($0) }
    defer { WarningLog.sink = last }
    let list = FakeList(Array(0..<1000))
    let tie = PositionTie()
    let binding = PositionBinding(
      goal: .id("7"), accepts: { $0.base is String }, set: { _ in Issue.record("set") })
    tie.take(binding, list.controller, list.link.source)
    list.controller.scrollTo(index: 50, anchor: .topLeading, animated: false)
    list.tick(10)
    tie.listMoved(list.controller, list.link.source)
    await settle()
    #expect(warnings == [.positionOfAnotherType])
  }

  @Test("An id that is not there, and nil, leave the list where it is")
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

  @Test("Rows that come before the first one in sight do not change the id")
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

  @Test("A position that is kept leads back to the point")
  func codable() throws {
    let list = FakeList(Array(0..<1000))
    list.controller.restore(ListPosition(item: 400, inside: 7))
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
    "A place is over once the list is scrolled away from it, if only by a little, and can be asked for again",
    arguments: 0..<4)
  func left(number: Int) async {
    let goals: [PositionBinding.Goal] = [.edge(.start), .edge(.end), .offset(400), .id(200)]
    let goal = goals[number]
    let list = FakeList(Array(0..<300))
    list.controller.scrollTo(index: 100, anchor: .topLeading, animated: false)
    list.tick(10)
    list.keepPlace(goal)
    list.tick(10)
    // The app is updated for other reasons.
    for _ in 0..<3 {
      list.keepPlace(goal)
      list.tick(3)
      await settle()
    }
    #expect(list.told == [])
    let place = list.seen

    let change: Double = goal == .edge(.end) ? -5 : 5
    for _ in 0..<2 { list.report(list.platform + change, .tracking) }
    list.report(list.platform, .resting)
    list.tick(10)
    await settle()
    #expect(list.told.count == 1 && list.told.first == list.seenRows.first, "\(list.told)")
    #expect(list.seen != place)
    // An app that does not take it is left alone.
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
      place.allSatisfy { row, start in abs((again[row] ?? .nan) - start) < 0.5 }, "\(again) for \(place)")
    #expect(list.told.count == 1)
  }

  @Test("What comes and goes is no scroll", arguments: [false, true])
  func notLeft(isEdge: Bool) async {
    let goal: PositionBinding.Goal = isEdge ? .edge(.end) : .offset(400)
    let sticky = ListConfiguration(sticks: EdgePair(start: false, end: goal == .edge(.end)))
    let list = FakeList(Array(0..<300), configuration: sticky)
    list.keepPlace(goal)
    list.tick(10)
    for rows in [Array(0..<310), Array(-20..<310), Array(-20..<305)] {
      list.update(rows)
      list.keepPlace(goal)
      list.tick(60)
      await settle()
      #expect(list.told == [])
      if goal == .edge(.end) { #expect(list.seenRows.last == rows.last) }
    }
  }

  @Test("In sections it is the item's own id, or the section's and the item's")
  func sections() {
    struct Day: Identifiable {
      let id: String
      let rows: [Row]
    }
    struct Row: Identifiable { let id: Int }
    let days = ["a", "b"].map { day in Day(id: day, rows: (0..<3).map { Row(id: $0) }) }
    let source = SectionReader(sections: days, items: \.rows).source
    #expect(source.name(from: 0, accepts: { $0.base is Int })?.base as? Int == 0, "a header is not an item")
    #expect(source.name(from: 2, accepts: { $0.base is Int })?.base as? Int == 1)
    let whole = source.name(from: 4) { $0.base is ListItemID<String, Int> }
    #expect(whole?.base as? ListItemID<String, Int> == .header("b"))
    #expect(source.name(from: 7, accepts: { $0.base is Int })?.base as? Int == 2)
    #expect(source.name(from: 8, accepts: { _ in true }) == nil)
    #expect(source.name(from: 1, accepts: { _ in true }) == source.names(source.id(1)).first)
    let sparse = ["a", "b", "c"].map { Day(id: $0, rows: $0 == "c" ? [Row(id: 5)] : []) }
    let past = SectionReader(sections: sparse, items: \.rows).source
    #expect(
      past.name(from: 0, accepts: { $0.base is Int })?.base as? Int == 5, "empty sections are passed over")
  }
}
