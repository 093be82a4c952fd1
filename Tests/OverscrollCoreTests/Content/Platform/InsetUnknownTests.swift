import OverscrollTestSupport
import Testing

@testable import OverscrollCore

/// Inset mode on a platform that reports its offset but not its phase (finger, momentum or rest).
@Suite struct InsetUnknownTests {
  private func edge(_ edge: ScrollEdge, _ configuration: EdgeConfiguration = .phone) -> Rig {
    edge == .start
      ? Rig(.platformInset, start: configuration, end: nil, reportsPhase: false)
      : Rig(.platformInset, start: nil, end: configuration, reportsPhase: false)
  }

  /// Returns the offset at a distance past an edge, in pt.
  private func place(_ edge: ScrollEdge, past distance: Double) -> Double {
    edge == .start ? -distance : 2200 + distance
  }

  @Test(
    "Without known phases, a pull starts nothing and the content returns to the edge",
    arguments: Preset.pulled, ScrollEdge.allCases)
  func pulled(_ preset: Preset, _ edge: ScrollEdge) {
    var rig = self.edge(edge, preset.configuration)
    rig.place(at: place(edge, past: 0))
    rig.run(0.5)
    rig.drag(to: place(edge, past: 150))
    #expect(rig.engine.presentation[edge].overscroll > 140 && rig.engine.presentation[edge].progress == 0)
    rig.lift()
    rig.run(2)
    #expect(rig.starts() == 0 && rig.engine.edges[edge].phase == .idle && rig.insetChanges.isEmpty)
    #expect(rig.engine.content.platform.phase == .resting && rig.offset == place(edge, past: 0))
  }

  @Test("Without known phases, momentum starts nothing", arguments: Preset.pulled)
  func flung(_ preset: Preset) {
    var rig = edge(.start, preset.configuration)
    rig.place(at: 1000)
    rig.fling(by: 700)
    var furthest = 0.0
    for _ in 0..<160 {
      rig.run(Rig.frame)
      furthest = min(furthest, rig.offset)
    }
    #expect(furthest < -150 && rig.phases.start == ["idle"] && rig.starts() == 0)
  }

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
    "A start from code opens the gap of content at the edge, and the end of the action closes the gap",
    arguments: ScrollEdge.allCases)
  func begun(_ edge: ScrollEdge) throws {
    var rig = self.edge(edge)
    rig.place(at: place(edge, past: 0))
    rig.run(0.5)
    rig.send(.begin(edge))
    rig.run(2)
    #expect(abs(rig.offset - place(edge, past: 60)) < 0.01 && rig.engine.content.insets.insets[edge] == 60)
    try rig.finish()
    rig.run(2)
    #expect(rig.engine.edges[edge].phase == .idle && rig.engine.content.insets.insets == .zero)
    #expect(abs(rig.offset - place(edge, past: 0)) < 0.01)
  }

  @Test(
    "The insets change only when the content is at rest, because an unreported finger may move the content",
    arguments: [true, false])
  func waits(_ isHeld: Bool) throws {
    var rig = edge(.start)
    rig.place(at: 600)
    rig.fling(by: -200)
    if isHeld { rig.touch() }
    rig.send(.begin(.start))
    for _ in 0..<20 {
      if isHeld { rig.drag(by: -5, over: Rig.frame) } else { rig.run(Rig.frame) }
      #expect(rig.engine.content.platform.phase == .unknown && rig.insetChanges.isEmpty)
    }
    if isHeld { rig.lift() }
    rig.send(.scrollTo(0, animated: false))
    rig.place(at: 0)
    rig.run(1)
    #expect(rig.insetChanges.first?.insets.start == 60)
  }

  @Test("When the action ends, content away from the edge does not move")
  func inside() throws {
    var rig = edge(.start)
    rig.send(.begin(.start))
    rig.run(1)
    #expect(rig.engine.content.insets.insets.start == 60)
    rig.fling(by: -200)
    rig.run(8)
    let before = rig.offset
    #expect(rig.engine.content.insets.insets.start == 0)
    try rig.finish()
    rig.run(2)
    #expect(rig.engine.content.insets.insets.start == 0 && rig.offset == before && rig.phase() == "idle")
  }

  @Test(
    "Overscroll in an unknown phase becomes a pull when the platform reports a finger",
    arguments: ScrollEdge.allCases)
  func becomesPull(_ edge: ScrollEdge) {
    for configuration in [EdgeConfiguration.phone, .pinnedHeader()] {
      var rig = self.edge(edge, configuration)
      rig.place(at: place(edge, past: 0))
      rig.run(0.5)
      rig.touch()
      rig.drag(by: edge == .start ? 60 : -60, over: 3 * Rig.frame)
      let overscroll = rig.engine.presentation[edge].overscroll
      #expect(overscroll > 20 && rig.engine.edges[edge].phase == .idle)
      rig.reportsPhase = true
      rig.report()
      let share = overscroll / rig.engine.presentation[edge].threshold
      #expect(rig.engine.presentation[edge].progress == share && rig.engine.content.isDragging)
      rig.drag(to: place(edge, past: 140))
      rig.lift()
      #expect(rig.starts() == 1)
    }
  }

  @Test(
    "An edge is armed only when a reported finger itself crosses the threshold")
  func passesThreshold() {
    var engine = ScrollEngine.inset(start: .phone)
    _ = engine.handle(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), at: 0)
    var starts = 0
    func report(_ overscroll: Double, _ phase: ObservedPhase) -> String {
      for case .edge(.start, .started) in engine.handle(.observed(-overscroll, phase), at: 0) { starts += 1 }
      return engine.edges.start.phase.name
    }
    let (tracking, unknown) = (ObservedPhase.tracking, ObservedPhase.unknown)
    #expect([60, 120].map { report($0, unknown) } == ["idle", "idle"])
    #expect([130, 140, 80, 120].map { report($0, tracking) } == ["pulling", "pulling", "pulling", "armed"])
    #expect(report(110, .free) == "refreshing" && starts == 1)
  }
}
