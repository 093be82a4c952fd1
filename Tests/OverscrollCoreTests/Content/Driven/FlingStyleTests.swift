import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The timed fling")
  struct FlingStyleTests {
    @Test(
      "A fling covers 0.75 of the predicted translation, if this exceeds the drag by half a viewport",
      arguments: [
        // In a viewport of 800 pt: 0.75 * (100 + 3000 / 4) = 637.5 and 637.5 - 100 > 400.
        (100.0, 3000.0, 637.5 as Double?), (-100, -3000, -637.5),
        // Exactly half a viewport does not exceed half a viewport.
        (100, 2266.6, nil), (100, 6800.0 / 3, nil), (100, 2266.7, 500.00625),
        // A long drag requires a higher velocity.
        (800, 2000, nil), (800, 6000, 1725),
        // A finger that turned back, rested or only tapped flings nothing.
        (100, -5000, nil), (-100, 5000, nil), (500, 0, nil), (0, 9000, nil), (0, 0, nil),
      ])
    func distance(translation: Double, velocity: Double, expected: Double?) {
      let distance = TimedFlingMotion().distance(translation: translation, velocity: velocity, viewport: 800)
      #expect((distance == nil) == (expected == nil))
      #expect(abs((distance ?? 0) - (expected ?? 0)) < 1e-9)
    }

    @Test("The default share, excess and duration are 0.75, 0.5 and 2 s, and each can be set")
    func numbers() {
      let article = TimedFlingMotion()
      #expect(article.share == 0.75 && article.excess == 0.5 && article.duration == 2)
      let other = TimedFlingMotion(share: 1, excess: 0, duration: 1)
      #expect(other.distance(translation: 10, velocity: 40, viewport: 800) == 20)
    }

    @Test("An invalid share flings nothing", arguments: [0, -1, .nan, -Double.infinity])
    func noShare(share: Double) {
      let fling = TimedFlingMotion(share: share, excess: share, duration: share)
      #expect(fling.share == 0 && fling.excess == 0 && fling.duration == 0)
      #expect(fling.distance(translation: 100, velocity: 20_000, viewport: 0) == nil)
    }

    @Test("Only the preset `article` has a timed fling and hard edges by default")
    func preset() {
      #expect(ScrollBehavior.article.fling == .timed(TimedFlingMotion()))
      #expect(!ScrollBehavior.article.bounces && ScrollBehavior.article.snapping == nil)
      #expect(ScrollBehavior().fling == .momentum)
      #expect(ScrollBehavior.article != ScrollBehavior(bounces: false))
    }
  }
}
