#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The state of a scroll to an item.
///
/// The scroll ends when all items in and around the viewport are mounted and measured, and the target item
/// is in position. In masonry, measuring an earlier item can move the target item to another lane.
struct ItemScrollState: Hashable, Sendable {
  /// The item to scroll to, and its final position in the viewport.
  var target: ItemTarget
  /// The start time of the scroll, in s, moved forward while the list is hidden.
  ///
  /// `time` is the time of the latest update, in s.
  var began: Double
  var time: Double
  /// Whether the animation toward the item is still running.
  var isMoving: Bool
  /// The number of consecutive ticks without a movement or a missing measurement.
  var stableTickCount = 0

  /// The maximum time that a scroll waits for measurements, in s.
  static let timeout = 2.0

  /// Returns the scroll with the item's new index, or `nil` if an edit removes it.
  func renumbered(by edit: ListEdit, count: Int) -> ItemScrollState? {
    guard let target = target.renumbered(by: edit, count: count) else { return nil }
    var result = self
    result.target = target
    return result
  }
}

extension ListContent {
  /// Whether a scroll to an item is in progress.
  package var isScrollingToItem: Bool { target != nil }

  /// Begins a scroll to an item, unless a finger drags the content.
  ///
  /// An animated scroll of more than four viewports first jumps to two viewports before its target, so that
  /// the movement is visible.
  mutating func begin(
    _ target: ItemTarget, animated: Bool, at time: Double, _ engine: inout ScrollEngine,
    _ effects: inout ScrollEffects
  ) {
    guard list.count > 0, !engine.content.isDragging else { return }
    let animated = animated && !engine.content.scroller.behavior.reducesMotion && !list.isHidden
    let time = max(engine.time, time)
    var target = target
    target.item = max(0, min(target.item, list.count - 1))
    list.isAtEnd = false
    engine.content.isStray = false
    resetSnapping()
    clearTouch()
    self.target = ItemScrollState(target: target, began: time, time: time, isMoving: animated)
    guard !list.isHidden else { return }
    let destination = destination(of: target, &engine)
    let distance = destination - engine.content.drawnOffset
    let reach = list.viewport * 2
    if !animated {
      jump(to: destination, at: time, &engine, &effects)
    } else if distance.magnitude > reach * 2 {
      jump(to: destination - (distance > 0 ? reach : -reach), at: time, &engine, &effects)
    }
    if animated, engine.content.isDriven {
      send(.scrollTo(destination, animated: true), at: time, &engine, &effects)
    }
    updateListOffset(&engine)
  }

  /// Returns the final content offset of a scroll to an item, in pt.
  ///
  /// At an edge of the content, the offset includes the gap, the space that the edge keeps open while its
  /// action runs. With the source `.platformTransform`, a gap at the end is drawn behind the content, so
  /// the offset excludes it.
  mutating func destination(of target: ItemTarget, _ engine: inout ScrollEngine) -> Double {
    let offset = list.offset(for: target)
    let gaps = engine.reservedGaps
    if gaps.start > 0, offset <= 0, !keepsEnd(of: target, &engine) { return 0 - gaps.start }
    guard gaps.end > 0, offset >= list.maximumOffset, !engine.content.usesTransform else { return offset }
    return list.maximumOffset + gaps.end
  }

  /// Returns whether a scroll stops after the start's gap, so that the gap stays hidden.
  ///
  /// This happens only if the items do not fill the viewport and are aligned to its end.
  private func keepsEnd(of target: ItemTarget, _ engine: inout ScrollEngine) -> Bool {
    engine.content.spaceBefore > 0 && (target.alignment == .end || engine.startsOnApproach(.start))
  }

  /// Ends the scroll to an item if the platform scrolls to the same offset.
  mutating func endItemScroll(_ offset: Double, _ engine: inout ScrollEngine) {
    guard let pursued = target,
      (destination(of: pursued.target, &engine) - offset).magnitude < ItemUnits.noise
    else { return }
    list.isAtEnd = isScrollingToEnd
    target = nil
  }

  /// Sets the item that has a focus, and scrolls a newly focused item into view.
  ///
  /// If the platform scrolls, the platform shows the focused item. An item with accessibility focus jumps
  /// into view, because an assistive technology marks the item's current position. An item with keyboard
  /// focus scrolls into view with an animation.
  mutating func setFocus(
    _ focus: ListFocus, of item: Int?, shows: Bool, at time: Double, _ engine: inout ScrollEngine,
    _ effects: inout ScrollEffects
  ) {
    let before = list.focusedItem(focus)
    list.focus(item, focus)
    guard shows, engine.content.isDriven, !list.isHidden, let item = list.focusedItem(focus), item != before
    else { return }
    let target = ItemTarget(item: item, alignment: .nearest)
    guard (list.offset(for: target) - engine.content.drawnOffset).magnitude > 1 / ItemUnits.perPoint else {
      return
    }
    begin(target, animated: focus == .keyboard, at: time, &engine, &effects)
  }

