import OverscrollCore

/// Which part of a platform's insets is ours.
///
/// Insets are shared: bars, margins and the app have their part in the same numbers. So ours are changed by
/// differences, never set, and are known at any time.
struct InsetLedger: Hashable, Sendable {
  /// What we have added, in pt.
  private(set) var own = EdgePair<Double>.zero
  /// What others had at each edge, in pt, when the insets were last seen.
  private var others = EdgePair<Double?>(start: nil, end: nil)

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

  /// The axis runs the other way from now on: what was at one edge, of others as of ours, is at the other.
  ///
  /// - Returns: What is to be added to the platform's insets, by the edges as they are now, so that ours stay at theirs.
  mutating func turn() -> EdgePair<Double> {
    others = EdgePair(start: others.end, end: others.start)
    return EdgePair(start: own.start - own.end, end: own.end - own.start)
  }

  /// Looks at the platform's insets after somebody may have changed them.
  ///
  /// Ours has been lost if an edge's inset is what it was without ours, as a layout may set it, or if it is smaller than
  /// ours. Any other change counts as a change of the others' part: a larger absolute inset cannot be told from one that was
  /// changed by a difference. Each edge is judged by itself.
  ///
  /// - Parameter insets: The platform's insets, in pt.
  /// - Returns: What is to be added to them again, if ours have been taken away.
  mutating func see(_ insets: EdgePair<Double>) -> EdgePair<Double>? {
    let lost = EdgePair(start: see(insets.start, at: .start), end: see(insets.end, at: .end))
    return lost == .zero ? nil : lost
  }

  /// Looks at one edge.
  ///
  /// - Returns: What is to be added again.
  private mutating func see(_ inset: Double, at edge: ScrollEdge) -> Double {
    let own = own[edge]
    if let last = others[edge], abs(inset - last) < InsetLedger.tolerance { return own }
    let rest = inset - own
    guard rest < -InsetLedger.tolerance, own > 0 else {
      others[edge] = rest
      return 0
    }
    others[edge] = inset
    return own
  }
}
