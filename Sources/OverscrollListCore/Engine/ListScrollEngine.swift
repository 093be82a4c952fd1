#if canImport(OverscrollCore)
  public import OverscrollCore
#endif

/// A scroll engine combined with a list engine and the platform's coordinate space.
///
/// The list is a value with one entry point, `handle(_:at:)`. If a change of the list shifts the content,
/// the scroll engine follows in the same event. A platform that scrolls receives the shift at rest, as
/// `ScrollEffect.adjustOffset`. Until then the origin moves instead. So nothing is written to a moving
/// platform, and nothing moves on screen.
@usableFromInline package struct ListScrollEngine: Sendable {
  /// The scroll engine: the content offset and the edges.
  @usableFromInline package internal(set) var scroll: ScrollEngine
  /// The list engine: the items.
  package internal(set) var list: ListEngine

  @usableFromInline package var space = ListCoordinateSpace()
  var target: ItemScrollState?
  /// The platform offset, in pt.
  var platformOffset = 0.0
  /// The platform offset set for an item at an edge, in pt, until another movement.
  var requestedOffset: Double?
  /// The last report of the platform.
  var report = OffsetReport(offset: 0, time: 0, velocity: 0)
  /// Whether the platform moves faster than a finger can scroll.
  var hasJumped = false
  /// The content offset at the start of the last gesture, in pt, or `nil`.
  var gestureStart: Double?
  /// The content revision of the adapter's last layout.
  var adapterRevision: UInt32 = 0
  /// Whether the initial position has been applied.
  var hasInitialPosition = false
  /// The time, in s, when an ended touch expires.
  var touchExpiry = Double.infinity

  /// A report of the platform: its content offset, time, velocity and phase.
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
  ///   - scroll: The scroll engine and its edges. By default, both edges are off.
  package init(_ list: ListEngine, scroll: ScrollEngine = ScrollEngine(start: nil, end: nil)) {
    self.list = list
    self.scroll = scroll
  }

  /// Attaches the scroll engine of an existing scroll view, with its edges and running actions.
  ///
  /// - Parameters:
  ///   - scroll: The scroll engine.
  ///   - isPlaced: Whether the platform offset is already the list's. Otherwise, the next report sets the
  ///     offset.
  ///   - time: The time on the scroll engine's clock, in s.
  /// - Returns: The effects for the adapter to apply.
  package mutating func attach(_ scroll: ScrollEngine, isPlaced: Bool, at time: Double) -> ScrollEffects {
    let offset = self.scroll.platform.offset
    self.scroll = scroll
    self.scroll.awaitPosition()
    let time = self.scroll.engineTime(at: time)
    restartTime(at: time)
    var effects = ScrollEffects()
    applyListChange(0, at: time, &effects)
    if isPlaced { send(.observed(offset, .resting), at: time, &effects) }
    evaluateApproaches(at: time, &effects)
    sortEffects(&effects)
    return effects
  }

  /// The inset change for an adapter that loses its scroll view, in platform space.
  ///
  /// See `ScrollEngine.insetRemoval`.
  package var withdrawal: InsetChange? { scroll.insetRemoval.map(inScrollSpace) }

  private func inScrollSpace(_ change: InsetChange) -> InsetChange {
    InsetChange(insets: change.insets, offset: change.offset.map { space.scrollOffset(forContent: $0) })
  }

  /// Detaches the scroll engine; the list continues without edges.
  ///
  /// - Parameter time: The time on the list's new clock, in s.
  /// - Returns: The scroll engine with the edges.
  package mutating func detach(at time: Double) -> ScrollEngine {
    var last = scroll
    last.spaceBefore = 0
    scroll = ScrollEngine(start: nil, end: nil, behavior: last.scroller.behavior)
    let time = scroll.engineTime(at: time)
    restartTime(at: time)
    var effects = ScrollEffects()
    applyListChange(0, at: time, &effects)
    send(.observed(last.platform.offset, .resting), at: time, &effects)
    evaluateApproaches(at: time, &effects)
    return last
  }

  /// Restarts all times at a time of another clock.
  private mutating func restartTime(at time: Double) {
    target?.began = time
    target?.time = time
    clearTouch()
    report = OffsetReport(offset: report.offset, time: time, velocity: 0, phase: report.phase)
  }

  /// Handles an event, and returns the effects for the adapter.
  ///
  /// - Parameters:
  ///   - input: The event.
  ///   - time: The time of the event, in s; see `ScrollEngine.handle(_:at:)`.
  /// - Returns: The effects to apply in addition to `list.slots.changes`. Offsets are platform offsets.
  /// - Complexity: See `ListEngine`. A tick is O(1) while the mounted items stay the same.
  package mutating func handle(_ input: ListInput, at time: Double) -> ScrollEffects {
    var effects = ScrollEffects()
    // A measurement has no time.
    if case .measure(let item, let extent) = input {
      list.measure(extent, of: item)
      return effects
    }
    let time = scroll.engineTime(at: time)
    if time > touchExpiry { clearTouch() }
    switch input {
    case .measure: break
    case .scroll(.observed(let offset, let phase)) where isRepeated(offset, phase):
      let before = scroll.platform.phase
      send(.observed(scroll.platform.offset, phase), at: time, &effects)
      if scroll.platform.phase == before {
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

  /// Updates the mounted items.
  ///
  /// A tick or a report mounts the items of a frame. A change of the list mounts only missing visible
  /// items. The remaining scroll events leave mounting to the next frame.
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
  mutating func applyListChange(_ shift: Double, at time: Double, _ effects: inout ScrollEffects) {
    scroll.suspendsApproaches = hasPendingJump
    scroll.spaceBefore = ItemUnits.points(list.layout.freeSpace)
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

  /// Whether this event still has to jump to an item or to the initial end.
  private var hasPendingJump: Bool {
    if let target { return !target.isMoving }
    return !hasInitialPosition && list.configuration.startsAtEnd && list.count > 0
  }

  /// Evaluates edges with an approach trigger at the final offset of the event.
  private mutating func evaluateApproaches(at time: Double, _ effects: inout ScrollEffects) {
    guard scroll.suspendsApproaches else { return }
    scroll.suspendsApproaches = false
    sendLayout(0, at: time, &effects)
  }

  /// Sends an event to the scroll engine, and updates the stored platform offset.
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
  /// Both depend on the final platform offset. Inset changes are converted to the final platform space.
  private func sortEffects(_ effects: inout ScrollEffects) {
    guard scroll.hasInsets, !effects.isEmpty else { return }
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

  /// Updates the viewport's position in the list engine.
  mutating func updateListOffset() {
    list.scroll(
      to: Self.roundedToUnit(scroll.drawnOffset),
      velocity: isDriven ? scroll.scroller.velocity : isAtRest ? 0 : report.velocity)
  }

  /// Rounds an offset, in pt, to a whole unit within `ItemUnits.noise`.
  ///
  /// Items begin at whole units. An offset just below a unit would be in the previous item.
  private static func roundedToUnit(_ offset: Double) -> Double {
    let unit = (offset * ItemUnits.perPoint).rounded(.toNearestOrEven) / ItemUnits.perPoint
    return (unit - offset).magnitude < ItemUnits.noise ? unit : offset
  }

  /// Whether the engine moves the content; otherwise the platform scrolls.
  var isDriven: Bool { scroll.isDriven }

  /// Whether the content is at rest.
  ///
  /// It is also true if a scroll from code has to end a platform's momentum.
  package var isAtRest: Bool {
    isDriven
      ? !scroll.scroller.motion.isDrag && !scroll.scroller.motion.runsByItself
      : scroll.platform.phase == .resting
  }
}
