import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// The table that assigns slot numbers to an adapter's views.
@Suite struct SlotTableTests {
  @Test("The slot of the requested kind that became idle last is reused first")
  func stacks() {
    var table = SlotTable()
    let kinds: [UInt8] = [0, 0, 200, 0]
    for (item, kind) in kinds.enumerated() {
      #expect(table.assign(kind: kind, for: item) == (Int32(item), false))
    }
    for slot: Int32 in [1, 2, 0] { table.release(slot) }
    #expect(table.assign(kind: 200, for: 5) == (2, true))
    #expect(table.assign(kind: 200, for: 6) == (4, false))
    #expect(table.assign(kind: 0, for: 7) == (0, true))
    #expect(table.assign(kind: 0, for: 8) == (1, true))
    #expect((0..<6).map(table.item(in:)) == [7, 8, 5, 3, 6, nil])
  }

  @Test("Dropped slot numbers are used again for any kind, the smallest first")
  func vacancies() {
    var table = SlotTable()
    var changes: [SlotChange] = []
    for item in 0..<5 { _ = table.assign(kind: 0, for: item) }
    for slot: Int32 in [3, 1, 4] { table.release(slot) }
    table.drop(beyond: 1, noting: &changes)
    #expect(changes == [.dropped(slot: 1), .dropped(slot: 3)])
    #expect(table.count == 5)
    #expect(table.assign(kind: 7, for: 9) == (1, false))
    #expect(table.assign(kind: 7, for: 10) == (3, false))
    #expect(table.assign(kind: 7, for: 11) == (5, false))
    table.drop(beyond: 0, noting: &changes)
    #expect(changes.last == .dropped(slot: 4))
    #expect(table.count == 6)
    table.release(5)
    table.drop(beyond: 0, noting: &changes)
    #expect(table.count == 4)
    #expect((-1..<7).map(table.item(in:)) == [nil, 0, 9, 2, 10, nil, nil, nil])
  }
}
