import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The scroller with snap targets and with hard bounds")
  struct ScrollerSnapTests {
    @Test(
      "Content comes to rest at a snap target, and momentum can carry it past several targets",
      arguments: [
        // from, velocity -> target; a target every 400 pt up to 2200
        (0.0, 0.0, 0.0), (150, 0, 0), (250, 0, 400), (150, 300, 400), (390, -10, 0), (0, 500, 400),
        (0, 2000, 800),
        (50, 4000, 2000), (50, 20_000, 2200), (2100, -2500, 800), (2100, -20_000, 0), (800, 50, 800),
      ])
    func snapping(from: Double, velocity: Double, target: Double) {
      for bounces in [true, false] {
        let behavior = ScrollBehavior(snapping: SnapTargets(every: 400), bounces: bounces)
        var scroller = scroller(at: from, behavior: behavior)
        scroller.release(velocity: velocity)
        #expect(scroller.velocity == (scroller.motion == .rest ? 0 : velocity))
        let end = scroller.later(8)
        #expect(end.motion == .rest && end.offset == target, "from \(from) at \(velocity) pt/s")
      }
    }

    @Test("Content does not pass hard bounds, under a finger or by momentum", arguments: [-9000.0, 9000])
    func hard(velocity: Double) {
      let bound = velocity < 0 ? 0.0 : 2200
      var scroller = scroller(at: 1100, behavior: ScrollBehavior(bounces: false))
      scroller.release(velocity: velocity)
      let hit = scroller.motion.end
      for step in 0...400 {
        let later = scroller.later(Double(step) / 100)
        #expect(later.bounds.contains(later.offset))
        if later.time >= hit { #expect(later.offset == bound && later.motion == .rest) }
      }
      scroller.advance(to: 9)
      scroller.sweepFinger(from: 0, to: velocity < 0 ? 500 : -500, over: 0.5)
      #expect(scroller.offset == bound)
      #expect(scroller.velocity == 0)
      scroller.endDrag()
      #expect(scroller.later(1).offset == bound)
    }
  }
}
