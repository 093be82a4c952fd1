import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("Deceleration")
  struct DecelerationTests {
    static let kinds: [(Deceleration, Double)] = [(.normal, 0.998), (.fast, 0.99)]

    @Test("The constants are -1000 ln 0.998 and -1000 ln 0.99, to the last bit")
    func constants() {
      #expect(isIdentical(Deceleration.normal.drag, 2.0020026706730773516511))
      #expect(isIdentical(Deceleration.fast.drag, 10.050335853501441183549))
    }

    /// The reference multiplies the speed by the rate in each millisecond, and integrates by Simpson's
    /// rule.
    @Test("Each millisecond multiplies the velocity by the deceleration rate", arguments: kinds)
    func naiveIntegration(kind: Deceleration, share: Double) {
      for start in [1.0, -350, 4000, 20_000] {
        var speed = start
        var way = 0.0
        for millisecond in 1...5000 {
          let next = speed * share
          way += (speed + 4 * speed * share.squareRoot() + next) / 6000
          speed = next
          let age = Double(millisecond) / 1000
          #expect(relativeError(kind.velocity(from: start, age: age), speed) < 1e-11, "at \(age) s")
          #expect(relativeError(kind.travel(velocity: start, age: age), way) < 1e-11, "at \(age) s")
        }
      }
    }

    @Test(
      "A deceleration stops when its speed is 10 pt/s, at the computed distance and time",
      arguments: kinds)
    func stop(kind: Deceleration, share: Double) {
      for velocity in [-9000.0, -10.5, 12, 20_000] {
        let speed = velocity.magnitude
        let way = (speed - 10) / (-1000 * ElementaryFunctions.log(share))
        let (reach, duration) = (kind.reach(of: velocity), kind.duration(of: velocity))
        #expect(relativeError(reach.magnitude, way) < 1e-13 && reach * velocity > 0)
        #expect(relativeError(kind.velocity(from: velocity, age: duration).magnitude, 10) < 1e-13)
        #expect(abs(kind.travel(velocity: velocity, age: duration) - reach) < speed * 1e-14)
      }
    }

    @Test("Content that is released at 10 pt/s or less does not move", arguments: kinds)
    func tooSlow(kind: Deceleration, share: Double) {
      for velocity in [0, -0.001, 10, -10] {
        #expect(kind.reach(of: velocity) == 0 && kind.duration(of: velocity) == 0)
      }
    }

    /// Measured error: at most 2.1 × 2^-53 × e^(k t) / k.
    ///
    /// The error comes from two roundings of the distance, relative to the remaining distance.
    @Test("The age that is computed from a deceleration's travel equals the original age", arguments: kinds)
    func inverse(kind: Deceleration, share: Double) {
      for velocity in [-20_000.0, -77, 3, 1500] {
        for step in 1...300 {
          let age = Double(step) / 100 * 2 / kind.drag
          let back = kind.age(forTravel: kind.travel(velocity: velocity, age: age), velocity: velocity)
          let bound = 4 * 0x1p-53 * ElementaryFunctions.exp(kind.drag * age) / kind.drag
          #expect(abs(back - age) <= bound, "at \(age) s with \(velocity) pt/s")
        }
        #expect(kind.age(forTravel: 0, velocity: velocity) == 0)
      }
    }

    @Test("The age for an unreachable travel is infinity", arguments: kinds)
    func unreachable(kind: Deceleration, share: Double) {
      let reach = 1000 / kind.drag
      for distance in [reach, reach.nextUp, 1e9, -0.001, -reach, .infinity, -.infinity, .nan] {
        #expect(kind.age(forTravel: distance, velocity: 1000) == .infinity, "\(distance) pt")
        #expect(kind.age(forTravel: -distance, velocity: -1000) == .infinity, "\(-distance) pt")
      }
      #expect(kind.age(forTravel: reach.nextDown, velocity: 1000) < 60)
      #expect(kind.age(forTravel: 1, velocity: 0) == .infinity)
      #expect(kind.age(forTravel: 0, velocity: 0) == .infinity)
    }
  }
}
