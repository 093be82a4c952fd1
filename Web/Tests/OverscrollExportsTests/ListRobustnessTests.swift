import OverscrollExports
import OverscrollFixtures
import Testing

/// What a list does with what it should never be given.
@Suite struct ListRobustnessTests {
  private static let numbers = [
    Double.nan, .infinity, -.infinity, 0, -0.0, -1, 0.3, 65_536, 1e9, 1e300, -1e300, .leastNonzeroMagnitude,
  ]
  private static let integers: [Int32] = [.min, -1, 0, 1, 2, 7, 300, 1_000_000, 1 << 30, .max]

  /// Calls that make no sense, one after the other, some of them among calls that do.
  static func storm(_ handle: Int32, seed: UInt64, count: Int) {
    var random = SeededGenerator(state: seed)
    func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    func number() -> Double { numbers[below(numbers.count)] }
    func integer() -> Int32 { integers[below(integers.count)] }
    for _ in 0..<count {
      let time = number()
      switch below(16) {
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
      default: _ = overscrollTick(handle, time)
      }
      if below(20) == 0 { _ = overscrollListTakeChanges(handle) }
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `A storm of nonsense traps nothing, and leaves only finite numbers`(_ seed: UInt64) throws {
    try NativeInterface.exclusively {
      let handle = overscrollListCreate()
      defer { overscrollDestroy(handle) }
      for round in 0..<20 as Range<UInt64> {
        ListRobustnessTests.storm(handle, seed: seed &* 100 &+ round, count: 100)
        let start = try #require(overscrollListPresent(handle))
        let slots = Int(start[12])
        // As many as are ever mounted, for each kind: the storm lets all of them be kept.
        #expect(slots >= 0 && slots <= 17 * 2048)
        let wrong = (0..<13 + 6 * slots).filter { place in
          // An idle slot has no place.
          let slot = place < 13 ? nil : (place - 13) / 6
          return !start[place].isFinite && slot.map { start[13 + 6 * $0] >= 0 } != false
        }
        #expect(wrong.isEmpty, "seed \(seed), round \(round)")
      }
    }
  }

  @Test func `What is drawn is written down once for each event, however often it is asked for`() throws {
    try NativeInterface.exclusively {
      let handle = overscrollListCreate()
      defer { overscrollDestroy(handle) }
      _ = overscrollListLayOut(handle, 0, 640, 360, 1)
      _ = overscrollListInsert(handle, 0, 100, 0, 0)
      let events: [(String, () -> Void)] = [
        ("a tick", { _ = overscrollTick(handle, 1) }),
        ("a measurement", { overscrollListMeasure(handle, 0, 77) }),
        ("a commit", { _ = overscrollListCommit(handle, 1) }),
        ("an edit", { _ = overscrollListRemove(handle, 1, 3, 1) }),
        ("a layout", { _ = overscrollListLayOut(handle, 1, 320, 360, 1) }),
        ("a configuration", { _ = overscrollListConfigure(handle, 1) }),
        ("an observed offset", { _ = overscrollObserved(handle, 1, 30, 0) }),
        ("a behaviour", { _ = overscrollBehave(handle, 1) }),
      ]
      for (name, event) in events {
        let first = try #require(overscrollListPresent(handle))
        UnsafeMutablePointer(mutating: first)[14] = -999
        let again = try #require(overscrollListPresent(handle))
        #expect(again[14] == -999, "asked twice, it was written twice before \(name)")
        event()
        let after = try #require(overscrollListPresent(handle))
        #expect(after[14] != -999, "\(name) was not written down")
      }
    }
  }

  @Test func `A handle that stands for no list is ignored and gives 0`() {
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
