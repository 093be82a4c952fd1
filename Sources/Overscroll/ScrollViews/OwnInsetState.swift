import OverscrollCore

/// The part of a scroll view's insets that this package adds for its gaps.
///
/// Bars, margins and the app change the same insets. So the package adds a difference to the insets and
/// never sets them to a value. This state stores the sum of its differences, the own part.
struct OwnInsetState: Hashable, Sendable {
  /// The part that the package has added at each edge, in pt.
  private(set) var own = EdgePair<Double>.zero
  /// The scroll view's insets without the own part, in pt, when last read.
  private var platformInsets = EdgePair<Double?>(start: nil, end: nil)

  /// The largest difference, in pt, between insets that are treated as equal.
  ///
  /// It is less than a pixel.
  static let tolerance = 0.01

  /// Sets the own part.
  ///
  /// - Parameter insets: The new own part, in pt.
  /// - Returns: The difference to add to the scroll view's insets.
  mutating func update(to insets: EdgePair<Double>) -> EdgePair<Double> {
    defer { own = insets }
    return EdgePair(start: insets.start - own.start, end: insets.end - own.end)
  }

  /// Sets the own part of insets that may have changed since they were last read.
  ///
  /// If the own part is already gone, nothing is subtracted. Otherwise the result is at least the last known
  /// inset without the own part.
  ///
  /// - Parameters:
  ///   - insets: The new own part, in pt.
  ///   - current: The scroll view's insets, in pt.
  /// - Returns: The difference to add to the scroll view's insets.
  mutating func update(to insets: EdgePair<Double>, in current: EdgePair<Double>) -> EdgePair<Double> {
    let last = platformInsets
    let lost = receive(current) ?? .zero
    var difference = update(to: insets)
    for edge in ScrollEdge.allCases {
      difference[edge] += lost[edge]
      guard let last = last[edge] else { continue }
      let least = min(0, last + insets[edge] - current[edge])
      if least - difference[edge] > OwnInsetState.tolerance { difference[edge] = least }
    }
    return difference
  }

  /// Exchanges the edges after the layout direction has changed.
  ///
  /// The remaining insets stay on their sides, left or right. The own part stays at its edges, start or
  /// end, so it changes its side.
  ///
  /// - Returns: The difference to add to the scroll view's insets, by the new edges.
  mutating func reverse() -> EdgePair<Double> {
    platformInsets = EdgePair(start: platformInsets.end, end: platformInsets.start)
    return EdgePair(start: own.start - own.end, end: own.end - own.start)
  }

  /// Detects whether a layout or the app has removed the own part of the insets.
  ///
  /// The own part of an edge is lost if the inset equals the previous inset without the own part. It is
  /// also lost if the inset is smaller than the own part. In all remaining cases the own part is treated as
  /// intact: a larger inset looks the same as an inset with an added difference. Each edge is checked
  /// separately.
  ///
  /// - Parameter insets: The scroll view's insets, in pt.
  /// - Returns: The difference to add again, or nil if nothing is lost.
  mutating func receive(_ insets: EdgePair<Double>) -> EdgePair<Double>? {
    let lost = EdgePair(start: receive(insets.start, at: .start), end: receive(insets.end, at: .end))
    return lost == .zero ? nil : lost
  }

  /// Detects the loss of the own part at one edge.
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
