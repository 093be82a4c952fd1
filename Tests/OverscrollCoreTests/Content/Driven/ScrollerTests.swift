import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The scroller during a drag")
  struct ScrollerTests {
    @Test("A new scroller is at rest at offset 0 of empty content")
    func empty() {
      var scroller = Scroller()
      #expect(
        scroller.offset == 0 && scroller.velocity == 0 && scroller.motion == .rest && scroller.time == 0)
      scroller.advance(to: 5)
      #expect(scroller.offset == 0 && scroller.time == 5 && scroller.motion == .rest)
      scroller.scroll(to: 10, animated: false)
      #expect(scroller.offset == 0 && scroller.bounds.upper == 0)
    }

    @Test("Content follows the finger pt for pt inside the bounds")
    func inside() {
      var scroller = scroller(at: 1000)
      scroller.beginDrag(at: 300)
      for finger in [290, 200.5, -400, 900, 300] {
        scroller.drag(to: finger)
        #expect(scroller.offset == 1000 + 300 - finger)
      }
    }

    @Test(
      "Content follows the finger by the rubber band past either edge, outward and back",
      arguments: [true, false])
    func past(atStart: Bool) {
      let bound = atStart ? 0.0 : 2200
      let sign = atStart ? -1.0 : 1
      let band = RubberBand(dimension: 800)
      var scroller = scroller(at: bound)
      scroller.beginDrag(at: 100)
      for way in [0.5, 50, 400, 4000, 399, 2, 0] {
        scroller.drag(to: 100 - sign * way)
        #expect(abs(scroller.offset - bound - sign * band.overscroll(forTravel: way)) < 1e-10, "\(way) pt")
      }
      #expect(scroller.offset == bound)
    }

    @Test("Empty and short content is pulled like full content", arguments: [0.0, 20, 800])
    func short(content: Double) {
      var scroller = scroller(content: content)
      var full = PhysicsTests.scroller()
      for finger in [0, 30, 250.0] {
        if finger == 0 { scroller.beginDrag(at: 0) } else { scroller.drag(to: finger) }
        if finger == 0 { full.beginDrag(at: 0) } else { full.drag(to: finger) }
        #expect(scroller.offset == full.offset)
      }
    }

    @Test("A finger that catches a bounce does not move the content", arguments: [-3000.0, -500, 500, 3000])
    func regrab(velocity: Double) {
      for hundredths in 1...40 {
        var scroller = scroller(at: velocity < 0 ? 30 : 2170)
        scroller.release(velocity: velocity)
        scroller.advance(to: Double(hundredths) / 100)
        let before = scroller.offset
        scroller.beginDrag(at: 222)
        #expect(isIdentical(scroller.offset, before))
        scroller.advance(to: scroller.time + 1)
        #expect(isIdentical(scroller.offset, before), "held still")
        scroller.drag(to: 222)
        #expect(abs(scroller.offset - before) < 1e-10)
      }
    }

    @Test("A pull continues without a jump after the viewport shrank")
    func shrinking() {
      var scroller = scroller()
      scroller.beginDrag(at: 0)
      scroller.drag(to: 700)
      let before = scroller.offset
      scroller.geometry = ScrollExtents(viewport: 500, content: 3000)
      #expect(isIdentical(scroller.offset, before))
      scroller.drag(to: 700)
      #expect(abs(scroller.offset - before) < 1e-9)
      scroller.drag(to: 701)
      #expect(scroller.offset < before && before - scroller.offset < 0.55)
    }
  }
}
