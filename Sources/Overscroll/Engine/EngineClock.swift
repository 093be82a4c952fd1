/// A clock as the engine wants it: seconds since the controller was made.
package struct EngineClock: Sendable {
  /// The seconds that have passed.
  package let now: @Sendable () -> Double
  /// Sleeps until a number of seconds has passed.
  package let sleep: @Sendable (_ until: Double) async throws -> Void

  /// Begins to count now.
  package init(_ clock: any Clock<Duration>) { self = EngineClock.counting(clock) }

  private init(
    now: @escaping @Sendable () -> Double, sleep: @escaping @Sendable (_ until: Double) async throws -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }

  private static func counting<C: Clock>(_ clock: C) -> EngineClock where C.Duration == Duration {
    let origin = clock.now
    return EngineClock(
      now: { origin.duration(to: clock.now).inSeconds },
      sleep: { try await clock.sleep(until: origin.advanced(by: .seconds($0)), tolerance: nil) })
  }
}

extension Duration {
  /// The duration in s.
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
