import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Inputs in inset mode: the platform scrolls, and the engine sets its content insets.
///
/// The inputs are cancelled drags, page steps of an assistive technology, and inputs for content that the
/// engine scrolls.
@Suite struct InsetInputTests {
  static let plain = EdgeConfiguration(minimumDuration: 0)

  @Test("A cancelled drag starts nothing", arguments: Preset.pulled)
  func takenAway(_ preset: Preset) {
    var configuration = preset.configuration
    if configuration.policy == .reach { configuration.policy = .release }
    var rig = Rig(.platformInset, start: configuration)
    rig.drag(to: -130)
    #expect(rig.phase() == "armed")
    rig.send(.dragCancelled(pointer: nil))
    #expect(!rig.engine.content.isDragging && rig.phase() == "settling")
    rig.lift()
    rig.run(1)
    #expect(rig.starts() == 0 && rig.phase() == "idle" && rig.offset == 0)
    rig.drag(to: -130)
    rig.lift()
    rig.run(1)
    #expect(rig.starts() == 1)
  }

  @Test("If an action runs under the finger, cancelling the drag opens its gap")
  func takenAwayWhileRunning() {
    var rig = Rig(.platformInset, start: EdgeConfiguration(policy: .reach))
    rig.drag(to: -120)
    #expect(rig.starts() == 1 && rig.insetChanges.isEmpty)
    var engine = rig.engine
    let answer = engine.handle(ScrollEvent(.dragCancelled(pointer: 1), at: rig.time))
    #expect(answer.insets == InsetChange(60, 0, to: -60))
  }

  @Test(
    "A drag cancelled less than 0.5 pt past the edge ends at the edge and reveals the running action's gap",
    arguments: [(-0.49, 0.0, true), (-0.1, 0, true), (0, 0, true), (-0.6, -0.6, true), (0.1, 0.1, false)])
  func takenAwayNearTheEdge(_ offset: Double, _ counted: Double, _ reveals: Bool) {
    var engine = ScrollEngine(start: Self.plain, behavior: ScrollBehavior(source: .platformInset))
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), at: 0))
    _ = engine.handle(ScrollEvent(.observed(offset, .tracking), at: 1))
    _ = engine.handle(ScrollEvent(.begin(.start), at: 1))
    let answer = engine.handle(ScrollEvent(.dragCancelled(pointer: nil), at: 1))
    #expect(engine.presentation.contentOffset == counted)
    #expect(answer.insets?.offset == (reveals ? -60 : nil))
  }

  @Test("Attaching a scroll view starts nothing, at any offset", arguments: [-150.0, 2350])
  func firstOffset(_ offset: Double) {
    let reach = EdgeConfiguration(policy: .reach, minimumDuration: 0)
    var engine = ScrollEngine(start: reach, end: reach, behavior: ScrollBehavior(source: .platformInset))
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), at: 0))
    _ = engine.handle(ScrollEvent(.observed(0, .resting), at: 0))
    _ = engine.handle(ScrollEvent(.attach, at: 1))
    let effects = engine.handle(ScrollEvent(.observed(offset, .tracking), at: 1))
    #expect(!effects.contains { if case .edge(_, .started) = $0 { true } else { false } })
  }

  @Test(
    "Inputs that scroll driven content have no effect in inset mode",
    arguments: [
      .wheel(40, isPrecise: true), .scrollTo(500, animated: true), .scrollTo(500, animated: false),
      .retarget(500), .stop,
    ] as [ScrollInput])
  func moves(_ input: ScrollInput) {
    var rig = Rig(.platformInset, start: Self.plain)
    rig.place(at: 300)
    let before = rig.engine
    rig.send(input)
    #expect(rig.engine == before && rig.insetChanges.isEmpty)
  }

  @Test("If no drag is active, the input `dragCancelled` has no effect")
  func noFinger() {
    var rig = Rig(.platformInset, start: Self.plain)
    rig.place(at: 300)
    let before = rig.engine
    rig.send(.dragCancelled(pointer: nil))
    #expect(rig.engine == before && rig.insetChanges.isEmpty)
  }

  @Test(
    "A page step scrolls by a page, at most to the end of the content, and keeps the insets",
    arguments: [
      (ScrollEdge.end, 0.0), (.end, 2000), (.end, 2200), (.start, 2200), (.start, 100), (.start, 0),
    ])
  func page(_ edge: ScrollEdge, _ offset: Double) {
    var rig = Rig(.platformInset, start: Self.plain)
    rig.place(at: offset)
    rig.send(.step(edge == .start ? .pageBackward : .pageForward))
    rig.run(1)
    let step = ScrollStep.page * 800
    let target = min(max(edge == .end ? offset + step : offset - step, 0), 2200)
    #expect(rig.offset == target)
    #expect(rig.insetChanges == (target == offset ? [] : [InsetChange(0, 0, to: target)]))
  }

  @Test("A page step has no effect under a finger")
  func pageUnderFinger() {
    var rig = Rig(.platformInset, start: Self.plain)
    rig.place(at: 500)
    rig.touch()
    rig.send(.step(.pageForward))
    #expect(rig.insetChanges.isEmpty && rig.offset == 500)
  }
}
