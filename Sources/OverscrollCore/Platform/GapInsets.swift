/// Insets to be set in one transaction, in which the content stays where it is.
public struct InsetChange: Hashable, Sendable {
  /// The insets for the gaps, in pt, to be added to the platform's own.
  public let insets: EdgePair<Double>
  /// The offset, in pt from the content's own start, to scroll to with an animation; nil to leave the
  /// content's motion alone.
  public let offset: Double?
}

/// The gaps of a platform that holds them as insets.
///
/// Insets never change under a finger, because the content would jump. With an unknown phase they wait for rest. Inside the content there is no inset at the start,
/// whatever gap is held: a platform pins section headers to it.
struct GapInsets: Hashable, Sendable {
  /// The insets, in pt, that the platform holds for the gaps, besides its own.
  private(set) var insets = EdgePair<Double>.zero
  /// The gaps, in pt, that the edges had when the insets were set last.
  private var gaps = EdgePair<Double>.zero

  /// How far past an edge, in pt, content that no finger holds still counts as at the edge.
  ///
  /// A platform rests on whole pixels, and an inset need not be one: half a point is UIKit's own idea of rest.
  static let tolerance = 0.5

  /// Brings the insets to the gaps that the edges ask for.
  ///
  /// Content past an edge whose gap changes goes to where it belongs. Elsewhere it stays.
  ///
  /// - Parameters:
  ///   - gaps: The gaps, in pt.
  ///   - offset: Where the content is, in pt.
  ///   - geometry: The extents.
  ///   - reveals: Whether content that stands at an edge counts as past it: a gap there is brought into sight.
  /// - Returns: What the host is to do, or nil.
  mutating func setGaps(
    _ gaps: EdgePair<Double>, at offset: Double, in geometry: ScrollExtents, reveals: EdgePair<Bool>
  ) -> InsetChange? {
    func destination(_ edge: ScrollEdge) -> Double? {
      let distance = geometry.distance(to: edge, from: offset)
      let isPast = distance < 0 || (distance <= 0 && reveals[edge])
      guard gaps[edge] != self.gaps[edge], isPast else { return nil }
      return geometry.offset(forOverscroll: gaps[edge], past: edge)
    }
    let target = destination(.start) ?? destination(.end)
    self.gaps = gaps
    let inside = min(offset, geometry.maximumOffset)
    let isInside = inside > (insets.start > 0 ? GapInsets.tolerance : 0)
    // An inset counts from the content's own end.
    let end = gaps.end > 0 ? gaps.end + geometry.freeSpace : 0
    let insets = EdgePair(start: isInside ? 0 : gaps.start, end: end)
    guard insets != self.insets || target != nil else { return nil }
    self.insets = insets
    return InsetChange(insets: insets, offset: target)
  }

  /// What a host that loses its scroller is to do, or nil: insets go, and content that rests in one goes to its edge.
  func withdrawal(at offset: Double, in geometry: ScrollExtents, isHeld: Bool) -> InsetChange? {
    guard insets != .zero else { return nil }
    let place = offset.clamped(to: 0, geometry.maximumOffset)
    return InsetChange(insets: .zero, offset: isHeld || place == offset ? nil : place)
  }
}
