import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// The distance that content scrolls while the user extends a selection past an edge.
@Suite struct SelectionScrollingTests {
  /// Rows of the distance past the edge (pt), the elapsed time (s) and the scroll distance (pt).
  static let table: [(Double, Double, Double)] = [
    (0, 0.016, 0), (10, 0.01, 1.5), (-10, 0.01, -1.5), (20, 0.01, 3), (40, 0.02, 12),
    // The speed is greatest from 200 pt on.
    (200, 0.01, 30), (201, 0.01, 30), (1e300, 0.01, 30), (-.infinity, 0.01, -30),
    // A late step scrolls by a tenth of a second at most.
    (10, 0.1, 15), (10, 0.11, 15), (10, .infinity, 15),
    // Bad input scrolls nothing.
    (10, 0, 0), (10, -1, 0), (-10, -.infinity, 0),
  ]

  @Test("The scroll speed increases with the distance past the edge, up to a limit", arguments: table)
  func distance(past: Double, elapsed: Double, expected: Double) {
    #expect(abs(SelectionScrolling.distance(past: past, over: elapsed) - expected) < 1e-12)
  }

  @Test("An input that is not a number yields NaN, which a wheel ignores")
  func noNumbers() {
    #expect(SelectionScrolling.distance(past: .nan, over: 0.01).isNaN)
    #expect(SelectionScrolling.distance(past: 10, over: .nan).isNaN)
  }

  @Test("Several short steps scroll as far as one long step, up to the longest step")
  func shortSteps() {
    let short = (0..<6).reduce(0) { sum, _ in sum + SelectionScrolling.distance(past: 33, over: 0.016) }
    #expect(abs(short - SelectionScrolling.distance(past: 33, over: 0.096)) < 1e-9)
  }

  @Test("Scrolling by a selection stops at the edges and starts no pull")
  func edges() {
    var rig = Rig(start: .standard, end: .standard, content: 1000)
    rig.send(.wheel(SelectionScrolling.distance(past: 1e3, over: 1), isPrecise: true))
    #expect(rig.engine.presentation.contentOffset == 200)
    rig.send(.wheel(SelectionScrolling.distance(past: -1e3, over: 1), isPrecise: true))
    #expect(rig.engine.presentation.contentOffset == 0)
    #expect(rig.engine.phase(of: .start) == .idle && rig.engine.phase(of: .end) == .idle)
  }
}
