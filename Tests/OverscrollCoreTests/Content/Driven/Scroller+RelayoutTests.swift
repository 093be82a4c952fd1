import OverscrollTestSupport
import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The scroller with content that grows before the viewport")
  struct ScrollerRelayoutTests {
    /// The content's extent, in pt, so long that no edge is near its middle.
    ///
    /// A pull begins at the start of this content.
    static let content = 2e6

    /// Returns a scroller in a random motion.
    private func moving(_ seeded: inout Dice) -> Scroller {
      let isPulled = seeded.chance(0.3)
      let gap = seeded.pick([0.0, 60])
      var behavior = ScrollBehavior(
        deceleration: seeded.pick([.normal, .fast]),
        fling: seeded.pick([.momentum, .timed(TimedFlingMotion())]),
        snapping: seeded.pick([nil, SnapTargets(every: 300)]))
      // A pull that is thrown back inside selects its target only at the bound, in the content at that
      // time.
      if isPulled { behavior.snapping = nil }
      var scroller = scroller(
        at: isPulled ? 0 : 1e6 + seeded.next(in: 0...1000), content: Self.content,
        gaps: EdgePair(start: gap, end: 0), behavior: behavior)
      let way = seeded.next(in: 20...900) * (isPulled || seeded.chance(0.5) ? 1 : -1)
      switch seeded.index(below: 6) {
      case 0: scroller.release(velocity: isPulled ? 0 : 10 * way)
      case 1 where !isPulled: scroller.scroll(to: scroller.offset + way, animated: true)
      case 2 where !isPulled: scroller.wheel(by: way, isPrecise: false)
      case 3 where !isPulled: scroller.sweepFinger(from: 0, to: way, over: 0.2)
      default:
        scroller.sweepFinger(from: 0, to: way, over: seeded.next(in: 0.05...0.5))
        if isPulled { scroller.reset(at: scroller.offset) }
        scroller.release(velocity: seeded.next(in: -2000...2000))
      }
      scroller.advance(to: scroller.time + seeded.next(in: 0...0.4))
      return scroller
    }

    @Test(
      "After a relayout, a motion continues as before at every later time, moved by the relayout's shift",
      arguments: UInt64(1)...400)
    func goesOn(seed: UInt64) throws {
      var seeded = Dice(seed: seed)
      let before = moving(&seeded)
      // Pulled content, and content that returns from a pull, is only shifted inward, far away from its
      // edge.
      let shift = before.offset < 1e5 ? seeded.next(in: 1e5...5e5) : seeded.next(in: -5e5...5e5)
      var after = before
      after.relayOut(ScrollExtents(viewport: 800, content: Self.content + shift), shiftedBy: shift)
      #expect(abs(after.velocity - before.velocity) < 1e-9)
      #expect(after.motion.isDrag == before.motion.isDrag)
      #expect(abs(after.motion.end - before.motion.end) < 1e-9 || after.motion.end == before.motion.end)
      for step in 0...60 {
        let moved = after.later(Double(step) / 10)
        let expected = before.later(Double(step) / 10).offset + shift
        try #require(abs(moved.offset - expected) < 1e-6, "seed \(seed): after \(Double(step) / 10) s")
      }
      guard before.motion.isDrag else { return }
      var (still, moved) = (before, after)
      for _ in 0..<10 {
        let finger = seeded.next(in: -400...400)
        still.advance(to: still.time + 1.0 / 120)
        moved.advance(to: still.time)
        still.drag(to: finger)
        moved.drag(to: finger)
        #expect(
          abs(moved.offset - still.offset - shift) < 1e-6 && abs(moved.velocity - still.velocity) < 1e-6)
      }
      // The app shifts its snap targets, because the scroller does not.
      still.behavior.snapping = nil
      moved.behavior.snapping = nil
      still.endDrag()
      moved.endDrag()
      #expect(abs(moved.later(9).offset - still.later(9).offset - shift) < 1e-6, "seed \(seed)")
    }

    @Test(
      "A relayout moves the content by its shift at once, and then only by its velocity",
      arguments: ScrollScene.allCases, ScrollEdge.allCases)
    func noJump(scene: ScrollScene, edge: ScrollEdge) {
      let before = scene.staged(at: edge)
      for shift in [-400.0, -70, -20, 0, 20, 70, 400, 5000] {
        for growth in [0, shift, 500] {
          var after = before
          after.relayOut(ScrollExtents(viewport: 800, content: 3000 + growth), shiftedBy: shift)
          #expect(abs(after.offset - before.offset - shift) < 1e-9)
          #expect(abs(after.later(0).offset - after.offset) < 1e-9)
          let speed = max(abs(before.velocity), abs(after.velocity))
          let moved = abs(after.later(1e-6).offset - after.offset)
          #expect(moved < speed * 1e-6 + 1e-6, "\(scene) jumps by \(moved) after a shift by \(shift)")
          after.endDrag()
          after.advance(to: after.time + 9)
          #expect(after.motion == .rest && after.bounds.contains(after.offset), "\(scene), \(shift)")
        }
      }
    }

    @Test("A relayout applies its extents and shift together", arguments: [(500.0, 900.0), (-1500, 1600)])
    func once(shift: Double, offset: Double) {
      // Before or after the relayout, the content is 200 pt longer than the viewport. Each change alone
      // would put the offset out of bounds.
      for content in [3000.0, 1000] where (content == 1000) == (shift > 0) {
        var scroller = scroller(at: min(offset, content - 800), content: content)
        let at = scroller.offset
        scroller.relayOut(ScrollExtents(viewport: 800, content: content + shift), shiftedBy: shift)
        #expect(scroller.offset == at + shift && scroller.motion == .rest)
      }
    }

    @Test(
      "A relayout during a pull keeps the content under the finger, with the new overscroll's resistance")
    func pulledDrag() {
      var scroller = scroller()
      scroller.sweepFinger(from: 0, to: 300, over: 0.3)
      let pulled = scroller.offset
      scroller.relayOut(ScrollExtents(viewport: 800, content: 3020), shiftedBy: 20)
      #expect(abs(scroller.offset - pulled - 20) < 1e-9 && scroller.motion.isDrag)
      scroller.drag(to: 300)
      #expect(abs(scroller.offset - pulled - 20) < 1e-9)
      scroller.relayOut(ScrollExtents(viewport: 800, content: 4020), shiftedBy: 1000)
      scroller.drag(to: 310)
      #expect(abs(scroller.offset - pulled - 1010) < 1e-9)
    }

    @Test(
      "A relayout moves the target of a spring with the content, limited to offsets of rest",
      arguments: [0.0, 60])
    func bounceTarget(gap: Double) {
      for (shift, end) in [(20.0, 20 - gap), (500, 500 - gap), (0, -gap), (-20, -gap), (5000, 2200)] {
        var scroller = scroller(gaps: EdgePair(start: gap, end: 0))
        scroller.reset(at: -gap - 80)
        scroller.release(velocity: 0)
        scroller.advance(to: 0.1)
        scroller.relayOut(scroller.geometry, shiftedBy: shift)
        #expect(scroller.later(3).offset == end, "shifted by \(shift)")
      }
    }

    @Test("A relayout moves content in an open gap by its shift, and content out of bounds then returns")
    func rest() {
      for (shift, end) in [(20.0, -40.0), (300, 240), (-30, -60), (9000, 2200)] {
        var scroller = scroller(at: -60, gaps: EdgePair(start: 60, end: 0))
        scroller.relayOut(scroller.geometry, shiftedBy: shift)
        #expect(scroller.offset == -60 + shift && scroller.velocity == 0)
        #expect(scroller.later(3).offset == end, "shifted by \(shift)")
      }
    }

    @Test(
      "After a relayout, momentum ends at the new bound, and an animated scroll ends at its shifted target")
    func replanned() {
      var glide = scroller(at: 400)
      glide.release(velocity: -3000)
      glide.relayOut(ScrollExtents(viewport: 800, content: 3500), shiftedBy: 500)
      #expect(glide.motion.destination == 0 && glide.later(glide.motion.end).offset == 0)
      glide.relayOut(ScrollExtents(viewport: 800, content: 9000), shiftedBy: 5500)
      #expect(abs((glide.motion.destination ?? 0) - (6400 + Deceleration.normal.reach(of: -3000))) < 1e-9)
      var timed = scroller(at: 400)
      timed.scroll(to: 1000, animated: true)
      timed.relayOut(ScrollExtents(viewport: 800, content: 3500), shiftedBy: 500)
      #expect(timed.motion.end == 0.3 && timed.later(0.3).offset == 1500)
      timed.relayOut(ScrollExtents(viewport: 800, content: 2000), shiftedBy: 0)
      #expect(timed.later(3).offset == 1200)
    }

    @Test("An invalid shift is ignored, and an extreme shift is limited to the largest position")
    func absurd() {
      for shift in [Double.nan, .infinity, -.infinity, 0, -0.0] {
        var scroller = scroller(at: 700)
        let before = scroller
        scroller.relayOut(scroller.geometry, shiftedBy: shift)
        #expect(scroller == before)
        scroller.relayOut(ScrollExtents(viewport: 800, content: 1000), shiftedBy: shift)
        #expect(scroller.offset == 700 && scroller.later(3).offset == 200)
      }
      for shift in [1e300, -1e300] {
        var scroller = scroller(at: 700)
        for _ in 0..<9 { scroller.relayOut(scroller.geometry, shiftedBy: shift) }
        #expect(scroller.offset.magnitude == 0x1p40)
        #expect(scroller.later(60).offset == (shift > 0 ? 2200 : 0))
      }
    }
  }
}
