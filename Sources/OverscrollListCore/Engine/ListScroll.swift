#if canImport(OverscrollCore)
  public import OverscrollCore
#endif

/// A list that scrolls: a scroller with its edges, a list, and the space in which a platform draws and scrolls.
///
/// A value with one entry point, `handle(_:at:)`. When the list's own changes shift the content, the scroller
/// follows in the same event. A platform that scrolls is told by `ScrollEffect.adjustOffset` as soon as it is
/// at rest. Until then the origin moves instead, so that nothing is written to a moving platform, and nothing
/// moves on screen.
@usableFromInline package struct ListScroll: Sendable {
  /// Where the content is, and what its edges do.
  @usableFromInline package internal(set) var scroll: ScrollEngine
  /// What the content is.
  package internal(set) var list: ListEngine

  @usableFromInline package var space = ListOrigin()
  var target: ItemScroll?
  /// Where the platform's own offset is, in pt.
  var platform = 0.0
  /// The offset, in pt, that the platform was sent to so that an item stands at an edge, until something else moves it.
  var standing: Double?
  /// What the platform reported last.
  var report = Report(offset: 0, time: 0, velocity: 0)
  /// Whether the platform moves faster than by a finger.
  var hasJumped = false
  /// Where a platform's content was as the last gesture began, in pt in the content's space; nil before the first.
  var gestureStart: Double?
  /// The content's revision that the host has told.
  var hostRevision: UInt32 = 0
  /// Whether a list that begins at its end has had the time to.
  var hasBegun = false
  /// From when on, in s, a touch that has ended counts no longer.
  var touchLimit = Double.infinity

  /// What a platform reported, in the content's space, when, and how fast that was.
  struct Report: Hashable, Sendable {
    let offset: Double
    let time: Double
    let velocity: Double
    var phase = ObservedPhase.resting
  }

  /// Makes a list at rest at its start.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - scroll: The scroller and its edges; by default nothing happens at either edge.
  package init(_ list: ListEngine, scroll: ScrollEngine = ScrollEngine(start: nil, end: nil)) {
    self.list = list
    self.scroll = scroll
  }

  /// Takes over the edges of a scroll view that already has an engine, with what is under way at them.
  ///
  /// - Parameters:
  ///   - scroll: That engine.
  ///   - isPlaced: Whether the platform's offset already is the list's; otherwise the next report says where
  ///     it is.
  ///   - time: When, in s, on that engine's clock.
  /// - Returns: What the host is to do.
  package mutating func join(_ scroll: ScrollEngine, isPlaced: Bool, at time: Double) -> ScrollEffects {
    let offset = self.scroll.platform.offset
    self.scroll = scroll
    self.scroll.forgetPlace()
    let time = self.scroll.ownTime(at: time)
    begin(at: time)
    var effects = ScrollEffects()
    follow(0, at: time, &effects)
    if isPlaced { send(.observed(offset, .resting), at: time, &effects) }
    lookAtEdges(at: time, &effects)
    arrange(&effects)
    return effects
  }

  /// What a host that loses the scroller is to do, with offsets in scroll space; see `ScrollEngine.withdrawal`.
  package var withdrawal: InsetChange? { scroll.withdrawal.map(inScrollSpace) }

  private func inScrollSpace(_ change: InsetChange) -> InsetChange {
    InsetChange(insets: change.insets, offset: change.offset.map { space.scrollOffset(forContent: $0) })
  }

  /// Has no edges any more.
  ///
  /// - Parameter time: When, in s, on the clock from now on.
  /// - Returns: The engine that has them.
  package mutating func leave(at time: Double) -> ScrollEngine {
    var last = scroll
    last.spaceBefore = 0
    scroll = ScrollEngine(start: nil, end: nil, behavior: last.scroller.behavior)
    let time = scroll.ownTime(at: time)
    begin(at: time)
    var effects = ScrollEffects()
    follow(0, at: time, &effects)
    send(.observed(last.platform.offset, .resting), at: time, &effects)
    lookAtEdges(at: time, &effects)
    return last
  }

  /// Begins to count time from an instant.
  private mutating func begin(at time: Double) {
    target?.began = time
    target?.time = time
    forgetTouch()
    report = Report(offset: report.offset, time: time, velocity: 0, phase: report.phase)
  }

  /// Handles an event, and returns what the host has to do.
  ///
  /// - Parameters:
  ///   - input: What happened.
  ///   - time: When, in s; see `ScrollEngine.handle(_:at:)`.
  /// - Returns: The effects for the host to perform, besides `list.slots.changes`. Offsets are in scroll
  ///   space.
  /// - Complexity: See `ListEngine`; a tick is O(1) while no item comes or goes.
  package mutating func handle(_ input: ListInput, at time: Double) -> ScrollEffects {
    var effects = ScrollEffects()
    // A measurement has no time of its own.
    if case .measure(let item, let extent) = input {
      list.measure(extent, of: item)
      return effects
    }
    let time = scroll.ownTime(at: time)
    if time > touchLimit { forgetTouch() }
    switch input {
    case .measure: break
    case .scroll(.observed(let offset, let phase)) where isRepeated(offset, phase):
      let before = scroll.platform.phase
      send(.observed(scroll.platform.offset, phase), at: time, &effects)
      if scroll.platform.phase == before {
        arrange(&effects)
        return effects
      }
    case .scroll(let input): take(input, at: time, &effects)
    case .configure(let configuration): follow(list.configure(configuration), at: time, &effects)
    case .estimate(let extent, let kind): follow(list.setEstimate(extent, of: kind), at: time, &effects)
    case .layOut(let viewport, let cross, let pixels):
      space.setPixels(perPoint: pixels)
      follow(list.layOut(viewport: viewport, cross: cross), at: time, &effects)
    case .edit(let edit): apply(edit, at: time, &effects)
    case .reset(let count, let kind):
      target = nil
      standing = nil
      hasJumped = false
      hasBegun = false
      follow(list.reset(count: count, kind: kind), at: time, &effects)
    case .extents(let extents, let item): follow(list.setExtents(extents, at: item), at: time, &effects)
    case .commit: follow(list.commit(), at: time, &effects)
    case .forgetExtents: follow(list.forgetExtents(), at: time, &effects)
    case .scrollTo(let target, let animated): begin(target, animated: animated, at: time, &effects)
    case .focus(let item, let focus, let shows): take(focus, of: item, shows: shows, at: time, &effects)
    case .touch(let item): take(touch: item, at: time)
    case .dropIdleSlots: list.dropIdleSlots()
    }
    beginAtEnd(at: time, &effects)
    if list.isHidden { target?.began = scroll.time } else { pursueTarget(at: time, &effects) }
    lookAtEdges(at: time, &effects)
    settle(&effects)
    arrange(&effects)
    update(after: input)
    return effects
  }

  /// Mounts what is to be mounted: a frame's worth with each frame, and otherwise what is in sight and missing.
  private mutating func update(after input: ListInput) {
    switch input {
    case .scroll(.tick), .scroll(.observed): list.update()
    case .scroll: list.isFilling = !list.isHidden
    case .measure: return
    case .configure, .estimate, .layOut, .edit, .reset, .extents, .commit, .forgetExtents, .scrollTo, .focus,
      .touch, .dropIdleSlots:
      list.update(ahead: false)
    }
  }

  /// Brings the scroller to what the list has become: its extents, and how far what the reader looks at has shifted.
  mutating func follow(_ shift: Double, at time: Double, _ effects: inout ScrollEffects) {
    scroll.holdsApproaches = isUnplaced
    scroll.spaceBefore = ItemUnits.points(list.layout.freeSpace)
    relayOut(shift, at: time, &effects)
    if scroll.behavior.snapping?.isByOne == true { gestureStart = gestureStart.map { $0 + shift } }
    _ = space.move(to: space.value + shift)
    locate()
  }

  private mutating func relayOut(_ shift: Double, at time: Double, _ effects: inout ScrollEffects) {
    let extents = ScrollExtents(viewport: list.viewport, content: list.contentExtent)
    send(.relayout(extents, revision: list.contentRevision &+ hostRevision, shift: shift), at: time, &effects)
  }

  /// Whether this event is yet to put the content somewhere else: at an item, or at the end at which the list begins.
  private var isUnplaced: Bool {
    if let target { return !target.isMoving }
    return !hasBegun && list.configuration.startsAtEnd && list.count > 0
  }

  /// Has edges that wait for the reader to come near look at where the event has put the content.
  private mutating func lookAtEdges(at time: Double, _ effects: inout ScrollEffects) {
    guard scroll.holdsApproaches else { return }
    scroll.holdsApproaches = false
    relayOut(0, at: time, &effects)
  }

  /// Sends an event to the scroller, and keeps count of what it has the platform add.
  mutating func send(_ input: ScrollInput, at time: Double, _ effects: inout ScrollEffects) {
    for effect in scroll.handle(input, atOwn: time) {
      switch effect {
      case .adjustOffset(let change):
        shiftPlatform(by: change)
        effects.append(effect)
      case .setInsets(let change):
        if let offset = change.offset { leaveToPlatform(offset) }
        effects.append(effect)
      case .edge, .report, .swallowTap:
        effects.append(effect)
      }
    }
  }

  /// Puts last what depends on where the platform's offset is when all else is done: insets, in the scroll space of then,
  /// and the wish for a report.
  private func arrange(_ effects: inout ScrollEffects) {
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

  /// Tells the list where the viewport is.
  mutating func locate() {
    list.scroll(
      to: Self.onGrid(scroll.drawnOffset),
      velocity: isDriven ? scroll.scroller.velocity : isAtRest ? 0 : report.velocity)
  }

  /// An offset, in pt, without noise: items begin at whole units, and what is a bit before one would be in another item.
  private static func onGrid(_ offset: Double) -> Double {
    let unit = (offset * ItemUnits.perPoint).rounded(.toNearestOrEven) / ItemUnits.perPoint
    return (unit - offset).magnitude < ItemUnits.noise ? unit : offset
  }

  /// Whether the engine moves the content; otherwise the platform does.
  var isDriven: Bool { scroll.isDriven }

  /// Whether the content is at rest, or should be because a scroll from code ends a platform's momentum.
  package var isAtRest: Bool {
    isDriven
      ? !scroll.scroller.motion.isDrag && !scroll.scroller.motion.runsByItself
      : scroll.platform.phase == .resting
  }
}
