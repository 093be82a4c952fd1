import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("Gaps and extents that change during a motion")
  struct ScrollerHoldTests {
    static let gapChanges: [EdgePair<Double>] = [0, 20, 61, 200].flatMap { start in
      [0, 60, 130].map { EdgePair(start: start, end: $0) }
    }

    /// Checks that a change does not move the content at once, and right after it only by its velocity.
    ///
    /// In the end, the content rests inside the bounds.
    private func expectNoJump(_ before: Scroller, _ after: Scroller, _ change: String) {
      #expect(isIdentical(after.offset, before.offset), "\(change) moves the content")
      let speed = max(abs(before.velocity), abs(after.velocity))
      #expect(abs(after.later(0).offset - before.offset) < 1e-9, "\(change) moves the content at its instant")
      #expect(
        abs(after.later(1e-6).offset - before.offset) < speed * 1e-6 + 1e-6, "\(change) moves the content")
      var end = after
      if end.motion.isDrag {
        end.drag(to: end.motion.finger ?? 0)
        // A finger cannot pull content further past a bound than the rubber band reaches.
        let isReachable = past(before.offset, of: after) < after.geometry.viewport * (1 - 0x1p-20)
        let held = isReachable ? before.offset : end.offset
        #expect(abs(end.offset - held) < 1e-9, "\(change) moves the content under a still finger")
        #expect(past(end.offset, of: end) <= max(0, after.geometry.viewport))
        end.liftStill()
      }
      end.advance(to: end.time + 8)
      #expect(end.motion == .rest && end.bounds.contains(end.offset), "\(change) ends at \(end.offset)")
    }

    private func past(_ offset: Double, of scroller: Scroller) -> Double {
      abs(offset - scroller.bounds.nearest(to: offset))
    }

    @Test(
      "A change of a gap does not move the content at its time", arguments: ScrollScene.allCases,
      ScrollEdge.allCases)
    func gaps(scene: ScrollScene, edge: ScrollEdge) {
      let before = scene.staged(at: edge)
      for gaps in Self.gapChanges {
        for revealed in [nil, ScrollEdge.start, .end] {
          var after = before
          after.setGaps(gaps, revealing: revealed)
          #expect(after.gaps == gaps)
          expectNoJump(before, after, "\(gaps) revealing \(revealed.map { "\($0)" } ?? "nothing")")
          // A spring and momentum keep their velocity. An animated scroll begins again, and a finger moves
          // the content against the resistance.
          let setsOut = scene == .timed && (revealed == nil || gaps[edge] < 60)
          if !setsOut, !before.motion.isDrag {
            #expect(abs(after.velocity - before.velocity) < 1e-6, "\(gaps) changes the velocity")
          }
        }
      }
    }

    @Test(
      "A layout does not move the content at its time", arguments: ScrollScene.allCases,
      ScrollEdge.allCases)
    func geometry(scene: ScrollScene, edge: ScrollEdge) {
      let before = scene.staged(at: edge)
      for viewport in [0, 350, 799, 800, 1200.0] {
        for content in [0, 500, 2900, 3000, 1e6] {
          var after = before
          after.geometry = ScrollExtents(viewport: viewport, content: content)
          expectNoJump(before, after, "\(viewport) over \(content)")
        }
      }
    }

    @Test(
      "A revealed gap scrolls into view, except during a drag", arguments: ScrollScene.allCases,
      ScrollEdge.allCases)
    func reveal(scene: ScrollScene, edge: ScrollEdge) {
      var scroller = scene.staged(at: edge)
      let isDrag = scroller.motion.isDrag
      scroller.setGaps(EdgePair(start: 90, end: 90), revealing: edge)
      guard !isDrag else { return #expect(scroller.motion.isDrag) }
      let end = scroller.later(6)
      #expect(end.offset == (edge == .start ? -90 : 2290))
      #expect(end.motion == .rest)
    }

    @Test("A spring returns content that rests in a gap when the gap closes")
    func release() {
      var scroller = scroller(at: -60, gaps: EdgePair(start: 60, end: 0))
      scroller.setGaps(EdgePair(start: 0, end: 0), revealing: nil)
      #expect(scroller.offset == -60 && scroller.motion.runsByItself && scroller.velocity == 0)
      #expect(scroller.later(2).offset == 0)
      scroller.setGaps(EdgePair(start: 0, end: 0), revealing: .start)
      #expect(scroller.later(2).offset == 0)
    }

    @Test("In observed mode, changed gaps and extents do not move the scroller's offset")
    func observed() {
      var scroller = scroller(behavior: ScrollBehavior(source: .platformTransform))
      scroller.reset(at: 2200)
      scroller.geometry = ScrollExtents(viewport: 800, content: 900)
      scroller.setGaps(EdgePair(start: 60, end: 0), revealing: nil)
      #expect(scroller.offset == 2200 && scroller.motion == .rest)
    }
  }
}

extension ScrollMotion {
  /// The position of the finger that drags the content, or `nil`.
  fileprivate var finger: Double? {
    switch self {
    case .drag(let drag): drag.finger
    case .rest, .deceleration, .bounce, .timed: nil
    }
  }
}
