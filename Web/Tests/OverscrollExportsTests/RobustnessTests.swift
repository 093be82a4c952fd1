import Foundation
import OverscrollExports
import OverscrollFixtures
import Testing

/// Invalid calls of the interface for views.
@Suite struct RobustnessTests {
  /// Returns the bits of the 37 numbers of an engine's presentation.
  private static func numbers(of handle: Int32) -> [UInt64] {
    UnsafeBufferPointer(start: overscrollPresent(handle), count: 37).map(\.bitPattern)
  }

  @Test(arguments: [0, -1, 1_000_000, .max, .min] as [Int32])
  func `A handle without an engine is ignored and returns 0`(_ handle: Int32) {
    NativeInterface.exclusively {
      overscrollDestroy(handle)
      #expect(overscrollPresent(handle) == nil)
      #expect(overscrollEffects(handle) == nil)
      var events = RandomEvents(seed: 1)
      for _ in 0..<1000 { #expect(events.send(to: handle) == 0) }
    }
  }

  @Test func `A destroyed handle is ignored, and its position is used again`() {
    NativeInterface.exclusively {
      let (first, second) = (overscrollCreate(), overscrollCreate())
      overscrollDestroy(first)
      #expect(overscrollTick(first, 1) == 0 && overscrollPresent(first) == nil)
      #expect(overscrollPresent(second) != nil)
      #expect(overscrollCreate() == first)
      overscrollDestroy(first)
      overscrollDestroy(first)
      overscrollDestroy(second)
    }
  }

  @Test(arguments: [-1, 2, 255, 256, .max, .min] as [Int32])
  func `An unknown code makes no event`(_ code: Int32) {
    NativeInterface.exclusively {
      let handle = overscrollCreate()
      defer { overscrollDestroy(handle) }
      _ = overscrollLayout(handle, 1, 640, 2000, 1)
      #expect(overscrollBegin(handle, 2, 0) == 1)
      let before = RobustnessTests.numbers(of: handle)
      let large = code == 2 ? 99 : code
      overscrollPreset(handle, code, 1, 0.1, 0, 0)
      overscrollPreset(handle, 0, large, 0.1, 0, 0)
      overscrollOption(handle, 0, large, 1)
      overscrollOption(handle, code, 0, 1)
      overscrollBehavior(handle, large, 1)
      let counts = [
        overscrollIndicatorExtent(handle, 3, code, 10), overscrollConfigure(handle, 3, code),
        overscrollExclude(handle, 3, large), overscrollStep(handle, 3, large),
        overscrollObserved(handle, 3, 50, large), overscrollBegin(handle, 3, code),
        overscrollFinish(handle, 3, 1, large), overscrollFinish(handle, 3, 1, 0),
        overscrollCancel(handle, 3, code), overscrollTap(handle, 3, code),
        overscrollEnable(handle, 3, code, 0), overscrollExhaust(handle, 3, code, 1),
        overscrollDragBegan(handle, 3, 1, large, 0, 0, 0, 0),
        overscrollDragBegan(handle, 3, 1, 0, 0, 0, 0, large),
      ]
      #expect(counts.allSatisfy { $0 == 0 })
      #expect(RobustnessTests.numbers(of: handle) == before)
    }
  }

  @Test func `An invalid value of an option changes nothing`() {
    NativeInterface.exclusively {
      let handle = overscrollCreate()
      defer { overscrollDestroy(handle) }
      _ = overscrollLayout(handle, 0, 640, 2000, 1)
      for option in [0, 12, 16, 20, 21, 22] as [Int32] {
        for value in [.nan, 0.5, -1, 99, .infinity] { overscrollOption(handle, 0, option, value) }
      }
      for option in [0, 1, 4, 5, 6] as [Int32] {
        for value in [.nan, 0.5, -1, 99, .infinity] { overscrollBehavior(handle, option, value) }
      }
      _ = overscrollConfigure(handle, 0, 0)
      _ = overscrollBehave(handle, 0)
      _ = overscrollDragBegan(handle, 0, 1, 0, 100, 0, 1, 0)
      #expect(overscrollDragMoved(handle, 0.2, 1, 400, 0) == 1, "armed")
      #expect(overscrollDragEnded(handle, 0.4, 1) == 2, "swallowed tap and start")
    }
  }

  @Test(arguments: 0..<8) func `Random events do not trap and show finite numbers`(_ part: Int) {
    NativeInterface.exclusively {
      let handle = overscrollCreate()
      defer { overscrollDestroy(handle) }
      var events = RandomEvents(seed: UInt64(part))
      for index in 0..<25_000 {
        let count = events.send(to: handle)
        guard index % 16 == 0 || count < 0 else { continue }
        let numbers = UnsafeBufferPointer(start: overscrollPresent(handle), count: 37)
        for position in numbers.indices where position != 1 && !numbers[position].isFinite {
          Issue.record("seed \(part), event \(index): number \(position) is \(numbers[position])")
          return
        }
      }
    }
  }

  @Test func `Sixty-four engines do not affect each other`() {
    NativeInterface.exclusively {
      let handles = (0..<64).map { _ in overscrollCreate() }
      #expect(Set(handles).count == 64)
      var many = handles.map { RandomEvents(seed: UInt64($0 % 4)) }
      for _ in 0..<500 {
        for index in handles.indices { _ = many[index].send(to: handles[index]) }
      }
      let shown = handles.map { RobustnessTests.numbers(of: $0) }
      handles.forEach(overscrollDestroy)
      for (handle, numbers) in zip(handles, shown) {
        let alone = overscrollCreate()
        var events = RandomEvents(seed: UInt64(handle % 4))
        for _ in 0..<500 { _ = events.send(to: alone) }
        #expect(RobustnessTests.numbers(of: alone) == numbers)
        overscrollDestroy(alone)
      }
    }
  }
}
