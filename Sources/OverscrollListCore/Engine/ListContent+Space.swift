#if canImport(OverscrollCore)
  public import OverscrollCore
#endif

extension ListContent {
  /// Handles an event for the scroll engine.
  ///
  /// Reported platform offsets are converted to content offsets.
  mutating func receive(
    _ input: ScrollInput, at time: Double, _ engine: inout ScrollEngine, _ effects: inout ScrollEffects
  ) {
    switch input {
    case .layout(_, let revision):
      adapterRevision = revision
      return applyListChange(0, at: time, &engine, &effects)
    case .relayout, .retarget:
      return
    case .observed(let offset, let phase):
      observe(offset, phase, at: time, &engine, &effects)
    case .step(.toStart):
      return begin(.edge(.start), animated: true, at: time, &engine, &effects)
    case .step(.toEnd):
      return begin(.edge(.end), animated: true, at: time, &engine, &effects)
    case .scrollTo:
      target = nil
      clearTouch()
      send(input, at: time, &engine, &effects)
      updateIsAtEnd(&engine)
    case .wheel, .step, .stop:
      clearTouch()
      fallthrough
    case .dragBegan:
      target = nil
      list.isAtEnd = false
      send(input, at: time, &engine, &effects)
    case .dragMoved:
      send(input, at: time, &engine, &effects)
      if engine.content.isDragging { clearTouch() }
    case .setBehavior, .attach:
      send(input, at: time, &engine, &effects)
      platformOffset = scrollOffset(in: engine)
      requestedOffset = nil
    case .indicatorExtent, .configure, .setExclusion, .dragEnded, .dragCancelled, .tick, .begin,
      .finish, .cancel, .tap, .setEnabled, .setNoMoreContent:
      send(input, at: time, &engine, &effects)
    }
    updateListOffset(&engine)
  }

  /// Returns whether a report has the same offset and phase as the previous report.
  ///
  /// A platform repeats its offset when it reports its bounds.
  func isRepeated(_ offset: Double, _ phase: ObservedPhase, _ engine: inout ScrollEngine) -> Bool {
    offset == platformOffset && phase == report.phase && !engine.content.isDriven
      && engine.content.hasPosition
  }

  private mutating func observe(
    _ offset: Double, _ phase: ObservedPhase, at time: Double, _ engine: inout ScrollEngine,
    _ effects: inout ScrollEffects
  ) {
    guard offset.isFinite, !engine.content.isDriven else { return }
    let time = max(engine.time, time)
    let before = (
      isAtRest: engine.content.isAtRest, offset: engine.content.platform.offset, phase: report.phase
    )
    report.phase = phase
    if phase == .tracking {
      target = nil
      list.isAtEnd = false
      clearTouch()
    }
    let offset = offset.asPosition(or: platformOffset)
    if isRoundedReport(at: offset, phase) {
      return absorbRounding(at: offset, phase, at: time, &engine, &effects)
    }
    let content = list.contentExtent
    var contentOffset = space.contentOffset(forScroll: offset)
    let interval = max(time - report.time, Self.shortestReport)
    var speed = (contentOffset - report.offset) / interval
    // Compare platform offsets. The content offset also changes if the list shifts its content, which is
    // not a movement.
    let isJump =
      phase != .tracking && (offset - platformOffset).magnitude > Self.longestTravel(within: interval)
    hasJumped = phase != .tracking && (isJump || (!engine.content.isAtRest && hasJumped))
    if hasJumped,
      let sought = space.jumpTarget(
        atScroll: offset, isJump: isJump, viewport: list.viewport, content: content)
    {
      target = nil
      contentOffset = space.moveOrigin(offset: sought, atScroll: offset, content: content)
      speed = 0
    }
    if contentOffset < 0 || (offset <= 0 && contentOffset < space.step) {
      // The content has reached its start. Only a negative platform offset is a pull. Otherwise set the
      // content offset to 0, and move the origin by the difference. The difference arises because the
      // origin has absorbed shifts, or part of a step, since the platform last rested.
      contentOffset = min(offset, 0)
      _ = space.move(to: contentOffset - offset)
    }
    platformOffset = offset
    if engine.behavior.snapping?.isByOne == true {
      let isCaught = phase == .tracking && before.phase != .tracking
      if before.isAtRest || isCaught { gestureStart = before.isAtRest ? before.offset : contentOffset }
    }
    report = OffsetReport(
      offset: contentOffset, time: time,
      velocity: speed.clamped(to: -Self.speedLimit, Self.speedLimit), phase: phase)
    send(.observed(contentOffset, phase), at: time, &engine, &effects)
    guard !hasJumped else { return }
    adjustPlatformOffset(
      by: space.recenterAtBound(scroll: offset, content: content, viewport: list.viewport), &engine, &effects)
  }

