/// Wakes whoever waits for a time, with one timer for all.
///
/// The system keeps a timer until its time, even where what it was for is long over: with one for each request, tens
/// of thousands of quick requests hold memory for as long as the slowest may take.
actor Timekeeper {
  /// The keeper of all.
  static let shared = Timekeeper()

  /// How often it looks at its clock; it looks only while somebody waits.
  private static let step = Duration.milliseconds(20)

  private struct Sleeper {
    let end: ContinuousClock.Instant
    let continuation: CheckedContinuation<Void, Never>
  }

  private var sleepers: [Int: Sleeper] = [:]
  private var lastNumber = 0
  private var isTicking = false

  /// Returns once a time is up, up to 20 ms later, or at once when cancelled.
  nonisolated func sleep(for time: Duration) async {
    let number = await nextNumber()
    await withTaskCancellationHandler {
      await sleep(number, until: .now + time)
    } onCancel: {
      Task { await wake(number) }
    }
  }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  private func sleep(_ number: Int, until end: ContinuousClock.Instant) async {
    await withCheckedContinuation { continuation in
      // Whoever is cancelled after this is woken by name.
      if Task.isCancelled { return continuation.resume() }
      sleepers[number] = Sleeper(end: end, continuation: continuation)
      if !isTicking {
        isTicking = true
        Task { await tick() }
      }
    }
  }

  private func wake(_ number: Int) { sleepers.removeValue(forKey: number)?.continuation.resume() }

  private func tick() async {
    while !sleepers.isEmpty {
      try? await Task.sleep(for: Self.step)
      let now = ContinuousClock.now
      for (number, sleeper) in sleepers where sleeper.end <= now { wake(number) }
    }
    isTicking = false
  }
}
