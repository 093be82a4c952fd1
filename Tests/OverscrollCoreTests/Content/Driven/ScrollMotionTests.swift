import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("Scroll motions")
  struct ScrollMotionTests {
    static let running: [ScrollMotion] = [
      .deceleration(
        ScrollMotion.DecelerationMotion(
          start: 7, origin: 100, velocity: 900, curve: .normal, duration: 2, destination: 540,
          hitsBound: false)),
      .deceleration(
        ScrollMotion.DecelerationMotion(
          start: 7, origin: 100, velocity: -3000, curve: .fast, duration: 0.04, destination: 0,
          hitsBound: true)),
      .bounce(
        ScrollMotion.SpringMotion(
          start: 7, target: 0, spring: BounceSpring(displacement: -90, velocity: -300), duration: 0.9,
          passesTarget: false)),
      .timed(
        ScrollMotion.TimedMotion(
          start: 7, target: -60, curve: TimedCurve(duration: 0.3, distance: -80))),
    ]
    static let held = ScrollMotion.drag(ScrollMotion.DragMotion(base: 500, finger: 180, began: 0))

    @Test("The velocity equals the numerical derivative of the offset", arguments: running)
    func velocity(motion: ScrollMotion) throws {
      for step in 1..<30 {
        let time = 7 + Double(step) / 110
        let before = try #require(motion.offset(at: time - 0x1p-16))
        let after = try #require(motion.offset(at: time + 0x1p-16))
        #expect(abs(motion.velocity(at: time) - (after - before) * 0x1p15) < 0.01, "at \(time) s")
      }
    }

    @Test(
      "The end of a motion is its start time plus its duration",
      arguments: zip(running, [9, 7.04, 7.9, 7.3]))
    func end(motion: ScrollMotion, end: Double) {
      #expect(motion.end == end)
      #expect(motion.runsByItself && !motion.isDrag)
    }

    @Test(
      "At its start time, a motion is at its first offset",
      arguments: zip(running, [100.0, 100, -90, 20]))
    func start(motion: ScrollMotion, origin: Double) {
      #expect(motion.offset(at: 7) == origin)
    }

    @Test("The offset at rest and during a drag cannot be computed from the time alone")
    func still() {
      for motion in [ScrollMotion.rest, Self.held] {
        #expect(motion.offset(at: 3) == nil)
        #expect(motion.velocity(at: 3) == 0)
        #expect(motion.end == .infinity)
        #expect(!motion.runsByItself)
        var later = motion
        later.moveTimes(by: -3)
        #expect(later == motion)
      }
      #expect(Self.held.isDrag && !ScrollMotion.rest.isDrag)
    }

    @Test("Moving the start time of a motion does not change its course", arguments: running)
    func moved(motion: ScrollMotion) throws {
      var canonical = motion
      canonical.moveTimes(by: -7.25)
      #expect(canonical != motion)
      for age in [0, 0.03125, 0.5] {
        #expect(canonical.offset(at: age) == motion.offset(at: 7.25 + age))
        #expect(canonical.velocity(at: age) == motion.velocity(at: 7.25 + age))
      }
      #expect(abs(canonical.end - (motion.end - 7.25)) < 1e-12)
      canonical.moveTimes(by: 7.25)
      #expect(canonical == motion)
    }

    @Test("A drag requests an offset opposite to the finger's movement")
    func drag() {
      var drag = ScrollMotion.DragMotion(base: 500, finger: 180, began: 0)
      #expect(drag.unresistedOffset == 320)
      drag.finger += 30
      #expect(drag.unresistedOffset == 290)
    }
  }

  @Suite("Scroll behavior")
  struct ScrollBehaviorTests {
    @Test("By default, the engine scrolls, bounces, allows mouse drags and has no snap targets")
    func defaults() {
      let behavior = ScrollBehavior()
      #expect(behavior.source == .engine && behavior.deceleration == .normal && behavior.snapping == nil)
      #expect(behavior.bounces && behavior.dragsWithMouse && !behavior.reducesMotion)
    }
  }
}
