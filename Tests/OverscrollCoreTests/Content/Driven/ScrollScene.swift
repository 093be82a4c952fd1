@testable import OverscrollCore

extension PhysicsTests {
  /// The motion of the content at the time of a change.
  enum ScrollScene: CaseIterable {
    case rest, restInGap, dragInside, dragPast, glideInside, glideToEdge, flungPast, pulled, thrownIn, timed,
      snap

    /// Returns a scroller in the scene at an edge, with open gaps of 60 pt at both edges.
    func staged(at edge: ScrollEdge) -> Scroller {
      let inward = edge == .start ? 1.0 : -1
      let behavior = ScrollBehavior(snapping: self == .snap ? SnapTargets(every: 300) : nil)
      func at(_ distance: Double) -> Double { edge == .start ? distance : 2200 - distance }
      var scroller = PhysicsTests.scroller(at: at(0), gaps: EdgePair(start: 60, end: 60), behavior: behavior)
      func put(_ distance: Double) { scroller.scroll(to: at(distance), animated: false) }
      switch self {
      case .rest: put(500)
      case .restInGap: put(-60)
      case .dragInside:
        scroller.sweepFinger(from: 0, to: inward * -300, over: 0.2)
      case .dragPast:
        scroller.sweepFinger(from: 0, to: inward * 300, over: 0.2)
      case .glideInside:
        put(900)
        scroller.release(velocity: inward * 700)
      case .glideToEdge:
        put(400)
        scroller.release(velocity: inward * -3000)
      case .flungPast:
        put(-50)
        scroller.release(velocity: inward * -3000)
      case .pulled, .thrownIn:
        scroller.sweepFinger(from: 0, to: inward * 500, over: 0.5)
        scroller.advance(to: 0.6)
        scroller.release(velocity: self == .pulled ? 0 : inward * 4000)
      case .timed:
        put(300)
        scroller.scroll(to: at(-60), animated: true)
      case .snap:
        put(200)
        scroller.release(velocity: inward * -400)
      }
      scroller.advance(to: scroller.time + 0.03125)
      return scroller
    }
  }
}
