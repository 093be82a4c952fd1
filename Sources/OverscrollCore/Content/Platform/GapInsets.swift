/// A change of the platform's insets for the gaps, with an optional animated scroll.
///
/// The adapter sets the insets in one transaction that leaves the content at its position. Then it scrolls
/// to `offset`.
public struct InsetChange: Hashable, Sendable {
  /// The insets for the gaps, in pt, in addition to the platform's own insets.
  public let insets: EdgePair<Double>
  /// The target of the animated scroll, in pt from the content's own start.
  ///
  /// If it is `nil`, the content's motion continues unchanged.
  public let offset: Double?

  package init(insets: EdgePair<Double>, offset: Double?) {
    self.insets = insets
    self.offset = offset
  }
}

/// The insets that the engine requests from a platform's scroll view to keep gaps open.
///
/// Insets never change under a finger, because the content would jump. In the phase `.unknown` a finger may
/// be down, so insets change only at rest. Inside the content the start inset is 0, even if a gap is
/// reserved, because a platform pins section headers to the inset.
struct GapInsets: Hashable, Sendable {
  /// The platform's insets for the gaps, in pt, without the platform's own insets.
  private(set) var insets = EdgePair<Double>.zero
  /// The earliest closing time of a delayed gap, in s; infinity without a delayed gap.
  var closingTime = Double.infinity
  /// The gaps of the edges, in pt, at the last change of the insets.
  private var gaps = EdgePair<Double>.zero
  /// The gaps that contained the content when a scroll view was detached.
  ///
  /// They are in pt, and 0 otherwise. The next scroll view shows such a gap again.
  private var detachedGaps = EdgePair<Double>.zero
  /// Whether the content was in an edge's gap or past it at the last update.
  private var wasPast = EdgePair(start: false, end: false)
  /// The time, in s, before which each gap does not close.
  ///
  /// It is `closingDelay` after the content has left the gap.
  var earliestClosingTime = EdgePair(start: 0.0, end: 0.0)

  /// The largest distance, in pt, at which content is treated as at its edge.
  ///
  /// The tolerance applies while no finger drags the content. A platform rests on whole pixels, but an
  /// inset may be a fraction of a pixel. UIKit uses half a point to detect rest.
  static let tolerance = 0.5

  /// The delay, in s, before a gap closes.
  ///
  /// An action changes the app's data and returns in the same run loop turn. The new rows are laid out in
  /// the next frame or two, before the gap closes. A list has the new extent at once, but its scroll view
  /// gets it with that layout. Until then the content is past the scroll view's range without the gap.
  static let closingDelay = 0.05

  /// Updates the insets to the gaps that the edges request.
  ///
  /// If the gap of an edge changes, content past that edge scrolls to its new rest position. Content
  /// elsewhere stays.
  ///
  /// - Parameters:
  ///   - gaps: The gaps outside the free space, in pt.
  ///   - content: The content's offset and phase.
  ///   - geometry: The extents.
  ///   - opens: Whether each gap opens or grows, and not only the part outside the free space.
  ///   - reveals: Whether content exactly at an edge scrolls to show a new gap there.
  ///   - time: The time, in s.
  /// - Returns: The change for the platform, or `nil`.
  mutating func setGaps(
    _ gaps: EdgePair<Double>, at content: PlatformScrollState, in geometry: ScrollExtents,
    opens: EdgePair<Bool>, reveals: EdgePair<Bool>, time: Double
  ) -> InsetChange? {
    let offset = content.offset
    reopenDetachedGaps(gaps, at: offset, in: geometry)
    let gaps = delayedGaps(for: gaps, at: content, in: geometry, time: time)
    func destination(_ edge: ScrollEdge) -> Double? {
      let distance = geometry.distance(to: edge, from: offset)
      let isPast = distance < 0 || (distance <= 0 && (reveals[edge] || detachedGaps[edge] > 0))
      let changes = gaps[edge] < self.gaps[edge] || (opens[edge] && gaps[edge] > self.gaps[edge])
      guard changes, isPast else { return nil }
      return geometry.offset(forOverscroll: gaps[edge], past: edge)
    }
    let target = destination(.start) ?? destination(.end)
    self.gaps = gaps
    detachedGaps = .zero
    let inside = min(offset, geometry.maximumOffset)
    let isInside = inside > (insets.start > 0 ? GapInsets.tolerance : 0)
    // The end inset is measured from the content's own end.
    let end = gaps.end > 0 ? gaps.end + geometry.freeSpace : 0
    let insets = EdgePair(start: isInside ? 0 : gaps.start, end: end)
    guard insets != self.insets || target != nil else { return nil }
    self.insets = insets
    return InsetChange(insets: insets, offset: target)
  }

