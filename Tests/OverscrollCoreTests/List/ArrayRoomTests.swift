import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// The method `makeRoom`, which opens a range in an array, compared with the standard library's
/// `replaceSubrange`.
@Suite struct ArrayRoomTests {
  @Test("Making room keeps the elements before and after it", arguments: 0..<20 as Range<UInt64>)
  func differential(seed: UInt64) {
    var random = Dice(seed: seed)
    var model = Array(0..<Int.random(in: 0...20, using: &random))
    var array = model
    for step in 0..<50 {
      let first = Int.random(in: 0...model.count, using: &random)
      let places = first..<Int.random(in: first...model.count, using: &random)
      let new = (0..<Int.random(in: 0...6, using: &random)).map { -$0 }
      model.replaceSubrange(places, with: new)
      array.makeRoom(places, for: new.count, filler: 7)
      for index in new.indices { array[first + index] = new[index] }
      #expect(array == model, "seed \(seed), step \(step)")
    }
  }

  @Test("Making room in an array does not change a copy of the array")
  func copy() {
    let before = [1, 2, 3, 4]
    var array = before
    array.makeRoom(1..<2, for: 3, filler: 0)
    #expect(before == [1, 2, 3, 4] && array.count == 6 && array[0] == 1 && array[4...] == [3, 4])
  }

  @Test("The method `clear` empties an array and keeps its memory")
  func clear() {
    var array = Array(0..<100)
    let capacity = array.capacity
    array.clear()
    #expect(array.isEmpty && array.capacity == capacity)
  }
}
