extension Comparable {
  /// The value, or the bound that it is beyond.
  ///
  /// If `bottom` is above `top`, the result is `bottom`. A value that isn't ordered, such as NaN, counts as
  /// `top`.
  ///
  /// - Parameters:
  ///   - bottom: The least result.
  ///   - top: The greatest result.
  public func bounded(bottom: Self, top: Self) -> Self { max(bottom, min(top, self)) }
}
