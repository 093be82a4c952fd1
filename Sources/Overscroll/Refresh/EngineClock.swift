/// A clock as the engine wants it: seconds since the controller was made.
struct EngineClock: Sendable {
  /// The seconds that have passed.
  let now: @Sendable () -> Double
  /// Sleeps until so many seconds have passed.
  let sleep: @Sendable (_ until: Double) async throws -> Void

  init<C: Clock>(_ clock: C) where C.Duration == Duration {
    let origin = clock.now
    now = { origin.duration(to: clock.now).inSeconds }
    sleep = { try await clock.sleep(until: origin.advanced(by: .seconds($0)), tolerance: nil) }
  }
}

extension Duration {
  /// The duration in s.
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
