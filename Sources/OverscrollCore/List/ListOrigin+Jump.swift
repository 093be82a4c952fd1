extension ListOrigin {
  /// How many viewports between two reports are a jump.
  static let jumpViewports = 4.0

  /// The content offset, in pt, that a jump of the platform's offset means, or nothing for a common movement.
  ///
  /// In a content longer than scroll space, a movement by more than four viewports at once is a scroll bar's
  /// thumb, or the Home or End key: it means the same share of the whole content as of scroll space.
  ///
  /// Complexity: O(1).
  ///
  /// - Parameters:
  ///   - start: The scroll offset before, in pt.
  ///   - end: The scroll offset now, in pt; within 1 pt of a bound it is that bound.
  ///   - viewport: The extent of the viewport, in pt. What is not above 0 means no jump.
  ///   - content: The content's extent, in pt. What is not above 0 counts as 0.
  /// - Returns: A content offset from 0 to the largest at rest; nothing where either offset is not finite.
  func jump(from start: Double, to end: Double, viewport: Double, content: Double) -> Double? {
    let last = ListOrigin.last(forContent: content)
    let room = ListOrigin.room(content: content, viewport: viewport)
    guard last > 0, room > 0, viewport > 0, start.isFinite, end.isFinite else { return nil }
    guard abs(end - start) > ListOrigin.jumpViewports * viewport else { return nil }
    if end < ListOrigin.rounding { return 0 }
    if end > room - ListOrigin.rounding { return last + room }
    return end / room * (last + room)
  }

  /// Puts the origin where a content offset is at a scroll offset, after a jump: the platform stays where it is.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in pt. What is not finite moves nothing.
  ///   - scroll: The scroll offset, in pt. What is not finite counts as 0.
  ///   - content: The content's extent, in pt. What is not above 0 counts as 0.
  /// - Returns: The content offset, in pt, that is at the scroll offset then: within 1 pt of the wanted one,
  ///   except where no origin would do.
  mutating func place(offset: Double, atScroll scroll: Double, content: Double) -> Double {
    let scroll = scroll.asPosition(or: 0)
    guard offset.isFinite else { return contentOffset(forScroll: scroll) }
    let place = (offset - scroll).rounded(.toNearestOrEven)
    _ = move(to: place.clamped(to: 0, ListOrigin.last(forContent: content)))
    return contentOffset(forScroll: scroll)
  }
}
