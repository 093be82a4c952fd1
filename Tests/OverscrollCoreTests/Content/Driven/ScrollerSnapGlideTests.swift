import OverscrollTestSupport
import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("Momentum that ends at a snap target")
  struct ScrollerSnapGlideTests {
    /// A fling in long content, with its snap target.
    struct Throw {
      var scroller: Scroller
      let velocity: Double
      let target: Double

      /// Whether the target is ahead, at most twice as far away as the end of the momentum without
      /// snapping.
      let isWithinReach: Bool

      init(_ seeded: inout Dice) {
        let deceleration = seeded.pick([Deceleration.normal, .fast])
        let targets = SnapTargets(
          every: seeded.pick([seeded.next(in: 1...60), seeded.next(in: 60...1200)]),
          from: seeded.next(in: -500...500))
        let behavior = ScrollBehavior(
          deceleration: deceleration, snapping: targets, bounces: seeded.chance(0.8))
        let isNearEnd = seeded.chance(0.2)
        let offset = isNearEnd ? 39_200 - seeded.next(in: 0...3000) : seeded.next(in: 12_000...28_000)
        scroller = PhysicsTests.scroller(at: offset, content: 40_000, behavior: behavior)
        let speed = seeded.pick([seeded.next(in: 20...800), seeded.next(in: 800...20_000)])
        velocity = isNearEnd || seeded.chance(0.5) ? speed : -speed
        scroller.release(velocity: velocity)
        target = scroller.motion.destination ?? .nan
        let share = (target - offset) / deceleration.reach(of: velocity)
        isWithinReach = share > 0 && share < 1.999
      }
    }

    @Test(
      "If the target is near enough, the content is never faster than at its release",
      arguments: UInt64(1)...400)
    func speed(seed: UInt64) throws {
      var seeded = Dice(seed: seed)
      let flung = Throw(&seeded)
      guard flung.isWithinReach else { return }
      let limit = flung.velocity.magnitude
      var position = flung.scroller.offset
      for frame in 1...600 {
        let later = flung.scroller.later(Double(frame) / 120)
        // The last half point may be covered in one frame.
        let isSlow =
          later.velocity.magnitude <= limit + 1e-6 && abs(later.offset - position) <= limit / 120 + 0.5
        try #require(isSlow, "seed \(seed), frame \(frame)")
        guard later.motion != .rest else { return }
        position = later.offset
      }
    }

    @Test("The motion ends exactly at the target, at its computed time", arguments: UInt64(1)...400)
    func end(seed: UInt64) throws {
      var seeded = Dice(seed: seed)
      let flung = Throw(&seeded)
      let end = flung.scroller.motion.end
      #expect(end < 20, "seed \(seed)")
      var landed = flung.scroller
      landed.advance(to: end)
      #expect(landed.offset == flung.target && landed.motion == .rest, "seed \(seed)")
      guard end > 1e-3 else { return }
      var early = flung.scroller
      early.advance(to: end - 1e-6)
      #expect(early.motion.runsByItself && abs(early.offset - flung.target) < 1, "seed \(seed)")
    }

    @Test("The motion is a deceleration that stops at the target", arguments: [44.0, 300, 800], [1.0, -1])
    func shape(spacing: Double, way: Double) throws {
      for speed in [900.0, 2500, 4800, 12_000] {
        var scroller = scroller(
          at: 20_010, content: 40_000, behavior: ScrollBehavior(snapping: SnapTargets(every: spacing)))
        scroller.release(velocity: way * speed)
        let target = try #require(scroller.motion.destination)
        guard abs(target - scroller.offset) < speed, abs(target - scroller.offset) > speed / 10 else {
          continue
        }
        let rate = way * (speed - Deceleration.restSpeed) / (target - scroller.offset)
        for age in [0.1, 0.5, 1] {
          let later = scroller.later(age)
          guard later.motion.runsByItself else { continue }
          let velocity = way * speed * ElementaryFunctions.exp(-rate * age)
          #expect(abs(later.velocity - velocity) < 1e-6)
          #expect(abs(later.offset - scroller.offset - (way * speed - velocity) / rate) < 1e-6)
        }
      }
    }

    @Test("The motion crosses an offset at its computed time", arguments: UInt64(1)...100)
    func crossing(seed: UInt64) throws {
      var seeded = Dice(seed: seed)
      let flung = Throw(&seeded)
      guard flung.isWithinReach, abs(flung.target - flung.scroller.offset) > 2 else { return }
      let position =
        flung.scroller.offset + (flung.target - flung.scroller.offset) * seeded.next(in: 0.05...0.7)
      let instant = flung.scroller.motion.firstInstant(reaching: position, after: flung.scroller.time)
      try #require(instant <= flung.scroller.motion.end, "seed \(seed)")
      var there = flung.scroller
      there.advance(to: instant)
      #expect(abs(there.offset - position) < 1e-6, "seed \(seed)")
    }

    @Test(
      "A finger can catch the motion, and a second flick in its direction adds the earlier velocity",
      arguments: [44.0, 300, 800])
    func flick(spacing: Double) {
      for velocity in [2600.0, -2600] {
        let behavior = ScrollBehavior(snapping: SnapTargets(every: spacing))
        var scroller = scroller(at: 500_000, content: 1_000_000, behavior: behavior)
        scroller.release(velocity: velocity)
        scroller.advance(to: scroller.time + 0.1)
        let caught = scroller.offset
        scroller.sweepFinger(from: 300, to: velocity > 0 ? 200 : 400, over: 0.1)
        #expect(abs(scroller.offset - caught - (velocity > 0 ? 100 : -100)) < 1e-6)
        scroller.endDrag()
        #expect(abs(scroller.motion.flung - velocity * (1 + 1000 / 2600)) < 1e-6, "every \(spacing)")
      }
    }

    @Test(
      "The target stays while the content grows, and moves to the end of content that shrinks",
      arguments: [44.0, 800])
    func layout(spacing: Double) throws {
      let behavior = ScrollBehavior(snapping: SnapTargets(every: spacing))
      var scroller = scroller(at: 1000, content: 9000, behavior: behavior)
      scroller.release(velocity: 4800)
      let target = try #require(scroller.motion.destination)
      scroller.advance(to: 0.2)
      let velocity = scroller.velocity
      scroller.geometry = ScrollExtents(viewport: 800, content: 3000)
      #expect(scroller.velocity == velocity && scroller.later(9).offset == 2200)
      scroller.geometry = ScrollExtents(viewport: 800, content: 20_000)
      #expect(scroller.velocity == velocity && scroller.later(9).offset == target)
      scroller.relayOut(ScrollExtents(viewport: 800, content: 21_000), shiftedBy: 1000)
      #expect(scroller.velocity == velocity && abs(scroller.later(9).offset - target - 1000) < 1e-9)
    }

    @Test("The canonical state does not depend on the time of the release, and continues the motion")
    func canonical() {
      let behavior = ScrollBehavior(snapping: SnapTargets(every: 300))
      let canonical = [0.0, 512].map { start in
        var scroller = scroller(at: 20_000, content: 40_000, behavior: behavior)
        scroller.advance(to: start)
        scroller.release(velocity: 4800)
        scroller.advance(to: start + 0.25)
        return scroller.canonical(at: scroller.time)
      }
      #expect(canonical[0] == canonical[1])
      var whole = scroller(at: 20_000, content: 40_000, behavior: behavior)
      whole.release(velocity: 4800)
      for age in [0.1, 1, 9] {
        #expect(abs(canonical[0].later(age).offset - whole.later(0.25 + age).offset) < 1e-9)
      }
    }

    @Test(
      "Until the motion ends, the engine's state does not depend on the ticks that it received before",
      arguments: [44.0, 300, 800])
    func engine(spacing: Double) {
      var rig = Rig(behavior: ScrollBehavior(snapping: SnapTargets(every: spacing)), content: 40_000)
      rig.touch(at: 1000)
      rig.drag(by: -720)
      rig.lift()
      let thrown = rig.engine.presentation.velocity
      #expect(thrown > 2500)
      let lifted = rig.engine
      let deadline = lifted.nextDeadline
      var ticked = lifted
      var time = rig.time
      while time < deadline {
        time += 1.0 / 120
        var once = lifted
        _ = once.handle(ScrollEvent(.tick, at: time))
        _ = ticked.handle(ScrollEvent(.tick, at: time))
        #expect(once == ticked && ticked.presentation.velocity <= thrown + 1e-6)
      }
      let offset = ticked.presentation.contentOffset
      #expect(!ticked.needsFrames && offset == (offset / spacing).rounded() * spacing)
    }
  }
}
