import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// The distances in pt that result from a configuration.
@Suite struct ResolvedEdgeDistancesTests {
  static let viewports: [Double] = [0, 1, 99, 320, 500, 800, 1366, 1e6]

  private func resolve(_ configuration: EdgeConfiguration, viewport: Double, indicator: Double = 60)
    -> ResolvedEdgeDistances
  {
    ResolvedEdgeDistances(configuration, viewport: viewport, indicatorExtent: indicator)
  }

  @Test("No threshold exceeds a fifth of the viewport, for any preset", arguments: Preset.pulled)
  func fifth(_ preset: Preset) {
    for viewport in Self.viewports {
      for threshold: EdgeDistance? in [nil, .points(1e9), .fraction(0.9), .indicatorExtent] {
        var configuration = preset.configuration
        if let threshold { configuration.threshold = threshold }
        configuration.secondThreshold = .points(2000)
        let resolution = resolve(configuration, viewport: viewport, indicator: 5000)
        #expect(resolution.threshold <= viewport / 5)
        #expect(resolution.secondThreshold <= viewport / 5 || resolution.secondThreshold == .infinity)
        #expect((resolution.threshold > 0) == (viewport > 0))
      }
    }
  }

  @Test("Until an indicator is measured, the gap has its configured extent", arguments: [0, 0.5, 60])
  func unmeasured(hold: Double) {
    #expect(resolve(EdgeConfiguration(gap: .points(hold)), viewport: 800).gapExtent == hold)
  }

  @Test("A threshold below a fifth of the viewport is unchanged")
  func untouched() {
    #expect(resolve(.phone, viewport: 500).threshold == 100)
    #expect(resolve(.phone, viewport: 499).threshold < 100)
    #expect(resolve(.fraction(0.15), viewport: 800).threshold == 120)
  }

  struct Scaled: Sendable {
    let first: Double
    let second: Double
    let viewport: Double
    let threshold: Double
    let secondThreshold: Double
  }

  @Test(
    "If a threshold exceeds a fifth of the viewport, both thresholds shrink by the same factor",
    arguments: [
      Scaled(first: 80, second: 160, viewport: 800, threshold: 80, secondThreshold: 160),
      Scaled(first: 80, second: 160, viewport: 400, threshold: 40, secondThreshold: 80),
      Scaled(first: 100, second: 300, viewport: 750, threshold: 50, secondThreshold: 150),
      Scaled(first: 64, second: 1024, viewport: 640, threshold: 8, secondThreshold: 128),
    ])
  func scaled(_ row: Scaled) {
    let resolution = resolve(
      EdgeConfiguration(threshold: .points(row.first), secondThreshold: .points(row.second)),
      viewport: row.viewport)
    #expect(resolution.threshold == row.threshold)
    #expect(resolution.secondThreshold == row.secondThreshold)
    #expect(resolution.level(at: row.threshold.nextDown) == nil)
    #expect(resolution.level(at: row.threshold) == .first)
    #expect(resolution.level(at: row.secondThreshold.nextDown) == .first)
    #expect(resolution.level(at: row.secondThreshold) == .second)
  }

  @Test("A second threshold that does not exceed the first is ignored", arguments: [100.0, 99, 0, -1, .nan])
  func noSecond(_ second: Double) {
    let resolution = resolve(EdgeConfiguration(secondThreshold: .points(second)), viewport: 800)
    #expect(resolution.threshold == 100)
    #expect(resolution.secondThreshold == .infinity)
    #expect(resolution.level(at: 1e9) == .first)
  }

  @Test(
    "A threshold of 0 is never reached, so an edge without a viewport or indicator extent cannot be pulled")
  func nothing() {
    #expect(resolve(.phone, viewport: 0).level(at: 1000) == nil)
    #expect(resolve(EdgeConfiguration(threshold: .points(0)), viewport: 800).level(at: 1000) == nil)
    #expect(resolve(.headerFooter, viewport: 800, indicator: 0).level(at: 1000) == nil)
  }

