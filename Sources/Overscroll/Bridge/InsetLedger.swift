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
  /// The smallest inset at each edge without ours, in pt, of those that were seen.
  private var smallest = EdgePair<Double?>(start: nil, end: nil)

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
    smallest = EdgePair(start: smallest.end, end: smallest.start)
    return EdgePair(start: own.start - own.end, end: own.end - own.start)
  }

  /// Looks at the platform's insets after somebody may have changed them.
  ///
  /// Ours has been lost if an edge's inset is what it was without ours, as a layout may set it. It has also been lost if
  /// the inset less ours is below all that was seen without ours, because then somebody has set the inset absolutely.
  /// Any other change is a change of the others' part. Each edge is judged by itself.
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
    if own != 0, let smallest = smallest[edge], rest < smallest - InsetLedger.tolerance {
      others[edge] = inset
      self.smallest[edge] = min(smallest, inset)
      return own
    }
    others[edge] = rest
    if own == 0 { smallest[edge] = min(smallest[edge] ?? rest, rest) }
    return 0
  }
}
