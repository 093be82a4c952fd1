#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// Scrolling to the end: the initial position, and new items at the end.
extension ListContent {
  /// Applies an edit, and scrolls to new items if the list stays at its end.
  ///
  /// A list stays at its end if `ListEngine.followsEnd` is true and the viewport is at the end.
  mutating func apply(
    _ edit: ListEdit, at time: Double, _ engine: inout ScrollEngine, _ effects: inout ScrollEffects
  ) {
    let before = list.count
    let wasFollowing = isScrollingToEnd
    list.isAtEnd = false
    let shift = list.apply(edit)
    target = target.flatMap { $0.renumbered(by: edit, count: before) }
    if list.count == 0 { hasInitialPosition = false }
    applyListChange(shift, at: time, &engine, &effects)
    if wasFollowing, var pursuit = target {
      pursuit.target.item = list.count - 1
      target = pursuit
      return list.needsScrollToEnd = false
    }
    guard list.needsScrollToEnd else { return }
    list.needsScrollToEnd = false
    begin(.edge(.end), animated: true, at: time, &engine, &effects)
  }

  /// Whether a list that sticks to its end is scrolling to its end.
  package var isScrollingToEnd: Bool {
    guard list.followsEnd, let target else { return false }
    return target.target.item == list.count - 1 && target.target.alignment == .end
  }

  /// Scrolls a list with `startsAtEnd` to its end, once it is visible and has items.
  mutating func applyInitialPosition(
    at time: Double, _ engine: inout ScrollEngine, _ effects: inout ScrollEffects
  ) {
    guard !hasInitialPosition, !list.isHidden, list.count > 0 else { return }
    hasInitialPosition = true
    guard list.configuration.startsAtEnd, target == nil else { return }
    begin(.edge(.end), animated: false, at: time, &engine, &effects)
  }

  /// Sets `list.isAtEnd` to whether a scroll from code has ended at the content's end.
  @inline(never)
  mutating func updateIsAtEnd(_ engine: inout ScrollEngine) {
    let end = list.maximumOffset
    list.isAtEnd = end > 0 && engine.content.drawnOffset > end - ItemUnits.noise
  }
}
