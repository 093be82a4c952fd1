#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// Scrolling to the end: the initial position, and new items at the end.
extension ListScrollEngine {
  /// Applies an edit, and scrolls to items inserted at a sticky end.
  mutating func apply(_ edit: ListEdit, at time: Double, _ effects: inout ScrollEffects) {
    let before = list.count
    let wasFollowing = isScrollingToEnd
    list.isAtEnd = false
    let shift = list.apply(edit)
    target = target.flatMap { $0.renumbered(by: edit, count: before) }
    if list.count == 0 { hasInitialPosition = false }
    applyListChange(shift, at: time, &effects)
    if wasFollowing, var pursuit = target {
      pursuit.target.item = list.count - 1
      target = pursuit
      return list.needsScrollToEnd = false
    }
    guard list.needsScrollToEnd else { return }
    list.needsScrollToEnd = false
    begin(.edge(.end), animated: true, at: time, &effects)
  }

  /// Whether the list is scrolling to its sticky end.
  var isScrollingToEnd: Bool {
    guard list.configuration.sticks.end, let target else { return false }
    return target.target.item == list.count - 1 && target.target.alignment == .end
  }

  /// Scrolls to the initial end as soon as the list has visible items.
  mutating func applyInitialPosition(at time: Double, _ effects: inout ScrollEffects) {
    guard !hasInitialPosition, !list.isHidden, list.count > 0 else { return }
    hasInitialPosition = true
    guard list.configuration.startsAtEnd, target == nil else { return }
    begin(.edge(.end), animated: false, at: time, &effects)
  }

  /// Updates whether a scroll from code ended at the content's end.
  @inline(never)
  mutating func updateIsAtEnd() {
    let end = list.maximumOffset
    list.isAtEnd = end > 0 && scroll.drawnOffset > end - ItemUnits.noise
  }
}
