import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The scroller when a finger lifts")
  struct ScrollerLiftTests {
    @Test("A fling has the finger's velocity, or none after a pause or a cancellation")
    func lifting() {
      var scroller = scroller(at: 1500)
      scroller.sweepFinger(from: 0, to: 120, over: 0.1)
      #expect(abs(scroller.velocity + 1200) < 1e-6)
      var paused = scroller
      var cancelled = scroller
      scroller.endDrag()
      #expect(abs(scroller.motion.flung + 1200) < 1e-6)
      paused.liftStill()
      #expect(paused.velocity == 0 && paused.motion == .rest && paused.offset == 1380)
      cancelled.cancelDrag()
      #expect(cancelled.velocity == 0 && cancelled.motion == .rest && cancelled.offset == 1380)
    }

    @Test(
      "A lift without a valid time happens at the current time",
      arguments: [Double.nan, .infinity, -.infinity, 1e9])
    func unknownInstant(_ instant: Double) {
      var scroller = scroller(at: 1500)
      scroller.sweepFinger(from: 0, to: 120, over: 0.1)
      var now = scroller
      scroller.endDrag(sampledAt: instant)
      now.endDrag()
      #expect(scroller == now && scroller.velocity != 0)
    }

    @Test("A lift past an edge adds a return velocity of 7.2 times the overscroll to the content's velocity")
    func velocityPast() {
      var scroller = scroller()
      scroller.sweepFinger(from: 0, to: 300, over: 0.3)
      let slope = RubberBand(dimension: 800).slope(atTravel: 300)
      #expect(abs(scroller.velocity + 1000 * slope) < 1e-6)
      let before = scroller.velocity
      scroller.endDrag()
      #expect(abs(scroller.velocity - before + 7.2 * scroller.offset) < 1e-9)
    }

    @Test("Without a finger that is down, moving, lifting and cancelling have no effect")
    func noFinger() {
      let still = scroller(at: 700)
      var other = still
      other.drag(to: 55)
      other.endDrag()
      other.cancelDrag()
      #expect(other == still)
      other.scroll(to: 0, animated: true)
      let running = other
      other.drag(to: 55)
      other.endDrag()
      other.cancelDrag()
      #expect(other == running)
    }

    @Test("The canonical state stores the age of a motion and continues the motion")
    func canonical() {
      var early = scroller(at: 400)
      var late = early
      late.advance(to: 512)
      for shift in [0.0, 512] {
        var moved = shift == 0 ? early : late
        moved.sweepFinger(from: 0, to: -64, over: 0.125)
        moved.endDrag()
        moved.advance(to: shift + 0.25)
        if shift == 0 { early = moved } else { late = moved }
      }
      #expect(early != late)
      #expect(abs(early.offset - late.offset) < 1e-8)
      let canonical = early.canonical(at: 0.25)
      #expect(canonical.time == 0 && canonical.tracker == VelocityTracker())
      #expect(abs(canonical.later(0.5).offset - early.later(0.5).offset) < 1e-9)
    }
  }
}
