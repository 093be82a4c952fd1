import OverscrollCore
import Testing

@testable import Overscroll

/// Which items are new after several edits.
@Suite struct InsertedItemsTests {
  @Test("The new items are those that an array does not know", arguments: 0..<300)
  func inserted(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let count = Int.random(in: 0...8, using: &numbers)
    var size = count
    var edits: [ListEdit] = []
    for _ in 0..<Int.random(in: 0...6, using: &numbers) {
      let low = Int.random(in: 0...size, using: &numbers)
      let high = Int.random(in: low...size, using: &numbers)
      let place = Int.random(in: 0...size, using: &numbers)
      let edit: ListEdit =
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: .insert(Int.random(in: 0...5, using: &numbers), at: place)
        case 1: .remove(low..<high)
        default: .move(low..<high, to: place < low || place >= high ? place : high)
        }
      size = edit.count(after: size)
      edits.append(edit)
    }
    let items = apply(edits, to: Array(0..<count))
    let found = ListEdit.inserted(by: edits, into: count).flatMap { Array($0) }
    #expect(found.sorted() == items.indices.filter { items[$0] == nil }, "\(edits)")
  }
}
