import OverscrollCore
import Testing

/// What is drawn where nobody says who moves the content.
@Suite struct UnknownFingerTests {
  @Test("An indicator is drawn for where the content is, though its edge waits until a finger is certain")
  func inTime() {
    var engine = ScrollEngine(behavior: ScrollBehavior(source: .inset))
    var time = 0.0
    func at(_ input: ScrollInput) -> ScrollEvent { ScrollEvent(input, at: time) }
    _ = engine.handle(at(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1)))
    _ = engine.handle(at(.observed(0, .unknown)))
    // A finger that goes on evenly, at 60 Hz, past the threshold.
    for step in 1...40 {
      time += 1.0 / 60
      let overscroll = Double(step) * 3
      _ = engine.handle(at(.observed(-overscroll, .unknown)))
      #expect(engine.presentation.start.overscroll == overscroll)
      #expect(engine.presentation.contentOffset == -overscroll && engine.presentation.shift == 0)
    }
    time += 0.2
    _ = engine.handle(at(.tick))
    #expect(engine.presentation.start.overscroll == 120)
    guard case .armed = engine.presentation.start.phase else {
      Issue.record("\(engine.presentation.start.phase)")
      return
    }
  }
}
