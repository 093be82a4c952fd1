import Foundation

/// Keeps a sequence of inputs on time.
///
/// Delays do not accumulate, because each time is relative to the start.
struct Pacer {
  private let start = ContinuousClock.now
  private let epoch = Date().timeIntervalSince1970

  /// Waits until `time` s after the start; returns at once if that has passed.
  func wait(until time: Double) async throws {
    try await Task.sleep(until: start + .seconds(time), tolerance: .zero, clock: .continuous)
  }

  /// Returns the time stamp of an input that is planned `time` s after the start.
  ///
  /// The page sees the planned time even if a busy machine delivers late. As with a real touchscreen, the
  /// speed depends on the hand and not on the load.
  func timestamp(at time: Double) -> JSONValue { .number(epoch + time) }
}

extension Page {
  /// Runs `body`, or throws `badInput` if a gesture is already playing.
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
