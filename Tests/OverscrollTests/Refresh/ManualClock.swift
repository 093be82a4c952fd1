import Foundation

/// A clock that stands still until a test moves it on.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    /// How long after the clock was made.
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

  // `Mutex` would say this better; it needs macOS 15, and a suite cannot be limited to that.
  private let lock = NSLock()
  private nonisolated(unsafe) var state = State()

  private func withState<Result>(_ body: (inout State) -> Result) -> Result {
    lock.withLock { body(&state) }
  }

  var now: Instant { withState { $0.now } }
  var minimumResolution: Duration { .zero }
  /// How many tasks sleep.
  var sleeperCount: Int { withState { $0.sleepers.count } }

  /// How many have gone to sleep so far, and those who found that their time had come.
  var sleepCount: Int { withState { $0.nextID } }

  /// Moves time on and wakes whoever has slept long enough, the earliest deadline first.
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
        // Cancellation comes before this, which sees it, or after, which finds the sleeper.
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
