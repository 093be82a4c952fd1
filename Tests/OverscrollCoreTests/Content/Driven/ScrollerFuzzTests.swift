import OverscrollTestSupport
import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The scroller with random inputs")
  struct ScrollerFuzzTests {
    private static let absurd = [
      0, -0.0, 0x1p-1074, 1e-300, -1e-9, 1e9, -1e12, 0x1p40, -0x1p40, 1e300, -1e300,
    ]

    private func number(_ seeded: inout Dice) -> Double {
      seeded.chance(0.15) ? seeded.pick(Self.absurd) : seeded.next(in: -3000...3000)
    }

    private func disturb(_ scroller: inout Scroller, _ seeded: inout Dice) {
      let number = number(&seeded)
      switch seeded.index(below: 15) {
      case 0: scroller.beginDrag(at: number.asPosition(or: 0))
      case 1, 2, 3:
        scroller.drag(to: seeded.chance(0.7) ? seeded.next(in: -500...500) : number.asPosition(or: 0))
      case 4: scroller.endDrag()
      case 5: scroller.cancelDrag()
      case 6: scroller.wheel(by: number.asPosition(or: 0), isPrecise: seeded.chance(0.5))
      case 7: scroller.scroll(to: number.asPosition(or: 0), animated: seeded.chance(0.7))
      case 8: scroller.scroll(by: seeded.pick(ScrollStep.allCases))
      case 9: scroller.stop()
      case 10:
        let gaps = EdgePair(start: seeded.pick([0, 60, 160]), end: seeded.pick([0, 44, number.asExtent]))
        scroller.setGaps(gaps, revealing: seeded.pick([nil, .start, .end]))
      case 11:
        let viewport = seeded.chance(0.8) ? seeded.next(in: 1...1200) : number
        scroller.geometry = ScrollExtents(viewport: viewport, content: number)
      case 12: scroller.retarget(to: number.asPosition(or: 0))
      case 13:
        let shift = seeded.chance(0.7) ? seeded.next(in: -900...900) : number
        scroller.relayOut(
          seeded.chance(0.5) ? scroller.geometry : ScrollExtents(viewport: 600, content: number),
          shiftedBy: shift)
      default:
        let spacing = seeded.chance(0.5) ? SnapTargets(every: number, from: seeded.next(in: -9...9)) : nil
        scroller.behavior = ScrollBehavior(
          deceleration: seeded.pick([.normal, .fast]),
          fling: seeded.pick([
            .momentum, .timed(TimedFlingMotion()),
            .timed(TimedFlingMotion(duration: number.clamped(to: -1, 4))),
          ]),
          snapping: spacing, bounces: seeded.chance(0.8),
          reducesMotion: seeded.chance(0.1))
      }
    }

    @Test(
      "All results are finite, and content without further input comes to rest inside the bounds",
      arguments: UInt64(1)...200)
    func fuzz(seed: UInt64) throws {
      var seeded = Dice(seed: seed)
      var scroller = scroller(at: seeded.next(in: 0...2200))
      for step in 0..<300 {
        scroller.advance(
          to: scroller.time + seeded.pick([0, 1e-9, 0.001, 1.0 / 120, 1.0 / 60, 1.0 / 60, 0.3, 20]))
        disturb(&scroller, &seeded)
        try #require(scroller.offset.isFinite && scroller.velocity.isFinite, "seed \(seed), step \(step)")
        guard step % 10 == 0 else { continue }
        var alone = scroller
        alone.endDrag()
        for _ in 0..<10 {
          alone.advance(to: alone.time + 1)
          try #require(alone.offset.isFinite && alone.velocity.isFinite, "seed \(seed), step \(step)")
        }
        try #require(alone.motion == .rest, "seed \(seed), step \(step): \(alone.motion) at \(alone.time)")
        try #require(alone.bounds.contains(alone.offset), "seed \(seed), step \(step)")
      }
    }

    @Test(
      "Content that a finger catches in any motion moves at most as far as the finger",
      arguments: UInt64(1)...200)
    func caught(seed: UInt64) throws {
      var seeded = Dice(seed: seed)
      var scroller = scroller(at: seeded.next(in: 0...2200))
      for step in 0..<300 {
        scroller.advance(to: scroller.time + seeded.pick([0, 0.001, 1.0 / 60, 1.0 / 60, 0.1]))
        disturb(&scroller, &seeded)
        var caught = scroller
        caught.cancelDrag()
        caught.beginDrag(at: 0)
        var finger = 0.0
        for _ in 0..<3 {
          let (before, way) = (caught.offset, seeded.next(in: -9...9))
          finger += way
          caught.drag(to: finger)
          let noise = 1e-9 * max(1, before.magnitude)
          try #require(
            (caught.offset - before).magnitude <= way.magnitude + noise,
            "seed \(seed), step \(step): from \(before) to \(caught.offset) by \(way)")
        }
      }
    }

    @Test("A finger pulls content past a bound by less than the viewport's extent", arguments: UInt64(1)...50)
    func pulled(seed: UInt64) throws {
      var seeded = Dice(seed: seed)
      let viewport = seeded.next(in: 1...1200)
      var scroller = scroller(viewport: viewport, content: seeded.next(in: 0...4000))
      scroller.beginDrag(at: number(&seeded).asPosition(or: 0))
      for _ in 0..<100 {
        scroller.drag(to: number(&seeded).asPosition(or: 0))
        let past = abs(scroller.offset - scroller.bounds.nearest(to: scroller.offset))
        try #require(past < viewport, "seed \(seed)")
      }
    }

    @Test("Invalid numbers leave the content at its offset or a bound, and leave all results finite")
    func notNumbers() throws {
      let calls: [(inout Scroller, Double) -> Void] = [
        { $0.wheel(by: $1, isPrecise: true) }, { $0.wheel(by: $1, isPrecise: false) },
        { $0.scroll(to: $1, animated: false) }, { $0.scroll(to: $1, animated: true) },
        { $0.beginDrag(at: $1) }, { $0.drag(to: $1) }, { $0.advance(to: $1) },
        { $0.setGaps(EdgePair(start: $1, end: $1), revealing: nil) }, { $0.retarget(to: $1) },
        { $0.relayOut($0.geometry, shiftedBy: $1) },
      ]
      for value in [Double.nan, -.infinity, .infinity] {
        for (index, call) in calls.enumerated() {
          var scroller = scroller(at: 700)
          scroller.beginDrag(at: 0)
          if index != 5 { scroller.cancelDrag() }
          call(&scroller, value)
          // An infinite distance ends at a bound. No invalid number moves the content elsewhere.
          let arrived = value.isNaN ? [700] : [0.0, 700, 2200]
          try #require(arrived.contains(scroller.offset), "call \(index) with \(value)")
          try #require(scroller.time == 0, "call \(index) with \(value)")
          scroller.advance(to: 1)
          try #require(scroller.offset.isFinite && scroller.velocity.isFinite, "call \(index) with \(value)")
        }
      }
    }
  }
}
