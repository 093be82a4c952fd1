import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// How much is mounted that is not in sight.
@Suite struct OverscanTests {
  @Test(
    "It leans into the travel: ahead it grows up to two viewports, behind it shrinks to half",
    arguments: [
      // speed, ahead, behind
      (0.0, 250.0, 250.0), (1000, 400, 175), (2000, 550, 125), (10_000, 1750, 125), (1e300, 1850, 125),
    ])
  func leaning(speed: Double, ahead: Double, behind: Double) {
    #expect(Overscan().margins(speed: speed, viewport: 800) == (ahead, behind))
  }

  @Test(
    "What is no number of pt or s, or below 0, counts as 0",
    arguments: [Double.nan, -1, -Double.infinity])
  func badInput(number: Double) {
    #expect(Overscan(extent: number).margins(speed: 1000, viewport: 800) == (150, 0))
    #expect(Overscan(lookahead: number).margins(speed: 1000, viewport: 800) == (250, 250))
  }
}
