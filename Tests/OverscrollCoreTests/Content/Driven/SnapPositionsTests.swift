import OverscrollTestSupport
import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("Snap targets at given positions")
  struct SnapPositionsTests {
    @Test("Positions are sorted and unique, without invalid numbers")
    func sanitizing() {
      let targets = SnapTargets(at: [300, .nan, -50, 300, .infinity, 0, -.infinity, 120.5, -0.0])
      #expect(targets.positions == [-50, 0, 120.5, 300])
      #expect(targets.spacing == 0 && !targets.isEmpty)
      #expect(SnapTargets(at: [-1e300, 1e300]).positions == [-1_099_511_627_776, 1_099_511_627_776])
    }

    @Test(
      "An array without a valid position has no snap targets",
      arguments: [[], [.nan], [.infinity, -.infinity]] as [[Double]])
    func none(positions: [Double]) {
      let targets = SnapTargets(at: positions)
      #expect(targets.isEmpty && targets == SnapTargets(every: 0))
      #expect(targets.target(projected: 10, from: 0, velocity: 5) == nil)
      #expect(!SnapTargets(every: 1).isEmpty && SnapTargets(every: .nan).isEmpty)
    }

    @Test("The chosen target equals the result of a search through all positions", arguments: UInt64(1)...60)
    func choice(seed: UInt64) {
      var dice = Dice(seed: seed)
      let positions = (0...dice.index(below: 20)).map { _ in dice.next(in: -1000...5000) }
      let targets = SnapTargets(at: positions)
      for _ in 0..<50 {
        let offset = dice.next(in: -500...4500)
        let velocity = dice.pick([0, dice.next(in: -4000...4000)])
        let projected = offset + velocity / 2
        let ahead = positions.filter { velocity > 0 ? $0 >= offset : velocity < 0 ? $0 <= offset : true }
        let wanted = (ahead.isEmpty ? positions : ahead).min { abs($0 - projected) < abs($1 - projected) }
        let found = targets.target(projected: projected, from: offset, velocity: velocity)
        #expect(found == wanted, "seed \(seed): \(offset) to \(projected)")
      }
    }

    @Test("Evenly spaced positions behave like snap targets with a spacing", arguments: UInt64(1)...30)
    func even(seed: UInt64) {
      var dice = Dice(seed: seed)
      let spacing = dice.next(in: 20...900)
      let origin = dice.next(in: 0...500)
      for limit in SnapTargets.LimitBehavior.allCases {
        let grid = SnapTargets(every: spacing, from: origin, limitBehavior: limit)
        let list = SnapTargets(at: (-30...800).map { origin + Double($0) * spacing }, limitBehavior: limit)
        for _ in 0..<30 {
          let start = dice.next(in: 0...12_000)
          let velocity = dice.next(in: -3000...3000)
          let ends = [grid, list].map { targets in
            var scroller = scroller(
              at: start, content: 14_000, behavior: ScrollBehavior(snapping: targets))
            scroller.release(velocity: velocity)
            return scroller.later(30).offset
          }
          #expect(abs(ends[0] - ends[1]) < 1e-9, "seed \(seed): \(start) at \(velocity)")
        }
      }
    }
  }

  @Suite("Snap targets with a limit of one per gesture")
  struct SnapLimitTests {
    /// The rest positions in order: the targets inside the content, and its ends if a target is past them.
    private func places(_ targets: SnapTargets, _ end: Double) -> [Double] {
      let all =
        targets.spacing > 0
        ? (-40...400).map { targets.origin + Double($0) * targets.spacing } : targets.positions
      let clamped = all.map { min(max($0, 0), end) }
      return Array(Set(clamped)).sorted()
    }

    private func targets(_ dice: inout Dice) -> SnapTargets {
      if dice.chance(0.5) {
        return SnapTargets(
          every: dice.next(in: 60...1200), from: dice.next(in: -300...300), limitBehavior: .alwaysByOne)
      }
      var positions = [0.0]
      while (positions.last ?? 0) < 8000 {
        positions.append((positions.last ?? 0) + dice.next(in: 60...1500))
      }
      return SnapTargets(at: positions, limitBehavior: .alwaysByOne)
    }

    @Test(
      "A swipe from a target ends at the next target at any speed, and never passes that target",
      arguments: UInt64(1)...200)
    func swipe(seed: UInt64) throws {
      var dice = Dice(seed: seed)
      let targets = targets(&dice)
      let deceleration = dice.pick([Deceleration.normal, .fast])
      var scroller = scroller(
        content: 8000, behavior: ScrollBehavior(deceleration: deceleration, snapping: targets))
      let end = scroller.geometry.maximumOffset
      let places = places(targets, end)
      for _ in 0..<12 {
        let number = dice.index(below: places.count)
        let way = dice.pick([-1, 1])
        guard places.indices.contains(number + way) else { continue }
        let (start, wanted) = (places[number], places[number + way])
        scroller.scroll(to: start, animated: false)
        // The finger moves by less than the distance to the next target.
        let most = min(250, (wanted - start).magnitude * 0.9)
        let distance = dice.next(in: most / 4...most)
        scroller.sweepFinger(
          from: 400, to: 400 - Double(way) * distance, over: dice.pick([0.05, 0.1, 0.2]))
        scroller.endDrag()
        var furthest = scroller.offset
        for _ in 0..<600 {
          scroller.advance(to: scroller.time + 1.0 / 60)
          furthest = way > 0 ? max(furthest, scroller.offset) : min(furthest, scroller.offset)
        }
        let story = "seed \(seed): from \(start) to \(scroller.offset), not \(wanted)"
        #expect(scroller.motion == .rest && abs(scroller.offset - wanted) < 1e-9, "\(story)")
        #expect((furthest - wanted) * Double(way) < 1e-6, "\(story)")
      }
    }

    @Test(
      "A gesture ends at the target where it began or at a neighboring target, for any length of the drag",
      arguments: UInt64(1)...200)
    func drag(seed: UInt64) {
      var dice = Dice(seed: seed)
      let targets = targets(&dice)
      var scroller = scroller(content: 8000, behavior: ScrollBehavior(snapping: targets))
      let places = places(targets, scroller.geometry.maximumOffset)
      for _ in 0..<12 {
        let number = dice.index(below: places.count)
        scroller.scroll(to: places[number], animated: false)
        scroller.sweepFinger(from: 400, to: 400 + dice.next(in: -700...700), over: dice.next(in: 0.05...1))
        let isStill = dice.chance(0.5)
        let lifted = scroller.offset
        // Content pulled past an end returns to the end.
        guard lifted > 0, lifted < scroller.geometry.maximumOffset else {
          scroller.liftStill()
          continue
        }
        if isStill { scroller.liftStill() } else { scroller.endDrag() }
        scroller.advance(to: scroller.time + 20)
        let allowed = places[max(0, number - 1)...min(places.count - 1, number + 1)]
        let nearest = allowed.map { abs($0 - scroller.offset) }.min() ?? .infinity
        #expect(nearest < 1e-9, "seed \(seed): from \(places[number]) to \(scroller.offset)")
        // Content released by a still finger moves to the nearest of these targets.
        guard isStill, number > 0, number + 1 < places.count, abs(lifted - places[number]) < 30 else {
          continue
        }
        #expect(scroller.offset == places[number], "seed \(seed): \(lifted) to \(scroller.offset)")
      }
    }

    @Test("A finger that drags forward and flicks back returns to the target where it began")
    func back() {
      let targets = SnapTargets(every: 400, limitBehavior: .alwaysByOne)
      for speed in [200.0, 1000, 6000] {
        var scroller = scroller(at: 800, behavior: ScrollBehavior(snapping: targets))
        scroller.sweepFinger(from: 600, to: 380, over: 0.4)
        scroller.release(velocity: -speed, from: 800)
        #expect(scroller.later(20).offset == 800, "\(speed)")
      }
    }

    @Test("Content thrown back from past an edge or out of an open gap moves by one target")
    func thrownBack() {
      let behavior = ScrollBehavior(snapping: SnapTargets(every: 400, limitBehavior: .alwaysByOne))
      for gap in [0.0, 60] {
        var scroller = scroller(content: 9000, gaps: EdgePair(start: gap, end: gap), behavior: behavior)
        scroller.reset(at: -150)
        scroller.release(velocity: 6000)
        #expect(scroller.later(20).offset == 400)
        scroller.reset(at: -gap)
        scroller.sweepFinger(from: 400, to: 200, over: 0.1)
        scroller.endDrag()
        #expect(scroller.later(20).offset == 400)
        // A fling toward an open gap outside the viewport ends at the next target.
        scroller.scroll(to: 2000, animated: false)
        scroller.sweepFinger(from: 200, to: 400, over: 0.05)
        scroller.endDrag()
        #expect(scroller.later(20).offset == 1600)
      }
    }
  }
}
