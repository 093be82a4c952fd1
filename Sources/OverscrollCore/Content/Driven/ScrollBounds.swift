/// The range of the offset at rest, and the resistance outside it.
///
/// A gap extends the range. Content at rest in the gap is drawn `gap` pt from the viewport's edge.
package struct ScrollBounds: Hashable, Sendable {
  /// The smallest offset at rest, in pt: minus the start gap.
  let lower: Double
  /// The largest offset at rest, in pt: the geometry's maximum offset plus the end gap.
  let upper: Double
  /// The rubber band past both bounds; its dimension is 0 for hard bounds.
  let band: RubberBand

  /// Makes the bounds of a geometry.
  ///
  /// - Parameters:
  ///   - geometry: The viewport and the content.
  ///   - gaps: The gap at each edge, in pt.
  ///   - bounces: Whether content can be pulled past the bounds.
  init(geometry: ScrollExtents, gaps: EdgePair<Double>, bounces: Bool) {
    lower = 0 - gaps.start
    upper = geometry.maximumOffset + gaps.end
    band = RubberBand(dimension: bounces ? geometry.viewport : 0)
  }

  /// Whether content cannot be pulled past the bounds.
  var isHard: Bool { band.dimension == 0 }

  /// Returns the nearest offset at rest, in pt.
  package func nearest(to offset: Double) -> Double { offset.clamped(to: lower, upper) }

  /// Whether content can rest at `offset`.
  package func contains(_ offset: Double) -> Bool { offset >= lower && offset <= upper }

  /// Returns whether an offset is between the bounds, and not at a bound.
  package func containsInside(_ offset: Double) -> Bool { offset > lower && offset < upper }

  /// Whether a finger can drag content to `offset`.
  ///
  /// After the content has shrunk, its offset may be further out than a finger can drag it.
  func isReachable(_ offset: Double) -> Bool {
    abs(offset - nearest(to: offset)) < band.dimension || contains(offset)
  }

  /// Returns the visible offset, in pt, for an offset without the rubber band's resistance.
  ///
  /// At hard bounds content cannot be pulled. If it is already outside, it moves only back toward the
  /// bounds.
  ///
  /// - Parameters:
  ///   - unresisted: The offset without resistance, in pt, which moves as far as the finger.
  ///   - offset: The current offset, in pt.
  func offset(forUnresisted unresisted: Double, from offset: Double) -> Double {
    if isHard { return unresisted.clamped(to: min(lower, offset), max(upper, offset)) }
    let inside = nearest(to: unresisted)
    return unresisted < inside
      ? inside - band.overscroll(forTravel: inside - unresisted)
      : inside + band.overscroll(forTravel: unresisted - inside)
  }

  /// Returns the offset without the rubber band's resistance, in pt, for a visible offset.
  ///
  /// It is the inverse of `offset(forUnresisted:from:)`.
  func unresistedOffset(forOffset offset: Double) -> Double {
    if isHard { return offset }
    let inside = nearest(to: offset)
    return offset < inside
      ? inside - band.travel(forOverscroll: inside - offset)
      : inside + band.travel(forOverscroll: offset - inside)
  }

  /// Returns the content's movement per pt of finger movement.
  ///
  /// - Parameter unresisted: The offset without the rubber band's resistance, in pt.
  func slope(atUnresisted unresisted: Double) -> Double {
    let past = abs(unresisted - nearest(to: unresisted))
    guard past > 0 else { return 1 }
    return band.slope(atTravel: past)
  }
}
