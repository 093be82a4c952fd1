import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("A scroll step")
  struct ScrollStepTests {
    private let bounds = ScrollBounds(
      geometry: ScrollExtents(viewport: 800, content: 3000), gaps: EdgePair(start: 60, end: 44),
      bounces: true)

    @Test(
      "leads a line, a page less an eighth, or all the way",
      arguments: [
        (ScrollStep.lineBackward, 960.0), (.lineForward, 1040), (.pageBackward, 300), (.pageForward, 1700),
        (.toStart, -60), (.toEnd, 2244),
      ])
    func destination(step: ScrollStep, expected: Double) {
      #expect(step.destination(from: 1000, viewport: 800, bounds: bounds) == expected)
    }

    @Test("is undone by its opposite away from the bounds")
    func opposites() {
      for (there, back) in [(ScrollStep.lineForward, ScrollStep.lineBackward), (.pageForward, .pageBackward)]
      {
        let far = there.destination(from: 1000, viewport: 800, bounds: bounds)
        #expect(far > 1000)
        #expect(back.destination(from: far, viewport: 800, bounds: bounds) == 1000)
      }
    }

    @Test("all has a case in this file's tables")
    func all() {
      #expect(ScrollStep.allCases.count == 6)
    }

    @Test("of a page goes nowhere in a viewport of no extent")
    func noViewport() {
      for step in [ScrollStep.pageBackward, .pageForward] {
        #expect(step.destination(from: 12, viewport: 0, bounds: bounds) == 12)
      }
    }
  }
}
