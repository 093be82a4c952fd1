/// An unevaluated sum of two doubles with a precision of over 100 bits.
///
/// The magnitude of `low` is at most a few ulps of `high`. An ulp is the distance between neighboring
/// doubles.
///
/// Source of every formula: T. J. Dekker, "A floating-point technique for extending the available
/// precision", Numerische Mathematik 18 (1971). No formula needs a fused multiply-add, which WebAssembly
/// lacks.
package struct DoubleDouble {
  /// The leading part: the sum to the precision of one double.
  package var high: Double

  /// The difference between the sum and `high`.
  package var low: Double

  @inline(__always)
  package init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// Makes the exact sum of two doubles.
  ///
  /// - Parameters:
  ///   - larger: The addend of the larger magnitude, or zero.
  ///   - smaller: The addend of the smaller magnitude.
  @inline(__always)
  package init(sumOf larger: Double, _ smaller: Double) {
    high = larger + smaller
    low = smaller - (high - larger)
  }

  /// Makes the exact product of two doubles.
  ///
  /// The magnitude of each factor must be at most 2^995, and the product must not be near underflow.
  @inline(__always)
  package init(productOf a: Double, _ b: Double) {
    let (aHigh, aLow) = DoubleDouble.splitHighLow(of: a)
    let (bHigh, bLow) = DoubleDouble.splitHighLow(of: b)
    high = a * b
    low = ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow
  }

  /// Splits a value into a sum of two numbers of at most 26 bits.
  ///
  /// This is Veltkamp's splitting.
  @inline(__always)
  private static func splitHighLow(of value: Double) -> (high: Double, low: Double) {
    let stretched = value * 134_217_729  // 2^27 + 1
    let high = stretched - (stretched - value)
    return (high, value - high)
  }
}
