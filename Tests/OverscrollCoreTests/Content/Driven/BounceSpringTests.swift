import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The bounce spring")
  struct BounceSpringTests {
    /// Displacements and velocities, in pt and pt/s: pulled, flung outward, thrown back inward, still.
    static let starts: [(Double, Double)] = [
      (100, 0), (-100, 0), (0, 2500), (0, -20_000), (80, 900), (80, -700), (80, -800), (80, -2000),
      (-60, 3000),
      (300, -3100), (0.4, 0), (0.2, 1), (0.51, 0), (1e6, -1e6),
    ]

    /// Fourth-order Runge-Kutta on x'' = -ω² x - 2 ω x', in steps of 1/8192 s.
    private func integrate(_ spring: BounceSpring, to end: Double, _ look: (Double, Double, Double) -> Void) {
      func force(_ x: Double, _ v: Double) -> Double { -120 * x - 2 * 120.0.squareRoot() * v }
      let h = 1.0 / 8192
      var (x, v, t) = (spring.displacement, spring.velocity, 0.0)
      while t < end {
        let (x1, v1) = (v, force(x, v))
        let (x2, v2) = (v + h / 2 * v1, force(x + h / 2 * x1, v + h / 2 * v1))
        let (x3, v3) = (v + h / 2 * v2, force(x + h / 2 * x2, v + h / 2 * v2))
        let (x4, v4) = (v + h * v3, force(x + h * x3, v + h * v3))
        x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
        v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        t += h
        look(t, x, v)
      }
    }

    @Test("The spring moves like a mass of 1 with stiffness 120 and damping ratio 1", arguments: starts)
    func equationOfMotion(displacement: Double, velocity: Double) {
      let spring = BounceSpring(displacement: displacement, velocity: velocity)
      let scale = max(abs(displacement), abs(velocity) / 10)
      #expect(spring.displacement(age: 0) == displacement)
      #expect(abs(spring.velocity(age: 0) - velocity) <= scale * 1e-14)
      integrate(spring, to: 1.5) { age, x, v in
        #expect(abs(spring.displacement(age: age) - x) <= scale * 1e-11, "at \(age) s")
        #expect(abs(spring.velocity(age: age) - v) <= scale * 1e-10, "at \(age) s")
      }
    }

    @Test(
      "The spring crosses its target exactly if its inward velocity exceeds ω times the displacement",
      arguments: starts)
    func crossing(displacement: Double, velocity: Double) {
      let spring = BounceSpring(displacement: displacement, velocity: velocity)
      let passes = displacement * (velocity + BounceSpring.frequency * displacement) < 0
      #expect(spring.crossingAge.isFinite == passes)
      guard passes else { return }
      let scale = abs(displacement)
      #expect(abs(spring.displacement(age: spring.crossingAge)) < scale * 1e-12)
      #expect(spring.displacement(age: spring.crossingAge * 0.99) * displacement > 0)
      #expect(spring.displacement(age: spring.crossingAge * 1.01) * displacement < 0)
      #expect(spring.reversalAge > spring.crossingAge)
    }

    @Test("The spring's velocity changes sign at the computed reversal time", arguments: starts)
    func turning(displacement: Double, velocity: Double) {
      let spring = BounceSpring(displacement: displacement, velocity: velocity)
      let turn = spring.reversalAge
      var signs: Set<Bool> = []
      for step in 1...3000 {
        let age = Double(step) / 1000
        let speed = spring.velocity(age: age)
        if abs(age - turn) > 1e-3, speed != 0 { signs.insert((speed > 0) == (age > turn)) }
      }
      #expect(signs.count == 1, "turns at \(turn) s")
      if turn > 0 { #expect(abs(spring.velocity(age: turn)) < 1e-9 * max(1, abs(velocity))) }
    }

    @Test(
      "From its rest age on, the spring stays within 0.5 pt of its target, and just before it is outside",
      arguments: starts)
    func rest(displacement: Double, velocity: Double) {
      let spring = BounceSpring(displacement: displacement, velocity: velocity)
      let rest = spring.restAge
      for step in 0...4000 {
        #expect(abs(spring.displacement(age: rest + Double(step) / 1000)) <= 0.5)
      }
      guard abs(spring.displacement(age: spring.reversalAge)) > 0.5 else { return }
      #expect(abs(spring.displacement(age: rest - 1e-9)) > 0.5)
    }

    /// A spring thrown back slightly faster than ω x0 crosses its target late, and by an invisible
    /// distance.
    @Test(
      "The spring rests as soon as its motion is invisible",
      arguments: [1, 1.0.nextUp, 1.000_000_000_001, 1.001, 1.01, 1.05, 1.2])
    func barelyCrossing(share: Double) {
      let velocity = share * 100 * BounceSpring.frequency
      let spring = BounceSpring(displacement: -100, velocity: velocity)
      let rest = spring.restAge
      #expect(rest < 2, "rests after \(rest) s")
      #expect(abs(spring.displacement(age: rest - 1e-9)) > 0.5)
    }

    @Test("A spring without a displacement and a velocity is at rest")
    func degenerate() {
      let still = BounceSpring(displacement: 0, velocity: 0)
      #expect(still.restAge == 0)
      #expect(still.reversalAge == 0)
      #expect(still.crossingAge == .infinity)
      #expect(still.displacement(age: 1) == 0)
    }

    @Test("All results are finite, and the spring rests within four seconds of any start")
    func extremes() {
      let values = [0, 0x1p-1074, 1e-300, 1e-9, 0.5, 1, 2e4, Double.longestExtent]
      let signed = values + values.map(-)
      for displacement in signed {
        for velocity in signed {
          let spring = BounceSpring(displacement: displacement, velocity: velocity)
          for age in [0, 0x1p-1074, 0.01, 1, 100, 1e9] {
            #expect(spring.displacement(age: age).isFinite, "\(spring) at \(age) s")
            #expect(spring.velocity(age: age).isFinite, "\(spring) at \(age) s")
          }
          #expect(spring.restAge >= 0 && spring.restAge < 4, "\(spring)")
          #expect(spring.reversalAge.isFinite && spring.crossingAge > 0, "\(spring)")
        }
      }
    }
  }
}
