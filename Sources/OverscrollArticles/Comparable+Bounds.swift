extension Comparable {
  /// Returns the value limited to two bounds, as in the first article.
  ///
  /// If `bottom` is above `top`, the result is `bottom`. For a value without an order, such as NaN, the
  /// result is `top`.
  ///
  /// - Parameters:
  ///   - bottom: The least result.
  ///   - top: The greatest result.
  public func bounded(bottom: Self, top: Self) -> Self { max(bottom, min(top, self)) }

  /// Returns the value limited to a range, as in the third article.
  ///
  /// For a value without an order, such as NaN, the result is the upper limit.
  ///
  /// - Parameter limits: The least and the greatest result.
  public func clamped(to limits: ClosedRange<Self>) -> Self {
    bounded(bottom: limits.lowerBound, top: limits.upperBound)
  }
}

extension BinaryFloatingPoint {
  /// The value limited to the range from 0 to 1, or 0 for NaN.
  var unitClamped: Self { isNaN ? 0 : bounded(bottom: 0, top: 1) }
}
