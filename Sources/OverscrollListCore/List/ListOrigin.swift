#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// Where in the content the platform's scroll space begins.
///
/// Platforms scroll and draw exactly only up to a limit. So a platform's scroll space is at most 2^20 pt
/// long: a scroll offset is a content offset minus the origin. The origin moves unnoticed, by whole steps, so
/// that no pixel changes. For content that fits, it is 0, or less than a step.
///
/// Extents need not be whole pixels, so the offset that brings an item to an edge need not be one either; but platforms
/// scroll and draw by whole pixels. There the scroll offset is made a whole step, and the origin takes the rest.
@usableFromInline package struct ListOrigin: Hashable, Sendable {
  /// The longest scroll space, in pt: 2^20.
  static let limit = 1_048_576.0
  /// How far, in pt, a platform may round an offset at a bound.
  static let rounding = 1.0

  /// The content offset, in pt, at which scroll space begins.
  ///
  /// While a platform scrolls it takes the shifts that the platform is not told of.
  @usableFromInline package private(set) var value = 0.0

  /// How many steps a pt has.
  ///
  /// A step is a pixel, or 1 pt where that is a whole number of pixels: some platforms scroll by whole pt only.
  private(set) var stepsPerPoint = 1.0

  /// How long a step is, in pt.
  var step: Double { 1 / stepsPerPoint }

  /// Makes an origin at the content's start.
  init() {}

  /// Says how many of the device's pixels are a pt; what is not from 1/64 to 64 counts as 1.
  mutating func setPixels(perPoint pixels: Double) {
    let isFraction = pixels >= 1.0 / 64 && pixels <= 64 && pixels != pixels.rounded(.down)
    stepsPerPoint = isFraction ? pixels : 1
  }

  /// A distance, in pt, to the nearest whole step.
  private func whole(_ distance: Double) -> Double {
    (distance * stepsPerPoint).rounded(.toNearestOrEven) / stepsPerPoint
  }

  /// Moves the origin, by half a step at most, so that a content offset is a whole step in scroll space.
  ///
  /// At the content's start, and before it, the two spaces are one.
  ///
  /// - Parameter offset: The content offset, in pt; finite.
  /// - Returns: The scroll offset, in pt, that it has then.
  mutating func align(_ offset: Double) -> Double {
    let scroll = offset > 0 ? whole(scrollOffset(forContent: offset)) : offset
    value = offset - scroll
    return scroll
  }

  /// The extent of scroll space, in pt: the content's own where that fits, else 2^20 or up to 1 pt less.
  ///
  /// It is less where the content's extent is no whole number, since both end at the same place.
  ///
  /// - Parameter content: The content's extent, in pt. What is not above 0 counts as 0.
  /// - Complexity: O(1).
  static func extent(forContent content: Double) -> Double {
    content.asExtent - ListOrigin.last(forContent: content)
  }

  /// The scroll offset, in pt, of a content offset: exact for whole numbers, and wherever a `Double` can be.
  @inlinable
  package func scrollOffset(forContent offset: Double) -> Double { offset - value }

  /// The content offset, in pt, of a scroll offset.
  func contentOffset(forScroll offset: Double) -> Double { offset + value }

  /// The origin, in pt, that is best for a content at rest.
  ///
  /// Within a quarter of scroll space (2^18 pt) of either end, scroll space and content have that end in common.
  /// In between, the scroll offset goes through the middle half as the content offset goes through the rest, so
  /// that the scroll bar still tells roughly where one is. The result never falls as the offset grows.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in pt. Offsets past an end count as that end; NaN counts as 0.
  ///   - content: The content's extent, in pt. What is not above 0 counts as 0.
  ///   - viewport: The extent of the viewport, in pt. What is not above 0 counts as 0.
  /// - Complexity: O(1).
  static func target(offset: Double, content: Double, viewport: Double) -> Double {
    let last = last(forContent: content)
    let room = room(content: content, viewport: viewport)
    let quarter = min(limit / 4, room / 2)
    let offset = offset > 0 ? min(offset, last + room) : 0
    if offset <= quarter { return 0 }
    if last + room - offset <= quarter { return last }
    return ((offset - quarter) / (last + room - 2 * quarter) * last).rounded(.down)
  }

  /// Moves the origin of a content at rest, if that is worthwhile.
  ///
  /// It is worthwhile if either end is near, if the content has become too short for the origin, or if the
  /// scroll offset is more than an eighth of scroll space (2^17 pt) from the best one. A hidden viewport, and
  /// an offset that is not finite, move nothing.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in pt.
  ///   - content: The content's extent, in pt. What is not above 0 counts as 0.
  ///   - viewport: The extent of the viewport, in pt.
  ///   - tolerance: How far, in pt, from its best place it may be in any case.
  /// - Returns: How far, in pt, the platform's own offset must be changed so that nothing moves.
  mutating func recentre(
    offset: Double, content: Double, viewport: Double, tolerance: Double = 0
  ) -> Double {
    guard viewport > 0, offset.isFinite else { return 0 }
    let best = ListOrigin.target(offset: offset, content: content, viewport: viewport)
    guard (best - value).magnitude > tolerance else { return 0 }
    let last = ListOrigin.last(forContent: content)
    let isBound = best == 0 || best == last || value > last
    return isBound || abs(best - value) > ListOrigin.limit / 8 ? step(to: best) : 0
  }

  /// Moves the origin though the platform moves, where a bound of scroll space holds up content that goes on.
  ///
  /// Away from the bounds, and where the bound is the content's own, it stays.
  ///
  /// - Parameters:
  ///   - scroll: The scroll offset that the platform has reported, in pt. What is not finite moves nothing.
  ///   - content: The content's extent, in pt. What is not above 0 counts as 0.
  ///   - viewport: The extent of the viewport, in pt. What is not above 0 moves nothing.
  /// - Returns: How far, in pt, the platform's own offset must be changed so that nothing moves.
  mutating func relocate(scroll: Double, content: Double, viewport: Double) -> Double {
    let isHeldBack = scroll < ListOrigin.rounding && value > 0
    let isHeldUp =
      scroll > ListOrigin.limit - viewport - ListOrigin.rounding
      && content.asExtent - value > ListOrigin.limit
    guard viewport > 0, scroll.isFinite, isHeldBack || isHeldUp else { return 0 }
    return step(
      to: ListOrigin.target(offset: contentOffset(forScroll: scroll), content: content, viewport: viewport))
  }

  /// Moves the origin by whole steps, to within half a step of a place.
  private mutating func step(to place: Double) -> Double {
    let change = whole(value - place)
    value -= change
    return change
  }

  /// The origin's largest value for a content, in pt: the one with which both have their end in common.
  static func last(forContent content: Double) -> Double {
    max(0, (content.asExtent - limit).rounded(.up))
  }

  /// How far, in pt, scroll space can be scrolled.
  static func room(content: Double, viewport: Double) -> Double {
    max(0, extent(forContent: content) - viewport.asExtent)
  }

  /// Moves the origin.
  ///
  /// - Returns: How far, in pt, the scroll offset of a content offset changes.
  mutating func move(to place: Double) -> Double {
    let change = value - place
    value = place
    return change
  }

  /// The content offset, in pt, that a movement too fast for momentum asks for, or nil if it only continues.
  ///
  /// Such a movement comes from a scroll bar's thumb, the Home or End key, or a tap on the status bar. In
  /// content longer than scroll space, a jump means the same share of the whole content as of scroll space. A
  /// bound of scroll space means the content's bound, even if the last part of the way was slow.
  ///
  /// - Parameters:
  ///   - scroll: The scroll offset, in pt; within 1 pt of a bound it is that bound.
  ///   - isJump: Whether the content has jumped there; otherwise it has jumped before.
  ///   - viewport: The extent of the viewport, in pt. What is not above 0 seeks nothing.
  ///   - content: The content's extent, in pt. What is not above 0 counts as 0.
  /// - Returns: A content offset from 0 to the largest at rest; nil if the scroll offset is not finite.
  /// - Complexity: O(1).
  func sought(atScroll scroll: Double, isJump: Bool, viewport: Double, content: Double) -> Double? {
    let last = ListOrigin.last(forContent: content)
    let room = ListOrigin.room(content: content, viewport: viewport)
    guard viewport > 0, scroll.isFinite else { return nil }
    if scroll < ListOrigin.rounding { return 0 }
    if scroll > room - ListOrigin.rounding { return last + room }
    return isJump && last > 0 ? scroll / room * (last + room) : nil
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
