import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("Consecutive flicks")
  struct FlickTests {
    /// Returns a scroller whose deceleration a finger catches after `wait` s.
    ///
    /// After `pause` s the finger moves by `distance` pt in 0.1 s, and lifts.
    private func flicked(
      at velocity: Double, distance: Double = 100, wait: Double = 0.2, pause: Double = 0,
      behavior: ScrollBehavior = ScrollBehavior()
    ) -> Scroller {
      var scroller = scroller(at: 500_000, content: 1_000_000, behavior: behavior)
      scroller.release(velocity: velocity)
      scroller.advance(to: scroller.time + wait)
      scroller.beginDrag(at: 300)
      scroller.advance(to: scroller.time + pause)
      let began = scroller.time
      for step in 1...12 {
        scroller.advance(to: began + Double(step) / 120)
        scroller.drag(to: 300 - distance * Double(step) / 12)
      }
      scroller.endDrag()
      return scroller
    }

    @Test("A second flick adds the velocity of the first to its own", arguments: [2000.0, -2000])
    func sum(velocity: Double) {
      let distance = velocity > 0 ? 100.0 : -100
      let scroller = flicked(at: velocity, distance: distance)
      #expect(abs(scroller.motion.flung - (velocity + 10 * distance)) < 1e-6)
    }

    @Test(
      "A flick that turns back, pauses, is slow or catches slow content adds no earlier velocity",
      arguments: [
        (2000.0, -100.0, 0.2, 0.0), (2000, 100, 0.2, 0.051), (2000, 34, 0.2, 0), (2000, 100, 0.9, 0),
        (2000, 100, 30, 0), (300, 100, 0, 0),
      ])
    func alone(velocity: Double, distance: Double, wait: Double, pause: Double) {
      let scroller = flicked(at: velocity, distance: distance, wait: wait, pause: pause)
      let own = flicked(at: 0, distance: distance, wait: wait, pause: pause)
      #expect(scroller.velocity == own.velocity)
    }

    @Test("The sum is limited to the greatest velocity of a finger")
    func limit() {
      #expect(flicked(at: 19_900, distance: 100, wait: 0).motion.flung == VelocityTracker.limit)
    }

    @Test(
      "If the finger turns back during a flick, the earlier velocity is lost, even if it turns forward again")
    func detour() {
      var scroller = scroller(at: 500_000, content: 1_000_000)
      scroller.release(velocity: 3000)
      scroller.advance(to: scroller.time + 0.1)
      scroller.beginDrag(at: 300)
      for (step, finger) in [290.0, 280, 285, 270, 250, 230, 210, 190].enumerated() {
        scroller.advance(to: scroller.time + 1 / 120.0)
        scroller.drag(to: finger)
        if step == 1 { #expect(scroller.motion.carried == 3000) }
      }
      #expect(scroller.motion.carried == 0)
    }

    @Test("Flicks for ten seconds cover more than four times the distance of separate flicks")
    func tenSeconds() {
      var scroller = scroller(at: 0, content: 10_000_000)
      for _ in 0..<25 {
        scroller.sweepFinger(from: 500, to: 300, over: 0.1)
        scroller.endDrag()
        scroller.advance(to: scroller.time + 0.3)
      }
      // A separate flick of 2000 pt/s covers 200 pt with the finger, and up to 450 pt in the 0.3 s after
      // it.
      #expect(scroller.offset > 4 * 25 * 650)
      #expect(scroller.velocity <= VelocityTracker.limit)
    }

    @Test("The canonical state drops the velocity of the first flick after the finger has paused")
    func canonical() {
      var scroller = scroller(at: 500_000, content: 1_000_000)
      scroller.release(velocity: 3000)
      scroller.advance(to: scroller.time + 0.1)
      scroller.beginDrag(at: 300)
      #expect(scroller.canonical(at: scroller.time + 0.03).motion.carried == 3000)
      #expect(scroller.canonical(at: scroller.time + 0.05).motion.carried == 0)
    }
  }
}

extension ScrollMotion {
  /// The velocity of a fling after its lift, in pt/s; NaN without a fling.
  var flung: Double { if case .deceleration(let glide) = self { glide.velocity } else { .nan } }

  fileprivate var carried: Double {
    switch self {
    case .drag(let drag): drag.carriedVelocity
    case .rest, .deceleration, .bounce, .timed: 0
    }
  }
}
