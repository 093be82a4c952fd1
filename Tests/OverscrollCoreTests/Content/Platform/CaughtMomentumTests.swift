import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Promise 5 (momentum starts nothing) if reports are lost.
///
/// A finger that catches momentum past an edge has not pulled the content there.
@Suite struct CaughtMomentumTests {
  private func engine(_ source: ScrollBehavior.Source, at offset: Double, _ phase: ObservedPhase)
    -> ScrollEngine
  {
    var engine = ScrollEngine(start: .phone, behavior: ScrollBehavior(source: source))
    _ = engine.handle(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), at: 0)
    _ = engine.handle(.observed(offset, phase), at: 1)
    return engine
  }

  @Test(
    "When a finger catches decelerating content past an edge, the action does not start",
    arguments: [ScrollBehavior.Source.platformTransform, .platformInset],
    [TriggerPolicy.release, .reach, .return])
  func caught(_ source: ScrollBehavior.Source, _ policy: TriggerPolicy) {
    for offset in stride(from: 300.0, through: -90, by: -30) {
      for caught in stride(from: -20.0, through: -220, by: -20) {
        var engine = engine(source, at: offset, .decelerating)
        _ = engine.handle(.configure(.start, EdgeConfiguration(policy: policy)), at: 1)
        var effects = engine.handle(.observed(caught, .tracking), at: 1.05)
        effects += engine.handle(.observed(caught, .decelerating), at: 1.5)
        for frame in 1...20 {
          effects += engine.handle(
            .observed(caught * (1 - Double(frame) / 20), .decelerating), at: 1.5 + Double(frame) / 60)
        }
        effects += engine.handle(.observed(0, .resting), at: 2)
        #expect(
          effects.allSatisfy { if case .edge = $0 { false } else { true } },
          "from \(offset), caught at \(caught)")
      }
    }
  }

  @Test(
    "Content that rests less than 1 pt past an edge, as browsers report it, is at the edge",
    arguments: ScrollEdge.allCases)
  func rounded(_ edge: ScrollEdge) throws {
    for part in stride(from: 0.05, to: 1, by: 0.05) {
      var rig = Rig(.platformTransform, end: .phone)
      rig.place(at: edge == .start ? -part : 2200 + part)
      rig.send(.begin(edge))
      rig.run(1)
      try rig.finish(edge)
      rig.run(3)
      #expect(rig.phase(edge) == "idle", "\(part) pt")
    }
  }
}
