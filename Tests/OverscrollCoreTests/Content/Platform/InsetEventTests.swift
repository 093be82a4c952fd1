import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Events in inset mode: the platform scrolls, and the engine sets its content insets.
///
/// The events are fingers, configurations, new scroll views and invalid numbers.
@Suite struct InsetEventTests {
  static let plain = EdgeConfiguration(minimumDuration: 0)

  @Test(
    "When an action ends under a finger, its gap closes at the lift",
    arguments: [(-150.0, 0.0 as Double?), (80, nil)])
  func finishUnderFinger(_ offset: Double, _ target: Double?) throws {
    var rig = Rig(.platformInset, start: Self.plain)
    rig.send(.begin(.start))
    rig.run(1)
    rig.drag(to: offset)
    try rig.finish()
    rig.run(0.5)
    #expect(rig.insetChanges.count == 1)
    rig.lift()
    rig.runClosingDelay()
    #expect(rig.insetChanges.last == InsetChange(0, 0, to: target) && rig.starts() == 1)
    rig.run(2)
    #expect(rig.phase() == "idle" && rig.offset >= 0)
  }

  @Test("When an action starts and ends during one drag, the insets do not change")
  func comesAndGoes() throws {
    var rig = Rig(.platformInset, start: EdgeConfiguration(policy: .reach, minimumDuration: 0))
    rig.drag(to: -120)
    try rig.finish()
    rig.lift()
    rig.run(1)
    #expect(rig.insetChanges.isEmpty && rig.offset == 0 && rig.phase() == "idle")
  }

  @Test("The preset `reachThenHold(80)` starts under the finger and sets an inset of 80 pt at the lift")
  func holdsOnReturn() {
    var rig = Rig(.platformInset, start: .reachThenHold(80))
    rig.drag(to: -120)
    rig.drag(to: -70)
    #expect(rig.phase() == "refreshing" && rig.insetChanges.isEmpty)
    rig.lift()
    #expect(rig.insetChanges == [InsetChange(80, 0, to: -80)])
    rig.run(1)
    #expect(rig.offset == -80)
  }

  @Test("The preset `pinnedHeader` refreshes without a change of the insets", arguments: [true, false])
  func pinned(_ fromCode: Bool) throws {
    var rig = Rig(.platformInset, start: .pinnedHeader())
    if fromCode { rig.send(.begin(.start)) } else { rig.pull(to: 120) }
    rig.lift()
    rig.run(1)
    try rig.finish()
    rig.run(1)
    #expect(rig.starts() == 1 && rig.insetChanges.isEmpty && rig.offset == 0 && rig.phase() == "idle")
  }

