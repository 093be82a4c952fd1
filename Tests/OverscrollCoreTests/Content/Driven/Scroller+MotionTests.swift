import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("Motions of the scroller after a release")
  struct ScrollerMotionTests {
    @Test(
      "A deceleration stops exactly at a speed of 10 pt/s", arguments: [-1200.0, -3, 0.5, 77, 1500])
    func stop(velocity: Double) {
      for deceleration in [Deceleration.normal, .fast] {
        var scroller = scroller(at: 1000, behavior: ScrollBehavior(deceleration: deceleration))
        scroller.release(velocity: velocity)
        let end = scroller.motion.end
        let target = 1000 + deceleration.reach(of: velocity)
        let last = scroller.later(end - 1e-9)
        #expect(end == 0 || abs(last.velocity.magnitude - 10) < 1e-6)
        #expect(abs(last.offset - target) < 1e-6)
        let rest = scroller.later(end)
        #expect(rest.motion == .rest && rest.velocity == 0)
        #expect(isIdentical(rest.offset, target))
      }
    }

    @Test(
      "Momentum past an edge becomes a bounce with the same velocity", arguments: [-9000.0, -400, 400, 9000])
    func overTheEdge(velocity: Double) {
      var scroller = scroller(at: velocity < 0 ? 120 : 2080)
      scroller.release(velocity: velocity)
      let crossing = scroller.motion.end
      #expect(crossing < 2)
      let before = scroller.later(crossing - 1e-9)
      let at = scroller.later(crossing)
      let after = scroller.later(crossing + 1e-9)
      #expect(at.offset == (velocity < 0 ? 0 : 2200))
      #expect(abs(before.velocity - at.velocity) < 1e-3 && abs(after.velocity - at.velocity) < 1e-3)
      // Momentum loses k (the drag constant) of its velocity, in pt/s, for each pt.
      let left = velocity.magnitude - 120 * Deceleration.normal.drag
      #expect(abs(at.velocity.magnitude - left) < 1e-6 && at.velocity * velocity > 0)
      let end = at.later(3)
      #expect(end.motion == .rest && end.offset == at.offset)
    }

    @Test(
      "Content thrown back faster than its spring can stop continues inside by momentum",
      arguments: [true, false])
    func thrownIn(atStart: Bool) {
      let (bound, sign) = atStart ? (0.0, 1.0) : (2200, -1)
      var scroller = scroller(at: bound)
      scroller.sweepFinger(from: 0, to: sign * 400, over: 1)
      scroller.liftStill()
      let pulled = (scroller.offset - bound).magnitude
      scroller.release(velocity: sign * 25 * pulled)
      let crossing = scroller.motion.end - scroller.time
      #expect(abs(scroller.later(crossing).offset - bound) < 1e-9)
      let before = scroller.later(crossing - 1e-9).velocity
      let after = scroller.later(crossing + 1e-9).velocity
      #expect(abs(before - after) < 1e-3 && before * sign > 0)
      let end = scroller.later(8)
      #expect(end.motion == .rest)
      #expect(abs(end.offset - bound - Deceleration.normal.reach(of: after)) < 1e-3)
      #expect((end.offset - bound) * sign > 100)
    }

    @Test("Pulled content springs back and rests exactly at the bound", arguments: [0.0, 60])
    func springBack(gap: Double) {
      for edge in ScrollEdge.allCases {
        var scroller = scroller(at: edge == .start ? 0 : 2200, gaps: EdgePair(start: gap, end: gap))
        scroller.sweepFinger(from: 0, to: edge == .start ? 600 : -600, over: 0.5)
        scroller.liftStill()
        #expect(scroller.motion.runsByItself)
        var last = Double.infinity
        while scroller.motion.runsByItself, scroller.time < 10 {
          scroller.advance(to: scroller.time + 0.01)
          let distance = abs(scroller.offset - scroller.bounds.nearest(to: scroller.offset))
          #expect(distance <= last)
          last = distance
        }
        #expect(scroller.offset == (edge == .start ? -gap : 2200 + gap))
        #expect(scroller.time < 0.7 + 2)
      }
    }

    /// Content at -100 pt that is thrown back 0.1 % faster than ω x0 would cross its edge only after 100 s,
    /// by an invisible distance.
    @Test(
      "Content returns to its edge within two seconds of any release from a pull",
      arguments: [0.99, 1, 1.001, 1.01, 1.04, 1.1])
    func home(share: Double) {
      var scroller = scroller()
      scroller.reset(at: -100)
      scroller.release(velocity: share * 100 * BounceSpring.frequency)
      #expect(scroller.motion.end < 2, "ends at \(scroller.motion.end) s")
    }

    @Test(
      "Momentum that would pass a bound by less than half a point ends at the bound",
      arguments: [1e-9, 0.1, 0.499])
    func justPast(excess: Double) {
      var scroller = scroller(at: 1700)
      scroller.release(velocity: (500 + excess) * Deceleration.normal.drag + Deceleration.restSpeed)
      #expect(scroller.motion.end < 3.5)
      let end = scroller.later(scroller.motion.end)
      #expect(end.offset == 2200 && end.motion == .rest)
    }

    @Test("Every motion ends at its computed time, even if the scroller is advanced late")
    func late() {
      var scroller = scroller(at: 30)
      scroller.release(velocity: -2500)
      let far = scroller.later(1e6)
      #expect(far.offset == 0 && far.motion == .rest && far.time == 1e6)
    }
  }
}
