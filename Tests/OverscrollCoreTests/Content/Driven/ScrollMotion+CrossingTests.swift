import OverscrollTestSupport
import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The first time that a motion reaches an offset")
  struct CrossingTests {
    /// Scans a motion in steps of 1/2000 s.
    ///
    /// - Returns: The first step that crosses the offset, or `nil`.
    private func scan(_ motion: ScrollMotion, for offset: Double, after time: Double) -> ClosedRange<Double>?
    {
      var before = time
      while before < motion.end {
        let after = min(before + 0.0005, motion.end)
        guard let from = motion.offset(at: before), let to = motion.offset(at: after) else { return nil }
        if (from < offset) != (to < offset) { return before...after }
        before = after
      }
      return nil
    }

    /// Returns a random motion of one kind, made by a scroller.
    private func motion(_ kind: Int, _ seeded: inout Dice) -> ScrollMotion {
      var scroller = scroller(at: seeded.next(in: 0...2200))
      scroller.advance(to: seeded.next(in: 0...100))
      switch kind {
      case 0:
        scroller.release(velocity: seeded.next(in: -5000...5000))
      case 1:
        scroller.sweepFinger(from: 0, to: seeded.next(in: 2300...4000), over: 1)
        scroller.liftStill()
        scroller.release(velocity: seeded.next(in: -600...3000))
      case 2:
        scroller.scroll(to: seeded.next(in: 0...2200), animated: true)
      default:
        scroller.bounce(to: seeded.next(in: 0...2200), velocity: seeded.next(in: -9000...9000))
      }
      return scroller.motion
    }

    @Test(
      "The computed crossing is inside the step in which a fine scan finds it, for every kind of motion",
      arguments: 0..<4,
      UInt64(1)...25)
    func model(kind: Int, seed: UInt64) throws {
      var seeded = Dice(seed: seed * 4 + UInt64(kind))
      let motion = motion(kind, &seeded)
      try #require(motion.runsByItself)
      for _ in 0..<12 {
        let after = motion.end - seeded.next(in: 0...1) * min(2, motion.end)
        let asked = max(after, start(of: motion))
        let there = try #require(motion.offset(at: seeded.next(in: asked...motion.end)))
        let offset = seeded.chance(0.7) ? there : seeded.next(in: -900...3100)
        let found = motion.firstInstant(reaching: offset, after: asked)
        guard let stretch = scan(motion, for: offset, after: asked) else {
          // The scan misses a motion that turns inside one step. Such a motion barely touches the offset.
          if found < .infinity { #expect(abs(motion.velocity(at: found)) < 60, "seed \(seed)") }
          continue
        }
        #expect(
          found >= stretch.lowerBound - 1e-9 && found <= stretch.upperBound + 1e-9,
          "seed \(seed): \(offset) pt")
        #expect(found > asked, "seed \(seed)")
        let miss = abs((motion.offset(at: found) ?? .infinity) - offset)
        #expect(miss < 1e-6, "seed \(seed)")
      }
    }

    private func start(of motion: ScrollMotion) -> Double {
      switch motion {
      case .rest, .drag: 0
      case .deceleration(let glide): glide.start
      case .bounce(let bounce): bounce.start
      case .timed(let timed): timed.start
      }
    }

    /// If the times differed, the start of an action at the crossing would depend on the previous ticks.
    @Test(
      "The time of a crossing is the same to the last bit for every start of the search", arguments: 0..<4,
      UInt64(1)...25)
    func independence(kind: Int, seed: UInt64) throws {
      var seeded = Dice(seed: seed * 4 + UInt64(kind))
      let motion = motion(kind, &seeded)
      let start = start(of: motion)
      let offset = try #require(motion.offset(at: start + (motion.end - start) * seeded.next(in: 0.1...0.9)))
      let first = motion.firstInstant(reaching: offset, after: start)
      try #require(first > start && first < .infinity)
      for _ in 0..<20 {
        let tick = start + (first - start) * seeded.next(in: 0...0.999)
        let again = motion.firstInstant(reaching: offset, after: tick)
        #expect(isIdentical(again, first), "seed \(seed): searched from \(tick) s, \(again - first) s later")
      }
    }

    @Test("A spring crosses an offset once outward and once on its return")
    func twice() throws {
      let spring = BounceSpring(displacement: 0, velocity: -2000)
      let motion = ScrollMotion.bounce(
        ScrollMotion.SpringMotion(
          start: 5, target: 0, spring: spring, duration: spring.restAge, passesTarget: false))
      let out = motion.firstInstant(reaching: -50, after: 5)
      #expect(out > 5 && out < 5.1 && motion.velocity(at: out) < 0)
      let back = motion.firstInstant(reaching: -50, after: out + 1e-9)
      #expect(back > 5.1 && motion.velocity(at: back) > 0)
      #expect(motion.firstInstant(reaching: -50, after: back + 1e-9) == .infinity)
      // The same is true for offsets near the start of the motion.
      for offset in [-0.5, -1e-3] {
        let near = motion.firstInstant(reaching: offset, after: 5)
        #expect(near > 5 && near < 5.001)
        #expect(motion.firstInstant(reaching: offset, after: near + 1e-9) > back)
      }
      #expect(motion.firstInstant(reaching: -80, after: 5) == .infinity)
      #expect(motion.firstInstant(reaching: 1, after: 5) == .infinity)
    }

    @Test("At rest, during a drag and after its end, a motion crosses no offset")
    func never() {
      for motion in [ScrollMotion.rest, ScrollMotionTests.held] + ScrollMotionTests.running {
        #expect(motion.firstInstant(reaching: motion.offset(at: 7.1) ?? 0, after: 11) == .infinity)
        #expect(motion.firstInstant(reaching: 1e6, after: 7) == .infinity)
        #expect(motion.firstInstant(reaching: .nan, after: 7) == .infinity)
      }
    }
  }
}
