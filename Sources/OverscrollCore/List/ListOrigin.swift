/// Where in the content the platform's scroll space begins.
///
/// Platforms scroll, and draw, exactly only so far. So what a platform sees is at most 2^20 pt long: a scroll
/// offset is a content offset less the origin, which is moved while nobody looks. The origin is a whole number
/// of pt, so that moving it leaves the pixels alone, and content that fits has the origin 0.
public struct ListOrigin: Hashable, Sendable {
  /// The longest scroll space, in pt: 2^20.
  public static let limit = 1_048_576.0
  /// How far, in pt, a platform may round an offset at a bound.
  static let rounding = 1.0

  /// The content offset, in pt, at which scroll space begins.
  ///
  /// It is whole and not below 0 at rest; while a platform scrolls it takes the shifts that the platform is not told of.
  public private(set) var value = 0.0

  /// Makes an origin at the content's start.
  public init() {}

  /// The extent of scroll space, in pt: the content's own where that fits, else 2^20 or up to 1 pt less.
  ///
  /// It is less where the content's extent is no whole number, since both end at the same place. Complexity: O(1).
  ///
  /// - Parameter content: The content's extent, in pt. What is not above 0 counts as 0.
  public static func extent(forContent content: Double) -> Double {
    content.asExtent - ListOrigin.last(forContent: content)
  }

  /// The scroll offset, in pt, of a content offset: exact for whole numbers, and wherever a `Double` can be.
  public func scrollOffset(forContent offset: Double) -> Double { offset - value }

  /// The content offset, in pt, of a scroll offset.
  public func contentOffset(forScroll offset: Double) -> Double { offset + value }

  /// The origin, in pt, that is best for a content at rest.
  ///
  /// Within a quarter of scroll space (2^18 pt) of either end, scroll space and content have that end in common.
  /// In between, the scroll offset goes through the middle half as the content offset goes through the rest, so
  /// that the scroll bar still tells roughly where one is. The result never falls as the offset grows.
  ///
  /// Complexity: O(1).
  ///
  /// - Parameters:
  ///   - offset: The content offset, in pt. Past either end, that end's counts; what is no number counts as 0.
  ///   - content: The content's extent, in pt. What is not above 0 counts as 0.
  ///   - viewport: The extent of the viewport, in pt. What is not above 0 counts as 0.
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
  /// It is where either end is near or the content has become too short for the origin, and where the scroll
  /// offset is more than an eighth of scroll space (2^17 pt) from the best one. A hidden viewport, and an offset
  /// that is not finite, move nothing.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in pt.
  ///   - content: The content's extent, in pt. What is not above 0 counts as 0.
  ///   - viewport: The extent of the viewport, in pt.
  /// - Returns: How far, in pt, the platform's own offset must be changed so that nothing moves.
  mutating func recentre(offset: Double, content: Double, viewport: Double) -> Double {
    guard viewport > 0, offset.isFinite else { return 0 }
    let best = ListOrigin.target(offset: offset, content: content, viewport: viewport)
    let last = ListOrigin.last(forContent: content)
    let isBound = best == 0 || best == last || value > last
    return isBound || abs(best - value) > ListOrigin.limit / 8 ? move(to: best) : 0
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
    return move(
      to: ListOrigin.target(offset: contentOffset(forScroll: scroll), content: content, viewport: viewport))
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
}
