#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The mapping between a list's content space and a platform's coordinate space.
///
/// Platforms scroll and draw exactly only up to a limit. So the platform space is at most 2^20 pt long. A
/// platform offset is a content offset minus the origin. The origin moves by whole steps, so that no pixel
/// changes. For content that fits, the origin is 0 or less than a step.
///
/// Extents are not always whole pixels, so the offset that aligns an item with an edge is not always whole
/// either. Platforms scroll and draw in whole pixels. So the platform offset is rounded to a whole step
/// there, and the origin absorbs the remainder.
@usableFromInline package struct ListCoordinateSpace: Hashable, Sendable {
  /// The maximum length of the platform space, in pt: 2^20.
  static let limit = 1_048_576.0
  /// The tolerance for an offset that a platform rounds at a bound, in pt.
  static let rounding = 1.0

  /// The origin: the content offset at the start of the platform space, in pt.
  ///
  /// While a platform scrolls, the origin absorbs shifts that are not sent to the platform.
  @usableFromInline package private(set) var origin = 0.0

  /// The number of steps in a pt.
  ///
  /// A step is a pixel, or 1 pt if a pt is a whole number of pixels, because some platforms scroll only by
  /// whole pt.
  private(set) var stepsPerPoint = 1.0

  /// The length of a step, in pt.
  var step: Double { 1 / stepsPerPoint }

  /// Creates a mapping with its origin at the content's start.
  init() {}

  /// Sets the number of device pixels in a pt.
  ///
  /// A value outside 1/64...64 is treated as 1.
  mutating func setPixels(perPoint pixels: Double) {
    let isFraction = pixels >= 1.0 / 64 && pixels <= 64 && pixels != pixels.rounded(.down)
    stepsPerPoint = isFraction ? pixels : 1
  }

  /// Rounds a distance, in pt, to a whole number of steps.
  private func roundedToStep(_ distance: Double) -> Double {
    (distance * stepsPerPoint).rounded(.toNearestOrEven) / stepsPerPoint
  }

  /// Aligns a content offset with a whole step of the platform space.
  ///
  /// The origin moves by at most half a step. At and before the content's start, the origin becomes 0.
  ///
  /// - Parameter offset: The content offset, in pt. It has to be finite.
  /// - Returns: The platform offset, in pt.
  mutating func align(_ offset: Double) -> Double {
    let scroll = offset > 0 ? roundedToStep(scrollOffset(forContent: offset)) : offset
    origin = offset - scroll
    return scroll
  }

  /// Returns the length of the platform space, in pt.
  ///
  /// Content that fits has its own length. Otherwise it is 2^20 pt, or up to 1 pt less for a fractional
  /// content extent, because both spaces end at the same position.
  ///
  /// - Parameter content: The content's extent, in pt. Negative and non-finite values become 0.
  /// - Complexity: O(1).
  static func extent(forContent content: Double) -> Double {
    content.asExtent - ListCoordinateSpace.maximumOrigin(forContent: content)
  }

  /// Returns the platform offset, in pt, of a content offset.
  ///
  /// The result is exact for whole numbers, and otherwise if `Double` can represent it.
  @inlinable
  package func scrollOffset(forContent offset: Double) -> Double { offset - origin }

  /// Returns the content offset, in pt, of a platform offset.
  func contentOffset(forScroll offset: Double) -> Double { offset + origin }

  /// Returns the preferred origin for content at rest, in pt.
  ///
  /// Within a quarter of the platform space (2^18 pt) of an edge, both spaces share that edge. In between,
  /// the content offset maps linearly to the middle half of the platform space, so a scroll bar shows the
  /// approximate position. The origin never decreases as the offset grows.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in pt, clamped to the content. NaN becomes 0.
  ///   - content: The content's extent, in pt. Negative and non-finite values become 0.
  ///   - viewport: The viewport's extent, in pt. Negative and non-finite values become 0.
  /// - Complexity: O(1).
  static func preferredOrigin(offset: Double, content: Double, viewport: Double) -> Double {
    let last = maximumOrigin(forContent: content)
    let room = maximumScrollOffset(content: content, viewport: viewport)
    let quarter = min(limit / 4, room / 2)
    let offset = offset > 0 ? min(offset, last + room) : 0
    if offset <= quarter { return 0 }
    if last + room - offset <= quarter { return last }
    return ((offset - quarter) / (last + room - 2 * quarter) * last).rounded(.down)
  }

  /// Moves the origin of content at rest to its preferred position if necessary.
  ///
  /// The origin moves near an edge of the content, or if the content has become too short for it. It also
  /// moves if it is more than an eighth of the platform space (2^17 pt) from the preferred position. A
  /// hidden viewport or a non-finite offset moves nothing.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in pt.
  ///   - content: The content's extent, in pt. Negative and non-finite values become 0.
  ///   - viewport: The viewport's extent, in pt.
  ///   - tolerance: The distance from the preferred origin, in pt, that never causes a move.
  /// - Returns: The change of the platform offset, in pt, that keeps the content still.
  mutating func recenter(
    offset: Double, content: Double, viewport: Double, tolerance: Double = 0
  ) -> Double {
    guard viewport > 0, offset.isFinite else { return 0 }
    let best = ListCoordinateSpace.preferredOrigin(offset: offset, content: content, viewport: viewport)
    guard (best - origin).magnitude > tolerance else { return 0 }
    let last = ListCoordinateSpace.maximumOrigin(forContent: content)
    let isBound = best == 0 || best == last || origin > last
    return isBound || abs(best - origin) > ListCoordinateSpace.limit / 8 ? moveByWholeSteps(to: best) : 0
  }

  /// Moves the origin of moving content at a bound of the platform space.
  ///
  /// It moves only if the content continues past that bound. The origin stays elsewhere, and at a bound
  /// that is the content's own.
  ///
  /// - Parameters:
  ///   - scroll: The reported platform offset, in pt. A non-finite offset moves nothing.
  ///   - content: The content's extent, in pt. Negative and non-finite values become 0.
  ///   - viewport: The viewport's extent, in pt. A negative or non-finite extent, or 0, moves nothing.
  /// - Returns: The change of the platform offset, in pt, that keeps the content still.
  mutating func recenterAtBound(scroll: Double, content: Double, viewport: Double) -> Double {
    let isBlockedAtStart = scroll < ListCoordinateSpace.rounding && origin > 0
    let isBlockedAtEnd =
      scroll > ListCoordinateSpace.limit - viewport - ListCoordinateSpace.rounding
      && content.asExtent - origin > ListCoordinateSpace.limit
    guard viewport > 0, scroll.isFinite, isBlockedAtStart || isBlockedAtEnd else { return 0 }
    return moveByWholeSteps(
      to: ListCoordinateSpace.preferredOrigin(
        offset: contentOffset(forScroll: scroll), content: content, viewport: viewport))
  }

  /// Moves the origin by whole steps, to within half a step of a position.
  private mutating func moveByWholeSteps(to newOrigin: Double) -> Double {
    let change = roundedToStep(origin - newOrigin)
    origin -= change
    return change
  }

  /// Returns the maximum origin, in pt, with which both spaces share their end.
  static func maximumOrigin(forContent content: Double) -> Double {
    max(0, (content.asExtent - limit).rounded(.up))
  }

  /// Returns the maximum platform offset at rest, in pt.
  static func maximumScrollOffset(content: Double, viewport: Double) -> Double {
    max(0, extent(forContent: content) - viewport.asExtent)
  }

  /// Moves the origin.
  ///
  /// - Returns: The change of the platform offset, in pt, of a fixed content offset.
  mutating func move(to newOrigin: Double) -> Double {
    let change = origin - newOrigin
    origin = newOrigin
    return change
  }

  /// Returns the content offset, in pt, that a jump of the platform requests.
  ///
  /// A jump is faster than momentum. Its cause is the thumb of a scroll bar, the Home or End key, or a tap
  /// on the status bar. In content longer than the platform space, the same fraction of the whole content
  /// is requested. A bound of the platform space requests the content's bound, even if the last movement
  /// was slow.
  ///
  /// - Parameters:
  ///   - scroll: The platform offset, in pt. Within 1 pt of a bound, it is treated as the bound.
  ///   - isJump: Whether the content has just jumped; otherwise it jumped earlier.
  ///   - viewport: The viewport's extent, in pt. A negative or non-finite extent, or 0, requests nothing.
  ///   - content: The content's extent, in pt. Negative and non-finite values become 0.
  /// - Returns: A content offset at rest, or `nil` if the movement only continues or the offset is not
  ///   finite.
  /// - Complexity: O(1).
  func jumpTarget(atScroll scroll: Double, isJump: Bool, viewport: Double, content: Double) -> Double? {
    let last = ListCoordinateSpace.maximumOrigin(forContent: content)
    let room = ListCoordinateSpace.maximumScrollOffset(content: content, viewport: viewport)
    guard viewport > 0, scroll.isFinite else { return nil }
    if scroll < ListCoordinateSpace.rounding { return 0 }
    if scroll > room - ListCoordinateSpace.rounding { return last + room }
    return isJump && last > 0 ? scroll / room * (last + room) : nil
  }

  /// Moves the origin after a jump, so that a platform offset maps to `offset`.
  ///
  /// The platform offset does not change.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in pt. A non-finite offset moves nothing.
  ///   - scroll: The platform offset, in pt. A non-finite offset becomes 0.
  ///   - content: The content's extent, in pt. Negative and non-finite values become 0.
  /// - Returns: The content offset, in pt, of the platform offset. It is within 1 pt of `offset` unless the
  ///   origin is clamped.
  mutating func moveOrigin(offset: Double, atScroll scroll: Double, content: Double) -> Double {
    let scroll = scroll.asPosition(or: 0)
    guard offset.isFinite else { return contentOffset(forScroll: scroll) }
    let newOrigin = (offset - scroll).rounded(.toNearestOrEven)
    _ = move(to: newOrigin.clamped(to: 0, ListCoordinateSpace.maximumOrigin(forContent: content)))
    return contentOffset(forScroll: scroll)
  }
}
