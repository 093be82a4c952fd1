import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The scroller with wheels, keys and code")
  struct ScrollerInputTests {
    @Test("A precise wheel scrolls at once, and stops at a bound")
    func precise() {
      var scroller = scroller(at: 100)
      for (delta, offset) in [(30.5, 130.5), (-1, 129.5), (-500, 0), (1e9, 2200)] {
        scroller.wheel(by: delta, isPrecise: true)
        #expect(scroller.offset == offset && scroller.motion == .rest)
      }
    }

    @Test("A wheel notch takes 0.15 s, and further notches add to its target")
    func coarse() {
      var scroller = scroller(at: 100)
      scroller.wheel(by: 120, isPrecise: false)
      #expect(scroller.offset == 100 && scroller.motion.end == 0.15)
      scroller.advance(to: 0.1)
      #expect(scroller.offset > 190 && scroller.offset < 220)
      scroller.wheel(by: 120, isPrecise: false)
      scroller.wheel(by: 120, isPrecise: false)
      #expect(scroller.later(0.15).offset == 460)
      #expect(scroller.later(0.1499).motion != .rest && scroller.later(0.15).motion == .rest)
    }

    @Test("A wheel moves no content during a drag or a bounce", arguments: [true, false])
    func wheelRefused(isPrecise: Bool) {
      var held = scroller(at: 100)
      held.beginDrag(at: 0)
      var bouncing = scroller()
      bouncing.sweepFinger(from: 0, to: 300, over: 0.3)
      bouncing.liftStill()
      for scroller in [held, bouncing] {
        var turned = scroller
        turned.wheel(by: 50, isPrecise: isPrecise)
        #expect(turned == scroller)
      }
    }

    @Test(
      "A programmatic scroll takes 0.3 s and ends inside the bounds",
      arguments: [-500.0, 0, 1234.5, 9999])
    func scrollTo(target: Double) {
      var scroller = scroller(at: 700)
      scroller.advance(to: 3)
      scroller.scroll(to: target, animated: true)
      #expect(scroller.offset == 700 && scroller.motion.end == 3.3)
      #expect(scroller.later(0.29).motion != .rest)
      let end = scroller.later(0.3)
      #expect(end.offset == min(2200, max(0, target)) && end.motion == .rest)
      scroller.scroll(to: target, animated: false)
      #expect(scroller.offset == end.offset && scroller.motion == .rest)
    }

    @Test("With reduced motion, scrolls arrive at once")
    func reducedMotion() {
      var scroller = scroller(at: 700, behavior: ScrollBehavior(reducesMotion: true))
      scroller.scroll(to: 900, animated: true)
      #expect(scroller.offset == 900 && scroller.motion == .rest)
      scroller.wheel(by: 100, isPrecise: false)
      #expect(scroller.offset == 1000 && scroller.motion == .rest)
      scroller.scroll(by: .pageForward)
      #expect(scroller.offset == 1700 && scroller.motion == .rest)
    }

    @Test("During an animated scroll, a step begins at the scroll's target")
    func steps() {
      var scroller = scroller(at: 700, gaps: EdgePair(start: 60, end: 44))
      for _ in 0..<3 { scroller.scroll(by: .lineForward) }
      scroller.scroll(by: .pageForward)
      #expect(scroller.later(1).offset == 700 + 3 * 40 + 700)
      scroller.scroll(by: .toEnd)
      #expect(scroller.later(1).offset == 2244)
      scroller.scroll(by: .toStart)
      #expect(scroller.later(1).offset == -60)
      scroller.advance(to: 0.1)
      scroller.release(velocity: 500)
      scroller.advance(to: 0.2)
      let offset = scroller.offset
      scroller.scroll(by: .lineForward)
      #expect(scroller.later(1).offset == offset + 40)
    }

    @Test("Code and keys move no content during a drag")
    func fingerWins() {
      var scroller = scroller(at: 700)
      scroller.beginDrag(at: 0)
      let held = scroller
      scroller.scroll(to: 0, animated: true)
      scroller.scroll(to: 0, animated: false)
      scroller.scroll(by: .toEnd)
      scroller.stop()
      #expect(scroller == held)
    }

    @Test("A stop ends a motion at its offset, except for a drag and the return to a bound")
    func stop() {
      for send in [
        { (s: inout Scroller) in s.release(velocity: 900) }, { $0.scroll(to: 2000, animated: true) },
      ] {
        var scroller = scroller(at: 700)
        send(&scroller)
        scroller.advance(to: 0.1)
        let offset = scroller.offset
        #expect(offset > 770)
        scroller.stop()
        #expect(scroller.motion == .rest && isIdentical(scroller.later(1).offset, offset))
      }
      var bouncing = scroller(at: 10)
      bouncing.release(velocity: -2000)
      bouncing.advance(to: 0.1)
      let before = bouncing
      bouncing.stop()
      #expect(bouncing == before && bouncing.offset < 0)
    }

    @Test("An observed offset replaces the scroller's offset and ends its motion")
    func place() {
      var scroller = scroller(at: 700)
      scroller.release(velocity: 900)
      scroller.reset(at: -33)
      #expect(scroller.offset == -33 && scroller.motion == .rest && scroller.velocity == 0)
    }
  }
}
