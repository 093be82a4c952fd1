/// The offsets at which flung content comes to rest.
///
/// They apply inside the content. In a gap at an edge, content rests only at the gap's two ends.
public struct SnapTargets: Hashable, Sendable {
  /// The limit on the number of targets that one gesture scrolls by.
  ///
  /// The names match SwiftUI's `ViewAlignedScrollTargetBehavior.LimitBehavior`. A later version may add
  /// cases: switch over it with `@unknown default`.
  public enum LimitBehavior: Hashable, Sendable, CaseIterable {
    /// As many targets as the momentum reaches.
    case never
    /// One target per gesture, regardless of speed and length: a page per swipe.
    ///
    /// Content pulled past an end returns to that end.
    case alwaysByOne
  }

  /// The rule that places the targets.
  package enum Kind: UInt8, Hashable, Sendable {
    /// The offsets are fixed.
    case offsets
    /// A list places a target at each page, which has the viewport's extent.
    case pages
    /// A list places a target at each item.
    case items
  }

  /// The rule that places the targets.
  package let kind: Kind
  /// The distance between two targets, in pt; 0 for a list of positions.
  package let spacing: Double
  /// The offset of one target, in pt; 0 for a list of positions.
  package let origin: Double
  /// The targets, in pt, in ascending order; empty for evenly spaced targets.
  package let positions: [Double]
  /// The limit on the number of targets that one gesture scrolls by.
  @usableFromInline package let limitBehavior: LimitBehavior

  /// Makes evenly spaced targets, such as pages with the viewport's extent as spacing.
  ///
  /// - Parameters:
  ///   - spacing: The distance between two targets, in pt. Values of 0 or less, and non-finite values, make
  ///     no targets.
  ///   - origin: The offset of one target, in pt. Non-finite values become 0.
  ///   - limitBehavior: The limit on the number of targets that one gesture scrolls by.
  public init(every spacing: Double, from origin: Double = 0, limitBehavior: LimitBehavior = .never) {
    self.kind = .offsets
    self.spacing = spacing.asExtent
    self.origin = origin.asPosition(or: 0)
    self.positions = []
    self.limitBehavior = limitBehavior
  }

  /// Makes targets at the given offsets, which may be unevenly spaced.
  ///
  /// - Parameters:
  ///   - positions: The offsets, in pt, in any order. Non-finite values are ignored. A target outside the
  ///     content is moved to the content's nearer end. An empty list makes no targets.
  ///   - limitBehavior: The limit on the number of targets that one gesture scrolls by.
  /// - Complexity: O(n log n) in the number of positions. A copy shares the positions.
  public init(at positions: [Double], limitBehavior: LimitBehavior = .never) {
    var sorted: [Double] = []
    for position in positions.filter({ $0.isFinite }).sorted() {
      let position = position.asPosition(or: 0)
      if sorted.last != position { sorted.append(position) }
    }
    self.kind = .offsets
    self.spacing = 0
    self.origin = 0
    self.positions = sorted
    self.limitBehavior = limitBehavior
  }

  /// Makes targets that a list places.
  package init(_ kind: Kind, limitBehavior: LimitBehavior) {
    (self.kind, self.limitBehavior) = (kind, limitBehavior)
    (spacing, origin, positions) = (0, 0, [])
  }

  /// Pages with the extent of a list's viewport, one per gesture.
  ///
  /// The pages follow the viewport: after a rotation, the list shows a whole page. They apply only in lists.
  public static var pages: SnapTargets { SnapTargets(.pages, limitBehavior: .alwaysByOne) }

  /// The starts of a list's items, as many per gesture as the momentum reaches.
  ///
  /// See `items(limitBehavior:)`.
  public static var items: SnapTargets { items(limitBehavior: .never) }

  /// Returns the starts of a list's items as targets.
  ///
  /// An item rests after the list's start inset. The first item rests at the content's start, and the last
  /// one at its end. In lanes, the items of a row rest together. An item that is longer than the viewport
  /// also rests at its end. The targets apply only in lists.
  ///
  /// - Parameter limitBehavior: The limit on the number of targets that one gesture scrolls by.
  public static func items(limitBehavior: LimitBehavior) -> SnapTargets {
    SnapTargets(.items, limitBehavior: limitBehavior)
  }

  /// Whether the targets are a list of positions.
  @inline(__always)
  private var hasPositions: Bool { !positions.isEmpty }

  /// Whether a gesture scrolls by one target.
  @inlinable
  @inline(__always)
  package var isByOne: Bool { limitBehavior == .alwaysByOne }

  /// Whether there are no targets, so that content rests at any offset.
  package var isEmpty: Bool { !isPlacedByList && spacing == 0 && positions.isEmpty }

