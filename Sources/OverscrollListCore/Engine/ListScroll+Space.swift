#if canImport(OverscrollCore)
  public import OverscrollCore
#endif

extension ListScroll {
  /// Takes something for the scroller, first from the platform's space into the content's.
  mutating func take(_ input: ScrollInput, at time: Double, _ effects: inout ScrollEffects) {
    switch input {
    case .layout(_, let revision):
      hostRevision = revision
      return follow(0, at: time, &effects)
    case .relayout, .retarget:
      return
    case .observed(let offset, let phase):
      observe(offset, phase, at: time, &effects)
    case .step(.toStart):
      return begin(.edge(.start), animated: true, at: time, &effects)
    case .step(.toEnd):
      return begin(.edge(.end), animated: true, at: time, &effects)
    case .scrollTo:
      target = nil
      forgetTouch()
      send(input, at: time, &effects)
      noteEnd()
    case .wheel, .step, .stop:
      forgetTouch()
      fallthrough
    case .dragBegan:
      target = nil
      list.staysAtEnd = false
      send(input, at: time, &effects)
    case .dragMoved:
      send(input, at: time, &effects)
      if scroll.isDragging { forgetTouch() }
    case .setBehavior, .attach:
      send(input, at: time, &effects)
      platform = scrollOffset
      standing = nil
    case .indicatorExtent, .configure, .setExclusion, .dragEnded, .dragCancelled, .tick, .begin,
      .finish, .cancel, .tap, .enable, .exhaust:
      send(input, at: time, &effects)
    }
    locate()
  }

  /// Whether a report repeats the last one, as when a platform also reports its bounds.
  func isRepeated(_ offset: Double, _ phase: ObservedPhase) -> Bool {
    offset == platform && phase == report.phase && !isDriven && scroll.isPlaced
  }

  private mutating func observe(
    _ offset: Double, _ phase: ObservedPhase, at time: Double, _ effects: inout ScrollEffects
  ) {
    guard offset.isFinite, !isDriven else { return }
    let time = max(scroll.time, time)
    let before = (isAtRest: isAtRest, offset: scroll.platform.offset, phase: report.phase)
    report.phase = phase
    if phase == .tracking {
      target = nil
      list.staysAtEnd = false
      forgetTouch()
    }
    let offset = offset.asPosition(or: platform)
    if stands(at: offset, phase) { return stand(at: offset, phase, at: time, &effects) }
    let content = list.contentExtent
    var place = space.contentOffset(forScroll: offset)
    let interval = max(time - report.time, Self.shortestReport)
    var speed = (place - report.offset) / interval
    // In scroll space: what shifts the content's is no movement.
    let isJump = phase != .tracking && (offset - platform).magnitude > Self.reach(within: interval)
    hasJumped = phase != .tracking && (isJump || (!isAtRest && hasJumped))
    if hasJumped,
      let sought = space.sought(atScroll: offset, isJump: isJump, viewport: list.viewport, content: content)
    {
      target = nil
      place = space.place(offset: sought, atScroll: offset, content: content)
      speed = 0
    }
    if place < 0 || (offset <= 0 && place < space.step) {
      // Past the content's start, only the platform's own pull counts. The rest belongs to the origin, which
      // has taken shifts, or a part of a step, since the platform was last at rest.
      place = min(offset, 0)
      _ = space.move(to: place - offset)
    }
    platform = offset
    if scroll.behavior.snapping?.isByOne == true {
      let isCaught = phase == .tracking && before.phase != .tracking
      if before.isAtRest || isCaught { gestureStart = before.isAtRest ? before.offset : place }
    }
    report = Report(
      offset: place, time: time,
      velocity: speed.clamped(to: -Self.speedLimit, Self.speedLimit), phase: phase)
    send(.observed(place, phase), at: time, &effects)
    guard !hasJumped else { return }
    adjust(by: space.relocate(scroll: offset, content: content, viewport: list.viewport), &effects)
  }

  /// Whether a report says no more than how the platform has rounded the offset that brought an item to an edge.
  private mutating func stands(at offset: Double, _ phase: ObservedPhase) -> Bool {
    guard let place = standing else { return false }
    // At the content's start the two spaces are one.
    let stands = phase != .tracking && offset > 0 && (offset - place).magnitude < ListOrigin.rounding
    if !stands { standing = nil }
    return stands
  }

  /// Leaves the content where it is, and has the origin take what the platform has rounded.
  private mutating func stand(
    at offset: Double, _ phase: ObservedPhase, at time: Double, _ effects: inout ScrollEffects
  ) {
    let place = scroll.platform.offset
    _ = space.move(to: place - offset)
    platform = offset
    hasJumped = false
    report = Report(offset: place, time: time, velocity: 0, phase: phase)
    send(.observed(place, phase), at: time, &effects)
  }

  /// The highest speed, in pt/s, that a platform's reports are taken for.
  private static var speedLimit: Double { VelocityTracker.limit }

  /// How far, in pt, momentum moves content within a number of s, with frames dropped or not.
  ///
  /// It is taken to be up to ten times as fast as a finger, since flings in a row add up.
  private static func reach(within interval: Double) -> Double {
    Deceleration.normal.travel(velocity: 10 * VelocityTracker.limit, age: interval)
  }
  /// The shortest time, in s, between two reports: two in one frame have no speed of their own.
  static var shortestReport: Double { 0.004 }

