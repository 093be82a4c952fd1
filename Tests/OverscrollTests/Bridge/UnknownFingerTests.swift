import OverscrollCore
import Testing

/// What is drawn where nobody says who moves the content.
@Suite struct UnknownFingerTests {
  @Test("An indicator is drawn for where the content was last certain, until it stands still")
  func late() {
    var engine = ScrollEngine(behavior: ScrollBehavior(source: .inset))
    var time = 0.0
    func at(_ input: ScrollInput) -> ScrollEvent { ScrollEvent(input, at: time) }
    _ = engine.handle(at(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1)))
    _ = engine.handle(at(.observed(0, .unknown)))
    var reported: Set<Double> = [0]
    var framesLate = 0
    // A finger that goes on evenly, at 60 Hz.
    for step in 1...30 {
      time += 1.0 / 60
      let overscroll = Double(step) * 3
      reported.insert(overscroll)
      _ = engine.handle(at(.observed(-overscroll, .unknown)))
      let drawn = engine.presentation.start.overscroll
      #expect(reported.contains(drawn), "\(drawn)")
      if drawn != overscroll { framesLate += 1 }
    }
    #expect(framesLate > 0)
    time += 0.2
    _ = engine.handle(at(.tick))
    #expect(engine.presentation.start.overscroll == 90)
  }
}