  /// Returns whether a report differs from the requested offset only by the platform's rounding.
  ///
  /// If the platform has moved farther, `requestedOffset` is cleared.
  private mutating func isRoundedReport(at offset: Double, _ phase: ObservedPhase) -> Bool {
    guard let requested = requestedOffset else { return false }
    // At the content's start, the platform offset equals the content offset, so no rounding is absorbed.
    let stands =
      phase != .tracking && offset > 0 && (offset - requested).magnitude < ListCoordinateSpace.rounding
    if !stands { requestedOffset = nil }
    return stands
  }

  /// Keeps the content offset, and moves the origin by the platform's rounding error.
  ///
  /// The origin is the content offset minus the platform offset.
  private mutating func absorbRounding(
    at offset: Double, _ phase: ObservedPhase, at time: Double, _ engine: inout ScrollEngine,
    _ effects: inout ScrollEffects
  ) {
    let contentOffset = engine.content.platform.offset
    _ = space.move(to: contentOffset - offset)
    platformOffset = offset
    hasJumped = false
    report = OffsetReport(offset: contentOffset, time: time, velocity: 0, phase: phase)
    send(.observed(contentOffset, phase), at: time, &engine, &effects)
  }

  /// The maximum velocity derived from a platform's reports, in pt/s.
  private static var speedLimit: Double { VelocityTracker.limit }

  /// Returns the longest distance that momentum can scroll within an interval, in pt.
  ///
  /// The velocity is limited to ten times that of the fastest finger, because consecutive flings add up.
  /// The limit also allows for dropped frames. The interval is in s.
  private static func longestTravel(within interval: Double) -> Double {
    Deceleration.normal.travel(velocity: 10 * VelocityTracker.limit, age: interval)
  }
  /// The shortest interval for the computation of a velocity, in s.
  ///
  /// A shorter interval between two reports is replaced by this one.
  static var shortestReport: Double { 0.004 }

  /// Moves the origin (the content offset minus the platform offset) if necessary.
  ///
  /// The origin moves at rest, or if the offset of a list that the engine scrolls has left the platform
  /// space.
  mutating func updateOrigin(_ engine: inout ScrollEngine, _ effects: inout ScrollEffects) {
    let content = list.contentExtent
    let offset = engine.content.drawnOffset
    let isOut = space.scrollOffset(forContent: offset).magnitude > ListCoordinateSpace.limit
    guard engine.content.isAtRest || (engine.content.isDriven && isOut) else { return }
    let contentOffset = engine.content.isDriven ? offset : space.contentOffset(forScroll: platformOffset)
    // After a requested offset, the origin includes the platform's rounding. Keep such an origin, because
    // the platform would round a new offset again.
    let tolerance = requestedOffset == nil ? 0 : 2 * ListCoordinateSpace.rounding
    let change = space.recenter(
      offset: contentOffset, content: content, viewport: list.viewport, tolerance: tolerance)
    adjustPlatformOffset(by: change, &engine, &effects)
    // At an edge or a target, round the platform offset to a whole step (a pixel or 1 pt). Elsewhere, a
    // fraction of a pixel does not justify a new layout of every item.
    let isAtBound = offset <= 0 || offset >= content - list.viewport
    if engine.content.isDriven, engine.content.isAtRest, isAtBound || target != nil {
      _ = space.align(offset)
    }
  }

  /// Adds a change, in pt, to the platform offset if the platform scrolls.
  mutating func adjustPlatformOffset(
    by change: Double, _ engine: inout ScrollEngine, _ effects: inout ScrollEffects
  ) {
    guard change != 0, !engine.content.isDriven else { return }
    shiftPlatformOffset(by: change)
    effects.append(.adjustOffset(change))
  }

  /// Adds a change, in pt, to the engine's copy of the platform offset.
  mutating func shiftPlatformOffset(by change: Double) {
    platformOffset += platformOffset.allowedChange(for: change)
    if requestedOffset != nil { requestedOffset = platformOffset }
  }

  /// The content offset at the start of the platform space, in pt.
  ///
  /// A position in platform space is the position in the content minus the origin.
  @inlinable
  package var origin: Double { space.origin }

