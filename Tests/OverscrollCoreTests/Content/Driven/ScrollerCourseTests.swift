import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("Running motions while the bounds change")
  struct ScrollerCourseTests {
    @Test("Momentum continues unchanged into content that grew")
    func growing() {
      for millisecond in 1..<45 {
        var scroller = scroller(at: 2100)
        scroller.release(velocity: 2000)
        scroller.advance(to: Double(millisecond) / 1000)
        let course = scroller.motion
        scroller.geometry = ScrollExtents(viewport: 800, content: 9000)
        #expect(scroller.motion.offset(at: 0.9) == course.offset(at: 0.9))
        #expect(isIdentical(scroller.later(8).offset, 2100 + Deceleration.normal.reach(of: 2000)))
      }
    }

    @Test("Content thrown back inside keeps its motion if only the far edge changes")
    func farEdge() {
      var scroller = scroller()
      scroller.sweepFinger(from: 0, to: 500, over: 0.5)
      scroller.release(velocity: 8000)
      scroller.advance(to: scroller.time + 0.01)
      #expect(scroller.offset < 0)
      let course = scroller.later(8).offset
      #expect(course > 1000)
      var held = scroller
      held.setGaps(EdgePair(start: 0, end: 44), revealing: nil)
      #expect(abs(held.later(8).offset - course) < 1e-6)
      var grown = scroller
      grown.geometry = ScrollExtents(viewport: 800, content: 9000)
      #expect(abs(grown.later(8).offset - course) < 1e-6)
    }

    @Test("Closing a gap causes no jump, even with reduced motion")
    func reducedMotion() {
      var scroller = scroller(at: 400, gaps: EdgePair(start: 60, end: 0))
      scroller.scroll(to: -60, animated: true)
      scroller.advance(to: 0.05)
      let before = scroller.offset
      scroller.behavior.reducesMotion = true
      #expect(isIdentical(scroller.offset, before))
      scroller.setGaps(EdgePair(start: 0, end: 0), revealing: nil)
      #expect(isIdentical(scroller.offset, before))
      #expect(scroller.later(3).offset == 0)
    }
  }
}
