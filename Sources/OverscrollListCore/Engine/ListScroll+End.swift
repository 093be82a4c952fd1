#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// The end at which a list begins, or stays.
extension ListScroll {
  /// Applies an edit, and follows items that arrive at an end at which the list stays.
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

  /// Whether the list is on its way to the end at which it stays.
  var isFollowingEnd: Bool {
    guard list.configuration.sticks.end, let target else { return false }
    return target.target.item == list.count - 1 && target.target.alignment == .end
  }

  /// A list that begins at its end is there as soon as there is anything to see.
  mutating func beginAtEnd(at time: Double, _ effects: inout ScrollEffects) {
    guard !hasBegun, !list.isHidden, list.count > 0 else { return }
    hasBegun = true
    guard list.configuration.startsAtEnd, target == nil else { return }
    begin(.edge(.end), animated: false, at: time, &effects)
  }

  /// Notes whether code has brought the content to its end.
  @inline(never)
  mutating func noteEnd() {
    let end = list.maximumOffset
    list.staysAtEnd = end > 0 && scroll.drawnOffset > end - ItemUnits.noise
  }
}
