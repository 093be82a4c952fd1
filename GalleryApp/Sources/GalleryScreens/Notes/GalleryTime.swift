/// The time in which the gallery's loading takes a while.
enum GalleryTime {
  /// The clock of a task: the system's, unless a test has set another for what it does.
  ///
  /// It is a constant, since `@TaskLocal` is one in the newest SDKs only.
  static let local = TaskLocal<any Clock<Duration>>(wrappedValue: ContinuousClock())

  /// The clock that counts here.
  static var clock: any Clock<Duration> { local.get() }

  /// Takes a while.
  static func pass(_ duration: Duration) async throws { try await clock.sleep(for: duration) }
}
