#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// Scroll inputs, and the origin of the platform space.
extension ListContent {
  /// Handles an event for the scroll engine, except a report; see `observe(_:_:at:_:_:)`.
  mutating func receive(
    _ input: ScrollInput, at time: Double, _ engine: inout ScrollEngine, _ effects: inout ScrollEffects
  ) {
    switch input {
    case .layout(_, let revision):
      adapterRevision = revision
      return applyListChange(0, at: time, &engine, &effects)
    case .relayout, .retarget, .observed:
      return
    case .step(.toStart):
      return begin(.edge(.start), animated: true, at: time, &engine, &effects)
    case .step(.toEnd):
      return begin(.edge(.end), animated: true, at: time, &engine, &effects)
    case .scrollTo:
      target = nil
      resetSnapping()
      clearTouch()
      send(input, at: time, &engine, &effects)
      updateIsAtEnd(&engine)
    case .wheel, .step, .stop:
      clearTouch()
      fallthrough
    case .dragBegan:
      target = nil
      list.isAtEnd = false
      snapsAtRest = false
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
}