  /// The distance, in pt, below which content is at a target.
  ///
  /// Platforms round offsets to pixels.
  package static var tolerance: Double { BounceSpring.restDistance }

  /// Whether a list places the targets.
  package var isPlacedByList: Bool { kind != .offsets }

  /// Returns the target nearest to the end of a motion.
  ///
  /// If the content moves, the target is not behind it, unless all targets are behind it.
  ///
  /// - Parameters:
  ///   - projected: The end of the momentum, in pt.
  ///   - offset: The current offset, in pt.
  ///   - velocity: The velocity of the offset, in pt/s.
  /// - Complexity: O(log n) in the number of positions.
  func target(projected: Double, from offset: Double, velocity: Double) -> Double? {
    guard let nearest = nearest(to: projected) else { return nil }
    if velocity > 0, nearest < offset { return target(after: nearest) }
    if velocity < 0, nearest > offset { return target(before: nearest) }
    return nearest
  }

  /// Returns the target of a gesture, within the limit.
  ///
  /// With `alwaysByOne` a fling passes no target, as with CSS's `scroll-snap-stop: always`. The result is
  /// the target at the start of the gesture or one of its two neighbors, as with SwiftUI's `alwaysByOne`.
  ///
  /// - Parameters:
  ///   - target: The target without a limit, in pt.
  ///   - offset: The offset at the end of the gesture, in pt.
  ///   - start: The offset at the start of the gesture, in pt.
  ///   - end: The content's largest offset, in pt.
  func limited(_ target: Double, at offset: Double, from start: Double, end: Double) -> Double {
    guard isByOne, let began = began(at: start, end: end) else { return target }
    let (flung, reached) = (neighbors(of: offset), neighbors(of: began))
    return target.clamped(to: flung.before, flung.after).clamped(to: reached.before, reached.after)
  }

  /// Returns the target nearest to the start of a gesture, in pt.
  ///
  /// At an end of the content it may be a target past the end, because such a target is clamped to the end.
  private func began(at start: Double, end: Double) -> Double? {
    guard let nearest = nearest(to: start) else { return nil }
    let tolerance = BounceSpring.restDistance
    if start >= end - tolerance, nearest < start - tolerance { return target(after: nearest) }
    if start <= tolerance, nearest > start + tolerance { return target(before: nearest) }
    return nearest
  }

  /// Returns the target nearest to an offset, in pt; `nil` without targets.
  private func nearest(to offset: Double) -> Double? {
    guard !hasPositions else {
      let index = count(upTo: offset)
      guard index > 0 else { return positions.first }
      guard index < positions.count else { return positions.last }
      let (before, after) = (positions[index - 1], positions[index])
      return offset - before <= after - offset ? before : after
    }
    guard spacing > 0 else { return nil }
    let step = ((offset - origin) / spacing).rounded(.toNearestOrEven)
    let nearest = origin + step * spacing
    return nearest.isFinite ? nearest : nil
  }

  /// Returns the target after a target, in pt; the same target if it is last.
  private func target(after target: Double) -> Double {
    if !hasPositions { return target + spacing }
    let after = neighbors(of: target).after
    return after.isFinite ? after : target
  }

  /// Returns the target before a target, in pt; the same target if it is first.
  private func target(before target: Double) -> Double {
    if !hasPositions { return target - spacing }
    let before = neighbors(of: target).before
    return before.isFinite ? before : target
  }

  /// Returns the targets before and after an offset, in pt.
  ///
  /// A target within `BounceSpring.restDistance` of the offset is neither before nor after it, because
  /// platforms round offsets to pixels. A missing target is infinite.
  private func neighbors(of offset: Double) -> (before: Double, after: Double) {
    let tolerance = BounceSpring.restDistance
    guard !hasPositions else {
      let (before, after) = (count(upTo: offset - tolerance), count(upTo: offset + tolerance))
      return (
        before > 0 ? positions[before - 1] : -.infinity,
        after < positions.count ? positions[after] : .infinity
      )
    }
    let steps = (offset - origin) / spacing
    let nearest = steps.rounded(.toNearestOrEven)
    let isThere = (origin + nearest * spacing - offset).magnitude <= tolerance
    let (last, first) = isThere ? (nearest, nearest) : (steps.rounded(.up), steps.rounded(.down))
    return (origin + (last - 1) * spacing, origin + (first + 1) * spacing)
  }

  /// Returns the number of positions at or before an offset, by bisection.
  private func count(upTo offset: Double) -> Int {
    var (lower, upper) = (0, positions.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if positions[middle] <= offset { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
