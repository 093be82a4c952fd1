import Foundation

/// A clock whose time changes only when a test calls `advance(by:)`.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    /// The time since the clock was created.
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var sleepers: [Int: Sleeper] = [:]
    var nextID = 0
  }

  // `Mutex` would be simpler, but it needs macOS 15, and a test suite cannot be restricted to macOS 15.
  private let lock = NSLock()
  private nonisolated(unsafe) var state = State()

  private func withState<Result>(_ body: (inout State) -> Result) -> Result {
    lock.withLock { body(&state) }
  }

  var now: Instant { withState { $0.now } }
  var minimumResolution: Duration { .zero }
  /// The number of tasks that are sleeping now.
  var sleeperCount: Int { withState { $0.sleepers.count } }

  /// The total number of sleeps, including sleeps until a time already past.
  var sleepCount: Int { withState { $0.nextID } }

  /// Advances the time, and wakes the tasks whose deadline has passed, the earliest deadline first.
  func advance(by duration: Duration) {
    let woken = withState { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
    }
    for (_, sleeper) in woken { sleeper.continuation.resume() }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = withState { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // If the task is already cancelled, the sleep ends here. A later cancellation is handled by
        // `onCancel`.
        let early = withState { state -> Result<Void, any Error>? in
          if Task.isCancelled { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
          return nil
        }
        if let early { continuation.resume(with: early) }
      }
    } onCancel: {
      withState { $0.sleepers.removeValue(forKey: id) }?.continuation.resume(throwing: CancellationError())
    }
  }
}
