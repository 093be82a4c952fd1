import OverscrollExports
import OverscrollFixtures
import Testing

/// Invalid calls to a list through the interface.
@Suite struct ListRobustnessTests {
  private static let numbers = [
    Double.nan, .infinity, -.infinity, 0, -0.0, -1, 0.3, 65_536, 1e9, 1e300, -1e300, .leastNonzeroMagnitude,
  ]
  private static let integers: [Int32] = [.min, -1, 0, 1, 2, 7, 300, 1_000_000, 1 << 30, .max]

  /// Makes `count` random calls, many of them with invalid arguments.
  static func storm(_ handle: Int32, seed: UInt64, count: Int) {
    var random = Dice(seed: seed)
    func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    func number() -> Double { numbers[below(numbers.count)] }
    func integer() -> Int32 { integers[below(integers.count)] }
    for _ in 0..<count {
      let time = number()
      switch below(17) {
      case 0: _ = overscrollListInsert(handle, time, integer(), integer(), integer())
      case 1: _ = overscrollListRemove(handle, time, integer(), integer())
      case 2: _ = overscrollListMove(handle, time, integer(), integer(), integer())
      case 3: overscrollListMeasure(handle, integer(), number())
      case 4: _ = overscrollListCommit(handle, time)
      case 5: _ = overscrollListEstimate(handle, time, number(), integer())
      case 6: _ = overscrollListLayOut(handle, time, number(), number(), number())
      case 7: overscrollListOption(handle, Int32(below(20)), number())
      case 8: _ = overscrollListConfigure(handle, time)
      case 9: _ = overscrollListScrollTo(handle, time, integer(), integer(), number(), integer())
      case 10: _ = overscrollListFocus(handle, time, integer())
      case 11: _ = overscrollListReset(handle, time, integer(), integer())
      case 12: _ = overscrollObserved(handle, time, number(), Int32(below(5)))
      case 13: overscrollBehavior(handle, 0, Double(below(2)))
      case 14: _ = overscrollBehave(handle, time)
      case 15: _ = overscrollListTouch(handle, time, integer())
      default: _ = overscrollTick(handle, time)
      }
      if below(20) == 0 { _ = overscrollListTakeChanges(handle) }
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `Random invalid calls do not trap, and all numbers stay finite`(_ seed: UInt64) throws {
    try NativeInterface.exclusively {
      let handle = overscrollListCreate()
      defer { overscrollDestroy(handle) }
      for round in 0..<20 as Range<UInt64> {
        ListRobustnessTests.storm(handle, seed: seed &* 100 &+ round, count: 100)
        let start = try #require(overscrollListPresent(handle))
        let slots = Int(start[12])
        // There are at most 2048 mounted slots. The random calls can also keep 2048 idle slots for each of
        // 16 kinds.
        #expect(slots >= 0 && slots <= 17 * 2048)
        let (whole, each) = (ListRecords.wholeCount, ListRecords.slotCount)
        let wrong = (0..<whole + each * slots).filter { position in
          // An idle slot has no position.
          let slot = position < whole ? nil : (position - whole) / each
          return !start[position].isFinite && slot.map { start[whole + each * $0] >= 0 } != false
        }
        #expect(wrong.isEmpty, "seed \(seed), round \(round)")
      }
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `The revision changes if and only if a slot record changes`(_ seed: UInt64) throws {
    /// The records of the slots in a presentation, and their revision.
    ///
    /// The revision is a number that changes if and only if a record changes.
    struct Said {
      let slots: [Double]
      let revision: Double

      init(_ handle: Int32) throws {
        let start = try #require(overscrollListPresent(handle))
        let count = Int(start[12])
        slots = (0..<count).flatMap { slot in
          let record = start + ListRecords.wholeCount + ListRecords.slotCount * slot
          // An idle slot's record contains only the idle mark.
          return (0..<ListRecords.slotCount).map { record[0] < 0 ? -1 : record[$0] }
        }
        revision = start[13]
      }
    }
    try NativeInterface.exclusively {
      let handle = overscrollListCreate()
      defer { overscrollDestroy(handle) }
      var random = Dice(seed: seed)
      var last = try Said(handle)
      for step in 0..<400 as Range<UInt64> {
        switch UInt8.random(in: 0..<6, using: &random) {
        case 0: ListRobustnessTests.storm(handle, seed: seed &* 1000 &+ step, count: 1)
        case 1: _ = overscrollListLayOut(handle, Double(step), 640, 360, 1)
        case 2: _ = overscrollListInsert(handle, Double(step), 9, 0, 0)
        case 3: _ = overscrollObserved(handle, Double(step), .random(in: 0...900, using: &random), 0)
        default: _ = overscrollTick(handle, Double(step))
        }
        let said = try Said(handle)
        #expect((said.revision == last.revision) == (said.slots == last.slots), "step \(step)")
        last = said
      }
    }
  }

  @Test func `A handle without a list is ignored and returns 0`() {
    NativeInterface.exclusively {
      let view = overscrollCreate()
      for handle in [0, -1, view, Int32.max] {
        #expect(overscrollListInsert(handle, 0, 10, 0, 0) == 0)
        #expect(overscrollListTakeChanges(handle) == 0)
        #expect(overscrollListPresent(handle) == nil)
        #expect(overscrollListOffset(handle, 3) == 0)
      }
      overscrollDestroy(view)
    }
  }
}