  /// Brings the origin to its best place, as soon as nothing moves, or before the room runs out.
  mutating func settle(_ effects: inout ScrollEffects) {
    let content = list.contentExtent
    let offset = scroll.drawnOffset
    let isOut = space.scrollOffset(forContent: offset).magnitude > ListOrigin.limit
    guard isAtRest || (isDriven && isOut) else { return }
    let place = isDriven ? offset : space.contentOffset(forScroll: platform)
    // What the platform has rounded is the origin's now: it would be rounded again wherever that is written.
    let tolerance = standing == nil ? 0 : 2 * ListOrigin.rounding
    let change = space.recentre(
      offset: place, content: content, viewport: list.viewport, tolerance: tolerance)
    adjust(by: change, &effects)
    // What is brought to an edge stands on it. Anywhere else a part of a pixel is not worth laying out every item again.
    let isAtBound = offset <= 0 || offset >= content - list.viewport
    if isDriven, isAtRest, isAtBound || target != nil { _ = space.align(offset) }
  }

  /// Has the platform's own offset changed, where it has one.
  mutating func adjust(by change: Double, _ effects: inout ScrollEffects) {
    guard change != 0, !isDriven else { return }
    shiftPlatform(by: change)
    effects.append(.adjustOffset(change))
  }

  /// Keeps count of what is added to the platform's own offset: from where it is, which may be rounded.
  mutating func shiftPlatform(by change: Double) {
    platform += platform.room(for: change)
    if standing != nil { standing = platform }
  }

  /// The content offset, in pt, at which scroll space begins: what a host takes from every frame's start.
  @inlinable
  package var origin: Double { space.value }

  /// How far before the viewport's start edge the scroll space's start is drawn, in pt: within 2^20, or a pull past it.
  @inlinable
  package var scrollOffset: Double { space.scrollOffset(forContent: scroll.drawnOffset) }

  /// Where a platform's scroll is to end as its finger lifts, by the behaviour's snapping: as a driven list would choose.
  ///
  /// - Parameters:
  ///   - projected: Where the platform would come to rest, in pt in scroll space.
  ///   - velocity: The velocity of the offset, in pt/s; only its sign counts. NaN counts as 0.
  /// - Returns: The offset, in pt in scroll space; nil where the platform's own is right: nothing snaps, the content is past
  ///   an edge, or at rest with no finger on it, as when a platform asks after another layout, or `projected` isn't finite.
  /// - Complexity: O(1).
  package func snapTarget(projected: Double, velocity: Double) -> Double? {
    let offset = scroll.platform.offset
    guard !isDriven, !isAtRest, projected.isFinite, scroll.scroller.bounds.contains(offset)
    else { return nil }
    return scroll.scroller.snapTarget(
      projected: space.contentOffset(forScroll: projected), from: offset, velocity: velocity,
      began: gestureStart ?? offset
    ).map { space.scrollOffset(forContent: $0) }
  }

  /// How long the scroll space is, in pt: at most 2^20, and as long as the content where that is shorter.
  package var scrollExtent: Double {
    mutating get {
      min(max(list.contentExtent - space.value, 0), ListOrigin.limit)
    }
  }

  /// How long the whole content is, in pt.
  ///
  /// - Complexity: As `frame(of:)`.
  package var contentExtent: Double {
    mutating get { list.contentExtent }
  }

  /// Where an item is drawn, along the axis in scroll space; see `ListEngine.frame(of:)`.
  package mutating func frame(of item: Int) -> ItemFrame {
    var frame = list.frame(of: item)
    frame.start -= space.value
    return frame
  }

  /// The item that is drawn at a place, a pinned header before what it covers; nil if there is none.
  ///
  /// - Parameters:
  ///   - main: The place along the axis, in pt in scroll space.
  ///   - cross: The place across it, in pt from the leading side.
  /// - Complexity: As `frame(of:)`.
  package mutating func item(atMain main: Double, cross: Double) -> Int? {
    list.item(atMain: space.contentOffset(forScroll: main), cross: cross)
  }

  /// Where an item starts, in pt from the content's start.
  ///
  /// - Complexity: As `frame(of:)`.
  package mutating func offset(of item: Int) -> Double { list.frame(of: item).start }

  /// The items that are at least partly in sight; none while hidden.
  ///
  /// - Complexity: As `frame(of:)`.
  package var itemsInSight: Range<Int> {
    mutating get { list.isHidden ? 0..<0 : list.itemsInSight }
  }

  /// The first item in sight that no pinned header covers in full; 0 while hidden.
  package var firstInSight: Int {
    mutating get { list.isHidden || list.count == 0 ? 0 : list.firstInSight }
  }

  /// Whether every item in sight has been measured, so that what is seen is in its place; true while hidden.
  package var isMeasuredInSight: Bool {
    mutating get { list.isHidden || list.isMeasuredInSight() }
  }

  /// What to scroll to so that the viewport starts at an offset, in pt from the content's start; see `ListEngine.target(at:)`.
  package mutating func target(at offset: Double) -> ItemTarget { list.target(at: offset) }

  /// What is at the viewport's start, to be restored later by `ListPosition.target`.
  package var position: ListPosition {
    mutating get { list.position }
  }

  /// Clears the slots' changes, after the host has performed them.
  package mutating func clearSlotChanges() { list.clearSlotChanges() }

  /// Whether something moves by itself, so that a tick is wanted with each frame.
  package var wantsFrames: Bool { wantsItems || scroll.wantsFrames }

  /// The same for a host whose indicators turn without ticks.
  package var wantsItems: Bool { (target != nil && !list.isHidden) || list.isFilling || scroll.isMoving }
}
