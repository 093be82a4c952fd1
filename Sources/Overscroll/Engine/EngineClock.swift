/// A clock in the engine's unit: seconds since this clock was made.
package struct EngineClock: Sendable {
  /// Returns the current instant, in s.
  package let now: @Sendable () -> Double
  /// Sleeps until an instant, in s.
  package let sleep: @Sendable (_ until: Double) async throws -> Void

  /// Makes a clock whose current instant is 0.
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
