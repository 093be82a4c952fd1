import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The timed curve")
  struct TimedCurveTests {
    static let curves = [
      TimedCurve(duration: 0.3, distance: 500), TimedCurve(duration: 2, distance: -1234.5),
      TimedCurve(duration: 0.15, distance: 1e-6), TimedCurve(duration: 60, distance: 1e12),
    ]

    @Test("is 1 - (1 - p)^4 of the way at part p of its duration", arguments: curves)
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

    @Test("has the velocity that its values have", arguments: curves)
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

    /// Measured: the way is met to 3.9 × 2^-53 of it, an age to 4 × 10^-14 of the duration up to nine tenths.
    @Test("tells when it has come a certain way", arguments: curves)
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

    @Test("never comes where it does not go", arguments: curves)
    func unreachable(curve: TimedCurve) {
      for share in [-0.001, 1.001, -1e9, 1e9, .infinity, -.infinity, .nan] {
        #expect(curve.age(forRemainder: share * curve.distance) == .infinity)
      }
    }

    @Test("of no way and of no duration is over at once")
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
