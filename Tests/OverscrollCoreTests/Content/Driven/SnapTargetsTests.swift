import OverscrollTestSupport
import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("Snap targets")
  struct SnapTargetsTests {
    @Test(
      "The target is the nearest to the end of the momentum that is not behind moving content",
      arguments: [
        // projected, offset, velocity -> target
        (120.0, 100.0, 50.0, 200.0),  // The nearest target, 0, is behind content that moves to the end.
        (80, 100, -50, 0),  // The nearest target, 0, is ahead of content that moves to the start.
        (180, 190, -20, 0),
        (99, 90, 0, 0),
        (101, 90, 0, 200),
        (300, 90, 4000, 400),  // Halfway between two targets, the even multiple.
        (500, 90, 4000, 400),
        (1510, 90, 4000, 1600),
        (-250, 90, -4000, -200),
        (200, 200, 30, 200),
        (-399, -390, -30, -400),
      ])
    func choice(projected: Double, offset: Double, velocity: Double, target: Double) {
      let targets = SnapTargets(every: 200)
      #expect(targets.target(projected: projected, from: offset, velocity: velocity) == target)
    }

    @Test("Targets are multiples of the spacing from the origin", arguments: [0.0, 17.5, -1000])
    func origin(origin: Double) throws {
      let targets = SnapTargets(every: 64, from: origin)
      for step in -20...20 {
        for part in [-31.9, -10, 0, 10, 31.9] {
          let position = origin + Double(step) * 64 + part
          let target = try #require(targets.target(projected: position, from: position, velocity: 0))
          #expect(target == origin + Double(step) * 64)
        }
      }
    }

    @Test(
      "The target is ahead of moving content, and at most a spacing from the end of its momentum",
      arguments: UInt64(1)...50)
    func ahead(seed: UInt64) throws {
      var seeded = Dice(seed: seed)
      let targets = SnapTargets(every: seeded.next(in: 1...900), from: seeded.next(in: -500...500))
      let offset = seeded.next(in: -3000...3000)
      let velocity = seeded.next(in: -8000...8000)
      let projected = offset + velocity / 2
      let target = try #require(targets.target(projected: projected, from: offset, velocity: velocity))
      #expect((target - offset) * velocity >= 0, "seed \(seed)")
      #expect(abs(target - projected) <= targets.spacing, "seed \(seed)")
      let steps = (target - targets.origin) / targets.spacing
      #expect(abs(steps - steps.rounded(.toNearestOrEven)) < 1e-9, "seed \(seed)")
    }

    @Test("An invalid spacing has no targets", arguments: [0, -0.0, -10, .nan, -.infinity])
    func none(spacing: Double) {
      #expect(SnapTargets(every: spacing).target(projected: 10, from: 0, velocity: 5) == nil)
    }

    @Test("An invalid origin is treated as 0", arguments: [Double.nan, .infinity, -.infinity])
    func badOrigin(origin: Double) {
      #expect(SnapTargets(every: 100, from: origin) == SnapTargets(every: 100, from: 0))
      #expect(SnapTargets(every: .infinity).spacing == 0)
    }
  }
}
