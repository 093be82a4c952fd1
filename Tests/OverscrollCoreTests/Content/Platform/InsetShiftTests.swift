@testable import OverscrollCore
import Testing

/// Content that grows before the viewport in inset mode: the platform scrolls, and the engine sets its
/// insets.
///
/// The shift is the length that is added before the viewport, in pt.
@Suite struct InsetShiftTests {
  private static func relayout(_ shift: Double) -> ScrollInput {
    .relayout(ScrollExtents(viewport: 800, content: 3000 + shift), revision: 2, shift: shift)
  }

  @Test("A shift changes the content offset at once, and the platform's next report changes nothing more")
  func native() {
    var engine = ScrollEngine.inset()
    func send(_ input: ScrollInput, _ time: Double) -> ScrollEffects {
      engine.handle(ScrollEvent(input, at: time))
    }
    _ = send(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), 0)
    for frame in 0...20 {
      _ = send(.observed(600 + Double(frame * frame), .tracking), Double(frame) / 64)
    }
    #expect(engine.content.isDragging && engine.presentation.contentOffset == 1000)
    let answer = send(Self.relayout(250), 0.3125)
    #expect(answer.isEmpty)
    #expect(engine.presentation.contentOffset == 1250)
    _ = send(.tick, 2)
    #expect(engine.presentation.contentOffset == 1250)
    _ = send(.observed(1250, .resting), 2)
    #expect(engine.presentation.contentOffset == 1250)
    #expect(engine.handle(ScrollEvent(.step(.pageBackward), at: 3)).insets?.offset == 550)
  }

  @Test(
    "A shift before the platform's first report is ignored, because the reported offset includes the shift")
  func unplaced() {
    var engine = ScrollEngine.inset()
    _ = engine.handle(ScrollEvent(.attach, at: 0))
    _ = engine.handle(ScrollEvent(Self.relayout(400), at: 0))
    _ = engine.handle(ScrollEvent(.observed(400, .resting), at: 0))
    #expect(engine.presentation.contentOffset == 400)
    #expect(engine.content.scroller.geometry.content == 3400)
    // The engine must not even shift temporarily, because the shifted offset would start load-more at the
    // end.
    var loading = ScrollEngine.inset(start: nil, end: EdgeConfiguration(policy: .approach(100)))
    _ = loading.handle(ScrollEvent(.attach, at: 0))
    var effects = loading.handle(ScrollEvent(Self.relayout(400), at: 0))
    effects += loading.handle(ScrollEvent(.observed(2150, .resting), at: 0))
    #expect(effects.isEmpty)
  }
}
