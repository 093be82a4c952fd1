#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// A scroll to an item that is under way: it ends when all that is to be mounted is measured, and the item in place.
///
/// In masonry, what is measured before the item may still give it another lane.
struct ItemScroll: Hashable, Sendable {
  /// The item, and where it is to be.
  var target: ItemTarget
  /// When it began, in s, or when the list was last hidden; and the instant that it has been brought to.
  var began: Double
  var time: Double
  /// Whether the content is still on its way.
  var isMoving: Bool
  /// In how many ticks nothing was left to do.
  var calmTicks = 0

  /// How long, in s, after its start it is pursued at most: a host that never measures is not waited for.
  static let patience = 2.0

  /// The same scroll after an edit, or nil if its item has gone.
  func renumbered(by edit: ListEdit, count: Int) -> ItemScroll? {
    guard let item = edit.number(of: target.item, count: count) else { return nil }
    var result = self
    result.target.item = item
    return result
  }
}

extension ListScroll {
  /// Whether a scroll to an item is under way.
  package var isSeeking: Bool { target != nil }

  /// Begins a scroll to an item.
  ///
  /// A finger on the content wins.
  ///
  /// An animated scroll of more than four viewports first jumps to two viewports before its target, so that
  /// the movement can be seen.
  mutating func begin(
    _ target: ItemTarget, animated: Bool, at time: Double, _ effects: inout ScrollEffects
  ) {
    guard list.count > 0, !scroll.isDragging else { return }
    let animated = animated && !scroll.scroller.behavior.reducesMotion && !list.isHidden
    let time = max(scroll.time, time)
    var target = target
    target.item = max(0, min(target.item, list.count - 1))
    list.staysAtEnd = false
    forgetTouch()
    self.target = ItemScroll(target: target, began: time, time: time, isMoving: animated)
    guard !list.isHidden else { return }
    let destination = destination(of: target)
    let distance = destination - scroll.drawnOffset
    let reach = list.viewport * 2
    if !animated {
      jump(to: destination, at: time, &effects)
    } else if distance.magnitude > reach * 2 {
      jump(to: destination - (distance > 0 ? reach : -reach), at: time, &effects)
    }
    if animated, isDriven {
      send(.scrollTo(destination, animated: true), at: time, &effects)
    }
    locate()
  }

  /// Where a scroll to an item leads, in pt: at an edge, into the gap that is held there.
  ///
  /// Where what is drawn is shifted, a gap at the end is room behind the content, into which nothing scrolls by itself.
  private mutating func destination(of target: ItemTarget) -> Double {
    let offset = list.offset(for: target)
    let gaps = scroll.heldGaps
    if gaps.start > 0, offset <= 0, !keepsEnd(of: target) { return 0 - gaps.start }
    guard gaps.end > 0, offset >= list.maximumOffset, scroll.scroller.behavior.source != .shifted
    else { return offset }
    return list.maximumOffset + gaps.end
  }

  /// Whether a scroll to an item of a short list at its end leaves it there, and the gap at its start out of sight.
  private func keepsEnd(of target: ItemTarget) -> Bool {
    scroll.spaceBefore > 0 && (target.alignment == .end || scroll.startsOnApproach(.start))
  }

  /// Leaves a scroll to an item to the platform, where that scrolls to the same place: into a gap.
  mutating func leaveToPlatform(_ offset: Double) {
    guard let pursued = target, (destination(of: pursued.target) - offset).magnitude < ItemUnits.noise
    else { return }
    list.staysAtEnd = isFollowingEnd
    target = nil
  }

