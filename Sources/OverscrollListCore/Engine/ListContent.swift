#if canImport(OverscrollCore)
  package import OverscrollCore
#endif

/// The content of a scrolling list: a list engine and a coordinate space.
///
/// The list plugs into the `ScrollEngine` of a scroll view, which `handle(_:at:_:)` receives. A change of
/// items or extents may move the anchor, the item whose position on screen is kept. The distance is the
/// *shift*. The scroll engine adds the shift to its offset in the same event.
///
/// If the platform scrolls, the list adjusts the platform's offset only at rest, with
/// `ScrollEffect.adjustOffset`. During a movement, it changes the *origin* instead: the content offset
/// minus the platform offset. So the list never writes to a moving platform, and nothing moves on screen.
@usableFromInline package struct ListContent: Sendable {
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
  /// A content offset, in pt, at which a page starts; `nil` until the content rests.
  var pageOrigin: Double?
  /// Whether the content snaps to an item after the current motion.
  var snapsAtRest = false
  /// The content revision that the adapter reported with its latest layout.
  var adapterRevision: UInt32 = 0
  /// Whether the list has scrolled to its initial position.
  var hasInitialPosition = false
  /// The time, in s, until which a touched item keeps its position.
  var touchExpiry = Double.infinity
  /// The behavior of the scroll view's engine without the list.
  ///
  /// It is `nil` while the list has its own engine.
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
  package init(_ list: ListEngine) { self.list = list }

  /// Returns the change that removes an engine's insets from the platform's scroll view.
  ///
  /// An adapter applies the change when it loses its scroll view. The offset is in platform space. See
  /// `ScrollEngine.insetRemoval`.
  package func insetRemoval(of engine: ScrollEngine) -> InsetChange? {
    engine.insetRemoval.map(inScrollSpace)
  }

  private func inScrollSpace(_ change: InsetChange) -> InsetChange {
    InsetChange(insets: change.insets, offset: change.offset.map { space.scrollOffset(forContent: $0) })
  }

  /// Handles an event, and returns the effects for the adapter.
  ///
  /// - Parameters:
  ///   - input: The event.
  ///   - time: The time of the event, in s; see `ScrollEngine.handle(_:at:)`.
  ///   - engine: The engine of the list's scroll view.
  /// - Returns: The effects for the adapter to apply, in addition to `list.slots.changes`. Offsets are
  ///   platform offsets.
  /// - Complexity: See `ListEngine`. A tick is O(1) while the mounted items stay the same.
  package mutating func handle(
    _ input: ListInput, at time: Double, _ engine: inout ScrollEngine
  ) -> ScrollEffects {
    var effects = ScrollEffects()
    // A measurement is only recorded, so its time is not needed.
    if case .measure(let item, let extent) = input {
      list.measure(extent, of: item)
      return effects
    }
    let time = engine.engineTime(at: time)
    if time > touchExpiry { clearTouch() }
    list.loadsMoreAtEnd = engine.mayLoadMore(.end)
    switch input {
    case .measure: break
    case .scroll(.observed(let offset, let phase)):
      guard observe(offset, phase, at: time, &engine, &effects) else {
        sortEffects(&engine, &effects)
        return effects
      }
    case .scroll(let input): receive(input, at: time, &engine, &effects)
    case .configure(let configuration):
      applyListChange(list.configure(configuration), at: time, &engine, &effects)
    case .estimate(let extent, let kind):
      applyListChange(list.setEstimate(extent, of: kind), at: time, &engine, &effects)
    case .layOut(let viewport, let cross, let pixels):
      space.setPixels(perPoint: pixels)
      // The platform has to move with the keyboard's edge, even by less than the tolerance of a request.
      if viewport != list.viewport { requestedOffset = nil }
      let kept = targetAcrossResize(to: viewport, in: engine)
      applyListChange(list.layOut(viewport: viewport, cross: cross), at: time, &engine, &effects)
      if let kept { begin(kept, animated: false, at: time, &engine, &effects) }
    case .edit(let edit): apply(edit, at: time, &engine, &effects)
    case .reorder(let item, let index):
      if let edit = ListEdit.reorder(item, to: index, count: list.count) {
        // A jump ends here, because its item may move away and the content stays.
        target = target.flatMap { $0.isMoving ? $0.renumbered(by: edit, count: list.count) : nil }
        applyListChange(list.reorder(edit), at: time, &engine, &effects)
      }
    case .reset(let count, let kind):
      target = nil
      requestedOffset = nil
      hasJumped = false
      hasInitialPosition = false
      resetSnapping()
      applyListChange(list.reset(count: count, kind: kind), at: time, &engine, &effects)
      // A motion toward the old items would scroll past the new ones.
      send(.stop, at: time, &engine, &effects)
    case .extents(let extents, let item):
      applyListChange(list.setExtents(extents, at: item), at: time, &engine, &effects)
    case .spans(let items): applyListChange(list.setSpanningItems(items), at: time, &engine, &effects)
    case .commit: applyListChange(list.commit(), at: time, &engine, &effects)
    case .forgetExtents: applyListChange(list.forgetExtents(), at: time, &engine, &effects)
    case .scrollTo(let target, let animated):
      // An automatic load whose time has come starts before the scroll delays the next one.
      send(.tick, at: time, &engine, &effects)
      engine.awaitChange()
      begin(target, animated: animated, at: time, &engine, &effects)
    case .focus(let item, let focus, let shows):
      setFocus(focus, of: item, shows: shows, at: time, &engine, &effects)
    case .touch(let item): setTouchedItem(touch: item, at: time)
    case .endSpace(let item, let alignment):
      applyListChange(list.setEndSpace(for: item, at: alignment), at: time, &engine, &effects)
    case .dropIdleSlots: list.dropIdleSlots()
    }
    answerSnapRequest(&engine)
    snapAtRest(at: time, &engine, &effects)
    applyInitialPosition(at: time, &engine, &effects)
    if list.isHidden { target?.began = engine.time } else { updateItemScroll(at: time, &engine, &effects) }
    updateOrigin(&engine, &effects)
    updatePageOrigin(engine)
    sortEffects(&engine, &effects)
    update(after: input)
    if case .edit = input { list.isEditing = true } else { list.isEditing = false }
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
    case .configure, .estimate, .layOut, .edit, .reorder, .reset, .extents, .spans, .commit, .forgetExtents,
      .scrollTo,
      .focus, .touch, .endSpace, .dropIdleSlots:
      list.update(ahead: false)
    }
  }

  /// Updates the scroll engine's extents and offset after a change of the list.
  ///
  /// `shift` is the distance, in pt, that the change has moved the anchor.
  mutating func applyListChange(
    _ shift: Double, at time: Double, _ engine: inout ScrollEngine, _ effects: inout ScrollEffects
  ) {
    engine.content.spaceBefore = ItemUnits.points(list.layout.freeSpace)
    let extents = ScrollExtents(viewport: list.viewport, content: list.contentExtent)
    send(
      .relayout(extents, revision: list.contentRevision &+ adapterRevision, shift: shift), at: time, &engine,
      &effects)
    if engine.behavior.snapping?.isByOne == true { gestureStart = gestureStart.map { $0 + shift } }
    pageOrigin = pageOrigin.map { $0 + shift }
    _ = space.move(to: space.origin + shift)
    updateListOffset(&engine)
  }

  /// Sends an event to the scroll engine, and updates the copy of the platform offset.
  mutating func send(
    _ input: ScrollInput, at time: Double, _ engine: inout ScrollEngine, _ effects: inout ScrollEffects
  ) {
    for effect in engine.handle(input, atOwn: time) {
      switch effect {
      case .adjustOffset(let change):
        shiftPlatformOffset(by: change)
        effects.append(effect)
      case .setInsets(let change):
        if let offset = change.offset { endItemScroll(offset, &engine) }
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
  func sortEffects(_ engine: inout ScrollEngine, _ effects: inout ScrollEffects) {
    guard engine.content.usesInsets, !effects.isEmpty else { return }
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
  mutating func updateListOffset(_ engine: inout ScrollEngine) {
    list.scroll(
      to: Self.roundedToUnit(engine.content.drawnOffset),
      velocity: engine.content.isDriven
        ? engine.content.scroller.velocity : engine.content.isAtRest ? 0 : report.velocity)
  }

  /// Rounds an offset that is within `ItemUnits.noise` of a multiple of 1/192 pt.
  ///
  /// Items begin at multiples of 1/192 pt. An offset just below an item's start would otherwise be in the
  /// previous item.
  private static func roundedToUnit(_ offset: Double) -> Double {
    let unit = (offset * ItemUnits.perPoint).rounded(.toNearestOrEven) / ItemUnits.perPoint
    return (unit - offset).magnitude < ItemUnits.noise ? unit : offset
  }
}