  /// Treats a gap as open if the content has kept its offset in the gap.
  ///
  /// The content had no scroll view in the meantime. A gap that has closed in this time then closes as usual,
  /// unless new rows fill it.
  private mutating func reopenDetachedGaps(
    _ gaps: EdgePair<Double>, at offset: Double, in geometry: ScrollExtents
  ) {
    for edge in ScrollEdge.allCases where detachedGaps[edge] > 0 {
      let distance = geometry.distance(to: edge, from: offset)
      guard distance < 0, gaps[edge] == 0 || distance <= GapInsets.tolerance - detachedGaps[edge] else {
        continue
      }
      self.gaps[edge] = detachedGaps[edge]
    }
  }

  /// Returns the gaps to reserve now.
  ///
  /// A gap that contains the content closes `closingDelay` later, and only once the content rests. Content
  /// past the gap does not have to rest: it returns to its edge at once.
  private mutating func delayedGaps(
    for gaps: EdgePair<Double>, at content: PlatformScrollState, in geometry: ScrollExtents, time: Double
  ) -> EdgePair<Double> {
    for edge in ScrollEdge.allCases {
      let distance = geometry.distance(to: edge, from: content.offset)
      // At the end a distance of 0 is included. New rows may have moved the end exactly to the content's
      // position, and may still become shorter.
      let isPast = distance < 0 || (edge == .end && distance == 0)
      if wasPast[edge], !isPast { earliestClosingTime[edge] = time + GapInsets.closingDelay }
      wasPast[edge] = isPast && self.gaps[edge] > 0
    }
    func waits(_ edge: ScrollEdge) -> Bool {
      // The platform may have moved the content in a layout that it has not reported yet, for example after
      // a deletion or a rotation.
      return gaps[edge] == 0 && self.gaps[edge] > 0
        && (wasPast[edge] || time < earliestClosingTime[edge] || content.hasJustMoved(at: time))
    }
    func isBeyond(_ edge: ScrollEdge) -> Bool {
      geometry.distance(to: edge, from: content.offset) < -self.gaps[edge] - GapInsets.tolerance
    }
    let (start, end) = (waits(.start), waits(.end))
    guard start || end else {
      closingTime = .infinity
      return gaps
    }
    closingTime = min(closingTime, time + GapInsets.closingDelay)
    if start { closingTime = max(closingTime, earliestClosingTime.start) }
    if end { closingTime = max(closingTime, earliestClosingTime.end) }
    let goesHome = content.phase == .resting || (start && isBeyond(.start)) || (end && isBeyond(.end))
    guard time < closingTime || !goesHome else {
      closingTime = .infinity
      return gaps
    }
    return EdgePair(start: start ? self.gaps.start : gaps.start, end: end ? self.gaps.end : gaps.end)
  }

  /// Returns the gaps that are open now, in pt.
  ///
  /// The insets extend the range of the offset at rest by these extents. An end inset also contains the
  /// free space of content that does not fill the viewport.
  func openGaps(in geometry: ScrollExtents) -> EdgePair<Double> {
    EdgePair(start: insets.start, end: insets.end > 0 ? insets.end - geometry.freeSpace : 0)
  }

  /// Resets the insets when the scroll view is detached.
  ///
  /// It records the gaps that contain the content.
  mutating func detach(at offset: Double, in geometry: ScrollExtents) {
    for edge in ScrollEdge.allCases where gaps[edge] > 0 {
      detachedGaps[edge] = geometry.distance(to: edge, from: offset) < 0 ? gaps[edge] : 0
    }
    (insets, gaps, closingTime) = (.zero, .zero, .infinity)
    wasPast = EdgePair(start: false, end: false)
    earliestClosingTime = EdgePair(start: 0, end: 0)
  }

  /// Returns the change that removes the insets before the scroll view is detached.
  ///
  /// Content that rests in an inset scrolls to its edge. Content under a finger does not scroll.
  ///
  /// - Returns: The change, or `nil` without insets.
  func insetRemoval(at offset: Double, in geometry: ScrollExtents, isDragging: Bool) -> InsetChange? {
    guard insets != .zero else { return nil }
    let target = offset.clamped(to: 0, geometry.maximumOffset)
    return InsetChange(insets: .zero, offset: isDragging || target == offset ? nil : target)
  }
}