  @Test(
    "Extreme and invalid numbers yield distances that are finite and not negative",
    arguments: [Double.nan, .infinity, -.infinity, -5, 1e300, .leastNonzeroMagnitude])
  func absurd(_ number: Double) {
    for distance: EdgeDistance in [.points(number), .fraction(number)] {
      for viewport in Self.viewports {
        let resolution = resolve(
          EdgeConfiguration(threshold: distance, secondThreshold: .points(number), gap: distance),
          viewport: viewport)
        #expect(resolution.threshold >= 0 && resolution.threshold <= viewport / 5)
        #expect(resolution.secondThreshold >= resolution.threshold)
        #expect(resolution.gapExtent >= 0 && resolution.gapExtent.isFinite)
      }
    }
  }

  @Test("An edge uses the reported extents of its indicator and its viewport")
  func reported() {
    var engine = ScrollEngine(start: .headerFooter)
    func send(_ input: ScrollInput) { _ = engine.handle(ScrollEvent(input, at: 0)) }
    send(.layout(ScrollExtents(viewport: 800, content: 0), revision: 1))
    send(.indicatorExtent(.start, 44))
    #expect(engine.edges.start.resolution.threshold == 44)
    #expect(engine.edges.start.resolution.gapExtent == 44)
    send(.layout(ScrollExtents(viewport: 100, content: 0), revision: 1))
    #expect(engine.edges.start.resolution.threshold == 20)
    send(.indicatorExtent(.start, -3))
    #expect(engine.edges.start.indicatorExtent == 0)
  }

  struct Gap: Sendable {
    let hold: EdgeDistance
    var placement = IndicatorMotion.Placement.above
    let measured: Double?
    let gap: Double
  }

  @Test(
    "The gap is at least as long as the measured indicator in it",
    arguments: [
      Gap(hold: .points(60), measured: nil, gap: 60),
      Gap(hold: .points(40), measured: nil, gap: 40),
      Gap(hold: .points(60), measured: 20, gap: 60),
      Gap(hold: .points(60), measured: 164, gap: 164),
      Gap(hold: .fraction(0.1), measured: 164, gap: 164),
      Gap(hold: .indicatorExtent, measured: 164, gap: 164),
      Gap(hold: .points(60), placement: .behind, measured: 164, gap: 164),
      Gap(hold: .points(60), placement: .inFront, measured: 164, gap: 164),
      // A pinned indicator has its own bar.
      Gap(hold: .points(60), placement: .pinned, measured: 164, gap: 60),
      // The configuration has no gap, or the measured extent is invalid.
      Gap(hold: .points(0), measured: 164, gap: 0),
      Gap(hold: .points(.nan), measured: 164, gap: 0),
      Gap(hold: .points(60), measured: .nan, gap: 60),
      // An infinite extent is invalid.
      Gap(hold: .points(60), measured: .infinity, gap: 60),
    ])
  func gap(_ row: Gap) {
    var engine = ScrollEngine(
      start: EdgeConfiguration(gap: row.hold, indicator: IndicatorMotion(placement: row.placement)))
    func send(_ input: ScrollInput, at time: Double = 0) { _ = engine.handle(ScrollEvent(input, at: time)) }
    send(.layout(ScrollExtents(viewport: 800, content: 2000), revision: 1))
    if let measured = row.measured { send(.indicatorExtent(.start, measured)) }
    #expect(engine.edges.start.resolution.gapExtent == row.gap)
    send(.begin(.start))
    send(.tick, at: 3)
    #expect(engine.presentation.contentOffset == -row.gap)
    // The indicator does not change the threshold.
    #expect(engine.edges.start.resolution.threshold == 100)
  }

  @Test(
    "An edge that is configured later equals an edge created with the configuration", arguments: Preset.pulled
  )
  func configuredLater(_ preset: Preset) {
    var configuration = preset.configuration
    configuration.indicator.extent = 90
    var engine = ScrollEngine(start: .phone)
    let layout = ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 0), revision: 1), at: 0)
    _ = engine.handle(layout)
    _ = engine.handle(ScrollEvent(.configure(.start, configuration), at: 0))
    var made = ScrollEngine(start: configuration)
    _ = made.handle(layout)
    #expect(engine.edges.start == made.edges.start)
  }

  @Test(
    "The share of an overscroll, which is the overscroll divided by the threshold, is at most 2^20",
    arguments: [1e9, 1e300, .infinity])
  func largest(_ overscroll: Double) {
    #expect(resolve(.phone, viewport: 500).fractionOfThreshold(of: overscroll) == 0x1p20)
  }
}
