import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The scroller with wheels, keys and code")
  struct ScrollerInputTests {
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
