/// Insets to be set in one transaction, in which the content stays where it is.
public struct InsetChange: Hashable, Sendable {
  /// The insets for the gaps, in pt, to be added to the platform's own.
  public let insets: EdgePair<Double>
  /// The offset, in pt from the content's own start, to scroll to with an animation; nil to leave the
  /// content's motion alone.
  public let offset: Double?

  package init(insets: EdgePair<Double>, offset: Double?) {
    self.insets = insets
    self.offset = offset
  }
}

/// The gaps of a platform that holds them as insets.
///
/// Insets never change under a finger, because the content would jump. With an unknown phase they wait for rest. Inside the
/// content there is no inset at the start, whatever gap is held: a platform pins section headers to it.
struct GapInsets: Hashable, Sendable {
  /// The insets, in pt, that the platform holds for the gaps, besides its own.
  private(set) var insets = EdgePair<Double>.zero
  /// When a gap that waits to close may do so, in s; infinity if none waits.
  var closing = Double.infinity
  /// The gaps, in pt, that the edges had when the insets were set last.
  private var gaps = EdgePair<Double>.zero
  /// Whether the content stood in an edge's gap when the last scroller was lost: the next one shows the gap again.
  private var wasInGap = EdgePair(start: false, end: false)

  /// How far past an edge, in pt, content that no finger holds still counts as at the edge.
  ///
  /// A platform rests on whole pixels, and an inset need not be one: half a point is UIKit's own idea of rest.
  static let tolerance = 0.5

  /// How long, in s, a gap waits before it closes.
  ///
  /// An action sets its rows and returns in one turn of the main actor. They are laid out in the next frame or two, and so
  /// are there before the gap closes.
  static let layoutTime = 0.05

  /// Brings the insets to the gaps that the edges ask for.
  ///
  /// Content past an edge whose gap changes goes to where it belongs. Elsewhere it stays.
  ///
  /// - Parameters:
  ///   - gaps: The gaps, in pt.
  ///   - content: Where the content is, and what moves it.
  ///   - geometry: The extents.
  ///   - reveals: Whether content that stands at an edge counts as past it: a gap there is brought into sight.
  ///   - time: When, in s.
  /// - Returns: What the host is to do, or nil.
  mutating func setGaps(
    _ gaps: EdgePair<Double>, at content: ObservedScroll, in geometry: ScrollExtents, reveals: EdgePair<Bool>,
    time: Double
  ) -> InsetChange? {
    let offset = content.offset
    let gaps = waiting(for: gaps, at: content, in: geometry, time: time)
    func destination(_ edge: ScrollEdge) -> Double? {
      let distance = geometry.distance(to: edge, from: offset)
      let isPast = distance < 0 || (distance <= 0 && (reveals[edge] || wasInGap[edge]))
      guard gaps[edge] != self.gaps[edge], isPast else { return nil }
      return geometry.offset(forOverscroll: gaps[edge], past: edge)
    }
    let target = destination(.start) ?? destination(.end)
    self.gaps = gaps
    wasInGap = EdgePair(start: false, end: false)
    let inside = min(offset, geometry.maximumOffset)
    let isInside = inside > (insets.start > 0 ? GapInsets.tolerance : 0)
    // An inset counts from the content's own end.
    let end = gaps.end > 0 ? gaps.end + geometry.freeSpace : 0
    let insets = EdgePair(start: isInside ? 0 : gaps.start, end: end)
    guard insets != self.insets || target != nil else { return nil }
    self.insets = insets
    return InsetChange(insets: insets, offset: target)
  }

  /// The gaps to hold now: one that content stands in closes after `layoutTime`, once the content rests.
  ///
  /// Content beyond the gap need not rest: it goes home at once.
  private mutating func waiting(
    for gaps: EdgePair<Double>, at content: ObservedScroll, in geometry: ScrollExtents, time: Double
  ) -> EdgePair<Double> {
    func waits(_ edge: ScrollEdge) -> Bool {
      let distance = geometry.distance(to: edge, from: content.offset)
      // Rows that bring the end to the content may turn out to be shorter.
      let isPast = distance < 0 || (edge == .end && distance == 0)
      // A layout that is reported next may have moved the content, as when rows go or a window is turned.
      return gaps[edge] == 0 && self.gaps[edge] > 0 && (isPast || content.hasJustMoved(at: time))
    }
    func isBeyond(_ edge: ScrollEdge) -> Bool {
      geometry.distance(to: edge, from: content.offset) < -self.gaps[edge] - GapInsets.tolerance
    }
    let (start, end) = (waits(.start), waits(.end))
    guard start || end else {
      closing = .infinity
      return gaps
    }
    closing = min(closing, time + GapInsets.layoutTime)
    let goesHome = content.phase == .resting || (start && isBeyond(.start)) || (end && isBeyond(.end))
    guard time < closing || !goesHome else {
      closing = .infinity
      return gaps
    }
    return EdgePair(start: start ? self.gaps.start : gaps.start, end: end ? self.gaps.end : gaps.end)
  }

  /// The scroller is lost, and with it the insets.
  mutating func lose(at offset: Double, in geometry: ScrollExtents) {
    for edge in ScrollEdge.allCases where gaps[edge] > 0 {
      wasInGap[edge] = geometry.distance(to: edge, from: offset) < 0
    }
    (insets, gaps, closing) = (.zero, .zero, .infinity)
  }

  /// What a host that loses its scroller is to do, or nil: insets go, and content that rests in one goes to its edge.
  func withdrawal(at offset: Double, in geometry: ScrollExtents, isHeld: Bool) -> InsetChange? {
    guard insets != .zero else { return nil }
    let place = offset.clamped(to: 0, geometry.maximumOffset)
    return InsetChange(insets: .zero, offset: isHeld || place == offset ? nil : place)
  }
}