  /// Returns the platform offset to draw, in pt.
  ///
  /// It is between 0 and 2^20 pt, except during overscroll.
  @inlinable
  @inline(__always)
  package func scrollOffset(in engine: ScrollEngine) -> Double {
    space.scrollOffset(forContent: engine.content.drawnOffset)
  }

  /// Returns the platform offset of the snap target when the finger lifts.
  ///
  /// A list that the engine scrolls chooses its target in the same way.
  ///
  /// - Parameters:
  ///   - projected: The platform offset, in pt, at the projected end of the platform's deceleration.
  ///   - velocity: The velocity of the offset, in pt/s; only its sign is used. NaN becomes 0.
  ///   - engine: The engine of the scroll view.
  /// - Returns: The platform offset, in pt, or `nil` to keep the platform's own target. The result is `nil`
  ///   without snapping, or if `projected` is not finite. Past an edge and its open gap, it is `nil` unless
  ///   the momentum ends inside the content. It is also `nil` at rest without a finger, because some
  ///   platforms request a target after a layout.
  /// - Complexity: O(1).
  package func snapTarget(
    projected: Double, velocity: Double, in engine: ScrollEngine
  ) -> Double? {
    let (offset, bounds) = (engine.content.platform.offset, engine.content.restingBounds)
    guard !engine.content.isDriven, !engine.content.isAtRest, projected.isFinite else { return nil }
    let end = space.contentOffset(forScroll: projected)
    guard bounds.contains(offset) || bounds.containsInside(end) else { return nil }
    return engine.content.scroller.snapTarget(
      projected: end, from: offset, velocity: velocity, began: gestureStart ?? offset, within: bounds
    ).map { space.scrollOffset(forContent: $0) }
  }

  /// The length of the platform space, in pt: the content's extent, but at most 2^20.
  package var scrollExtent: Double {
    mutating get {
      min(max(list.contentExtent - space.origin, 0), ListCoordinateSpace.limit)
    }
  }

  /// The extent of the whole content, in pt.
  ///
  /// - Complexity: As `frame(of:)`.
  package var contentExtent: Double {
    mutating get { list.contentExtent }
  }

  /// Returns the frame of an item in platform space.
  ///
  /// See `ListEngine.frame(of:)`.
  package mutating func frame(of item: Int) -> ItemFrame {
    var frame = list.frame(of: item)
    frame.start -= space.origin
    return frame
  }

  /// Returns the item at a point, or `nil`.
  ///
  /// A pinned header is in front of the items that it covers.
  ///
  /// - Parameters:
  ///   - main: The position along the axis, in pt in platform space.
  ///   - cross: The position across the axis, in pt from the leading side.
  /// - Complexity: As `frame(of:)`.
  package mutating func item(atMain main: Double, cross: Double) -> Int? {
    list.item(atMain: space.contentOffset(forScroll: main), cross: cross)
  }

  /// Returns the start of an item, in pt from the content's start.
  ///
  /// - Complexity: As `frame(of:)`.
  package mutating func offset(of item: Int) -> Double { list.frame(of: item).start }

  /// The items that are at least partly visible, or none if the list is hidden.
  ///
  /// - Complexity: As `frame(of:)`.
  package var visibleItems: Range<Int> {
    mutating get { list.isHidden ? 0..<0 : list.visibleItems }
  }

  /// The first visible item that a pinned header does not cover completely.
  ///
  /// It is 0 while the list is hidden or empty.
  package var firstVisibleItem: Int {
    mutating get { list.isHidden || list.count == 0 ? 0 : list.firstVisibleItem }
  }

  /// Whether every visible item has been measured; true while the list is hidden.
  package var areVisibleItemsMeasured: Bool {
    mutating get { list.isHidden || list.areVisibleItemsMeasured() }
  }

  /// Returns the target that scrolls to a content offset, in pt.
  ///
  /// See `ListEngine.target(at:)`.
  package mutating func target(at offset: Double) -> ItemTarget { list.target(at: offset) }

  /// The item at the viewport's start, and the distance scrolled into the item.
  ///
  /// A scroll to `ListPosition.target` restores the position.
  package var position: ListPosition {
    mutating get { list.position }
  }

  /// Clears `list.slots.changes` after the adapter has applied them.
  package mutating func clearSlotChanges() { list.clearSlotChanges() }

  /// Returns whether the list or a scroll needs a tick in each frame.
  ///
  /// Unlike `ScrollEngine.needsFrames`, this ignores indicators, which some adapters animate without ticks.
  package func needsFrames(in engine: ScrollEngine) -> Bool {
    (target != nil && !list.isHidden) || list.hasPendingItems || engine.content.isMoving
  }
}
