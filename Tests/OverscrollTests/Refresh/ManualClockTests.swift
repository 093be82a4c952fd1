import Testing

/// The manual clock of the tests, whose time changes only when a test advances it.
@MainActor @Suite struct ManualClockTests {
  private func sleep(_ clock: ManualClock, for duration: Duration, _ done: @escaping @MainActor () -> Void) {
    let deadline = clock.now.advanced(by: duration)
    Task {
      try? await clock.sleep(until: deadline, tolerance: nil)
      done()
    }
  }

  @Test("The time changes only by the durations that the test passes")
  func stands() async {
    let clock = ManualClock()
    #expect(clock.now.offset == .zero)
    await settle()
    #expect(clock.now.offset == .zero)
    clock.advance(by: .milliseconds(250))
    clock.advance(by: .seconds(1))
    #expect(clock.now.offset == .milliseconds(1250))
  }

  @Test("A sleeping task wakes at its deadline and not earlier")
  func order() async {
    let clock = ManualClock()
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
    let clock = ManualClock()
    clock.advance(by: .seconds(5))
    try await clock.sleep(until: ManualClock.Instant(offset: .seconds(5)), tolerance: nil)
    #expect(clock.sleeperCount == 0)
  }

  @Test(
    "Cancelling a sleeping task wakes it, and a task cancelled earlier does not sleep",
    arguments: [true, false])
  func cancel(_ sleepsAlready: Bool) async {
    let clock = ManualClock()
    let task = Task { try await clock.sleep(until: ManualClock.Instant(offset: .seconds(9)), tolerance: nil) }
    if sleepsAlready { await eventually { clock.sleeperCount == 1 } }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }
}
