import OverscrollCore
import Testing

@testable import Overscroll

/// Where new items move their neighbours.
@Suite struct NewItemShiftsTests {
  typealias Item = NewItemShifts.Item

  /// Items below each other, with what the engine does not know yet.
  private func stack(_ extents: [(Double, Double?)]) -> [Item] {
    var start = 0.0
    return extents.map { extent, fresh in
      defer { start += extent }
      return Item(start: start, extent: extent, fresh: fresh, lane: 100)
    }
  }

  @Test("Items after the one that stays move towards the end, items before it towards the start")
  func outwards() {
    let items = stack([(50, 80), (50, nil), (50, nil), (50, 20), (50, 90), (50, nil)])
    #expect(
      NewItemShifts(of: items, anchor: 2, edge: .start, hasLanes: false).shifts == [-30, 0, 0, 0, -30, 10])
    #expect(
      NewItemShifts(of: items, anchor: 2, edge: .start, hasLanes: true).shifts == [-30, 0, 0, 0, -30, 10])
  }

  @Test("The edge that stays is the item's start or its end", arguments: [false, true])
  func edges(hasLanes: Bool) {
    let items = stack([(50, nil), (50, 70), (50, nil)])
    #expect(NewItemShifts(of: items, anchor: 1, edge: .start, hasLanes: hasLanes).shifts == [0, 0, 20])
    #expect(NewItemShifts(of: items, anchor: 1, edge: .end, hasLanes: hasLanes).shifts == [-20, -20, 0])
  }

  @Test("No two items overlap, and no gaps come between them", arguments: 0..<40)
  func stacked(seed: Int) {
    var dice = SystemRandomNumberGenerator()
    let items = stack((0..<20).map { _ in (50, Bool.random(using: &dice) ? .random(in: 1...200) : nil) })
    let shifts = NewItemShifts(
      of: items, anchor: seed % 20, edge: seed < 20 ? .start : .end, hasLanes: seed % 3 == 0
    )
    .shifts
    for place in items.indices.dropLast() {
      let end = items[place].start + shifts[place] + (items[place].fresh ?? items[place].extent)
      #expect(abs(end - items[place + 1].start - shifts[place + 1]) < 1e-9)
    }
  }

  @Test("A line of columns is as long as its longest item")
  func lines() {
    let items = [
      Item(start: 0, extent: 50, lane: 50), Item(start: 0, extent: 50, fresh: 70, lane: 150),
      Item(start: 50, extent: 50, fresh: 30, lane: 50), Item(start: 50, extent: 50, fresh: 20, lane: 150),
      Item(start: 100, extent: 50, lane: 50),
    ]
    #expect(NewItemShifts(of: items, anchor: 0, edge: .start, hasLanes: false).shifts == [0, 0, 20, 20, 0])
  }

  @Test("Lanes are stacked by themselves, and a header comes after all of them")
  func lanes() {
    let items = [
      Item(start: 0, extent: 50, fresh: 60, lane: 50), Item(start: 0, extent: 50, fresh: 90, lane: 150),
      Item(start: 50, extent: 50, lane: 50),
      Item(start: 0, extent: 30, fresh: 40, lane: 100, isHeader: true),
      Item(start: 130, extent: 50, lane: 50), Item(start: 130, extent: 50, lane: 150),
    ]
    #expect(
      NewItemShifts(of: items, anchor: 0, edge: .start, hasLanes: true).shifts == [0, 0, 10, 40, 50, 50])
    #expect(
      NewItemShifts(of: items, anchor: 5, edge: .start, hasLanes: true).shifts == [-20, -50, -10, -10, 0, 0])
  }

  @Test("Without items, or with an anchor out of range, nothing fails")
  func nonsense() {
    #expect(NewItemShifts(of: [], anchor: 3, edge: .start, hasLanes: false).shifts == [])
    #expect(
      NewItemShifts(of: stack([(50, 60), (50, nil)]), anchor: 9, edge: .start, hasLanes: false).shifts == [
        -10, 0,
      ])
    #expect(NewItemShifts(of: stack([(50, 60)]), anchor: -1, edge: .start, hasLanes: true).shifts == [0])
  }
}
