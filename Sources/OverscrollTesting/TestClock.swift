/// A clock whose time changes only when a test advances it.
///
/// A task that sleeps on this clock waits until ``advance(by:)`` has passed its deadline. No time of the
/// machine passes, so a test of a timeout takes as long as a test without one.
public final class TestClock: Clock, Sendable {
  /// An instant of a test's clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// Makes an instant from the time since the clock was made.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// Returns the instant a duration later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// Returns the duration until another instant, negative for an earlier one.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether the first instant is earlier.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct SleeperEntry {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct ClockState {
    var now = Instant()
    var resolution = Duration.zero
    var sleepers: [Int: SleeperEntry] = [:]
    /// The number of sleeps so far, which also numbers the sleepers.
    var sleepCount = 0
  }

  private let state: LockedValue<ClockState>

  /// Makes a clock that stands still.
  ///
  /// - Parameters:
  ///   - now: The instant at which the clock stands.
  ///   - minimumResolution: The resolution that the clock reports.
  public init(now: Instant = Instant(), minimumResolution: Duration = .zero) {
    state = LockedValue(ClockState(now: now, resolution: minimumResolution))
  }

  /// The instant at which the clock stands.
  public var now: Instant { state.withLock { $0.now } }
  /// The resolution that the clock was made with.
  public var minimumResolution: Duration { state.withLock { $0.resolution } }

  /// The number of tasks that are sleeping now.
  package var sleeperCount: Int { state.withLock { $0.sleepers.count } }
  /// The total number of sleeps, including sleeps until a time already past.
  package var sleepCount: Int { state.withLock { $0.sleepCount } }

  /// Advances the time, and wakes the tasks that are due, the earliest first.
  ///
  /// The call returns at once. A woken task runs on its own actor, so a test that needs its result awaits it.
  /// A negative duration does nothing.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: max(.zero, duration))
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }.map(
        \.value.continuation)
    }
    for continuation in woken { continuation.resume() }
  }

  /// Sleeps until the clock has reached an instant.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { state in
      state.sleepCount += 1
      return state.sleepCount
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // A task that is already cancelled ends here. `onCancel` handles a later cancellation.
        let early = state.withLock { state -> Result<Void, any Error>? in
          if Task.isCancelled { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers[id] = SleeperEntry(deadline: deadline, continuation: continuation)
          return nil
        }
        if let early { continuation.resume(with: early) }
      }
    } onCancel: {
      let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }
}