  /// The time after a touch during which the touched item keeps its position, in s.
  ///
  /// The action of a tap may change the list a moment later, and with an animation.
  static let touchGracePeriod = 1.0

  /// Sets the touched item; `nil` ends the touch and starts `touchGracePeriod`.
  mutating func setTouchedItem(touch item: Int?, at time: Double) {
    if let item {
      list.touch(item)
      touchExpiry = .infinity
    } else if list.touchedItem != nil {
      touchExpiry = min(touchExpiry, time + Self.touchGracePeriod)
    }
  }

  /// Clears the touched item at once, without `touchGracePeriod`.
  mutating func clearTouch() {
    list.touch(nil)
    touchExpiry = .infinity
  }

  /// Moves the content further toward the current position of the target item.
  mutating func updateItemScroll(
    at time: Double, _ engine: inout ScrollEngine, _ effects: inout ScrollEffects
  ) {
    guard var pursuit = target, list.count > 0 else { return }
    let now = max(pursuit.time, time)
    let destination = destination(of: pursuit.target, &engine)
    if pursuit.isMoving {
      pursuit.isMoving = move(pursuit, to: destination, at: now, &engine, &effects)
    } else if (destination - engine.content.drawnOffset).magnitude >= ItemUnits.noise {
      jump(to: destination, at: now, &engine, &effects)
      pursuit.stableTickCount = 0
    } else if now > pursuit.time {
      pursuit.stableTickCount = list.isFullyMeasured() ? pursuit.stableTickCount + 1 : 0
    }
    guard target != nil else { return }
    pursuit.time = now
    let isDone = pursuit.stableTickCount > 1 || now > pursuit.began + ItemScrollState.timeout
    target = isDone && !pursuit.isMoving ? nil : pursuit
    updateListOffset(&engine)
    if target == nil { updateIsAtEnd(&engine) }
  }

  /// Moves the content further toward the target item.
  ///
  /// If the engine scrolls, its scroller animates the movement. Otherwise this method follows the same
  /// curve: after a fraction p of the time, (1 - p)^4 of the distance remains. The remaining movement is a
  /// curve of the same form, so it can follow a moving target (see `TimedCurve`).
  ///
  /// - Returns: Whether the movement continues.
  private mutating func move(
    _ pursuit: ItemScrollState, to destination: Double, at now: Double, _ engine: inout ScrollEngine,
    _ effects: inout ScrollEffects
  ) -> Bool {
    let end = pursuit.began + Scroller.scrollDuration
    if engine.content.isDriven {
      send(.retarget(destination), at: now, &engine, &effects)
      return engine.content.scroller.motion.runsByItself
    }
    let share = now < end ? (end - now) / (end - pursuit.time) : 0
    // If no time has passed, only rounding would move the content, and the platform would report the
    // rounding as a movement.
    guard share < 1 else { return true }
    jump(
      to: destination - (destination - engine.content.drawnOffset) * share * share * share * share, at: now,
      isThere: share == 0, &engine, &effects)
    return now < end
  }

  /// Moves the content to an offset without animation.
  ///
  /// - Parameter isThere: Whether the content stays at the offset. The platform offset is then rounded to a
  ///   whole step (a pixel or 1 pt).
  private mutating func jump(
    to offset: Double, at time: Double, isThere: Bool = true, _ engine: inout ScrollEngine,
    _ effects: inout ScrollEffects
  ) {
    guard !engine.content.isDriven else {
      return send(.scrollTo(offset, animated: false), at: time, &engine, &effects)
    }
    let before = engine.content.drawnOffset
    var change = offset - before
    if change.magnitude > ListCoordinateSpace.limit / 8 {
      change += space.move(
        to: ListCoordinateSpace.preferredOrigin(
          offset: offset, content: list.contentExtent, viewport: list.viewport))
    }
    if isThere {
      change = space.align(space.contentOffset(forScroll: platformOffset + change)) - platformOffset
    }
    requestedOffset = nil
    send(.observed(offset + (engine.content.platform.offset - before), .resting), at: time, &engine, &effects)
    adjustPlatformOffset(by: change, &engine, &effects)
    if isThere { requestedOffset = platformOffset }
  }
}
