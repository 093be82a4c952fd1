#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// Snap targets that depend on the items or on the viewport.
//
// SwiftUI has the same two kinds: `PagingScrollTargetBehavior` aligns to the container's geometry, and
// `ViewAlignedScrollTargetBehavior` to the geometry of views, whose `alwaysByOne` limits an interaction to one
// view. Source: Apple's pages of both types. In landscape SwiftUI's pages may be misaligned (FB16486510).
extension ListContent {
  /// Returns the rule that places an engine's snap targets, or `nil` without targets.
  func snapKind(of engine: borrowing ScrollEngine) -> SnapTargets.Kind? {
    engine.content.scroller.behavior.snapping?.kind
  }

  /// Whether the list places the snap targets of an engine.
  func placesTargets(_ engine: borrowing ScrollEngine) -> Bool {
    engine.content.scroller.behavior.snapping?.isPlacedByList == true
  }

  /// Ends the snapping after the current motion, and forgets the start of a page.
  mutating func resetSnapping() { (snapsAtRest, pageOrigin) = (false, nil) }

  /// Returns the snap targets near some offsets, or `nil` if the behavior's targets apply.
  ///
  /// - Parameters:
  ///   - start: The offset at the start of the gesture, in pt. The first gesture begins on a whole page.
  ///   - offset: The current offset, in pt.
  ///   - projected: The projected end of the momentum, in pt.
  ///   - engine: The engine of the scroll view.
  /// - Complexity: As `frame(of:)`.
  mutating func placedTargets(
    from start: Double, _ offset: Double, to projected: Double, in engine: borrowing ScrollEngine
  ) -> SnapTargets? {
    guard let snapping = engine.content.scroller.behavior.snapping else { return nil }
    switch snapping.kind {
    case .offsets: return nil
    case .pages:
      let end = list.maximumOffset
      return SnapTargets(
        every: list.viewport, from: pageOrigin ?? start.clamped(to: 0, end),
        limitBehavior: snapping.limitBehavior)
    case .items:
      var offsets: [Double] = []
      for place in [start, offset, projected] {
        for target in list.snapTargets(near: place) { offsets.append(list.offset(for: target)) }
      }
      return SnapTargets(at: offsets, limitBehavior: snapping.limitBehavior)
    }
  }

  /// Chooses the target of a list that the engine scrolls, after a finger has lifted.
  mutating func answerSnapRequest(_ engine: inout ScrollEngine) {
    guard let request = engine.content.scroller.snapRequest else { return }
    let targets = placedTargets(from: request.start, request.offset, to: request.projected, in: engine)
    engine.content.scroller.snap(to: targets ?? SnapTargets(at: []))
    snapsAtRest = snapKind(of: engine) == .items
    updateListOffset(&engine)
  }

  /// Updates the start of a page while the content rests.
  ///
  /// A page begins at the content's start. After a scroll from code, or after a change of the viewport, a
  /// page begins where the content rests.
  mutating func updatePageOrigin(_ engine: borrowing ScrollEngine) {
    guard snapKind(of: engine) == .pages, engine.content.isAtRest, target == nil
    else { return }
    if engine.content.drawnOffset <= SnapTargets.tolerance {
      pageOrigin = 0
    } else if pageOrigin == nil {
      pageOrigin = engine.content.drawnOffset
    }
  }

  /// Scrolls to the nearest snap target, once the content rests beside one.
  ///
  /// Items that a fling has measured may have other extents than the estimates. The platform then stops
  /// inside an item. New items in place of an edge's gap have the same effect.
  mutating func snapAtRest(at time: Double, _ engine: inout ScrollEngine, _ effects: inout ScrollEffects) {
    guard snapsAtRest || engine.content.isStray, placesTargets(engine), engine.content.canSnapAtRest,
      target == nil, !list.isHidden
    else { return }
    (snapsAtRest, engine.content.isStray) = (false, false)
    guard !engine.content.isAtOrPastEdge, let target = snapTargetAtRest(in: engine),
      (list.offset(for: target) - engine.content.drawnOffset).magnitude > SnapTargets.tolerance
    else { return }
    begin(target, animated: true, at: time, &engine, &effects)
  }

  /// Returns the item that rests at the target nearest to the content.
  private mutating func snapTargetAtRest(in engine: borrowing ScrollEngine) -> ItemTarget? {
    let offset = engine.content.drawnOffset
    if snapKind(of: engine) == .items { return list.snapTarget(nearest: offset) }
    guard
      let page = engine.content.scroller.snapTarget(
        projected: offset, from: offset, velocity: 0, began: offset,
        among: placedTargets(from: offset, offset, to: offset, in: engine))
    else { return nil }
    return list.target(at: page)
  }

  /// Returns the target that a change of the viewport keeps, if any.
  ///
  /// Only content that rests keeps a target. A page that begins inside an item keeps the anchor.
  mutating func targetAcrossResize(to viewport: Double, in engine: borrowing ScrollEngine) -> ItemTarget? {
    guard viewport > 0, viewport != list.viewport, placesTargets(engine) else { return nil }
    pageOrigin = nil
    let offset = engine.content.drawnOffset
    guard !list.isHidden, list.viewport > 0, list.count > 0, engine.content.isAtRest, target == nil,
      offset > SnapTargets.tolerance, let target = list.snapTarget(nearest: offset),
      (list.offset(for: target) - offset).magnitude <= 2 * SnapTargets.tolerance
    else { return nil }
    return target
  }
}
