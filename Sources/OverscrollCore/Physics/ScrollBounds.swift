/// The range of offsets at which content can rest, and the resistance past it.
///
/// A held gap widens the range: content that rests in the gap is drawn `gap` pt away from the viewport's edge.
package struct ScrollBounds: Hashable, Sendable {
  /// The smallest offset at rest, in pt: minus the gap held at the start.
  let lower: Double
  /// The largest offset at rest, in pt: the geometry's, plus the gap held at the end.
  let upper: Double
  /// The resistance past either bound: of dimension 0 if the bounds are hard.
  let band: RubberBand

  /// Makes the bounds of a geometry.
  ///
  /// - Parameters:
  ///   - geometry: The viewport and the content.
  ///   - gaps: The gap held at each edge, in pt.
  ///   - bounces: Whether content can be pulled past the bounds.
  init(geometry: ScrollExtents, gaps: EdgePair<Double>, bounces: Bool) {
    lower = 0 - gaps.start
    upper = geometry.maximumOffset + gaps.end
    band = RubberBand(dimension: bounces ? geometry.viewport : 0)
  }

  /// Whether nothing can be pulled past the bounds.
  var isHard: Bool { band.dimension == 0 }

  /// The resting offset nearest to `offset`, in pt.
  func nearest(to offset: Double) -> Double { offset.clamped(to: lower, upper) }

  /// Whether content can rest at `offset`.
  package func contains(_ offset: Double) -> Bool { offset >= lower && offset <= upper }

  /// Whether a finger can hold content at `offset`: not where a shrunken content has left it out of its reach.
  func canHold(_ offset: Double) -> Bool {
    abs(offset - nearest(to: offset)) < band.dimension || contains(offset)
  }

  /// The offset, in pt, at which content shows when the finger asks for `wanted`.
  ///
  /// Content that a finger caught outside hard bounds follows it back into them, and never further out.
  ///
  /// - Parameter offset: Where the content is now, in pt.
  func offset(forWanted wanted: Double, from offset: Double) -> Double {
    if isHard { return wanted.clamped(to: min(lower, offset), max(upper, offset)) }
    let inside = nearest(to: wanted)
    return wanted < inside
      ? inside - band.overscroll(forTravel: inside - wanted)
      : inside + band.overscroll(forTravel: wanted - inside)
  }

  /// What the finger asks for when the content shows at `offset`: the inverse of
  /// `offset(forWanted:from:)`.
  func wanted(forOffset offset: Double) -> Double {
    if isHard { return offset }
    let inside = nearest(to: offset)
    return offset < inside
      ? inside - band.travel(forOverscroll: inside - offset)
      : inside + band.travel(forOverscroll: offset - inside)
  }

  /// How many pt the content moves for a pt of the finger's when the finger asks for `wanted`.
  func slope(atWanted wanted: Double) -> Double {
    let past = abs(wanted - nearest(to: wanted))
    guard past > 0 else { return 1 }
    return band.slope(atTravel: past)
  }
}
