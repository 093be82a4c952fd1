#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The mapping between content offsets and the offsets of a platform's scroll view.
///
/// Platforms scroll and draw exactly only up to a limit. So the platform's scroll view has at most 2^20 pt
/// of content: the *platform space*. A platform offset is the content offset minus the *origin*. The origin
/// is 0, or less than a step, for content that fits in the platform space. It moves by whole steps, so that
/// every item keeps its pixels. A *step* is the smallest scroll distance of a platform: a pixel or 1 pt.
///
/// Extents of items can be fractions of a step. Then the offset that aligns an item with an edge of the
/// viewport is not a whole number of steps. In this case, the platform offset is rounded to a whole step,
/// and the origin includes the remainder.
@usableFromInline package struct ListCoordinateSpace: Hashable, Sendable {
  /// The maximum length of the platform space, in pt: 2^20.
  static let limit = 1_048_576.0
  /// The maximum difference between a requested offset and the platform's rounded offset, in pt.
  static let rounding = 1.0

  /// The content offset at the start of the platform space, in pt.
  ///
  /// If a change shifts the content while the platform scrolls, the origin changes instead of the platform
  /// offset.
  @usableFromInline package private(set) var origin = 0.0

  /// The number of steps in a pt.
  ///
  /// If a pt is a whole number of pixels, a step is 1 pt, because some platforms scroll only by whole pt.
  /// Otherwise a step is a pixel.
  private(set) var stepsPerPoint = 1.0

  /// The smallest scroll distance of the platform, in pt.
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

  /// Moves the origin so that a content offset has a platform offset of whole steps.
  ///
  /// The origin moves by at most half a step. For an offset at or before the content's start, the origin
  /// becomes 0.
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
  /// For content of at most 2^20 pt, the length is the content's extent. For longer content, the length is
  /// 2^20 pt, or up to 1 pt less if the content's extent is fractional. Then both spaces end at the same
  /// position.
  ///
  /// - Parameter content: The content's extent, in pt. Negative and non-finite values become 0.
  /// - Complexity: O(1).
  static func extent(forContent content: Double) -> Double {
    content.asExtent - ListCoordinateSpace.maximumOrigin(forContent: content)
  }

  /// Returns the platform offset, in pt, of a content offset.
  ///
  /// The result is exact for whole numbers, and for fractions if `Double` can represent the result.
  @inlinable
  package func scrollOffset(forContent offset: Double) -> Double { offset - origin }

  /// Returns the content offset, in pt, of a platform offset.
  func contentOffset(forScroll offset: Double) -> Double { offset + origin }

  /// Returns the preferred origin for content at rest, in pt.
  ///
  /// Near an edge of the content, within 2^18 pt (a quarter of the platform space), the platform space
  /// begins or ends at that edge. In between, the content offset maps linearly to the middle half of the
  /// platform space. So a scroll bar shows the approximate position. The origin never decreases as the
  /// offset grows.
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
  /// The origin moves near an edge of the content, or if the content has become too short for the origin.
  /// It also moves if it is more than 2^17 pt (an eighth of the platform space) from the preferred
  /// position. With a hidden viewport or a non-finite offset, the origin stays.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in pt.
  ///   - content: The content's extent, in pt. Negative and non-finite values become 0.
  ///   - viewport: The viewport's extent, in pt.
  ///   - tolerance: The distance from the preferred origin, in pt, that never causes a move.
  /// - Returns: The change of the platform offset, in pt, that keeps the content in place.
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

  /// Moves the origin if a scroll has reached a bound of the platform space.
  ///
  /// The origin moves only if the content continues past the bound. At an edge of the content, the origin
  /// stays.
  ///
  /// - Parameters:
  ///   - scroll: The reported platform offset, in pt. With a non-finite offset, the origin stays.
  ///   - content: The content's extent, in pt. Negative and non-finite values become 0.
  ///   - viewport: The viewport's extent, in pt. With an extent that is not finite and positive, the origin
  ///     stays.
  /// - Returns: The change of the platform offset, in pt, that keeps the content in place.
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
  ///
  /// - Returns: The change of the platform offset, in pt, that keeps the content in place.
  private mutating func moveByWholeSteps(to newOrigin: Double) -> Double {
    let change = roundedToStep(origin - newOrigin)
    origin -= change
    return change
  }

  /// Returns the maximum origin, in pt.
  ///
  /// With this origin, the platform space ends at the content's end.
  static func maximumOrigin(forContent content: Double) -> Double {
    max(0, (content.asExtent - limit).rounded(.up))
  }

  /// Returns the maximum platform offset at rest, in pt.
  static func maximumScrollOffset(content: Double, viewport: Double) -> Double {
    max(0, extent(forContent: content) - viewport.asExtent)
  }

  /// Sets the origin.
  ///
  /// - Returns: The change of the platform offset, in pt, that keeps the content in place.
  mutating func move(to newOrigin: Double) -> Double {
    let change = origin - newOrigin
    origin = newOrigin
    return change
  }

  /// Moves the origin if the content has reached its start.
  ///
  /// At the content's start, only a negative platform offset is a pull. So the content offset of any other
  /// platform offset there is 0. The origin differs because it has absorbed shifts, or part of a step, since
  /// the platform last rested.
  ///
  /// - Parameter scroll: The platform offset, in pt. It has to be finite.
  /// - Returns: The content offset, in pt, of the platform offset.
  mutating func moveOriginAtStart(forScroll scroll: Double) -> Double {
    let offset = contentOffset(forScroll: scroll)
    guard offset < 0 || (scroll <= 0 && offset < step) else { return offset }
    let pull = min(scroll, 0)
    origin = pull - scroll
    return pull
  }

  /// Returns the content offset, in pt, for a jump in the platform's scroll view.
  ///
  /// A jump is faster than momentum. For example, the user drags the scroll bar, presses the Home or End
  /// key, or taps the status bar. In content longer than the platform space, the result is at the same
  /// fraction of the whole content. At a bound of the platform space, the result is the content's edge,
  /// even if the latest movement was slow.
  ///
  /// - Parameters:
  ///   - scroll: The platform offset, in pt. Within 1 pt of a bound, it is treated as the bound.
  ///   - isJump: Whether the platform has just jumped. If false, it has jumped earlier in the same
  ///     movement.
  ///   - viewport: The viewport's extent, in pt. If it is not finite and positive, the result is `nil`.
  ///   - content: The content's extent, in pt. Negative and non-finite values become 0.
  /// - Returns: A content offset at rest. The result is `nil` if the movement only continues, or if the
  ///   platform offset is not finite.
  /// - Complexity: O(1).
  func jumpTarget(atScroll scroll: Double, isJump: Bool, viewport: Double, content: Double) -> Double? {
    let last = ListCoordinateSpace.maximumOrigin(forContent: content)
    let room = ListCoordinateSpace.maximumScrollOffset(content: content, viewport: viewport)
    guard viewport > 0, scroll.isFinite else { return nil }
    if scroll < ListCoordinateSpace.rounding { return 0 }
    if scroll > room - ListCoordinateSpace.rounding { return last + room }
    return isJump && last > 0 ? scroll / room * (last + room) : nil
  }

  /// Moves the origin after a jump, so that the platform offset maps to `offset`.
  ///
  /// The platform offset does not change.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in pt. With a non-finite offset, the origin stays.
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
