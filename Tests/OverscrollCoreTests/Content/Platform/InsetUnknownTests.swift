import OverscrollTestSupport
import Testing

@testable import OverscrollCore

/// Inset mode on a platform that reports its offset but not its phase (finger, momentum or rest).
@Suite struct InsetUnknownTests {
  @Test("Content is at rest after 0.1 s without movement, and stays at rest while reports repeat its offset")
  func rests() {
    var engine = ScrollEngine.inset()
    _ = engine.handle(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), at: 0)
    for frame in 0...20 { _ = engine.handle(.observed(Double(frame), .unknown), at: Double(frame) / 64) }
    #expect(engine.content.platform.phase == .unknown && !engine.content.isDragging)
    #expect(engine.nextDeadline == 20.0 / 64 + 0.1)
    _ = engine.handle(.tick, at: 0.5)
    #expect(engine.content.platform.phase == .resting && engine.nextDeadline == .infinity)
    _ = engine.handle(.observed(20, .unknown), at: 0.5)
    #expect(engine.content.platform.phase == .resting && engine.nextDeadline == .infinity)
    _ = engine.handle(.observed(20.25, .unknown), at: 0.6)
    #expect(engine.content.platform.phase == .unknown)
  }

  @Test(
    "Overscroll in an unknown phase becomes a pull when the platform reports a finger",
    arguments: [ScrollBehavior.Source.platformInset, .platformTransform], ScrollEdge.allCases)
  func becomesPull(_ source: ScrollBehavior.Source, _ edge: ScrollEdge) {
    for configuration in [EdgeConfiguration.phone, .pinnedHeader()] {
      var rig = Rig(source, start: configuration, end: configuration, reportsPhase: false)
      rig.pull(to: 60, at: edge)
      #expect(rig.phase(edge) == "idle" && rig.engine.presentation[edge].progress == 0)
      rig.reportsPhase = true
      rig.report()
      #expect(abs(rig.engine.presentation[edge].progress - 0.6) < 1e-9 && rig.engine.content.isDragging)
      rig.pull(to: 140, at: edge)
      rig.lift()
      #expect(rig.starts() == 1)
    }
  }
}
