import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Scroll steps by a key or an assistive technology, if the platform scrolls and the engine sets its
/// insets.
@Suite struct StepTests {
  /// The distance that a step scrolls resting content while an action runs, in pt, or `nil` without a
  /// scroll.
  private func way(_ step: ScrollStep, from offset: Double, running edge: ScrollEdge) -> Double? {
    var engine = ScrollEngine(start: .phone, end: .phone, behavior: ScrollBehavior(source: .platformInset))
    _ = engine.handle(.attach, at: 0)
    _ = engine.handle(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), at: 0)
    _ = engine.handle(.observed(edge == .start ? 0 : 2200, .resting), at: 0)
    _ = engine.handle(.begin(edge), at: 1)
    _ = engine.handle(.observed(offset, .resting), at: 2)
    for effect in engine.handle(.step(step), at: 3) {
      if case .setInsets(let change) = effect, let goal = change.offset { return goal - offset }
    }
    return nil
  }

  @Test(
    "A step scrolls in its own direction or not at all, even inside a gap", arguments: ScrollStep.allCases,
    ScrollEdge.allCases
  )
  func direction(_ step: ScrollStep, running edge: ScrollEdge) {
    let isBackward = [.lineBackward, .pageBackward, .toStart].contains(step)
    let range = edge == .start ? -60.0...2200 : 0.0...2260
    for offset in stride(from: range.lowerBound, through: range.upperBound, by: 20) {
      guard let way = way(step, from: offset, running: edge) else {
        #expect(offset == (isBackward ? range.lowerBound : range.upperBound))
        continue
      }
      #expect(isBackward ? way < 0 : way > 0, "from \(offset): \(way)")
      #expect(range.contains(offset + way))
    }
  }
}
