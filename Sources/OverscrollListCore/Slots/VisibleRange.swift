#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// Chooses the items to mount, and limits how many are mounted at once.
///
/// An update has two steps. `mountingRange` returns the relevant parts of the content, or `nil` if the
/// mounted items suffice. The caller looks up the items in each part. `chooseRange` then combines these items
/// into one contiguous range.
struct VisibleRange: Hashable, Sendable {
  /// The maximum number of items in a range.
  ///
  /// The limit is needed because any number of items with an extent of 0 can be visible at once.
  static let itemLimit = 2048
  /// The fraction of the overscan that must remain around a moving viewport.
  static let movingShare = 0.5
  /// The fraction of the overscan that must remain around a viewport at rest.
  ///
  /// It is almost all of the overscan, so that small movements mount nothing.
  static let restingShare = 0.875

  private enum State: Hashable, Sendable {
    /// Some requested items may not be mounted.
    case incomplete
    /// `mountingRange` has returned this part, and `chooseRange` has not been called yet.
    case requested(MountingRange.Bounds)
    /// Every item of this part is mounted.
    case complete(MountingRange.Bounds)
  }

  /// The maximum number of items that `chooseRange` returns.
  var itemLimit = VisibleRange.itemLimit
  /// The amount of content mounted outside the viewport.
  ///
  /// After a change, the caller must call `invalidate()`.
  var overscan: Overscan
  private var state = State.incomplete
  private var offset = 0.0
  private var isScrollingBackward = false

  /// Creates a range without mounted items.
  init(overscan: Overscan = Overscan()) { self.overscan = overscan }

  /// The completely mounted part of the content, and whether the latest scroll went backward.
  ///
  /// A new `VisibleRange` with the same coverage makes the same choices.
  var coverage: (bounds: MountingRange.Bounds?, movesBack: Bool) {
    get {
      if case .complete(let bounds) = state {
        (bounds, isScrollingBackward)
      } else {
        (nil, isScrollingBackward)
      }
    }
    set {
      state = newValue.bounds.map { .complete($0) } ?? .incomplete
      isScrollingBackward = newValue.movesBack
    }
  }

  /// Marks the range as incomplete after an edit, a measurement, or a new viewport.
  mutating func invalidate() { state = .incomplete }

  /// Returns the relevant parts of the content, or `nil` if the mounted items suffice.
  ///
  /// During a scroll, the mounted items suffice if they cover the viewport and half of the overscan around
  /// it. At rest, they must cover most of the overscan, and must not include items that only a fling needs.
  /// A hidden viewport returns `nil`.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in pt. A non-finite offset keeps the previous offset, with a velocity
  ///     of 0.
  ///   - velocity: The velocity of the content offset, in pt/s. A non-finite velocity becomes 0.
  ///   - viewport: The viewport's extent, in pt. A negative or non-finite extent, or 0, hides the viewport.
  /// - Complexity: O(1).
  mutating func mountingRange(offset: Double, velocity: Double, viewport: Double) -> MountingRange? {
    let viewport = viewport.asExtent
    guard viewport > 0 else { return nil }
    self.offset = offset.asPosition(or: self.offset)
    let velocity = offset.isFinite ? velocity.asPosition(or: 0) : 0
    if velocity != 0 { isScrollingBackward = velocity < 0 }

    let visible = MountingRange.Bounds(lower: self.offset, upper: self.offset + viewport)
    let margins = overscan.margins(speed: abs(velocity), viewport: viewport)
    let before = isScrollingBackward ? margins.ahead : margins.behind
    let after = isScrollingBackward ? margins.behind : margins.ahead
    let requested = visible.widened(before: before, after: after)
    let slack = overscan.extent.asExtent / 2
    let kept = requested.widened(before: slack, after: slack)
    switch state {
    case .incomplete, .requested:
      break
    case .complete(let mounted):
      let rests = velocity == 0
      let share = rests ? VisibleRange.restingShare : VisibleRange.movingShare
      let needed = visible.widened(before: before * share, after: after * share)
      if mounted.contains(needed), !rests || kept.contains(mounted) { return nil }
    }
    state = .requested(requested)
    return MountingRange(visible: visible, requested: requested, kept: kept)
  }

  /// Returns the items to mount.
  ///
  /// These are all visible items, the mounted items that may stay, and new items within the budget. A
  /// mounted item may stay if it is in the kept part, and if the mounted range touches the visible range.
  /// New items ahead in the direction of travel come first. If the total would exceed `itemLimit`, the
  /// first visible items have priority, and both sides share the remaining number. If a requested item is
  /// missing from the result, the next `mountingRange` requests it again.
  ///
  /// - Parameters:
  ///   - current: The mounted items.
  ///   - visible: The visible items. An empty range marks the position of the viewport.
  ///   - requested: The items of the requested part. It is extended to include the visible items.
  ///   - kept: The items of the kept part. It is extended to include the requested items.
  ///   - ahead: Whether the budget for items outside the viewport is available.
  /// - Returns: A range of at most `itemLimit` items. It contains no negative index and no `Int.max`.
  /// - Complexity: O(1).
  mutating func chooseRange(
    current: Range<Int>, visible: Range<Int>, requested: Range<Int>, kept: Range<Int>, ahead: Bool = true
  ) -> Range<Int> {
    let visible = visible.clamped(to: 0..<Int.max)
    let requested = requested.clamped(to: 0..<Int.max).union(over: visible)
    let kept = kept.clamped(to: 0..<Int.max).union(over: requested)
    let count = min(visible.count, itemLimit)
    let seen = visible.lowerBound..<visible.lowerBound + count
    var range = seen
    if current.lowerBound <= seen.upperBound, current.upperBound >= seen.lowerBound {
      range = kept.clamped(to: current).union(over: seen)
    }

    let room = itemLimit - count
    var before = seen.lowerBound - range.lowerBound
    var after = range.upperBound - seen.upperBound
    before = min(before, max(room / 2, room - after))
    after = min(after, room - before)

    let lacking = (
      before: max(0, seen.lowerBound - before - requested.lowerBound),
      after: max(0, requested.upperBound - seen.upperBound - after)
    )
    let new = ahead ? min(max(0, overscan.budget), room - before - after) : 0
    if isScrollingBackward {
      let first = min(lacking.before, new)
      before += first
      after += min(lacking.after, new - first)
    } else {
      let first = min(lacking.after, new)
      after += first
      before += min(lacking.before, new - first)
    }
    range = seen.lowerBound - before..<seen.upperBound + after
    finish(isComplete: range.union(over: requested) == range)
    return range
  }

  private mutating func finish(isComplete: Bool) {
    switch state {
    case .requested(let bounds): state = isComplete ? .complete(bounds) : .incomplete
    case .incomplete: break
    case .complete: if !isComplete { state = .incomplete }
    }
  }
}

extension Range<Int> {
  /// Returns the smallest range that contains this range and another range.
  fileprivate func union(over other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

/// The nested parts of the content that determine the items to mount.
struct MountingRange: Hashable, Sendable {
  /// A part of the content, in pt, which may extend past either edge.
  struct Bounds: Hashable, Sendable {
    let lower: Double
    let upper: Double

    func contains(_ other: Bounds) -> Bool { lower <= other.lower && upper >= other.upper }

    /// Returns this part, extended on both sides.
    func widened(before: Double, after: Double) -> Bounds {
      Bounds(lower: lower - before, upper: upper + after)
    }
  }

  /// The visible part.
  let visible: Bounds
  /// The part to mount: the viewport with its overscan.
  let requested: Bounds
  /// The part whose mounted items stay mounted.
  let kept: Bounds
}