  @Test("When a new scroll view is attached during a refresh, its gap opens", arguments: [-60.0, 700])
  func attach(_ offset: Double) throws {
    var rig = Rig(.platformInset, start: Self.plain)
    rig.send(.begin(.start))
    rig.run(1)
    rig.place(at: offset)
    rig.attach()
    #expect(
      rig.insetChanges.allSatisfy { $0 == InsetChange(60, 0, to: -60) || $0 == InsetChange(0, 0, to: nil) })
    #expect(rig.insetChanges.last == InsetChange(60, 0, to: -60))
    rig.run(1)
    #expect(rig.offset == -60 && rig.phase() == "refreshing" && rig.starts() == 1)
    try rig.finish()
    rig.run(1)
    #expect(rig.offset == 0 && rig.phase() == "idle")
  }

  @Test("A new scroll view that rests away from the edge gets no scroll and no inset")
  func attachInside() {
    var rig = Rig(.platformInset, start: Self.plain)
    rig.send(.begin(.start))
    rig.run(1)
    rig.attach(at: 700)
    #expect(
      rig.insetChanges == [InsetChange(60, 0, to: -60)] && rig.engine.content.insets.insets == .zero
        && rig.offset == 700)
  }

  @Test("Attaching a new scroll view during a pull ends the pull without a start", arguments: Preset.pulled)
  func attachWhilePulled(_ preset: Preset) {
    var rig = Rig(.platformInset, start: preset.configuration)
    rig.drag(to: -60)
    #expect(rig.phase() == "pulling")
    rig.attach()
    #expect(rig.phase() == "idle" && rig.starts() == 0 && rig.insetChanges.isEmpty)
    rig.drag(to: -130)
    rig.lift()
    rig.run(1)
    #expect(rig.starts() == 1)
  }

  @Test("Attaching a new scroll view during an armed pull ends the pull without a start")
  func attachWhileArmed() {
    var rig = Rig(.platformInset, start: Self.plain)
    rig.drag(to: -130)
    #expect(rig.phase() == "armed")
    rig.attach()
    rig.lift()
    rig.run(1)
    #expect(rig.phase() == "idle" && rig.starts() == 0)
  }

  @Test("After a cancelled drag, the engine requests a new offset report from its adapter")
  func asks() {
    var engine = ScrollEngine.inset(start: Self.plain)
    _ = engine.handle(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), at: 0)
    _ = engine.handle(.observed(-30, .tracking), at: 0.25)
    _ = engine.handle(.dragCancelled(pointer: nil), at: 0.5)
    #expect(engine.handle(.tick, at: 1).contains(.report))
  }

  @Test(
    "Resting content within 0.5 pt of an edge is at the edge, but the same offset under a finger is a pull",
    arguments: [
      (0.3, true), (0.49, true), (0.5, false), (2, false),
    ])
  func tolerance(_ residue: Double, _ isHome: Bool) {
    for edge in ScrollEdge.allCases {
      var engine = ScrollEngine.inset(start: Self.plain, end: Self.plain)
      let geometry = ScrollExtents(viewport: 800, content: 3000)
      func past(_ overscroll: Double) -> Double { geometry.offset(forOverscroll: overscroll, past: edge) }
      func send(_ input: ScrollInput, _ time: Double) { _ = engine.handle(ScrollEvent(input, at: time)) }
      send(.layout(geometry, revision: 1), 0)
      send(.observed(past(residue), .tracking), 1)
      #expect(engine.edges[edge].phase.name == "pulling")
      send(.observed(past(20), .tracking), 2)
      send(.observed(past(10), .decelerating), 3)
      #expect(engine.edges[edge].phase.name == "settling")
      send(.observed(past(residue), .resting), 4)
      #expect(engine.edges[edge].phase.name == (isHome ? "idle" : "settling"))
    }
  }

  @Test("A report without a finite offset is ignored", arguments: ObservedPhase.allCases)
  func absurd(_ phase: ObservedPhase) {
    var rig = Rig(.platformInset)
    rig.drag(to: -120)
    let before = rig.engine
    for offset in [Double.nan, .infinity, -.infinity] { rig.send(.observed(offset, phase)) }
    #expect(rig.engine == before)
  }

  @Test(
    "After a switch to reduced motion, inset mode still ignores drag and wheel inputs and starts by a pull"
  )
  func setBehavior() {
    var rig = Rig(.platformInset)
    rig.send(.setBehavior(ScrollBehavior(source: .platformInset, reducesMotion: true)))
    rig.send(.dragBegan(DragStart(pointer: 1, main: 0)))
    rig.send(.wheel(50, isPrecise: true))
    #expect(rig.engine.presentation.contentOffset == 0)
    rig.drag(to: -120)
    rig.lift()
    rig.run(1)
    #expect(rig.offset == -60 && rig.starts() == 1)
  }

  @Test(
    "A switch from inset mode to another source of scrolling removes the insets",
    arguments: [ScrollBehavior.Source.engine, .platformTransform])
  func otherSource(_ source: ScrollBehavior.Source) {
    var engine = ScrollEngine.inset(start: Self.plain)
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), at: 0))
    var told = engine.handle(ScrollEvent(.begin(.start), at: 0))
    #expect(told.insets == InsetChange(60, 0, to: -60))
    _ = engine.handle(ScrollEvent(.observed(-60, .resting), at: 1))
    told = engine.handle(ScrollEvent(.setBehavior(ScrollBehavior(source: source)), at: 2))
    #expect(told.insets == InsetChange(0, 0, to: 0))
    told = engine.handle(ScrollEvent(.setBehavior(ScrollBehavior(source: .platformInset)), at: 4))
    #expect(told.insets?.insets.start == 60)
  }

  @Test(
    "When the extent of an open gap changes, the platform scrolls to the new extent",
    arguments: [20.0, 90])
  func configured(_ hold: Double) {
    var rig = Rig(.platformInset, start: Self.plain)
    rig.send(.begin(.start))
    rig.run(1)
    rig.send(.configure(.start, EdgeConfiguration(gap: .points(hold))))
    #expect(rig.insetChanges.last == InsetChange(hold, 0, to: -hold))
    rig.run(1)
    #expect(rig.offset == -hold)
  }

  @Test("A failure that stays on display keeps its gap open, and a tap starts the action again")
  func keptFailure() throws {
    var rig = Rig(.platformInset, start: EdgeConfiguration(minimumDuration: 0, keepsFailure: true))
    rig.send(.begin(.start))
    rig.run(1)
    try rig.finish(nil, .failure)
    rig.run(1)
    #expect(rig.phase() == "failed" && rig.offset == -60 && rig.insetChanges.count == 1)
    rig.send(.tap(.start))
    try rig.finish()
    rig.run(1)
    #expect(rig.starts() == 2 && rig.phase() == "idle" && rig.offset == 0)
  }

  @Test("With the exclusion policy `cancel`, a start closes the cancelled edge's gap with one inset change")
  func bothEdges() {
    var rig = Rig(.platformInset, start: Self.plain, end: Self.plain)
    rig.send(.setExclusion(.cancel))
    rig.place(at: 2200)
    rig.send(.begin(.end))
    rig.run(1)
    rig.send(.begin(.start))
    rig.runClosingDelay()
    #expect(rig.insetChanges.last == InsetChange(0, 0, to: 2200) && rig.insetChanges.count == 2)
    rig.run(1)
    #expect(rig.offset == 2200)
  }
}
