public import Foundation
import Synchronization

/// A clock that moves only when a test advances it.
///
/// The stage, the package's controllers and their tasks all use the same clock.
public final class StageClock: Clock, Sendable {
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public var time: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    public func duration(to other: Instant) -> Duration { other.time - time }
    public static func < (one: Instant, other: Instant) -> Bool { one.time < other.time }
  }

  private struct Sleeper {
    let number: Int
    let deadline: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var time = Duration.zero
    var count = 0
    var sleepers: [Sleeper] = []
  }

  private let state = Mutex(State())

  public init() {}

  public var now: Instant { Instant(time: state.withLock { $0.time }) }
  public var minimumResolution: Duration { .zero }

  /// The clock's time, in s.
  public var seconds: Double {
    let time = now.time.components
    return Double(time.seconds) + Double(time.attoseconds) * 1e-18
  }

  /// The clock's time as a date; time 0 is the start of the year 2026 in UTC.
  public var date: Date { Self.date(at: seconds) }

  /// Returns the date for a time of the clock, in s.
  static func date(at seconds: Double) -> Date { Date(timeIntervalSince1970: 1_767_225_600 + seconds) }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let error: (any Error)?? = state.withLock { state in
          if Task.isCancelled { return .some(CancellationError()) }
          if deadline.time <= state.time { return .some(nil) }
          state.sleepers.append(Sleeper(number: number, deadline: deadline.time, continuation: continuation))
          return nil
        }
        guard let error else { return }
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.sleepers.firstIndex { $0.number == number }.map { state.sleepers.remove(at: $0) }
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Advances the clock, and resumes the tasks whose sleep has ended, earliest deadline first.
  public func advance(by seconds: Double) {
    let due = state.withLock { state in
      state.time += .nanoseconds(Int64((seconds * 1e9).rounded()))
      let now = state.time
      let due = state.sleepers.filter { $0.deadline <= now }
      state.sleepers.removeAll { $0.deadline <= now }
      return due
    }
    for sleeper in due.sorted(by: { ($0.deadline, $0.number) < ($1.deadline, $1.number) }) {
      sleeper.continuation.resume()
    }
  }
}
