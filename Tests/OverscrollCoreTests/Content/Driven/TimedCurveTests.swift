import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The timed curve")
  struct TimedCurveTests {
    static let curves = [
      TimedCurve(duration: 0.3, distance: 500), TimedCurve(duration: 2, distance: -1234.5),
      TimedCurve(duration: 0.15, distance: 1e-6), TimedCurve(duration: 60, distance: 1e12),
    ]

    @Test("At part p of its duration, the curve has covered 1 - (1 - p)^4 of its distance", arguments: curves)
    func formula(curve: TimedCurve) {
      for step in 0...100 {
        let part = Double(step) / 100
        let rest = (1 - part) * (1 - part)
        let share = 1 - rest * rest
        let left = curve.remainder(age: part * curve.duration) / curve.distance
        #expect(abs(1 - left - share) < 1e-14)
      }
      #expect(curve.remainder(age: 0) == curve.distance)
      #expect(curve.remainder(age: curve.duration) == 0)
      #expect(curve.remainder(age: curve.duration * 10) == 0)
    }

    @Test("The velocity equals the numerical derivative of the curve", arguments: curves)
    func velocity(curve: TimedCurve) {
      let step = curve.duration * 0x1p-16
      for part in [0.01, 0.2, 0.5, 0.8, 0.95] {
        let age = part * curve.duration
        let rise = curve.remainder(age: age - step) - curve.remainder(age: age + step)
        #expect(relativeError(curve.velocity(age: age), rise / (2 * step)) < 1e-6)
      }
      #expect(relativeError(curve.velocity(age: 0), 4 * curve.distance / curve.duration) < 1e-15)
      #expect(curve.velocity(age: curve.duration) == 0)
      #expect(curve.velocity(age: curve.duration + 1) == 0)
    }

    /// Measured errors: 3.9 × 2^-53 of the distance, and 4 × 10^-14 of the duration for an age up to nine
    /// tenths.
    @Test("The age that is computed from a curve's remainder equals the original age", arguments: curves)
    func inverse(curve: TimedCurve) {
      for step in 0...1000 {
        let left = curve.distance * Double(step) / 1000
        let age = curve.age(forRemainder: left)
        #expect(age >= 0 && age <= curve.duration)
        #expect(abs(curve.remainder(age: age) - left) <= 4 * 0x1p-52 * abs(curve.distance), "\(left) pt")
      }
      for step in 0...900 {
        let age = curve.duration * Double(step) / 1000
        #expect(abs(curve.age(forRemainder: curve.remainder(age: age)) - age) < 1e-12 * curve.duration)
      }
      #expect(curve.age(forRemainder: 0) == curve.duration)
    }

    @Test("The age for an unreachable remainder is infinity", arguments: curves)
    func unreachable(curve: TimedCurve) {
      for share in [-0.001, 1.001, -1e9, 1e9, .infinity, -.infinity, .nan] {
        #expect(curve.age(forRemainder: share * curve.distance) == .infinity)
      }
    }

    @Test("A curve without a distance or a duration ends at once")
    func degenerate() {
      let noWay = TimedCurve(duration: 0.3, distance: 0)
      #expect(noWay.remainder(age: 0.1) == 0)
      #expect(noWay.velocity(age: 0.1) == 0)
      #expect(noWay.age(forRemainder: 0) == .infinity)
      #expect(noWay.age(forRemainder: 1) == .infinity)
      let noTime = TimedCurve(duration: 0, distance: 80)
      #expect(noTime.remainder(age: 0) == 0)
      #expect(noTime.velocity(age: 0) == 0)
      #expect(noTime.age(forRemainder: 40) == 0)
    }
  }
}
