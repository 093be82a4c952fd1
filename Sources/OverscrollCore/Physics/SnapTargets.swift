/// The offsets at which flung content comes to rest.
///
/// They apply inside the content. In a gap held at an edge, content rests at the gap's two ends only.
public struct SnapTargets: Hashable, Sendable {
  /// How many targets one gesture may scroll by.
  ///
  /// The names are those of SwiftUI's `ViewAlignedScrollTargetBehavior.LimitBehavior`. There may be other cases in a later
  /// version: switch over it with `@unknown default`.
  public enum LimitBehavior: Hashable, Sendable, CaseIterable {
    /// As many as the momentum reaches.
    case never
    /// One, however quick or long the gesture is: a page per swipe. Content pulled past an end goes back to that end.
    case alwaysByOne
  }

  /// The distance between two targets, in pt; 0 for a list of positions.
  package let spacing: Double
  /// The offset of one of them, in pt; 0 for a list of positions.
  package let origin: Double
  #if hasFeature(Embedded) && !OVERSCROLL_TRACE
    // The browser's build takes evenly spaced targets without a limit, and leaves the code for others out.
    @inline(__always)
    var positions: [Double] { [] }
    @inline(__always)
    @inlinable package var limitBehavior: LimitBehavior { .never }
  #else
    /// The targets, in pt, in ascending order; empty for evenly spaced ones.
    package let positions: [Double]
    /// How many targets one gesture may scroll by.
    @usableFromInline package let limitBehavior: LimitBehavior
  #endif

  /// Places a target every `spacing` pt; with the viewport's extent, pages.
  ///
  /// - Parameters:
  ///   - spacing: The distance between two targets, in pt. Values of 0 or less, and non-finite values, make no targets.
  ///   - origin: The offset of one target, in pt. Non-finite values count as 0.
  ///   - limitBehavior: How many targets one gesture may scroll by.
  public init(every spacing: Double, from origin: Double = 0, limitBehavior: LimitBehavior = .never) {
    self.spacing = spacing.asExtent
    self.origin = origin.asPosition(or: 0)
    #if !hasFeature(Embedded) || OVERSCROLL_TRACE
      self.positions = []
      self.limitBehavior = limitBehavior
    #endif
  }

  /// Places targets at given offsets, which need not be evenly spaced.
  ///
  /// - Parameters:
  ///   - positions: The offsets, in pt, in any order. Non-finite values are left out. A value outside the content counts as
  ///     the content's nearer end. An empty list makes no targets.
  ///   - limitBehavior: How many targets one gesture may scroll by.
  /// - Complexity: O(n log n) in the number of positions. A copy shares them.
  public init(at positions: [Double], limitBehavior: LimitBehavior = .never) {
    var sorted: [Double] = []
    for position in positions.filter({ $0.isFinite }).sorted() {
      let position = position.asPosition(or: 0)
      if sorted.last != position { sorted.append(position) }
    }
    self.spacing = 0
    self.origin = 0
    #if !hasFeature(Embedded) || OVERSCROLL_TRACE
      self.positions = sorted
      self.limitBehavior = limitBehavior
    #endif
  }

  /// Whether the targets are given as a list; never in the browser's build.
  @inline(__always)
  private var hasPositions: Bool {
    #if hasFeature(Embedded) && !OVERSCROLL_TRACE
      false
    #else
      !positions.isEmpty
    #endif
  }

  /// Whether a gesture scrolls by one target; never in the browser's build.
  @inlinable
  @inline(__always)
  package var isByOne: Bool { limitBehavior == .alwaysByOne }

  /// Whether there are no targets, so that content rests anywhere.
  package var isEmpty: Bool { spacing == 0 && positions.isEmpty }

  /// The target nearest to where a motion would end, but not behind a finger that was still moving.
  ///
  /// - Parameters:
  ///   - projected: Where momentum would bring the content, in pt.
  ///   - offset: Where the content is, in pt.
  ///   - velocity: The velocity of the offset, in pt/s.
  /// - Complexity: O(log n) in the number of positions.
  func target(projected: Double, from offset: Double, velocity: Double) -> Double? {
    guard let nearest = nearest(to: projected) else { return nil }
    if velocity > 0, nearest < offset { return target(after: nearest) }
    if velocity < 0, nearest > offset { return target(before: nearest) }
    return nearest
  }

  /// The target of a gesture, within the limit.
  ///
  /// With `alwaysByOne` a fling passes no target, as with CSS's `scroll-snap-stop: always`. The target is the one at which
  /// the gesture began or one beside that, as with SwiftUI's `alwaysByOne`.
  ///
  /// - Parameters:
  ///   - target: The target without a limit, in pt.
  ///   - offset: Where the content is as the gesture ends, in pt.
  ///   - start: Where it was as the gesture began, in pt.
  ///   - end: The content's largest offset, in pt.
  func limited(_ target: Double, at offset: Double, from start: Double, end: Double) -> Double {
    guard isByOne, let began = began(at: start, end: end) else { return target }
    let (flung, reached) = (neighbors(of: offset), neighbors(of: began))
    return target.clamped(to: flung.before, flung.after).clamped(to: reached.before, reached.after)
  }

  /// The target at which a gesture began, in pt: the nearest one, or the one past an end of the content that stands for it.
  private func began(at start: Double, end: Double) -> Double? {
    guard let nearest = nearest(to: start) else { return nil }
    let tolerance = BounceSpring.restDistance
    if start >= end - tolerance, nearest < start - tolerance { return target(after: nearest) }
    if start <= tolerance, nearest > start + tolerance { return target(before: nearest) }
    return nearest
  }

  /// The target nearest to an offset, in pt; nil if there are no targets.
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

  /// The target after another one, in pt, or that one if it is the last.
  private func target(after target: Double) -> Double {
    if !hasPositions { return target + spacing }
    let after = neighbors(of: target).after
    return after.isFinite ? after : target
  }

  /// The target before another one, in pt, or that one if it is the first.
  private func target(before target: Double) -> Double {
    if !hasPositions { return target - spacing }
    let before = neighbors(of: target).before
    return before.isFinite ? before : target
  }

  /// The targets before and after an offset, in pt; infinite if there is none on that side.
  ///
  /// A target within `BounceSpring.restDistance` counts as at the offset: platforms round offsets to pixels.
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

  /// How many positions are at an offset or before it, by bisection.
  private func count(upTo offset: Double) -> Int {
    var (lower, upper) = (0, positions.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if positions[middle] <= offset { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
