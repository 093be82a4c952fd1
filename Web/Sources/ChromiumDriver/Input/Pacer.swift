import Foundation

/// A clock that sends a gesture's inputs at their planned times.
///
/// All times count from the start, so one late input does not delay the following ones.
struct Pacer {
  private let start = ContinuousClock.now
  private let epoch = Date().timeIntervalSince1970

  /// Waits until `time` s after the start; returns at once if that time has passed.
  func wait(until time: Double) async throws {
    try await Task.sleep(until: start + .seconds(time), tolerance: .zero, clock: .continuous)
  }

  /// Returns the time stamp of an input that is planned `time` s after the start.
  ///
  /// A busy machine may send the input late, but the page sees the planned time. So the speed of a finger
  /// does not depend on the machine, as with a real touchscreen.
  func timestamp(at time: Double) -> JSONValue { .number(epoch + time) }
}

extension Page {
  /// Runs `body`, which plays a gesture; throws `badInput` if another gesture already plays.
  func playing(_ body: () async throws -> Void) async throws {
    guard !isPlaying else { throw BrowserError.badInput("a gesture is already playing on this page") }
    isPlaying = true
    defer { isPlaying = false }
    _ = await connection.takeRefusal(session: session)
    try await body()
    if let reason = await connection.takeRefusal(session: session) {
      throw BrowserError.refused(method: "input", reason: reason)
    }
  }
}
