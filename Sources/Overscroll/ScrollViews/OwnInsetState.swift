import OverscrollCore

/// The package's own part of a platform's insets.
///
/// Bars, margins and the app share the same insets. So the own part is added as a difference and never set,
/// and it is known at any time.
struct OwnInsetState: Hashable, Sendable {
  /// The own part, in pt.
  private(set) var own = EdgePair<Double>.zero
  /// The insets without the own part at each edge, in pt, when last read.
  private var platformInsets = EdgePair<Double?>(start: nil, end: nil)

  /// The largest difference, in pt, between insets that are treated as equal.
  ///
  /// It is smaller than any screen shows.
  static let tolerance = 0.01

  /// Changes the own part.
  ///
  /// - Parameter insets: The new own part, in pt.
  /// - Returns: The difference to add to the platform's insets.
  mutating func update(to insets: EdgePair<Double>) -> EdgePair<Double> {
    defer { own = insets }
    return EdgePair(start: insets.start - own.start, end: insets.end - own.end)
  }

  /// Exchanges the edges after the axis has reversed its direction.
  ///
  /// The insets without the own part stay at their sides. The own part stays at its edges and so changes
  /// its side.
  ///
  /// - Returns: The difference to add to the platform's insets, by the new edges.
  mutating func reverse() -> EdgePair<Double> {
    platformInsets = EdgePair(start: platformInsets.end, end: platformInsets.start)
    return EdgePair(start: own.start - own.end, end: own.end - own.start)
  }

  /// Checks the platform's insets after a layout or the app may have changed them.
  ///
  /// The own part of an edge is lost if the inset equals its last value without the own part, as a layout
  /// may set it. It is also lost if the inset is smaller than the own part. In all remaining cases the
  /// own part is intact: a larger absolute inset looks the same as an added difference. Each edge is checked
  /// separately.
  ///
  /// - Parameter insets: The platform's insets, in pt.
  /// - Returns: The difference to add again, or nil if nothing is lost.
  mutating func receive(_ insets: EdgePair<Double>) -> EdgePair<Double>? {
    let lost = EdgePair(start: receive(insets.start, at: .start), end: receive(insets.end, at: .end))
    return lost == .zero ? nil : lost
  }

  /// Checks one edge.
  ///
  /// - Returns: The inset to add again, in pt; 0 if nothing is lost.
  private mutating func receive(_ inset: Double, at edge: ScrollEdge) -> Double {
    let own = own[edge]
    if let last = platformInsets[edge], abs(inset - last) < OwnInsetState.tolerance { return own }
    let rest = inset - own
    guard rest < -OwnInsetState.tolerance, own > 0 else {
      platformInsets[edge] = rest
      return 0
    }
    platformInsets[edge] = inset
    return own
  }
}
