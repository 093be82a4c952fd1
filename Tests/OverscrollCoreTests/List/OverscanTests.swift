import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// The overscan: the extent that is mounted outside the viewport.
@Suite struct OverscanTests {
  @Test(
    "The overscan grows ahead of the motion, up to two viewports, and shrinks to half behind it",
    arguments: [
      // speed, ahead, behind
      (0.0, 250.0, 250.0), (1000, 400, 175), (2000, 550, 125), (10_000, 1750, 125), (1e300, 1850, 125),
    ])
  func leaning(speed: Double, ahead: Double, behind: Double) {
    #expect(Overscan().margins(speed: speed, viewport: 800) == (ahead, behind))
  }

  @Test(
    "A number that is negative or not finite is treated as 0",
    arguments: [Double.nan, -1, -Double.infinity])
  func badInput(number: Double) {
    #expect(Overscan(extent: number).margins(speed: 1000, viewport: 800) == (150, 0))
    #expect(Overscan(lookahead: number).margins(speed: 1000, viewport: 800) == (250, 250))
  }
}
