/// An unevaluated sum of two doubles, the second at most a few ulps of the first, that carries over 100 bits.
///
/// Source of every formula: T. J. Dekker, "A floating-point technique for extending the available
/// precision", Numerische Mathematik 18 (1971). None needs a fused multiply-add, which WebAssembly lacks.
package struct DoubleDouble {
  /// The sum, rounded to a double or nearly so.
  package var high: Double

  /// What the first part leaves.
  package var low: Double

  @inline(__always)
  package init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two doubles, the first of which is the larger in magnitude (or zero).
  @inline(__always)
  package init(sumOf larger: Double, _ smaller: Double) {
    high = larger + smaller
    low = smaller - (high - larger)
  }

  /// The exact product of two doubles, neither of them above 2^995 and the product not near underflow.
  @inline(__always)
  package init(productOf a: Double, _ b: Double) {
    let (aHigh, aLow) = DoubleDouble.halves(of: a)
    let (bHigh, bLow) = DoubleDouble.halves(of: b)
    high = a * b
    low = ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow
  }

  /// Veltkamp's splitting: two numbers of at most 26 bits whose sum is `value`.
  @inline(__always)
  private static func halves(of value: Double) -> (high: Double, low: Double) {
    let stretched = value * 134_217_729  // 2^27 + 1
    let high = stretched - (stretched - value)
    return (high, value - high)
  }
}
