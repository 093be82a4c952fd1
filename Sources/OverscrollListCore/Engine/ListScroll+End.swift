#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// Scrolling to the end: the initial position, and new items at the end.
extension ListScroll {
  /// Applies an edit, and scrolls to items inserted at a sticky end.
  mutating func apply(_ edit: ListEdit, at time: Double, _ effects: inout ScrollEffects) {
    let before = list.count
    let wasFollowing = isFollowingEnd
    list.staysAtEnd = false
    let shift = list.apply(edit)
    target = target.flatMap { $0.renumbered(by: edit, count: before) }
    if list.count == 0 { hasBegun = false }
    follow(shift, at: time, &effects)
    if wasFollowing, var pursuit = target {
      pursuit.target.item = list.count - 1
      target = pursuit
      return list.followsEnd = false
    }
    guard list.followsEnd else { return }
    list.followsEnd = false
    begin(.edge(.end), animated: true, at: time, &effects)
  }

  /// Whether the list is scrolling to its sticky end.
  var isFollowingEnd: Bool {
    guard list.configuration.sticks.end, let target else { return false }
    return target.target.item == list.count - 1 && target.target.alignment == .end
  }

  /// Scrolls to the initial end as soon as the list has visible items.
  mutating func beginAtEnd(at time: Double, _ effects: inout ScrollEffects) {
    guard !hasBegun, !list.isHidden, list.count > 0 else { return }
    hasBegun = true
    guard list.configuration.startsAtEnd, target == nil else { return }
    begin(.edge(.end), animated: false, at: time, &effects)
  }

  /// Updates whether a scroll from code ended at the content's end.
  @inline(never)
  mutating func noteEnd() {
    let end = list.maximumOffset
    list.staysAtEnd = end > 0 && scroll.drawnOffset > end - ItemUnits.noise
  }
}
