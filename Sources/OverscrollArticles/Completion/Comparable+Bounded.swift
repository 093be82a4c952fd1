extension Comparable {
  /// The value, or the bound that it is beyond.
  ///
  /// Where the bounds are the wrong way round, the bottom one counts. A value that is not ordered, as NaN is not,
  /// counts as the top.
  ///
  /// - Parameters:
  ///   - bottom: The least result.
  ///   - top: The greatest result.
  public func bounded(bottom: Self, top: Self) -> Self { max(bottom, min(top, self)) }
}
