import OverscrollTestSupport
import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The scroller with snap targets and open gaps")
  struct ScrollerSnapGapTests {
    /// Returns a scroller in or near a gap without snap targets, and the same scroller with snap targets.
    private func pair(_ seeded: inout Dice, at distance: Double, _ edge: ScrollEdge) -> [Scroller] {
      let content = seeded.pick([3000.0, 900, 400])
      let targets = SnapTargets(every: seeded.next(in: 5...900), from: seeded.next(in: -500...500))
      return [nil, targets].map { snapping in
        let extents = ScrollExtents(viewport: 800, content: content)
        return scroller(
          at: extents.offset(forOverscroll: distance, past: edge), content: content,
          gaps: EdgePair(start: 60, end: 60), behavior: ScrollBehavior(snapping: snapping))
      }
    }

    @Test(
      "Content released in a gap comes to rest at the end of the gap, at its edge or inside",
      arguments: ScrollEdge.allCases, UInt64(1)...100)
    func inGap(edge: ScrollEdge, seed: UInt64) throws {
      var seeded = Dice(seed: seed)
      for position in [60.0, seeded.next(in: 0...60)] {
        for way in [0.0, 2, -2, seeded.next(in: -40...40)] {
          var both = pair(&seeded, at: position, edge)
          let isStill = seeded.chance(0.5)
          for index in both.indices {
            both[index].sweepFinger(from: 300, to: 300 + way, over: 0.25)
            if isStill { both[index].liftStill() } else { both[index].endDrag() }
          }
          let ends = both.map { $0.later(20) }
          let extents = ends[0].geometry
          let (free, snapped) = (
            0 - extents.distance(to: edge, from: ends[0].offset),
            0 - extents.distance(to: edge, from: ends[1].offset)
          )
          #expect(ends[1].motion == .rest)
          let story = "seed \(seed), from \(position) by \(way)"
          // Without snap targets, the content would rest inside the gap.
          if free > 30.001 { #expect(snapped == 60, "\(story)") }
          if free < 29.999, free >= 0 { #expect(abs(snapped) < 1e-9, "\(story)") }
          if free < 0 { #expect(snapped <= 1e-9, "\(story)") }
        }
      }
    }

    @Test(
      "Content flung from inside comes to rest inside, at an edge or at the end of a gap",
      arguments: ScrollEdge.allCases, UInt64(1)...100)
    func thrown(edge: ScrollEdge, seed: UInt64) {
      var seeded = Dice(seed: seed)
      var scroller = pair(&seeded, at: -seeded.next(in: 0...40), edge)[1]
      scroller.release(velocity: seeded.next(in: -400...400))
      let end = scroller.later(20)
      let isInside = end.offset >= 0 && end.offset <= end.geometry.maximumOffset
      let isAtBound = end.offset == end.bounds.lower || end.offset == end.bounds.upper
      #expect(end.motion == .rest && (isInside || isAtBound), "seed \(seed): \(end.offset)")
    }

    @Test(
      "Content thrown back from past an edge comes to rest at a snap target or a bound",
      arguments: ScrollEdge.allCases, UInt64(1)...100)
    func thrownBack(edge: ScrollEdge, seed: UInt64) {
      var seeded = Dice(seed: seed)
      let spacing = seeded.next(in: 20...900)
      let behavior = ScrollBehavior(snapping: SnapTargets(every: spacing))
      var scroller = scroller(content: 20_000, behavior: behavior)
      scroller.reset(at: scroller.geometry.offset(forOverscroll: seeded.next(in: 1...300), past: edge))
      scroller.release(velocity: seeded.next(in: 500...6000) * (edge == .start ? 1 : -1))
      let end = scroller.later(30)
      let steps = end.offset / spacing
      let isAtBound = end.offset == end.bounds.lower || end.offset == end.bounds.upper
      #expect(end.motion == .rest && (isAtBound || abs(steps - steps.rounded()) < 1e-9), "\(end.offset)")
    }
  }
}
