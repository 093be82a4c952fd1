#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// Decides which stretch of the content is mounted, and how many items of it at once.
///
/// An update is two steps. `stretch` says which parts of the content matter, or nil if what is mounted
/// will do; the caller looks up the items of each part, and `choose` makes one contiguous range of them.
struct VisibleRange: Hashable, Sendable {
  /// The most items of a range: items without extent must not mount everything.
  static let itemLimit = 2048
  /// The share of the overscan that has to be left around the viewport while it moves.
  static let movingShare = 0.5
  /// The share that has to be left at rest: nearly all of it, so that a tremble mounts nothing.
  static let restingShare = 0.875

  private enum State: Hashable, Sendable {
    /// Something that is wanted may not be mounted.
    case incomplete
    /// A stretch was handed out, and no range has been chosen yet.
    case asked(Stretch.Bounds)
    /// Every item of this part is mounted.
    case complete(Stretch.Bounds)
  }

  /// The most items of this range.
  var itemLimit = VisibleRange.itemLimit
  /// How much is mounted that is not in sight; `invalidate()` follows a change.
  var overscan: Overscan
  private var state = State.incomplete
  private var offset = 0.0
  private var movesBack = false

  /// Decides by this overscan, with nothing mounted yet.
  init(overscan: Overscan = Overscan()) { self.overscan = overscan }

  /// The part of the content of which every item is mounted, and whether it was last scrolled back.
  ///
  /// A new range that takes it decides as this one.
  var coverage: (bounds: Stretch.Bounds?, movesBack: Bool) {
    get {
      if case .complete(let bounds) = state { (bounds, movesBack) } else { (nil, movesBack) }
    }
    set {
      state = newValue.bounds.map { .complete($0) } ?? .incomplete
      movesBack = newValue.movesBack
    }
  }

  /// What is mounted may not be what it was: after an edit, a measurement that moved items, or a new viewport.
  mutating func invalidate() { state = .incomplete }

  /// The parts of the content that matter now, or nil if what is mounted will do.
  ///
  /// It will do if all that was wanted last is mounted, and covers the viewport with half of the overscan
  /// that is wanted now. At rest it has to cover most of that, and must not include what only a fling needs.
  /// Nothing is mounted or unmounted for a viewport of 0.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in pt. What is not finite counts as the last one, without velocity.
  ///   - velocity: The velocity of the offset, in pt/s. What is not finite counts as 0.
  ///   - viewport: The extent of the viewport, in pt. What is not above 0 means that it is hidden.
  /// - Complexity: O(1).
  mutating func stretch(offset: Double, velocity: Double, viewport: Double) -> Stretch? {
    let viewport = viewport.asExtent
    guard viewport > 0 else { return nil }
    self.offset = offset.asPosition(or: self.offset)
    let velocity = offset.isFinite ? velocity.asPosition(or: 0) : 0
    if velocity != 0 { movesBack = velocity < 0 }

    let visible = Stretch.Bounds(lower: self.offset, upper: self.offset + viewport)
    let margins = overscan.margins(speed: abs(velocity), viewport: viewport)
    let before = movesBack ? margins.ahead : margins.behind
    let after = movesBack ? margins.behind : margins.ahead
    let wanted = visible.widened(before: before, after: after)
    let slack = overscan.extent.asExtent / 2
    let kept = wanted.widened(before: slack, after: slack)
    switch state {
    case .incomplete, .asked:
      break
    case .complete(let mounted):
      let rests = velocity == 0
      let share = rests ? VisibleRange.restingShare : VisibleRange.movingShare
      let needed = visible.widened(before: before * share, after: after * share)
      if mounted.contains(needed), !rests || kept.contains(mounted) { return nil }
    }
    state = .asked(wanted)
    return Stretch(visible: visible, wanted: wanted, kept: kept)
  }

  /// The items to mount: all in sight, those mounted that may stay, and as many new ones as the budget allows.
  ///
  /// Items outside `kept` may not stay; nothing may stay if the mounted range doesn't touch the visible one.
  /// New items ahead, in the direction of travel, come first. Past `itemLimit`, the items in sight at the
  /// viewport's start come first, and the rest is shared between both sides. Where something wanted is
  /// missing then, the next `stretch` asks for it.
  ///
  /// - Parameters:
  ///   - current: The items that are mounted.
  ///   - visible: The items in sight; where it is empty, its bound says where the viewport is.
  ///   - wanted: The items of the wanted part. It counts as reaching over the visible ones.
  ///   - kept: The items of the kept part. It counts as reaching over the wanted ones.
  ///   - ahead: Whether there is a budget for new items that are not in sight.
  /// - Returns: A range of at most `itemLimit` items. Negative indices, and `Int.max`, are no items.
  /// - Complexity: O(1).
  mutating func choose(
    current: Range<Int>, visible: Range<Int>, wanted: Range<Int>, kept: Range<Int>, ahead: Bool = true
  ) -> Range<Int> {
    let visible = visible.clamped(to: 0..<Int.max)
    let wanted = wanted.clamped(to: 0..<Int.max).reaching(over: visible)
    let kept = kept.clamped(to: 0..<Int.max).reaching(over: wanted)
    let count = min(visible.count, itemLimit)
    let seen = visible.lowerBound..<visible.lowerBound + count
    var range = seen
    if current.lowerBound <= seen.upperBound, current.upperBound >= seen.lowerBound {
      range = kept.clamped(to: current).reaching(over: seen)
    }

    let room = itemLimit - count
    var before = seen.lowerBound - range.lowerBound
    var after = range.upperBound - seen.upperBound
    before = min(before, max(room / 2, room - after))
    after = min(after, room - before)

    let lacking = (
      before: max(0, seen.lowerBound - before - wanted.lowerBound),
      after: max(0, wanted.upperBound - seen.upperBound - after)
    )
    let new = ahead ? min(max(0, overscan.budget), room - before - after) : 0
    if movesBack {
      let first = min(lacking.before, new)
      before += first
      after += min(lacking.after, new - first)
    } else {
      let first = min(lacking.after, new)
      after += first
      before += min(lacking.before, new - first)
    }
    range = seen.lowerBound - before..<seen.upperBound + after
    finish(isComplete: range.reaching(over: wanted) == range)
    return range
  }

  private mutating func finish(isComplete: Bool) {
    switch state {
    case .asked(let wanted): state = isComplete ? .complete(wanted) : .incomplete
    case .incomplete: break
    case .complete: if !isComplete { state = .incomplete }
    }
  }
}

extension Range<Int> {
  /// The smallest range that covers this one and another.
  fileprivate func reaching(over other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

/// The parts of the content that matter for what is mounted, each within the next.
struct Stretch: Hashable, Sendable {
  /// A part of the content, in pt from its start; it may reach past either end.
  struct Bounds: Hashable, Sendable {
    let lower: Double
    let upper: Double

    /// Whether all of another part is within this one.
    func contains(_ other: Bounds) -> Bool { lower <= other.lower && upper >= other.upper }

    /// This part with more of the content at either side.
    func widened(before: Double, after: Double) -> Bounds {
      Bounds(lower: lower - before, upper: upper + after)
    }
  }

  /// What is in sight.
  let visible: Bounds
  /// What is mounted besides: the viewport with its overscan.
  let wanted: Bounds
  /// Where items stay that are mounted already.
  let kept: Bounds
}
