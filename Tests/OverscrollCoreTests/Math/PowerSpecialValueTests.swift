import OverscrollCore
import Testing

extension MathTests {
  /// The table of C99, F.9.4.4, line by line.
  @Suite("The special values of the power")
  struct PowerSpecialValueTests {
    static let all: [Double] = [
      0, -0.0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, 2.5, -2.5, 0x1p52, -0x1p53, 1e300, -1e300, .infinity,
      -.infinity, .nan, -.nan, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    ]

    @Test("one to any power, and anything to the power of zero, is one", arguments: all)
    func one(any: Double) {
      #expect(ElementaryFunctions.pow(1, any) == 1)
      #expect(ElementaryFunctions.pow(any, 0) == 1)
      #expect(ElementaryFunctions.pow(any, -0.0) == 1)
    }

    @Test("otherwise a NaN gives the one NaN", arguments: all)
    func notANumber(any: Double) {
      if any != 0 { check(any == 1 ? 2 : any, .nan, .nan) }
      if any != 0 { check(.nan, any, .nan) }
      if any != 0 { check(.signalingNaN, any, .nan) }
    }

    @Test(
      "zero as a base",
      arguments: [
        (0.0, 3.0, 0.0), (-0.0, 3, -0.0), (0, 2, 0), (-0.0, 2, 0), (0, 0.5, 0), (-0.0, 0.5, 0),
        (0, -3, .infinity), (-0.0, -3, -.infinity), (0, -2, .infinity), (-0.0, -2, .infinity),
        (0, -0.5, .infinity), (-0.0, -0.5, .infinity), (0, .infinity, 0), (-0.0, .infinity, 0),
        (0, -.infinity, .infinity), (-0.0, -.infinity, .infinity), (-0.0, 0x1p53, 0),
        (-0.0, 0x1.fffffffffffffp52, -0.0), (-0.0, -0x1.fffffffffffffp52, -.infinity),
      ] as [(Double, Double, Double)])
    func zero(x: Double, y: Double, expected: Double) {
      check(x, y, expected)
    }

    @Test(
      "infinity as a base",
      arguments: [
        (Double.infinity, 3.0, Double.infinity), (.infinity, 0.5, .infinity), (.infinity, -0.5, 0),
        (-.infinity, 3, -.infinity), (-.infinity, 2, .infinity), (-.infinity, 2.5, .infinity),
        (-.infinity, -3, -0.0), (-.infinity, -2, 0), (-.infinity, -2.5, 0),
        (.infinity, .infinity, .infinity), (-.infinity, .infinity, .infinity),
        (.infinity, -.infinity, 0), (-.infinity, -.infinity, 0),
      ] as [(Double, Double, Double)])
    func infiniteBase(x: Double, y: Double, expected: Double) {
      check(x, y, expected)
    }

    @Test(
      "infinity as an exponent",
      arguments: [
        (-1.0, Double.infinity, 1.0), (-1, -.infinity, 1), (0.5, .infinity, 0), (-0.5, .infinity, 0),
        (2, .infinity, .infinity), (-2, .infinity, .infinity), (0.5, -.infinity, .infinity),
        (-0.5, -.infinity, .infinity), (2, -.infinity, 0), (-2, -.infinity, 0),
      ] as [(Double, Double, Double)])
    func infiniteExponent(x: Double, y: Double, expected: Double) {
      check(x, y, expected)
    }

    @Test(
      "a finite negative base, and the ends of the range",
      arguments: [
        (-1.0, 0.5, Double.nan), (-8, 1.0 / 3, .nan), (-1e300, -2.5, .nan),
        (-.leastNonzeroMagnitude, 0.5, .nan), (-2, 3, -8), (-2, 2, 4), (-1, 0x1p53, 1),
        (-1, 0x1.fffffffffffffp52, -1), (2, 1024, .infinity), (-2, 1025, -.infinity), (2, -1074, 0x1p-1074),
        (-2, -1075, -0.0), (2, -1075, 0), (1e300, 1e300, .infinity), (1e300, -1e300, 0),
        (-1e300, -0x1p53, 0), (.leastNonzeroMagnitude, .leastNonzeroMagnitude, 1),
        (.greatestFiniteMagnitude, 1, .greatestFiniteMagnitude), (.leastNonzeroMagnitude, 1, 0x1p-1074),
        (1.0.nextUp, .greatestFiniteMagnitude, .infinity), (1.0.nextDown, .greatestFiniteMagnitude, 0),
      ] as [(Double, Double, Double)])
    func finite(x: Double, y: Double, expected: Double) {
      check(x, y, expected)
    }

    private func check(
      _ x: Double, _ y: Double, _ expected: Double, at location: SourceLocation = #_sourceLocation
    ) {
      let result = ElementaryFunctions.pow(x, y)
      #expect(isIdentical(result, expected), "pow(\(x), \(y)) is \(result)", sourceLocation: location)
    }
  }
}
