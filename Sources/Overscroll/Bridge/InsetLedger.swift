import OverscrollCore

/// Which part of a platform's insets is ours.
///
/// Insets are shared: bars, margins and the app have their part in the same numbers. So ours are changed by
/// differences, never set, and are known at any time.
struct InsetLedger: Hashable, Sendable {
  /// What we have added, in pt.
  private(set) var own = EdgePair(start: 0.0, end: 0.0)
  /// What others had, in pt, when the insets were last seen.
  private var others: EdgePair<Double>?

  /// How close, in pt, two insets have to be to count as the same: less than any screen shows.
  static let tolerance = 0.01

  /// Changes our part.
  ///
  /// - Parameter insets: Our part from now on, in pt.
  /// - Returns: What is to be added to the platform's insets.
  mutating func change(to insets: EdgePair<Double>) -> EdgePair<Double> {
    defer { own = insets }
    return EdgePair(start: insets.start - own.start, end: insets.end - own.end)
  }

  /// Looks at the platform's insets after somebody may have changed them.
  ///
  /// Whoever sets them anew to what they were without ours, as a layout may, takes ours away. Any other change is a
  /// change of the others' part.
  ///
  /// - Parameter insets: The platform's insets, in pt.
  /// - Returns: What is to be added to them again, if ours have been taken away.
  mutating func see(_ insets: EdgePair<Double>) -> EdgePair<Double>? {
    if let others, own != EdgePair(start: 0, end: 0), isClose(insets, others) { return own }
    others = EdgePair(start: insets.start - own.start, end: insets.end - own.end)
    return nil
  }

  private func isClose(_ one: EdgePair<Double>, _ other: EdgePair<Double>) -> Bool {
    abs(one.start - other.start) < InsetLedger.tolerance && abs(one.end - other.end) < InsetLedger.tolerance
  }
}
