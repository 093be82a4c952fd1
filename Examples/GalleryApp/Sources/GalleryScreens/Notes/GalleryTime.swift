/// The time in which the gallery's loading takes a while.
enum GalleryTime {
  /// The clock of a task: the system's, unless a test has set another for what it does.
  @TaskLocal static var clock: any Clock<Duration> = ContinuousClock()

  /// Takes a while.
  static func pass(_ duration: Duration) async throws { try await clock.sleep(for: duration) }

  /// Returns a function that returns the seconds since this call.
  static func stopwatch() -> @Sendable () -> Double { seconds(of: clock) }

  private static func seconds<C: Clock>(of clock: C) -> @Sendable () -> Double where C.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) / .seconds(1) }
  }
}
