package import Foundation

/// The time source of code that receives no clock.
///
/// Controllers that views make use it, and short waits. Tasks inherit it. A test that sets another one
/// around a view also sets it for all tasks that the view starts.
package struct AmbientClock: Sendable {
  /// The clock that measures time and sleeps.
  package let clock: any Clock<Duration>
  /// Returns the current date, for outcomes and gestures.
  package let date: @Sendable () -> Date
  /// Returns the system uptime, in s, which excludes sleep; touches use it as their timestamp.
  package let uptime: @Sendable () -> TimeInterval

  /// Makes a time source from a clock and a matching date and uptime.
  package init(
    clock: any Clock<Duration>, date: @escaping @Sendable () -> Date,
    uptime: @escaping @Sendable () -> TimeInterval
  ) {
    self.clock = clock
    self.date = date
    self.uptime = uptime
  }

  /// The time source of a task: the system's, unless a test has set another.
  @TaskLocal package static var current = AmbientClock(
    clock: ContinuousClock(), date: { Date() }, uptime: { ProcessInfo.processInfo.systemUptime })

  /// Sleeps by the current task's clock.
  package static func sleep(for duration: Duration) async throws {
    try await current.clock.sleep(for: duration)
  }
}
