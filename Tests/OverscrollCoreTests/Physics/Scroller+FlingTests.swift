import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The scroller with the third article's fling")
  struct ScrollerFlingTests {
    /// A finger that has come `distance` pt in a tenth of a second, at 10 times that in pt/s, and lifted.
    private func flung(
      _ distance: Double, from offset: Double = 5000, behavior: ScrollBehavior = .article
    ) -> Scroller {
      var scroller = scroller(at: offset, content: 10_800, behavior: behavior)
      scroller.sweepFinger(from: 300, to: 300 + distance, over: 0.1)
      scroller.endDrag()
      return scroller
    }

    @Test(
      "comes the fling's distance from where the drag began, over 2 s by the quartic",
      arguments: [300.0, -300])
    func distance(drag: Double) throws {
      let scroller = flung(drag)
      // 0.75 * (300 + 3000 / 4) = 787.5 pt in all, of which 300 are done.
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
      "stays where a slow finger leaves it, and where the finger is taken away", arguments: [200.0, -200])
    func stays(drag: Double) {
      let slow = flung(drag)
      #expect(slow.motion == .rest && abs(slow.offset - (5000 - drag)) < 1e-9)
      var taken = scroller(at: 5000, content: 10_800, behavior: .article)
      taken.sweepFinger(from: 0, to: 5 * drag, over: 0.1)
      taken.cancelDrag()
      #expect(taken.motion == .rest && abs(taken.offset - (5000 - 5 * drag)) < 1e-9)
    }

    @Test("ends at a hard bound", arguments: [(40.0, 30.0, 0.0), (9960, -30, 10_000), (350, 300, 0)])
    func bounds(offset: Double, drag: Double, bound: Double) {
      let fling = ScrollBehavior(fling: .timed(TimedFling(excess: 0)), bounces: false)
      let scroller = flung(drag, from: offset, behavior: fling)
      #expect(scroller.motion.destination == bound)
      for step in 0...20 { #expect(scroller.bounds.contains(scroller.later(Double(step) / 10).offset)) }
      #expect(scroller.later(2).offset == bound && scroller.later(2).motion == .rest)
    }

    @Test("a finger that overshoots a hard bound and lifts leaves the content at it", arguments: [1.0, -1])
    func overshoot(sign: Double) {
      let scroller = flung(sign * 900, from: sign > 0 ? 20 : 9980)
      #expect(scroller.motion == .rest && scroller.offset == (sign > 0 ? 0 : 10_000))
    }

    @Test("does not snap, whoever lets go", arguments: [true, false])
    func noSnap(isFlung: Bool) {
      var behavior = ScrollBehavior.article
      behavior.snapping = SnapTargets(every: 1000)
      var scroller = scroller(at: 5000, content: 10_800, behavior: behavior)
      scroller.sweepFinger(from: 0, to: 100, over: 0.5)
      if isFlung { scroller.endDrag() } else { scroller.cancelDrag() }
      #expect(scroller.motion == .rest && abs(scroller.offset - 4900) < 1e-9)
    }

    @Test("arrives at once where the reader asked for less motion")
    func lessMotion() {
      var behavior = ScrollBehavior.article
      behavior.reducesMotion = true
      let scroller = flung(300, behavior: behavior)
      #expect(scroller.motion == .rest && abs(scroller.offset - 4212.5) < 1e-6)
    }

    @Test("comes back from past an edge that is soft, and flings within")
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
      "counts from where the drag began in a content that grew before it since", arguments: [-700.0, 700])
    func grown(shift: Double) {
      var scroller = scroller(at: 5000, content: 10_800, behavior: .article)
      scroller.sweepFinger(from: 0, to: 300, over: 0.1)
      scroller.relayOut(ScrollExtents(viewport: 800, content: 10_800 + shift), shiftedBy: shift)
      scroller.endDrag()
      #expect(abs((scroller.motion.destination ?? 0) - (4212.5 + shift)) < 1e-6)
    }
  }
}
