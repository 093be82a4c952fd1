/// The clock of the gallery's simulated requests.
enum GalleryTime {
  /// The clock of the current task: the system's, unless a test sets a different one.
  @TaskLocal static var clock: any Clock<Duration> = ContinuousClock()

  /// Waits for a duration of the gallery's clock.
  static func sleep(_ duration: Duration) async throws { try await clock.sleep(for: duration) }

  /// Returns a stopwatch: a function that returns the seconds since this call.
  static func stopwatch() -> @Sendable () -> Double { seconds(of: clock) }

  private static func seconds<C: Clock>(of clock: C) -> @Sendable () -> Double where C.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) / .seconds(1) }
  }
}
