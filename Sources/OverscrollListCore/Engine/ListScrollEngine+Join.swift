#if canImport(OverscrollCore)
  package import OverscrollCore
#endif

// The scroll engine of a scroll view whose edges have actions.
extension ListScrollEngine {
  /// Attaches the scroll engine of an existing scroll view, with its edges and running actions.
  ///
  /// The list keeps its scroll behavior, such as its snap targets. The owner of the offset stays that of the
  /// scroll view. Motion is reduced if either of the two reduces it.
  ///
  /// - Parameters:
  ///   - scroll: The scroll engine.
  ///   - isPlaced: Whether the platform already shows the list at the list's offset. Otherwise, the
  ///     platform's next report sets the offset.
  ///   - time: The time on the scroll engine's clock, in s.
  /// - Returns: The effects for the adapter to apply.
  package mutating func attach(_ scroll: ScrollEngine, isPlaced: Bool, at time: Double) -> ScrollEffects {
    let offset = self.scroll.content.platform.offset
    var behavior = self.scroll.behavior
    behavior.source = scroll.behavior.source
    behavior.reducesMotion = behavior.reducesMotion || scroll.behavior.reducesMotion
    edgeBehavior = scroll.behavior
    self.scroll = scroll
    self.scroll.content.scroller.behavior = behavior
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

  /// Detaches the scroll engine; the list continues without edges.
  ///
  /// The list keeps its scroll behavior, and the scroll engine gets back its own.
  ///
  /// - Parameter time: The time on the list's new clock, in s.
  /// - Returns: The scroll engine with the edges.
  package mutating func detach(at time: Double) -> ScrollEngine {
    var last = scroll
    last.content.spaceBefore = 0
    scroll = ScrollEngine(start: nil, end: nil, behavior: last.behavior)
    if var behavior = edgeBehavior {
      behavior.source = last.behavior.source
      behavior.reducesMotion = last.behavior.reducesMotion
      last.content.scroller.behavior = behavior
    }
    edgeBehavior = nil
    let time = scroll.engineTime(at: time)
    restartTime(at: time)
    var effects = ScrollEffects()
    applyListChange(0, at: time, &effects)
    send(.observed(last.content.platform.offset, .resting), at: time, &effects)
    evaluateApproaches(at: time, &effects)
    return last
  }

  /// Sets all stored times to a time of a new clock, in s.
  private mutating func restartTime(at time: Double) {
    target?.began = time
    target?.time = time
    clearTouch()
    report = OffsetReport(offset: report.offset, time: time, velocity: 0, phase: report.phase)
  }
}
