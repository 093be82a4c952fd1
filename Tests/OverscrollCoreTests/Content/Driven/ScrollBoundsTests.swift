import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("Scroll bounds")
  struct ScrollBoundsTests {
    static let gaps = [
      EdgePair(start: 0.0, end: 0.0), EdgePair(start: 60, end: 0), EdgePair(start: 0, end: 44),
      EdgePair(start: 80, end: 120),
    ]
    static let contents = [3000.0, 800, 20, 0]

    private func bounds(
      _ gaps: EdgePair<Double>, viewport: Double = 800, content: Double = 3000, bounces: Bool = true
    ) -> ScrollBounds {
      ScrollBounds(
        geometry: ScrollExtents(viewport: viewport, content: content), gaps: gaps, bounces: bounces)
    }

    @Test("The bounds extend from the gap at the start to the gap at the end", arguments: gaps)
    func range(gaps: EdgePair<Double>) {
      let bounds = bounds(gaps)
      #expect(bounds.lower == -gaps.start)
      #expect(bounds.upper == 2200 + gaps.end)
      for offset in [bounds.lower, -0.0, 0, 1000, 2200, bounds.upper] {
        #expect(bounds.contains(offset))
        #expect(bounds.nearest(to: offset) == offset)
      }
      for past in [0x1p-30, 1, 1e9, .infinity] {
        #expect(!bounds.contains(bounds.lower - past) && !bounds.contains(bounds.upper + past))
        #expect(bounds.nearest(to: bounds.lower - past) == bounds.lower)
        #expect(bounds.nearest(to: bounds.upper + past) == bounds.upper)
      }
    }

    @Test("The bounds of empty or short content are a single offset, extended by its gaps", arguments: gaps)
    func short(gaps: EdgePair<Double>) {
      for content in [0.0, 20, 799.5, 800] {
        let bounds = bounds(gaps, content: content)
        #expect(bounds.lower == -gaps.start)
        #expect(bounds.upper == gaps.end)
      }
    }

    @Test(
      "The content follows the finger inside the bounds, and follows the rubber band past a bound",
      arguments: gaps, contents)
    func shown(gaps: EdgePair<Double>, content: Double) {
      let bounds = bounds(gaps, content: content)
      let band = RubberBand(dimension: 800)
      for past in [0.001, 1, 77, 800, 1e5] {
        #expect(
          bounds.offset(forUnresisted: bounds.lower - past) == bounds.lower - band.overscroll(forTravel: past)
        )
        let shown = bounds.offset(forUnresisted: bounds.upper + past)
        #expect(abs(shown - bounds.upper - band.overscroll(forTravel: past)) < 1e-9)
      }
      for share in [0, 0.3, 1] {
        let inside = bounds.lower + share * (bounds.upper - bounds.lower)
        #expect(bounds.offset(forUnresisted: inside) == inside)
      }
    }

    /// Measured error: at most 2^-42 pt, which is half an ulp of an offset of 3000 pt.
    @Test(
      "The finger's requested offset can be computed back from the visible offset", arguments: gaps, contents)
    func inverse(gaps: EdgePair<Double>, content: Double) {
      let bounds = bounds(gaps, content: content)
      for step in -1500...3700 {
        let offset = Double(step) * 0.77
        guard offset > bounds.lower - 790, offset < bounds.upper + 790 else { continue }
        let wanted = bounds.unresistedOffset(forOffset: offset)
        #expect(abs(bounds.offset(forUnresisted: wanted) - offset) <= 0x1p-41, "offset \(offset)")
        let again = bounds.unresistedOffset(forOffset: bounds.offset(forUnresisted: wanted))
        let conditioning = 1 / bounds.slope(atUnresisted: wanted)
        #expect(abs(again - wanted) <= 0x1p-41 * conditioning, "wanted \(wanted)")
      }
    }

    @Test("The slope equals the numerical derivative of the visible offset", arguments: gaps)
    func slope(gaps: EdgePair<Double>) {
      let bounds = bounds(gaps)
      for wanted in [-5000, bounds.lower - 300, bounds.lower + 10, 900, bounds.upper + 40, 9000] {
        let rise =
          bounds.offset(forUnresisted: wanted + 0x1p-8) - bounds.offset(forUnresisted: wanted - 0x1p-8)
        #expect(abs(bounds.slope(atUnresisted: wanted) - rise * 0x1p7) < 1e-6, "wanted \(wanted)")
      }
      #expect(bounds.slope(atUnresisted: bounds.lower) == 1 && bounds.slope(atUnresisted: bounds.upper) == 1)
    }

    @Test("Hard bounds allow no offset past them", arguments: gaps)
    func hard(gaps: EdgePair<Double>) {
      let bounds = bounds(gaps, bounces: false)
      for past in [0.5, 100, 1e12, .infinity] {
        #expect(bounds.offset(forUnresisted: bounds.lower - past) == bounds.lower)
        #expect(bounds.offset(forUnresisted: bounds.upper + past) == bounds.upper)
        #expect(bounds.slope(atUnresisted: bounds.lower - past) == 0)
      }
      #expect(bounds.offset(forUnresisted: 333) == 333)
      #expect(bounds.slope(atUnresisted: 333) == 1)
      let outside = bounds.lower - 50
      #expect(bounds.unresistedOffset(forOffset: outside) == outside)
      #expect(bounds.offset(forUnresisted: outside - 1, from: outside) == outside)
      #expect(bounds.offset(forUnresisted: outside + 1, from: outside) == outside + 1)
    }

    @Test("All results are finite, even for invalid offsets", arguments: [true, false])
    func bad(bounces: Bool) {
      for viewport in [0.0, 800, .longestExtent] {
        let bounds = bounds(EdgePair(start: 60, end: 44), viewport: viewport, bounces: bounces)
        for offset in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
          #expect(bounds.offset(forUnresisted: offset).isFinite)
          // Without a rubber band the result is the offset itself, which the scroller keeps finite.
          if !bounds.isHard { #expect(bounds.unresistedOffset(forOffset: offset).isFinite) }
        }
      }
    }
  }
}

extension ScrollBounds {
  /// The visible offset of content that was inside the bounds.
  fileprivate func offset(forUnresisted wanted: Double) -> Double {
    offset(forUnresisted: wanted, from: lower)
  }
}