  /// Keeps the item that has a focus, and shows one that has come to have it.
  ///
  /// A platform that scrolls shows the item by itself. An assistive technology marks the item where it is, so
  /// that item jumps into sight; the item with the keyboard's focus moves there.
  mutating func take(
    _ focus: ListFocus, of item: Int?, shows: Bool, at time: Double, _ effects: inout ScrollEffects
  ) {
    let before = list.focusedItem(focus)
    list.focus(item, focus)
    guard shows, isDriven, !list.isHidden, let item = list.focusedItem(focus), item != before else { return }
    let target = ItemTarget(item: item, alignment: .nearest)
    guard (list.offset(for: target) - scroll.drawnOffset).magnitude > 1 / ItemUnits.perPoint else { return }
    begin(target, animated: focus == .keyboard, at: time, &effects)
  }

  /// How long, in s, a touch counts after its end: what it asks for may take a moment, and an animation goes on meanwhile.
  static let touchMemory = 1.0

  /// Notes what the reader touches, or that the touch has ended.
  mutating func take(touch item: Int?, at time: Double) {
    if let item {
      list.touch(item)
      touchLimit = .infinity
    } else if list.touched != nil {
      touchLimit = min(touchLimit, time + Self.touchMemory)
    }
  }

  /// Forgets what the reader has touched.
  mutating func forgetTouch() {
    list.touch(nil)
    touchLimit = .infinity
  }

  /// Brings the scroll to an item up to an instant, to where the item is by what is known now.
  mutating func pursueTarget(at time: Double, _ effects: inout ScrollEffects) {
    guard var pursuit = target, list.count > 0 else { return }
    let now = max(pursuit.time, time)
    let destination = destination(of: pursuit.target)
    if pursuit.isMoving {
      pursuit.isMoving = move(pursuit, to: destination, at: now, &effects)
    } else if (destination - scroll.drawnOffset).magnitude >= ItemUnits.noise {
      jump(to: destination, at: now, &effects)
      pursuit.calmTicks = 0
    } else if now > pursuit.time {
      pursuit.calmTicks = list.isSettled() ? pursuit.calmTicks + 1 : 0
    }
    guard target != nil else { return }
    pursuit.time = now
    let isDone = pursuit.calmTicks > 1 || now > pursuit.began + ItemScroll.patience
    target = isDone && !pursuit.isMoving ? nil : pursuit
    locate()
    if target == nil { noteEnd() }
  }

  /// Moves the content on: the scroller does it where it can, and otherwise the curve that it would follow.
  ///
  /// The curve is its own remainder (see `TimedCurve`): with part p of the time gone, (1 - p)^4 of the way is left.
  ///
  /// - Returns: Whether there is more to come.
  private mutating func move(
    _ pursuit: ItemScroll, to destination: Double, at now: Double, _ effects: inout ScrollEffects
  ) -> Bool {
    let end = pursuit.began + Scroller.scrollDuration
    if isDriven {
      send(.retarget(destination), at: now, &effects)
      return scroll.scroller.motion.runsByItself
    }
    let share = now < end ? (end - now) / (end - pursuit.time) : 0
    // Where no time has passed nothing has moved but by rounding, which a platform would answer with a report.
    guard share < 1 else { return true }
    jump(
      to: destination - (destination - scroll.drawnOffset) * share * share * share * share, at: now,
      isThere: share == 0, &effects)
    return now < end
  }

  /// Puts the content somewhere at once.
  ///
  /// - Parameter isThere: Whether it is to stay there: the platform's own offset is then a whole step.
  private mutating func jump(
    to offset: Double, at time: Double, isThere: Bool = true, _ effects: inout ScrollEffects
  ) {
    guard !isDriven else { return send(.scrollTo(offset, animated: false), at: time, &effects) }
    let before = scroll.drawnOffset
    var change = offset - before
    if change.magnitude > ListOrigin.limit / 8 {
      change += space.move(
        to: ListOrigin.target(offset: offset, content: list.contentExtent, viewport: list.viewport))
    }
    if isThere { change = space.align(space.contentOffset(forScroll: platform + change)) - platform }
    standing = nil
    send(.observed(offset + (scroll.platform.offset - before), .resting), at: time, &effects)
    adjust(by: change, &effects)
    if isThere { standing = platform }
  }
}
