extension Comparable {
  /// Returns the value, limited to two bounds, as in the first article.
  ///
  /// If `bottom` is above `top`, the result is `bottom`. A value that isn't ordered, such as NaN, counts as
  /// `top`.
  ///
  /// - Parameters:
  ///   - bottom: The least result.
  ///   - top: The greatest result.
  public func bounded(bottom: Self, top: Self) -> Self { max(bottom, min(top, self)) }

  /// Returns the value, limited to a range, as in the third article.
  ///
  /// A value that isn't ordered, such as NaN, counts as the upper limit.
  ///
  /// - Parameter limits: The least and the greatest result.
  public func clamped(to limits: ClosedRange<Self>) -> Self {
    bounded(bottom: limits.lowerBound, top: limits.upperBound)
  }
}

extension BinaryFloatingPoint {
  /// A part of a whole: from 0 to 1, where NaN counts as 0.
  var share: Self { isNaN ? 0 : bounded(bottom: 0, top: 1) }
}
