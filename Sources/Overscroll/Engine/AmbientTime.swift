package import Foundation

/// The time for code that is given no clock, such as controllers that views make, and short waits.
///
/// Tasks inherit it, so a test that sets another one around a view also sets it for everything that the view
/// starts.
package struct AmbientTime: Sendable {
  /// What measures time and sleeps.
  package let clock: any Clock<Duration>
  /// What dates an outcome, and a gesture.
  package let date: @Sendable () -> Date
  /// What dates a touch: how long the system has been awake, in s.
  package let uptime: @Sendable () -> TimeInterval

  /// Makes a time of a clock, and of the dates and the uptime that go with it.
  package init(
    clock: any Clock<Duration>, date: @escaping @Sendable () -> Date,
    uptime: @escaping @Sendable () -> TimeInterval
  ) {
    self.clock = clock
    self.date = date
    self.uptime = uptime
  }

  /// The time of a task: the system's, unless a test has set another.
  @TaskLocal package static var current = AmbientTime(
    clock: ContinuousClock(), date: { Date() }, uptime: { ProcessInfo.processInfo.systemUptime })

  /// Sleeps by the clock that counts here.
  package static func sleep(for duration: Duration) async throws {
    try await current.clock.sleep(for: duration)
  }
}
