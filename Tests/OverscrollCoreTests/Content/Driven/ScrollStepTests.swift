import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("Scroll steps")
  struct ScrollStepTests {
    private let bounds = ScrollBounds(
      geometry: ScrollExtents(viewport: 800, content: 3000), gaps: EdgePair(start: 60, end: 44),
      bounces: true)

    @Test(
      "A step scrolls by a line, by seven eighths of a page, or to an end",
      arguments: [
        (ScrollStep.lineBackward, 960.0), (.lineForward, 1040), (.pageBackward, 300), (.pageForward, 1700),
        (.toStart, -60), (.toEnd, 2244),
      ])
    func destination(step: ScrollStep, expected: Double) {
      #expect(step.destination(from: 1000, viewport: 800, bounds: bounds) == expected)
    }

    @Test("Away from the bounds, the opposite step returns to the offset")
    func opposites() {
      for (there, back) in [(ScrollStep.lineForward, ScrollStep.lineBackward), (.pageForward, .pageBackward)]
      {
        let far = there.destination(from: 1000, viewport: 800, bounds: bounds)
        #expect(far > 1000)
        #expect(back.destination(from: far, viewport: 800, bounds: bounds) == 1000)
      }
    }

    @Test("The type `ScrollStep` has the six cases that this file tests")
    func all() {
      #expect(ScrollStep.allCases.count == 6)
    }

    @Test("In a viewport without an extent, a page step does not scroll")
    func noViewport() {
      for step in [ScrollStep.pageBackward, .pageForward] {
        #expect(step.destination(from: 12, viewport: 0, bounds: bounds) == 12)
      }
    }
  }
}
