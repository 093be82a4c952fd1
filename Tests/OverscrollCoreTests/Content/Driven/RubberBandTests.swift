import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The rubber band")
  struct RubberBandTests {
    static let dimensions = [1.0, 44, 320, 812, 1024.5, 7680]

    /// The formula as it is published for UIScrollView.
    private func naive(_ x: Double, _ d: Double) -> Double {
      (1 - 1 / (x * RubberBand.stiffness / d + 1)) * d
    }

    private func powerOfTen(_ exponent: Double) -> Double {
      ElementaryFunctions.exp(exponent * ElementaryFunctions.log(10))
    }

    @Test("The overscroll follows the formula that is published for UIScrollView", arguments: dimensions)
    func formula(dimension: Double) {
      let band = RubberBand(dimension: dimension)
      for exponent in stride(from: -6.0, through: 6, by: 0.01) {
        let travel = dimension * powerOfTen(exponent)
        let truth = naive(travel, dimension)
        let error = relativeError(band.overscroll(forTravel: travel), truth)
        // For short travels, the published form loses digits by cancellation. From a thousandth of d on,
        // both forms are accurate.
        #expect(error <= (travel < dimension / 1000 ? 0x1p-51 * dimension / travel : 0x1p-41))
      }
      #expect(RubberBand.stiffness == 0.55)
    }

    /// Measured errors: at most 3.9 × 2^-53 of an overscroll, and 5.2 × 2^-53 of a travel times its
    /// conditioning.
    @Test(
      "The travel for an overscroll is exact except for rounding, over twelve orders of magnitude",
      arguments: dimensions)
    func inverse(dimension: Double) {
      let band = RubberBand(dimension: dimension)
      for exponent in stride(from: -6.0, through: 6, by: 0.003) {
        let travel = dimension * powerOfTen(exponent)
        let overscroll = band.overscroll(forTravel: travel)
        // An ulp of the overscroll corresponds to (x c + d) / d ulps of the travel.
        let conditioning = (travel * RubberBand.stiffness + dimension) / dimension
        let back = relativeError(band.travel(forOverscroll: overscroll), travel)
        #expect(back <= 6 * conditioning * 0x1p-53, "travel \(travel)")
        let visible = dimension * (1 - powerOfTen(-exponent.magnitude)) * 0.999
        let again = relativeError(band.overscroll(forTravel: band.travel(forOverscroll: visible)), visible)
        #expect(again <= 6 * 0x1p-53, "overscroll \(visible)")
      }
    }

    @Test("The slope equals the numerical derivative of the overscroll", arguments: dimensions)
    func slope(dimension: Double) {
      let band = RubberBand(dimension: dimension)
      for share in [0.001, 0.01, 0.1, 0.5, 1, 2, 10] {
        let travel = dimension * share
        let step = travel * 0x1p-12
        let rise = band.overscroll(forTravel: travel + step) - band.overscroll(forTravel: travel - step)
        #expect(relativeError(band.slope(atTravel: travel), rise / (2 * step)) < 1e-6)
      }
      #expect(band.slope(atTravel: 0) == 0.55)
      #expect(band.slope(atTravel: -5) == 0.55)
    }

    @Test("The overscroll grows with the travel and stays below the viewport's extent", arguments: dimensions)
    func monotone(dimension: Double) {
      let band = RubberBand(dimension: dimension)
      var last = 0.0
      var travel = 0x1p-20
      while travel < Double.longestExtent {
        let overscroll = band.overscroll(forTravel: travel)
        #expect(overscroll > last)
        #expect(overscroll < dimension)
        last = overscroll
        travel *= 1.25
      }
      #expect(band.overscroll(forTravel: .infinity) == band.overscroll(forTravel: Double.longestExtent))
      #expect(band.overscroll(forTravel: .infinity) < dimension)
      #expect(relativeError(band.overscroll(forTravel: .infinity), dimension) < 1e-7)
    }

    @Test("An invalid travel has an overscroll of 0", arguments: [0, -0.0, -1, -1e300, -.infinity, .nan])
    func badTravel(travel: Double) {
      let band = RubberBand(dimension: 800)
      #expect(band.overscroll(forTravel: travel) == 0)
      #expect(band.travel(forOverscroll: travel) == 0)
      #expect(band.slope(atTravel: travel) == 0.55)
    }

    @Test("An unreachable overscroll has the travel of the last reachable overscroll")
    func unreachable() {
      let band = RubberBand(dimension: 800)
      let last = band.travel(forOverscroll: 800 * (1 - 0x1p-20))
      #expect(last > 1e9 && last.isFinite)
      for overscroll in [800, 801, 1e12, .infinity] {
        #expect(band.travel(forOverscroll: overscroll) == last)
      }
    }

    @Test(
      "A viewport without an extent has no overscroll",
      arguments: [0, -0.0, -800, -.infinity, .infinity, .nan])
    func badDimension(dimension: Double) {
      let band = RubberBand(dimension: dimension)
      #expect(band.dimension == 0)
      #expect(band.overscroll(forTravel: 100) == 0)
      #expect(band.travel(forOverscroll: 100) == 0)
      #expect(band.slope(atTravel: 0) == 0)
    }
  }
}
