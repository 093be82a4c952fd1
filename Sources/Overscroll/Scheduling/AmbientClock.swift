package import Foundation

/// The default time source of controllers and of short waits.
///
/// A controller that is made without a clock uses this one. A task inherits the time source of the task
/// that starts it. A test that sets another time source while a view is made therefore also sets it for the
/// view's tasks.
package struct AmbientClock: Sendable {
  /// The clock that measures time and sleeps.
  package let clock: any Clock<Duration>
  /// Returns the current date, for the dates of outcomes and gestures.
  package let date: @Sendable () -> Date
  /// Returns the system's uptime in s, the time base of a touch's timestamp.
  ///
  /// The uptime does not include the time that the device sleeps.
  package let uptime: @Sendable () -> TimeInterval

  /// Makes a time source from a clock and from closures for its date and uptime.
  package init(
    clock: any Clock<Duration>, date: @escaping @Sendable () -> Date,
    uptime: @escaping @Sendable () -> TimeInterval
  ) {
    self.clock = clock
    self.date = date
    self.uptime = uptime
  }

  /// The time source of the current task: the system's, unless a test has set another.
  @TaskLocal package static var current = AmbientClock(
    clock: ContinuousClock(), date: { Date() }, uptime: { ProcessInfo.processInfo.systemUptime })

  /// Sleeps for a duration of the current task's clock.
  package static func sleep(for duration: Duration) async throws {
    try await current.clock.sleep(for: duration)
  }
}
