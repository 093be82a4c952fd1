import OverscrollTestSupport
@testable import OverscrollCore
@testable import OverscrollListCore
import Testing

/// Flings through a list that the platform scrolls, with dropped frames, and jumps that are not flings.
@Suite struct ListScrollFlingTests {
  @Test(
    "A fling moves the visible items by the platform's distance, for any number of dropped frames",
    arguments: UInt64(1)...20)
  func droppedFrames(seed: UInt64) {
    var seeded = Dice(seed: seed)
    var rig = ListRig(.platformTransform, count: 1_000_000, extent: { _ in 50 })
    rig.send(.estimate(50, .standard))
    rig.send(.scrollTo(ItemTarget(item: Int(seeded.next(in: 1000...900_000))), animated: false))
    rig.tick(4)
    // Begin with a finger, which may move several viewports in one long frame.
    let direction = seeded.chance(0.5) ? 1.0 : -1.0
    for _ in 0..<5 {
      rig.time += seeded.next(in: 0...0.3)
      move(&rig, by: direction * seeded.next(in: 0...4000), .tracking, seed)
    }
    let velocity = direction * seeded.next(in: 500...20_000)
    var age = 0.0
    var travelled = 0.0
    while age < 4 {
      let frame = seeded.chance(0.2) ? seeded.next(in: 0.02...0.5) : 1.0 / 60
      age += frame
      rig.time += frame - 1.0 / 60
      let travel = Deceleration.normal.travel(velocity: velocity, age: age)
      move(&rig, by: travel - travelled, seeded.chance(0.5) ? .decelerating : .free, seed)
      travelled = travel
    }
  }

  private func move(_ rig: inout ListRig, by distance: Double, _ phase: ObservedPhase, _ seed: UInt64) {
    let (start, platform) = (rig.viewportStart, rig.platform)
    rig.report(rig.platform + distance, phase)
    let room = rig.engine.content.scrollExtent - 800
    let moved = (platform + distance).clamped(to: 0, room) - platform
    #expect(abs(rig.viewportStart - start - moved) < 1, "seed \(seed): \(distance) pt under \(phase)")
  }

  @Test(
    "The status bar tap reaches the first item and the End key the last item, for every animation curve",
    arguments: [300, 2000, 30_000, 1_000_000], [true, false])
  func sent(count: Int, isToStart: Bool) {
    // A curve that is smooth at both ends, a curve that is slow at its end, and a jump.
    let curves: [(frames: Int, share: (Double) -> Double)] = [
      (18, { $0 * $0 * (3 - 2 * $0) }), (60, { 1 - (1 - $0) * (1 - $0) * (1 - $0) * (1 - $0) }),
      (1, { _ in 1 }),
    ]
    for (curve, phase) in curves.flatMap({ [($0, ObservedPhase.free), ($0, .decelerating)] }) {
      guard isToStart || phase == .free else { continue }
      for item in [count / 3, count / 2, count - 40] {
        var rig = ListRig(.platformTransform, count: count)
        rig.send(.scrollTo(ItemTarget(item: item), animated: false))
        rig.tick(4)
        let start = rig.platform
        for frame in 1...curve.frames {
          let share = curve.share(Double(frame) / Double(curve.frames))
          let end = isToStart ? 0 : rig.engine.content.scrollExtent - 800
          rig.report(start + (end - start) * share, phase)
        }
        rig.report(isToStart ? 0 : rig.engine.content.scrollExtent - 800, phase)
        rig.report(rig.platform, .resting)
        rig.tick(4)
        let seen = rig.engine.content.visibleItems
        let isThere = isToStart ? seen.lowerBound == 0 : seen.upperBound == count
        // If the list fits into the platform's scroll range, the list always has the platform's position.
        #expect(isThere, "\(curve.frames) frames from \(item) of \(count): \(seen)")
      }
    }
  }

  @Test(
    "A scroll to an item reaches the item after any pause without events", arguments: [true, false],
    UInt64(1)...40)
  func silence(isObserved: Bool, seed: UInt64) {
    var seeded = Dice(seed: seed)
    var rig = ListRig(isObserved ? .platformTransform : .engine, count: 20_000)
    rig.tick(2)
    for _ in 0..<4 {
      let item = Int(seeded.next(in: 0...19_000))
      rig.time += seeded.pick([0, 0.05, seeded.next(in: 0...10)])
      rig.send(.scrollTo(ItemTarget(item: item), animated: seeded.chance(0.5)))
      rig.time += seeded.pick([0, 0.05, seeded.next(in: 0...10)])
      rig.tick(40)
      #expect(rig.placed()[item].map { abs($0) < 1 } == true, "seed \(seed): item \(item)")
    }
  }

  /// Momentum that reaches a bound of the platform's scroll range is not a tap on the status bar.
  @Test("Momentum that reaches the platform's offset 0 inside the content does not jump to the first item")
  func momentumKeepsItsPlace() {
    var rig = ListRig(.platformTransform, count: 2000)
    rig.send(.scrollTo(ItemTarget(item: 100), animated: false))
    rig.tick(4)
    var offset = rig.platform
    while offset > 0 {
      let before = rig.placed()
      rig.report(offset, .decelerating)
      offset -= 130  // 8000 pt/s
      let after = rig.placed()
      for (item, position) in after {
        if let last = before[item] { #expect(abs(position - last) < 131) }
      }
    }
  }
}
