import OverscrollTestSupport
import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The start of a drag")
  struct DragStartTests {
    @Test("By default, a drag starts with a touch over content without a nested scroll view")
    func defaults() {
      let start = DragStart(pointer: 5, main: 12)
      #expect(
        start == DragStart(pointer: 5, kind: .touch, main: 12, cross: 0, isOnlyPointer: false, inner: .none))
      #expect(start != DragStart(pointer: 5, main: 12, isOnlyPointer: true))
    }

    @Test(
      "A nested scroll view takes drags in the directions in which it can scroll",
      arguments: [
        (ScrollDirectionSet.none, [false, false, false]), (.towardStart, [true, false, false]),
        (.towardEnd, [false, false, true]),
      ])
    func inner(room: ScrollDirectionSet, takes: [Bool]) {
      #expect([0.5, 0, -0.5].map(room.consumes) == takes)
      #expect(ScrollDirectionSet.both.consumes(1) && ScrollDirectionSet.both.consumes(-1))
    }
  }

  @Suite("The set of pointers that are down")
  struct PointerSetTests {
    /// The reference is a plain set.
    @Test("Insertions and removals match a plain set of up to eight pointers", arguments: UInt64(1)...20)
    func model(seed: UInt64) {
      var seeded = Dice(seed: seed)
      var pointers = PointerSet()
      var model: Set<Int32> = []
      for _ in 0..<500 {
        let pointer = Int32(seeded.index(below: 9)) - 4
        if seeded.chance(0.5), model.count < 8 {
          pointers.insert(pointer)
          model.insert(pointer)
        } else {
          pointers.remove(pointer)
          model.remove(pointer)
        }
        #expect(pointers.isEmpty == model.isEmpty, "seed \(seed)")
      }
      for pointer in model.sorted() {
        #expect(!pointers.isEmpty, "seed \(seed)")
        pointers.remove(pointer)
      }
      #expect(pointers.isEmpty, "seed \(seed)")
      #expect(pointers == PointerSet(), "seed \(seed): an emptied set keeps traces")
    }

    @Test("The set keeps at most eight pointers, and each pointer only once")
    func overflow() {
      var pointers = PointerSet()
      for pointer in Int32(0)..<20 {
        pointers.insert(pointer)
        pointers.insert(pointer)
      }
      for pointer in Int32(0)..<8 {
        #expect(!pointers.isEmpty)
        pointers.remove(pointer)
      }
      #expect(pointers.isEmpty)
    }

    @Test(
      "A set that contains an extreme pointer number is not empty",
      arguments: [Int32.min, -1, 0, 1, .max])
    func extremes(pointer: Int32) {
      var pointers = PointerSet()
      pointers.remove(pointer)
      #expect(pointers.isEmpty)
      pointers.insert(pointer)
      pointers.remove(pointer &+ 1)
      #expect(!pointers.isEmpty)
      pointers.remove(pointer)
      #expect(pointers.isEmpty)
    }
  }
}
