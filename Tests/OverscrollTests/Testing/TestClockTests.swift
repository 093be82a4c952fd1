import OverscrollTesting
import Testing

/// The clock of tests, whose time changes only when a test advances it.
@MainActor @Suite struct TestClockTests {
  private func sleep(_ clock: TestClock, for duration: Duration, _ done: @escaping @MainActor () -> Void) {
    let deadline = clock.now.advanced(by: duration)
    Task {
      try? await clock.sleep(until: deadline, tolerance: nil)
      done()
    }
  }

  @Test("The time changes only by the durations that the test passes")
  func stands() async {
    let clock = TestClock()
    #expect(clock.now.offset == .zero)
    await settle()
    #expect(clock.now.offset == .zero)
    clock.advance(by: .milliseconds(250))
    clock.advance(by: .seconds(1))
    #expect(clock.now.offset == .milliseconds(1250))
  }

  @Test("A sleeping task wakes at its deadline and not earlier")
  func order() async {
    let clock = TestClock()
    var woken: [Int] = []
    for number in [3, 1, 2] { sleep(clock, for: .seconds(number)) { woken.append(number) } }
    await eventually { clock.sleeperCount == 3 }
    clock.advance(by: .milliseconds(999))
    #expect(clock.sleeperCount == 3)
    for number in 1...3 {
      clock.advance(by: .seconds(1))
      #expect(clock.sleeperCount == 3 - number)
      await eventually { woken == Array(1...number) }
    }
  }

  @Test("A sleep until a past time returns at once")
  func past() async throws {
    let clock = TestClock()
    clock.advance(by: .seconds(5))
    try await clock.sleep(until: TestClock.Instant(offset: .seconds(5)), tolerance: nil)
    #expect(clock.sleeperCount == 0)
  }

  @Test(
    "Cancelling a sleeping task wakes it, and a task cancelled earlier does not sleep",
    arguments: [true, false])
  func cancel(_ sleepsAlready: Bool) async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(until: TestClock.Instant(offset: .seconds(9)), tolerance: nil) }
    if sleepsAlready { await eventually { clock.sleeperCount == 1 } }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test("Tasks wake at the first advance that reaches their deadlines")
  func simultaneous() async {
    let clock = TestClock()
    var woken: [Int] = []
    for (number, seconds) in [(1, 2), (2, 1), (3, 2), (4, 1)] {
      sleep(clock, for: .seconds(seconds)) { woken.append(number) }
      await eventually { clock.sleeperCount == number }
    }
    clock.advance(by: .seconds(1))
    #expect(clock.sleeperCount == 2)
    await eventually { woken.count == 2 }
    // Of tasks with one deadline, the executor decides which runs first.
    #expect(Set(woken) == [2, 4])
    clock.advance(by: .seconds(9))
    #expect(clock.sleeperCount == 0)
    await eventually { woken.count == 4 }
    #expect(Set(woken) == [1, 2, 3, 4])
  }

  @Test("A clock has the instant and the resolution that it was made with, and never goes back")
  func settings() {
    let clock = TestClock(now: TestClock.Instant(offset: .seconds(7)), minimumResolution: .milliseconds(5))
    clock.advance(by: .seconds(-3))
    #expect(clock.now.offset == .seconds(7) && clock.minimumResolution == .milliseconds(5))
  }
}
