#if canImport(OverscrollCore)
  public import OverscrollCore
#endif

/// A scrolling list's engine: a scroll engine, a list engine and a coordinate space.
///
/// The engine is a value with one entry point, `handle(_:at:)`. A change of items or extents may move the
/// anchor, the item whose position on screen is kept. The distance is the *shift*. The scroll engine adds
/// the shift to its offset in the same event.
///
/// If the platform scrolls, the engine adjusts the platform's offset only at rest, with
/// `ScrollEffect.adjustOffset`. During a movement, it changes the *origin* instead: the content offset
/// minus the platform offset. So the engine never writes to a moving platform, and nothing moves on screen.
@usableFromInline package struct ListScrollEngine: Sendable {
  /// The scroll engine: the content offset and the edges.
  @usableFromInline package internal(set) var scroll: ScrollEngine
  /// The list engine: the items.
  package internal(set) var list: ListEngine

  @usableFromInline package var space = ListCoordinateSpace()
  var target: ItemScrollState?
  /// The current offset of the platform's scroll view, in pt.
  var platformOffset = 0.0
  /// The platform offset, in pt, that the latest scroll from code requested.
  ///
  /// A different movement sets it to `nil`.
  var requestedOffset: Double?
  /// The platform's latest report.
  var report = OffsetReport(offset: 0, time: 0, velocity: 0)
  /// Whether the platform has jumped farther than momentum can scroll.
  ///
  /// For example, the user drags the scroll bar. The value stays true until the movement ends.
  var hasJumped = false
  /// The content offset at the start of the latest gesture, in pt, or `nil`.
  var gestureStart: Double?
  /// The content revision that the adapter reported with its latest layout.
  var adapterRevision: UInt32 = 0
  /// Whether the list has scrolled to its initial position.
  var hasInitialPosition = false
  /// The time, in s, until which a touched item keeps its position.
  var touchExpiry = Double.infinity
  /// The attached scroll engine's own behavior, or `nil` while none is attached.
  var edgeBehavior: ScrollBehavior?

  /// A report of the platform's scroll view.
  ///
  /// The offset is a content offset in pt, the time is in s, and the velocity in pt/s.
  struct OffsetReport: Hashable, Sendable {
    let offset: Double
    let time: Double
    let velocity: Double
    var phase = ObservedPhase.resting
  }

  /// Creates a list at rest at its start.
  ///
  /// - Parameters:
  ///   - list: The list engine.
  ///   - scroll: The scroll engine and its edges. By default, neither edge has an action.
  package init(_ list: ListEngine, scroll: ScrollEngine = ScrollEngine(start: nil, end: nil)) {
    self.list = list
    self.scroll = scroll
  }

  /// The change that removes the engine's insets from the platform's scroll view.
  ///
  /// An adapter applies the change when it loses its scroll view. The offset is in platform space. See
  /// `ScrollEngine.insetRemoval`.
  package var withdrawal: InsetChange? { scroll.insetRemoval.map(inScrollSpace) }

  private func inScrollSpace(_ change: InsetChange) -> InsetChange {
    InsetChange(insets: change.insets, offset: change.offset.map { space.scrollOffset(forContent: $0) })
  }

  /// Handles an event, and returns the effects for the adapter.
  ///
  /// - Parameters:
  ///   - input: The event.
  ///   - time: The time of the event, in s; see `ScrollEngine.handle(_:at:)`.
  /// - Returns: The effects for the adapter to apply, in addition to `list.slots.changes`. Offsets are
  ///   platform offsets.
  /// - Complexity: See `ListEngine`. A tick is O(1) while the mounted items stay the same.
  package mutating func handle(_ input: ListInput, at time: Double) -> ScrollEffects {
    var effects = ScrollEffects()
    // A measurement is only recorded, so its time is not needed.
    if case .measure(let item, let extent) = input {
      list.measure(extent, of: item)
      return effects
    }
    let time = scroll.engineTime(at: time)
    if time > touchExpiry { clearTouch() }
    list.loadsMoreAtEnd = scroll.mayLoadMore(.end)
    switch input {
    case .measure: break
    case .scroll(.observed(let offset, let phase)) where isRepeated(offset, phase):
      let before = scroll.content.platform.phase
      send(.observed(scroll.content.platform.offset, phase), at: time, &effects)
      if scroll.content.platform.phase == before {
        sortEffects(&effects)
        return effects
      }
    case .scroll(let input): receive(input, at: time, &effects)
    case .configure(let configuration): applyListChange(list.configure(configuration), at: time, &effects)
    case .estimate(let extent, let kind):
      applyListChange(list.setEstimate(extent, of: kind), at: time, &effects)
    case .layOut(let viewport, let cross, let pixels):
      space.setPixels(perPoint: pixels)
      applyListChange(list.layOut(viewport: viewport, cross: cross), at: time, &effects)
    case .edit(let edit): apply(edit, at: time, &effects)
    case .reset(let count, let kind):
      target = nil
      requestedOffset = nil
      hasJumped = false
      hasInitialPosition = false
      applyListChange(list.reset(count: count, kind: kind), at: time, &effects)
      // A motion toward the old items would scroll past the new ones.
      send(.stop, at: time, &effects)
    case .extents(let extents, let item):
      applyListChange(list.setExtents(extents, at: item), at: time, &effects)
    case .commit: applyListChange(list.commit(), at: time, &effects)
    case .forgetExtents: applyListChange(list.forgetExtents(), at: time, &effects)
    case .scrollTo(let target, let animated): begin(target, animated: animated, at: time, &effects)
    case .focus(let item, let focus, let shows): setFocus(focus, of: item, shows: shows, at: time, &effects)
    case .touch(let item): setTouchedItem(touch: item, at: time)
    case .dropIdleSlots: list.dropIdleSlots()
    }
    applyInitialPosition(at: time, &effects)
    if list.isHidden { target?.began = scroll.time } else { updateItemScroll(at: time, &effects) }
    evaluateApproaches(at: time, &effects)
    updateOrigin(&effects)
    sortEffects(&effects)
    update(after: input)
    return effects
  }

  /// Updates the mounted items, which have views.
  ///
  /// A tick or a platform report mounts items in and around the viewport. A change of the list mounts only
  /// visible items. After the remaining scroll events, the next frame mounts items.
  private mutating func update(after input: ListInput) {
    switch input {
    case .scroll(.tick), .scroll(.observed): list.update()
    case .scroll: list.hasPendingItems = !list.isHidden
    case .measure: return
    case .configure, .estimate, .layOut, .edit, .reset, .extents, .commit, .forgetExtents, .scrollTo, .focus,
      .touch, .dropIdleSlots:
      list.update(ahead: false)
    }
  }

  /// Updates the scroll engine's extents and offset after a change of the list.
  ///
  /// `shift` is the distance, in pt, that the change has moved the anchor.
  mutating func applyListChange(_ shift: Double, at time: Double, _ effects: inout ScrollEffects) {
    scroll.suspendsApproaches = hasPendingJump
    scroll.content.spaceBefore = ItemUnits.points(list.layout.freeSpace)
    sendLayout(shift, at: time, &effects)
    if scroll.behavior.snapping?.isByOne == true { gestureStart = gestureStart.map { $0 + shift } }
    _ = space.move(to: space.origin + shift)
    updateListOffset()
  }

  private mutating func sendLayout(_ shift: Double, at time: Double, _ effects: inout ScrollEffects) {
    let extents = ScrollExtents(viewport: list.viewport, content: list.contentExtent)
    send(
      .relayout(extents, revision: list.contentRevision &+ adapterRevision, shift: shift), at: time, &effects)
  }

  /// Whether the engine still has to jump to an item or to the initial position.
  private var hasPendingJump: Bool {
    if let target { return !target.isMoving }
    return !hasInitialPosition && list.configuration.startsAtEnd && list.count > 0
  }

  /// Evaluates the edges whose actions start when the content approaches them.
  ///
  /// The evaluation uses the final offset of the event.
  mutating func evaluateApproaches(at time: Double, _ effects: inout ScrollEffects) {
    guard scroll.suspendsApproaches else { return }
    scroll.suspendsApproaches = false
    sendLayout(0, at: time, &effects)
  }

  /// Sends an event to the scroll engine, and updates the copy of the platform offset.
  mutating func send(_ input: ScrollInput, at time: Double, _ effects: inout ScrollEffects) {
    for effect in scroll.handle(input, atOwn: time) {
      switch effect {
      case .adjustOffset(let change):
        shiftPlatformOffset(by: change)
        effects.append(effect)
      case .setInsets(let change):
        if let offset = change.offset { endItemScroll(offset) }
        effects.append(effect)
      case .edge, .report, .swallowTap:
        effects.append(effect)
      }
    }
  }

  /// Moves inset changes and report requests to the end of the effects.
  ///
  /// These effects depend on the final platform offset. The offsets of inset changes are converted to
  /// platform offsets.
  func sortEffects(_ effects: inout ScrollEffects) {
    guard scroll.content.usesInsets, !effects.isEmpty else { return }
    var (first, insets, reports) = (ScrollEffects(), ScrollEffects(), ScrollEffects())
    for effect in effects {
      switch effect {
      case .edge, .adjustOffset, .swallowTap: first.append(effect)
      case .setInsets(let change): insets.append(.setInsets(inScrollSpace(change)))
      case .report: reports.append(effect)
      }
    }
    effects = first + insets + reports
  }

  /// Sends the current offset and velocity to the list engine.
  mutating func updateListOffset() {
    list.scroll(
      to: Self.roundedToUnit(scroll.content.drawnOffset),
      velocity: isDriven ? scroll.content.scroller.velocity : isAtRest ? 0 : report.velocity)
  }

  /// Rounds an offset that is within `ItemUnits.noise` of a multiple of 1/192 pt.
  ///
  /// Items begin at multiples of 1/192 pt. An offset just below an item's start would otherwise be in the
  /// previous item.
  private static func roundedToUnit(_ offset: Double) -> Double {
    let unit = (offset * ItemUnits.perPoint).rounded(.toNearestOrEven) / ItemUnits.perPoint
    return (unit - offset).magnitude < ItemUnits.noise ? unit : offset
  }

  /// Whether the engine moves the content; otherwise the platform scrolls.
  var isDriven: Bool { scroll.content.isDriven }

  /// Whether the content is at rest, without a finger and without a motion.
  ///
  /// It is also true if a scroll from code starts during the platform's momentum. The adapter then ends the
  /// momentum.
  package var isAtRest: Bool { scroll.content.isAtRest }
}
