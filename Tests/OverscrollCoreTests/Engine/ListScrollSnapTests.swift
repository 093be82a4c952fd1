import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

@Suite struct ListScrollSnapTests {
  private func rig(_ snapping: SnapTargets?) -> ListRig {
    var rig = ListRig(.platformTransform, count: 100_000) { _ in 120 }
    rig.send(.scroll(.setBehavior(ScrollBehavior(source: .platformTransform, snapping: snapping))))
    rig.report(0, .resting)
    return rig
  }

  @Test(
    "A platform's swipe gets the same snap target as a driven swipe from the same offset",
    arguments: SnapTargets.LimitBehavior.allCases, 1...8 as ClosedRange<UInt64>)
  func same(_ limit: SnapTargets.LimitBehavior, seed: UInt64) {
    var dice = Dice(seed: seed)
    let targets = dice.pick([
      SnapTargets(every: 50 + dice.unit() * 700, from: dice.unit() * 100, limitBehavior: limit),
      SnapTargets(at: (0..<4000).map { _ in dice.unit() * 12_000_000 }, limitBehavior: limit),
    ])
    var rig = rig(targets)
    for _ in 0..<50 {
      rig.send(.scrollTo(ItemTarget(item: Int(dice.unit() * 100_000)), animated: false))
      rig.tick(5)
      let began = rig.engine.scroll.content.platform.offset
      for _ in 0..<3 { rig.report(rig.platform + (dice.unit() - 0.5) * 300, .tracking) }
      let offset = rig.engine.scroll.content.platform.offset
      let velocity = dice.pick([0, (dice.unit() - 0.5) * 6000])
      let projected = offset + Deceleration.normal.reach(of: velocity)
      var driven = Scroller()
      driven.behavior = ScrollBehavior(snapping: targets)
      driven.geometry = rig.engine.scroll.content.scroller.geometry
      driven.reset(at: offset)
      driven.release(velocity: velocity, from: began)
      driven.advance(to: 30)
      let chosen = rig.engine.snapTarget(projected: projected - rig.engine.content.origin, velocity: velocity)
      #expect(
        chosen.map { abs($0 + rig.engine.content.origin - driven.offset) < 0.001 } == true, "seed \(seed)")
      rig.report(rig.platform, .resting)
    }
  }

  @Test("Inserting rows shifts the stored start of a gesture, and catching a deceleration stores a new start")
  func began() {
    var rig = rig(SnapTargets(every: 120, limitBehavior: .alwaysByOne))
    rig.send(.scrollTo(ItemTarget(item: 100), animated: false))
    rig.tick(5)
    rig.report(rig.platform, .resting)
    let start = rig.engine.scroll.content.platform.offset
    rig.report(rig.platform + 30, .tracking)
    rig.edit(.insert(10, at: 0, .standard))
    rig.report(rig.platform + 30, .tracking)
    func chosen(_ velocity: Double) -> Double? {
      let projected = rig.platform + velocity
      return rig.engine.snapTarget(projected: projected, velocity: velocity).map {
        $0 + rig.engine.content.origin
      }
    }
    #expect(chosen(5000) == start + 1200 + 120 && chosen(-5000) == start + 1200)
    // The finger catches the deceleration past the second target.
    rig.report(rig.platform + 250, .decelerating)
    rig.report(rig.platform + 10, .tracking)
    rig.report(rig.platform + 10, .tracking)
    #expect(chosen(5000) == start + 1200 + 360)
  }

  @Test(
    "The platform keeps its own target at rest, for an end past an edge, without snap targets and for bad numbers"
  )
  func own() {
    var rig = rig(SnapTargets(every: 500))
    rig.report(1000, .tracking)
    #expect(rig.engine.snapTarget(projected: 1700, velocity: 100) == 1500)
    #expect(rig.engine.snapTarget(projected: 1100, velocity: .nan) == 1000)
    #expect(rig.engine.snapTarget(projected: .nan, velocity: 100) == nil)
    #expect(rig.engine.snapTarget(projected: .infinity, velocity: 100) == nil)
    rig.report(1000, .resting)
    #expect(rig.engine.snapTarget(projected: 1700, velocity: 0) == nil)
    rig.send(.scroll(.observed(-40, .tracking)))
    #expect(rig.engine.snapTarget(projected: -20, velocity: 100) == nil)
    // Momentum that ends inside the content snaps, wherever it begins.
    #expect(rig.engine.snapTarget(projected: 700, velocity: 100) == 500)
    rig.report(1000, .tracking)
    rig.send(.scroll(.setBehavior(ScrollBehavior(source: .platformTransform))))
    #expect(rig.engine.snapTarget(projected: 1700, velocity: 100) == nil)
    var driven = ListRig(count: 100)
    driven.send(.scroll(.setBehavior(ScrollBehavior(snapping: SnapTargets(every: 500)))))
    #expect(driven.engine.snapTarget(projected: 1700, velocity: 100) == nil)
  }
}

@Suite struct ListScrollReportTests {
  /// A platform reports after each write, so an unnecessary write would repeat without end.
  @Test(
    "During an animated scroll, a report at the time of the last tick causes no offset write",
    arguments: 1...40)
  func report(item: Int) {
    var rig = ListRig(.platformTransform, count: 2000) { _ in 40 }
    rig.report(0, .resting)
    rig.send(.scrollTo(ItemTarget(item: item), animated: true))
    for _ in 0..<10 {
      rig.tick()
      rig.effects = []
      rig.send(.scroll(.observed((rig.platform * 3).rounded() / 3, .decelerating)))
      #expect(!rig.effects.contains { if case .adjustOffset = $0 { true } else { false } })
    }
  }
}
