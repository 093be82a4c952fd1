import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The scroller with a timed fling")
  struct ScrollerFlingTests {
    /// Returns a scroller after a finger moved by `distance` pt in 0.1 s, and lifted.
    private func flung(
      _ distance: Double, from offset: Double = 5000, behavior: ScrollBehavior = .article
    ) -> Scroller {
      var scroller = scroller(at: offset, content: 10_800, behavior: behavior)
      scroller.sweepFinger(from: 300, to: 300 + distance, over: 0.1)
      scroller.endDrag()
      return scroller
    }

    @Test(
      "A fling lasts 2 s along the quartic curve, and its distance counts from the start of the drag",
      arguments: [300.0, -300])
    func distance(drag: Double) throws {
      let scroller = flung(drag)
      // 0.75 * (300 + 3000 / 4) = 787.5 pt in all. The drag has covered 300 of them.
      let target = 5000 - drag.magnitude / drag * 787.5
      #expect(abs(scroller.offset - (5000 - drag)) < 1e-9)
      #expect(abs(try #require(scroller.motion.destination) - target) < 1e-6)
      for part in [0.1, 0.25, 0.5, 0.9] {
        let left = (1 - part) * (1 - part) * (1 - part) * (1 - part)
        let expected = target + (5000 - drag - target) * left
        #expect(abs(scroller.later(2 * part).offset - expected) < 1e-6)
      }
      #expect(scroller.later(1.999).motion.runsByItself && scroller.later(2).motion == .rest)
      #expect(abs(scroller.later(2).offset - target) < 1e-6)
    }

    @Test(
      "After a slow drag or a cancelled drag, the content stays at its offset", arguments: [200.0, -200])
    func stays(drag: Double) {
      let slow = flung(drag)
      #expect(slow.motion == .rest && abs(slow.offset - (5000 - drag)) < 1e-9)
      var taken = scroller(at: 5000, content: 10_800, behavior: .article)
      taken.sweepFinger(from: 0, to: 5 * drag, over: 0.1)
      taken.cancelDrag()
      #expect(taken.motion == .rest && abs(taken.offset - (5000 - 5 * drag)) < 1e-9)
    }

    @Test("A fling ends at a hard bound", arguments: [(40.0, 30.0, 0.0), (9960, -30, 10_000), (350, 300, 0)])
    func bounds(offset: Double, drag: Double, bound: Double) {
      let fling = ScrollBehavior(fling: .timed(TimedFlingMotion(excess: 0)), bounces: false)
      let scroller = flung(drag, from: offset, behavior: fling)
      #expect(scroller.motion.destination == bound)
      for step in 0...20 { #expect(scroller.bounds.contains(scroller.later(Double(step) / 10).offset)) }
      #expect(scroller.later(2).offset == bound && scroller.later(2).motion == .rest)
    }

    @Test("A drag past a hard bound leaves the content at the bound", arguments: [1.0, -1])
    func overshoot(sign: Double) {
      let scroller = flung(sign * 900, from: sign > 0 ? 20 : 9980)
      #expect(scroller.motion == .rest && scroller.offset == (sign > 0 ? 0 : 10_000))
    }

    @Test("A timed fling does not snap, after a lift or a cancellation", arguments: [true, false])
    func noSnap(isFlung: Bool) {
      var behavior = ScrollBehavior.article
      behavior.snapping = SnapTargets(every: 1000)
      var scroller = scroller(at: 5000, content: 10_800, behavior: behavior)
      scroller.sweepFinger(from: 0, to: 100, over: 0.5)
      if isFlung { scroller.endDrag() } else { scroller.cancelDrag() }
      #expect(scroller.motion == .rest && abs(scroller.offset - 4900) < 1e-9)
    }

    @Test("With reduced motion, a timed fling arrives at once")
    func lessMotion() {
      var behavior = ScrollBehavior.article
      behavior.reducesMotion = true
      let scroller = flung(300, behavior: behavior)
      #expect(scroller.motion == .rest && abs(scroller.offset - 4212.5) < 1e-6)
    }

    @Test("With a rubber band, pulled content returns to the edge, and a timed fling stays inside")
    func softEdge() {
      var behavior = ScrollBehavior.article
      behavior.bounces = true
      let pulled = flung(400, from: 100, behavior: behavior)
      #expect(pulled.offset < 0 && pulled.motion.destination == 0 && pulled.later(3).offset == 0)
      var held = scroller(at: 0, behavior: behavior)
      held.sweepFinger(from: 0, to: 200, over: 0.2)
      held.liftStill()
      #expect(held.offset < -50 && held.later(3).offset == 0)
      let inside = flung(300, behavior: behavior)
      #expect(abs((inside.motion.destination ?? 0) - 4212.5) < 1e-6)
    }

    @Test(
      "Content inserted before the viewport shifts the stored start of the drag", arguments: [-700.0, 700])
    func grown(shift: Double) {
      var scroller = scroller(at: 5000, content: 10_800, behavior: .article)
      scroller.sweepFinger(from: 0, to: 300, over: 0.1)
      scroller.relayOut(ScrollExtents(viewport: 800, content: 10_800 + shift), shiftedBy: shift)
      scroller.endDrag()
      #expect(abs((scroller.motion.destination ?? 0) - (4212.5 + shift)) < 1e-6)
    }
  }
}
