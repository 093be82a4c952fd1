import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("Deceleration")
  struct DecelerationTests {
    static let kinds: [(Deceleration, Double)] = [(.normal, 0.998), (.fast, 0.99)]

    @Test("has the constants -1000 ln 0.998 and -1000 ln 0.99, to the last bit")
    func constants() {
      #expect(isIdentical(Deceleration.normal.drag, 2.0020026706730773516511))
      #expect(isIdentical(Deceleration.fast.drag, 10.050335853501441183549))
    }

    /// The model multiplies the speed by the share in every millisecond, and adds up the way by Simpson's rule.
    @Test("moves as a speed does that loses its share in every millisecond", arguments: kinds)
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

    @Test("approaches its reach and does not pass it", arguments: kinds)
    func asymptote(kind: Deceleration, share: Double) {
      for velocity in [-9000.0, -1, 0.001, 20_000] {
        let reach = kind.reach(of: velocity)
        #expect(relativeError(reach, velocity / (-1000 * ElementaryFunctions.log(share))) < 1e-13)
        #expect(kind.travel(velocity: velocity, age: 100) == reach)
        var last = 0.0
        for tenth in 1...200 {
          let travel = kind.travel(velocity: velocity, age: Double(tenth) / 10).magnitude
          #expect(travel >= last && travel <= reach.magnitude)
          last = travel
        }
      }
    }

    /// Measured: off by at most 2.1 × 2^-53 × e^(k t) / k: two roundings of the way, as a share of what is left.
    @Test("tells when it has come a certain way", arguments: kinds)
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

    @Test("never comes where it does not go", arguments: kinds)
    func unreachable(kind: Deceleration, share: Double) {
      let reach = kind.reach(of: 1000)
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
