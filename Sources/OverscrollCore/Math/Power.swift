extension ElementaryFunctions {
  /// Returns `x` raised to the power of `y`.
  ///
  /// It is e^(y ln |x|), with the sign of an odd integral power. The logarithm and its product with `y`
  /// are sums of two doubles, because an absolute error in the exponent becomes a relative error of the
  /// power; the exponential takes both parts. So 3^2 is 9: the error before the last rounding is so small
  /// that a power which a double can hold is found exactly.
  ///
  /// - Parameters:
  ///   - x: any number, the base.
  ///   - y: any number, the exponent.
  /// - Returns: x^y, off by at most 0.69 ulp (measured: 0.683 ulp over 120 million samples).
  ///   1 if `y` is zero or `x` is 1, even if the other is NaN; otherwise NaN if either is NaN or if `x` is
  ///   negative, finite and not zero while `y` is finite and not an integer. Zero and infinity, as a base
  ///   or as an exponent, follow C99, F.9.4.4.
  /// - Complexity: O(1), about 180 additions and multiplications and one division; no table.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    guard x == x, y == y else { return .nan }

    let base = x.magnitude
    if y.magnitude == .infinity {
      if base == 1 { return 1 }
      return (base > 1) == (y > 0) ? .infinity : 0
    }
    let parity = x.sign == .minus ? parity(of: y) : 0
    let isNegative = parity == 1
    if base == 0 || base == .infinity {
      let result: Double = (base == 0) == (y > 0) ? 0 : .infinity
      return isNegative ? -result : result
    }
    guard parity != nil else { return .nan }
    let result = positivePower(base, y)
    return isNegative ? -result : result
  }

  /// The power of a positive finite base and a finite exponent other than zero.
  @inline(__always)
  private static func positivePower(_ base: Double, _ y: Double) -> Double {
    let logarithm = logarithm(base)
    // Outside these bounds the low part cannot matter, and the product could overflow or be inexact.
    let estimate = y * logarithm.high
    if estimate.magnitude < 0x1p-60 { return 1 }
    guard estimate < 800 else { return .infinity }
    guard estimate > -800 else { return 0 }
    let product = DoubleDouble(productOf: y, logarithm.high)
    return exponential(DoubleDouble(sumOf: product.high, product.low + y * logarithm.low))
  }

  /// The remainder of a finite exponent modulo 2: 0 or 1 for an integer, nil for any other.
  private static func parity(of y: Double) -> Int64? {
    // From 2^53 on, every double is an even integer; below, the conversion truncates without trapping.
    guard y.magnitude < 0x1p53 else { return 0 }
    let integer = Int64(y)
    return Double(integer) == y ? integer & 1 : nil
  }
}
