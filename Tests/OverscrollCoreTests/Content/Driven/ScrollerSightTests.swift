import OverscrollTestSupport
import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The scroller with content that shrinks out of view")
  struct ScrollerSightTests {
    /// The motion of the content as it shrinks.
    enum Scene: CaseIterable { case rest, glide, fling, drag, timed, bounce, snap, hard }

    private func staged(_ scene: Scene, _ seeded: inout Dice) -> Scroller {
      let behavior = ScrollBehavior(
        snapping: scene == .snap ? SnapTargets(every: 300) : nil, bounces: scene != .hard)
      var scroller = scroller(
        at: seeded.next(in: 500...18_000), content: 20_000,
        gaps: EdgePair(start: seeded.pick([0, 60]), end: seeded.pick([0, 60])), behavior: behavior)
      switch scene {
      case .rest, .hard: break
      case .glide, .snap: scroller.release(velocity: seeded.next(in: -3000...3000))
      case .fling: scroller.release(velocity: seeded.pick([-20_000, 20_000]))
      case .drag: scroller.sweepFinger(from: 0, to: seeded.next(in: -300...300), over: 0.2)
      case .timed: scroller.scroll(to: seeded.next(in: 0...19_000), animated: true)
      case .bounce:
        scroller.setGaps(EdgePair(start: 60, end: 60), revealing: seeded.pick(ScrollEdge.allCases))
      }
      scroller.advance(to: scroller.time + seeded.next(in: 0.02...0.1))
      return scroller
    }

    private func shows(_ scroller: Scroller) -> Bool {
      scroller.offset < scroller.geometry.content && scroller.offset > -scroller.geometry.viewport
    }

    @Test(
      "A layout moves content into view if no content would be visible, and otherwise moves nothing",
      arguments: Scene.allCases, UInt64(1)...60)
    func inSight(scene: Scene, seed: UInt64) {
      var seeded = Dice(seed: seed)
      let before = staged(scene, &seeded)
      for content in [
        30.0, 300, 790, 1000, 2500, before.offset - 900, before.offset - 1, before.offset + 1, 19_000,
      ]
      where content > 0 {
        for viewport in [800.0, 400] {
          var after = before
          let extents = ScrollExtents(viewport: viewport, content: content)
          after.layOut(extents)
          let story = "seed \(seed), \(scene) at \(before.offset), \(content) pt"
          let isSeen = shows(after)
          #expect(isSeen, "\(story)")
          #expect(abs(after.later(0).offset - after.offset) < 1e-9, "\(story)")
          #expect(abs(after.later(1e-6).offset - after.offset) < 0.3, "\(story)")
          if before.offset < content, before.offset > -extents.viewport {
            #expect(after.offset == before.offset, "\(story)")
            continue
          }
          if before.motion.isDrag {
            // At most half a viewport of content, or all of it, moves into view. The drag continues.
            let needed = before.offset - content
            #expect(before.offset - after.offset <= needed + extents.viewport / 2 + 1e-9, "\(story)")
            #expect(after.motion.isDrag, "\(story)")
          } else {
            let bound = after.bounds.nearest(to: before.offset)
            let edge = before.offset.clamped(to: 0, extents.maximumOffset)
            #expect(after.offset == (extents.shows(at: bound) ? bound : edge), "\(story)")
            if scene == .rest || scene == .hard { #expect(after.motion == .rest, "\(story)") }
            // The content stays visible during its motion.
            let isSeen = (1...120).allSatisfy { shows(after.later(Double($0) / 60)) }
            #expect(isSeen, "\(story)")
            let end = after.later(9)
            #expect(end.motion == .rest && end.bounds.contains(end.offset), "\(story)")
          }
        }
      }
    }

    @Test(
      "After a layout moved content into view, an animated scroll keeps its target and a spring its gap",
      arguments: [0.0, 150])
    func goesOn(target: Double) {
      var timed = scroller(at: 15_000, content: 20_000)
      timed.scroll(to: target, animated: true)
      timed.advance(to: 0.02)
      timed.layOut(ScrollExtents(viewport: 800, content: 1000))
      #expect(timed.offset == 200 && timed.motion.destination == target && timed.later(0.28).offset == target)
      var spring = scroller(at: 15_000, content: 20_000)
      spring.setGaps(EdgePair(start: 60, end: 0), revealing: .start)
      spring.advance(to: 0.02)
      spring.layOut(ScrollExtents(viewport: 800, content: 1000))
      #expect(spring.offset == 200 && spring.later(3).offset == -60)
    }

    @Test("Short content that a finger pulled out of view stays there", arguments: ScrollEdge.allCases)
    func pulledOut(edge: ScrollEdge) {
      var scroller = scroller(content: 40)
      scroller.sweepFinger(from: 0, to: edge == .start ? 900 : -900, over: 0.5)
      let pulled = scroller.offset
      for content in [0.0, 39, 41, 100] {
        scroller.layOut(ScrollExtents(viewport: 800, content: content))
        #expect(scroller.offset == pulled && scroller.motion.isDrag)
      }
    }

    @Test("An engine's input `layout` keeps content visible, and the input `relayout` moves nothing")
    func engine() {
      for content in [100.0, 700, 1000, 5000, 14_000] {
        var rig = Rig(content: 20_000)
        rig.place(at: 15_000)
        // A list may measure its items at the same time, so it computes the visible items itself.
        var list = rig
        list.send(
          .relayout(ScrollExtents(viewport: 800, content: content), revision: 2, shift: 0))
        #expect(list.offset == 15_000)
        rig.layOut(content: content)
        #expect(rig.offset == rig.platform.extents.maximumOffset && !rig.engine.needsFrames)
        let shown = rig.engine.presentation
        rig.run(1)
        #expect(rig.engine.presentation == shown)
      }
    }
  }
}
