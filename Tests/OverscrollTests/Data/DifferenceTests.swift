import OverscrollTestSupport
import OverscrollCore
import OverscrollListCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

@Suite struct DifferenceTests {
  @Test(
    "The edits made from a `CollectionDifference` change a list as the difference changes an array",
    arguments: 0..<100 as Range<UInt64>)
  func arrays(seed: UInt64) throws {
    var random = Dice(seed: seed)
    let old = (0..<Int.random(in: 0...40, using: &random)).map { _ in Int.random(in: 0..<60, using: &random) }
    let new = (0..<Int.random(in: 0...40, using: &random)).map { _ in Int.random(in: 0..<60, using: &random) }
    let difference = new.difference(from: old)
    let edits = ListEdit.edits(of: difference)
    var items = apply(edits, to: old)
    #expect(items.count == new.count)
    #expect(edits.reduce(old.count) { $1.count(after: $0) } == new.count)
    for (index, item) in items.enumerated() where item == nil { items[index] = new[index] }
    #expect(items.compactMap { $0 } == new)
  }

  @Test("Adjacent changes are merged into one edit, and removals come first, from the last to the first")
  func joined() {
    let old = Array(0..<10)
    let new = [0, 1, 20, 21, 22, 5, 6, 9, 30]
    #expect(
      ListEdit.edits(of: new.difference(from: old))
        == [.remove(7..<9), .remove(2..<5), .insert(3, at: 2), .insert(1, at: 8)])
    #expect(ListEdit.edits(of: old.difference(from: old)) == [])
  }

  @Test("A move keeps the item count, and a removal past the end removes only existing items")
  func counts() {
    #expect(ListEdit.move(0..<2, to: 5).count(after: 6) == 6)
    #expect(ListEdit.remove(3..<9).count(after: 5) == 3)
    #expect(ListEdit.insert(-1, at: 0).count(after: 5) == 5)
  }
}
