import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("Retargeting an animated scroll")
  struct ScrollerRetargetTests {
    static let ages = [0.0, 0.01, 0.1, 0.15, 0.25, 0.299]

    private func running(to target: Double = 1700, for age: Double) -> Scroller {
      var scroller = scroller(at: 300)
      scroller.advance(to: 5)
      scroller.scroll(to: target, animated: true)
      scroller.advance(to: 5 + age)
      return scroller
    }

    @Test(
      "Retargeting to the same target changes nothing, because the curve is self-similar", arguments: ages)
    func selfSimilar(age: Double) {
      let before = running(for: age)
      var after = before
      after.retarget(to: 1700)
      #expect(after.offset == before.offset)
      // The speed at the start is 18,667 pt/s.
      #expect(abs(after.velocity - before.velocity) < 1e-8)
      #expect(abs(after.motion.end - 5.3) < 1e-12)
      for step in 0...40 {
        let (one, other) = (after.later(Double(step) / 100), before.later(Double(step) / 100))
        #expect(abs(one.offset - other.offset) < 1e-9 && abs(one.velocity - other.velocity) < 1e-6)
      }
    }

    @Test("Retargeting to the same target repeatedly changes nothing")
    func often() {
      var often = running(for: 0)
      for _ in 0..<290 {
        often.advance(to: often.time + 0.001)
        often.retarget(to: 1700)
        #expect(abs(often.offset - running(for: often.time - 5).offset) < 1e-8)
      }
    }

    @Test("A scroll reaches its new target at its original end time", arguments: ages)
    func elsewhere(age: Double) {
      for target in [0.0, 100, 1500, 1710, 2200] {
        let before = running(for: age)
        var after = before
        after.retarget(to: target)
        #expect(after.offset == before.offset)
        let change = 4 * (target - 1700) / (0.3 - age)
        #expect(abs(after.velocity - before.velocity - change) < 1e-6 * max(1, change.magnitude))
        #expect(after.later(0.3 - age - 1e-6).motion.runsByItself)
        #expect(after.later(0.3).offset == target && after.later(0.3).motion == .rest)
      }
    }

    @Test("A new target is limited to the bounds", arguments: [(-500.0, -60.0), (9e9, 2200)])
    func bounds(target: Double, end: Double) {
      var scroller = running(for: 0.1)
      scroller.setGaps(EdgePair(start: 60, end: 0), revealing: nil)
      scroller.retarget(to: target)
      #expect(scroller.later(1).offset == end)
      var rest = scroller.later(1)
      rest.retarget(to: 500)
      rest.retarget(to: target)
      #expect(rest.offset == end && rest.motion == .rest)
    }

    @Test("At rest or with reduced motion, the scroller moves to a new target at once")
    func rest() {
      var scroller = scroller(at: 300)
      scroller.retarget(to: 800)
      #expect(scroller.offset == 800 && scroller.motion == .rest)
      var running = running(for: 0.1)
      running.behavior.reducesMotion = true
      running.retarget(to: 800)
      #expect(running.offset == 800 && running.motion == .rest)
    }

    @Test(
      "Retargeting does not change a drag, momentum or a bounce, and ignores invalid numbers",
      arguments: ScrollScene.allCases)
    func others(scene: ScrollScene) {
      let before = scene.staged(at: .start)
      var after = before
      for number in [Double.nan, .infinity, -.infinity] { after.retarget(to: number) }
      #expect(after == before)
      after.retarget(to: 700)
      switch before.motion {
      case .rest, .timed: #expect(after.later(3).offset == 700)
      case .drag, .deceleration, .bounce: #expect(after == before)
      }
    }
  }
}
