#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The change of a list's offset that a report of the platform's scroll view means.
enum OffsetChange: Hashable, Sendable {
  /// The platform has repeated its latest report.
  ///
  /// A platform does so when it reports its bounds.
  case repeated
  /// The platform has rounded the offset that the latest scroll from code requested.
  ///
  /// The content stays, so the origin absorbs the difference.
  case rounded
  /// The platform has jumped to another part of the content, faster than momentum can scroll.
  ///
  /// The content offset is in pt.
  case jumped(to: Double)
  /// The platform has scrolled, with a velocity in pt/s.
  ///
  /// A movement that has begun with a jump continues the jump until it ends.
  case scrolled(velocity: Double, continuesJump: Bool)
}

extension ListContent {
  /// Handles a report of the platform's scroll view.
  ///
  /// - Returns: Whether the list needs an update; false if the report only repeats the previous report.
  mutating func observe(
    _ offset: Double, _ phase: ObservedPhase, at time: Double, _ engine: inout ScrollEngine,
    _ effects: inout ScrollEffects
  ) -> Bool {
    guard offset.isFinite, !engine.content.isDriven else {
      updateListOffset(&engine)
      return true
    }
    let offset = offset.asPosition(or: platformOffset)
    let change = change(to: offset, phase, at: max(engine.time, time), in: engine)
    guard change != .repeated else {
      let before = engine.content.platform.phase
      send(.observed(engine.content.platform.offset, phase), at: time, &engine, &effects)
      return engine.content.platform.phase != before
    }
    apply(change, to: offset, phase, at: max(engine.time, time), &engine, &effects)
    updateListOffset(&engine)
    return true
  }

  /// Returns the meaning of a report.
  ///
  /// - Parameters:
  ///   - offset: The platform offset, in pt.
  ///   - phase: The cause of the movement.
  ///   - time: The time of the report, in s.
  ///   - engine: The engine of the list's scroll view.
  /// - Complexity: As `frame(of:)`, because the content's extent is read.
  private mutating func change(
    to offset: Double, _ phase: ObservedPhase, at time: Double, in engine: ScrollEngine
  ) -> OffsetChange {
    if offset == platformOffset, phase == report.phase, engine.content.hasPosition { return .repeated }
    if isRounded(offset, phase) { return .rounded }
    let interval = max(time - report.time, Self.shortestReport)
    // Compare platform offsets. The content offset also changes if the list shifts its content, which is
    // not a movement.
    let isJump =
      phase != .tracking && (offset - platformOffset).magnitude > Self.longestTravel(within: interval)
    let continuesJump = phase != .tracking && (isJump || (!engine.content.isAtRest && hasJumped))
    let content = list.contentExtent
    if continuesJump,
      let sought = space.jumpTarget(
        atScroll: offset, isJump: isJump, viewport: list.viewport, content: content)
    {
      return .jumped(to: sought)
    }
    let velocity = (space.contentOffset(forScroll: offset) - report.offset) / interval
    return .scrolled(
      velocity: velocity.clamped(to: -VelocityTracker.limit, VelocityTracker.limit),
      continuesJump: continuesJump)
  }

  /// Returns whether a report differs from the requested offset only by the platform's rounding.
  private func isRounded(_ offset: Double, _ phase: ObservedPhase) -> Bool {
    guard let requestedOffset else { return false }
    // At the content's start, the platform offset equals the content offset, so no rounding is absorbed.
    return phase != .tracking && offset > 0
      && (offset - requestedOffset).magnitude < ListCoordinateSpace.rounding
  }

  /// Applies the meaning of a report to the list and to the scroll engine.
  private mutating func apply(
    _ change: OffsetChange, to offset: Double, _ phase: ObservedPhase, at time: Double,
    _ engine: inout ScrollEngine, _ effects: inout ScrollEffects
  ) {
    if phase == .tracking {
      target = nil
      list.isAtEnd = false
      snapsAtRest = false
      clearTouch()
    } else if report.phase == .tracking {
      snapsAtRest = snapKind(of: engine) == .items
    }
    var contentOffset = engine.content.platform.offset
    var velocity = 0.0
    switch change {
    case .repeated: return
    case .rounded:
      _ = space.move(to: contentOffset - offset)
      hasJumped = false
    case .jumped(let sought):
      target = nil
      hasJumped = true
      _ = space.moveOrigin(offset: sought, atScroll: offset, content: list.contentExtent)
    case .scrolled(let speed, let continuesJump):
      (velocity, hasJumped) = (speed, continuesJump)
    }
    platformOffset = offset
    if change != .rounded {
      requestedOffset = nil
      contentOffset = space.moveOriginAtStart(forScroll: offset)
      updateGestureStart(at: contentOffset, phase, &engine)
    }
    report = OffsetReport(offset: contentOffset, time: time, velocity: velocity, phase: phase)
    send(.observed(contentOffset, phase), at: time, &engine, &effects)
    guard change != .rounded, !hasJumped else { return }
    adjustPlatformOffset(
      by: space.recenterAtBound(scroll: offset, content: list.contentExtent, viewport: list.viewport),
      &engine, &effects)
  }

  /// Updates the content offset, in pt, at which the latest gesture has begun.
  private mutating func updateGestureStart(
    at contentOffset: Double, _ phase: ObservedPhase, _ engine: inout ScrollEngine
  ) {
    guard engine.behavior.snapping?.isByOne == true else { return }
    if engine.content.isAtRest {
      gestureStart = engine.content.platform.offset
    } else if phase == .tracking, report.phase != .tracking {
      gestureStart = contentOffset
    }
  }

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
}
