#if canImport(OverscrollCore)
  package import OverscrollCore
#endif

// Plugging a list into the engine of a scroll view whose edges have actions.
extension ListContent {
  /// Plugs the list into the engine of a scroll view with edges.
  ///
  /// The list keeps its scroll behavior, such as its snap targets. The owner of the offset stays that of the
  /// scroll view. Motion is reduced if either of the two reduces it.
  ///
  /// - Parameters:
  ///   - engine: The scroll view's engine.
  ///   - own: The list's own engine, which the list leaves.
  ///   - isPlaced: Whether the platform already shows the list at the list's offset. Otherwise, the
  ///     platform's next report sets the offset.
  ///   - time: The time on the clock of `engine`, in s.
  /// - Returns: The effects for the adapter to apply.
  package mutating func plug(
    into engine: inout ScrollEngine, from own: ScrollEngine, isPlaced: Bool, at time: Double
  ) -> ScrollEffects {
    edgeBehavior = engine.behavior
    var behavior = own.behavior
    behavior.source = engine.behavior.source
    behavior.reducesMotion = behavior.reducesMotion || engine.behavior.reducesMotion
    engine.content.scroller.behavior = behavior
    engine.awaitPosition()
    return restart(at: isPlaced ? own.content.platform.offset : nil, time, &engine)
  }

  /// Unplugs the list from the engine of a scroll view.
  ///
  /// The list continues without edges. It keeps its scroll behavior, and the scroll view's engine gets back
  /// its own.
  ///
  /// - Parameters:
  ///   - engine: The scroll view's engine.
  ///   - time: The time on the list's new clock, in s.
  /// - Returns: The list's own engine.
  package mutating func unplug(from engine: inout ScrollEngine, at time: Double) -> ScrollEngine {
    var own = ScrollEngine(start: nil, end: nil, behavior: engine.behavior)
    engine.content.spaceBefore = 0
    if var behavior = edgeBehavior {
      behavior.source = engine.behavior.source
      behavior.reducesMotion = engine.behavior.reducesMotion
      engine.content.scroller.behavior = behavior
    }
    edgeBehavior = nil
    _ = restart(at: engine.content.platform.offset, time, &own)
    return own
  }

  /// Continues with another engine.
  ///
  /// The list is at a content offset, in pt, or at the platform's next report. All stored times become a
  /// time of the engine's clock, in s.
  private mutating func restart(
    at offset: Double?, _ time: Double, _ engine: inout ScrollEngine
  ) -> ScrollEffects {
    let time = engine.engineTime(at: time)
    target?.began = time
    target?.time = time
    clearTouch()
    report = OffsetReport(offset: report.offset, time: time, velocity: 0, phase: report.phase)
    var effects = ScrollEffects()
    applyListChange(0, at: time, &engine, &effects)
    if let offset { send(.observed(offset, .resting), at: time, &engine, &effects) }
    sortEffects(&engine, &effects)
    return effects
  }
}
