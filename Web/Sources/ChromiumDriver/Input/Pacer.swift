import Foundation

/// Keeps a sequence of inputs on time: each instant counts from the start, so lateness never adds up.
struct Pacer {
  private let start = ContinuousClock.now
  private let epoch = Date().timeIntervalSince1970

  /// Returns `time` s after the start; at once if that has passed.
  func wait(until time: Double) async throws {
    try await Task.sleep(until: start + .seconds(time), tolerance: .zero, clock: .continuous)
  }

  /// What an input due `time` s after the start carries as its time stamp.
  ///
  /// The page sees the instant that was planned, even if a busy machine delivers late: as with a real
  /// touchscreen, speed is a matter of the hand and not of the load.
  func timestamp(at time: Double) -> JSONValue { .number(epoch + time) }
}

extension Page {
  /// Runs `body` unless a gesture plays already; throws `badInput` then.
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
