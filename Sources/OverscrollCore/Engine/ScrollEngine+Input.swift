extension ScrollEngine {
  /// Applies an input at the engine's current time.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - instant: The input's time, in s. It is earlier than the engine's time if the input was delivered
  ///     late.
  ///   - effects: The array to which the method appends effects.
  /// - Returns: `false` for a tick; `true` for every different input.
  @inline(__always)
  mutating func apply(
    _ input: ScrollInput, sampledAt instant: Double, _ effects: inout ScrollEffects
  ) -> Bool {
    switch input {
    case .layout(let geometry, let revision):
      layOut(geometry, revision: revision)
    case .relayout(let geometry, let revision, let shift):
      layOut(geometry, revision: revision, shiftedBy: shift)
    case .indicatorExtent(let edge, let extent):
      edges[edge].resize(indicator: extent)
    case .configure(let edge, let configuration):
      let distance = approachDistance(of: edge)
      edges[edge].configure(configuration)
      if approachDistance(of: edge) > distance { loadMoreGates[edge].awaitChange(at: time) }
    case .setBehavior(let behavior):
      setBehavior(behavior, &effects)
    case .setExclusion(let policy):
      exclusion = policy
    case .step(let step) where content.usesInsets:
      let change = content.platformScroll(by: step, gaps: reservedGaps)
      if let change { effects.append(.setInsets(change)) }
    case .dragBegan(let start):
      dragBegan(start, sampledAt: instant)
    case .dragMoved(let pointer, let main, let cross):
      content.moveFinger(pointer, main: main, cross: cross, sampledAt: instant)
    case .dragEnded(let pointer):
      if content.liftFinger(pointer, sampledAt: instant) { effects.append(.swallowTap) }
    case .dragCancelled(let pointer):
      cancelDrag(pointer: pointer)
      cancelTouch()
    case .wheel(let delta, let isPrecise):
      content.isStray = false
      if content.isDriven, delta.isFinite {
        content.scroller.wheel(by: delta.asPosition(or: 0), isPrecise: isPrecise)
      }
    case .step(let step):
      content.isStray = false
      if content.isDriven { content.scroller.scroll(by: step) }
    case .scrollTo(let offset, let animated):
      content.isStray = false
      if content.isDriven, offset.isFinite {
        content.scroller.scroll(to: offset.asPosition(or: 0), animated: animated)
      }
    case .retarget(let offset):
      if content.isDriven, offset.isFinite { content.scroller.retarget(to: offset.asPosition(or: 0)) }
    case .stop:
      if content.isDriven { content.scroller.stop() }
    case .tick:
      return false
    case .attach:
      attach()
    case .observed(let offset, let phase):
      observe(offset, phase)
    case .begin(let edge):
      begin(edge, &effects)
    case .finish(let token, let result):
      let atStart = result == .noMoreContent && startRefreshes ? .success : result
      modifyEdge(.start, &effects) { $0.finish(token, atStart, &$1) }
      modifyEdge(.end, &effects) { $0.finish(token, result, &$1) }
    case .cancel(let edge):
      cancel(edge, &effects)
    case .tap(let edge):
      if edges[edge].startsOnTap { begin(edge, &effects) }
    case .setEnabled(let edge, let isOn):
      guard isOn == (edges[edge].restingPhase == .disabled) else { break }
      if !isOn { unqueue(edge, &effects) }
      edges[edge].setOn(isOn)
      if isOn { loadMoreGates[edge].awaitChange(at: time) }
    case .setNoMoreContent(let edge, let hasNoMoreContent):
      setNoMoreContent(edge, hasNoMoreContent, &effects)
    }
    return true
  }

  /// Applies a behavior.
  ///
  /// If the source changes, the drag and all pulls end first, and the content keeps its drawn offset.
  private mutating func setBehavior(_ behavior: ScrollBehavior, _ effects: inout ScrollEffects) {
    if behavior.source != content.scroller.behavior.source {
      if let insetRemoval { effects.append(.setInsets(insetRemoval)) }
      cancelDrag(pointer: nil)
      cancelPulls()
      content.resetSource()
    }
    content.scroller.behavior = behavior
  }

  /// Shows failures for a while before the next drag may retry them.
  mutating func showFailures() {
    loadMoreGates.start.showFailure(at: time)
    loadMoreGates.end.showFailure(at: time)
  }

  private mutating func begin(_ edge: ScrollEdge, _ effects: inout ScrollEffects) {
    guard !isExcluded(edge) || edges[edge].phase.isRunning else {
      return effects.append(.edge(edge, .declined))
    }
    start(edge, .first, &effects)
  }

  private mutating func cancel(_ edge: ScrollEdge, _ effects: inout ScrollEffects) {
    unqueue(edge, &effects)
    edges[edge].cancelPull()
    modifyEdge(edge, &effects) { $0.cancelAction(&$1) }
  }

  private mutating func setNoMoreContent(
    _ edge: ScrollEdge, _ hasNoMoreContent: Bool, _ effects: inout ScrollEffects
  ) {
    guard hasNoMoreContent else {
      guard edges[edge].hasNoMoreContent else { return }
      reopen(edge)
      return loadMoreGates[edge].awaitChange(at: time)
    }
    switch edges[edge].restingPhase {
    case .disabled:
      edges[edge].hasNoMoreContentWhileOff = true
    case .noMoreContent:
      break
    case .idle, .failed:
      unqueue(edge, &effects)
      edges[edge].changeRestingPhase(to: .noMoreContent)
    }
  }

  /// Cancels a queued start and requests the effect `.declined` for it.
  private mutating func unqueue(_ edge: ScrollEdge, _ effects: inout ScrollEffects) {
    guard queued?.edge == edge else { return }
    queued = nil
    effects.append(.edge(edge, .declined))
  }
}

// Fingers on content that the engine moves.
extension ScrollEngine {
  private mutating func dragBegan(_ start: DragStart, sampledAt instant: Double) {
    guard start.main.isFinite, start.cross.isFinite else { return }
    if start.isOnlyPointer, content.gate.isDragging { cancelDrag(pointer: nil) }
    var start = start
    if yieldsToEnclosing(.start) { start.deferToEnclosing(.towardStart) }
    if yieldsToEnclosing(.end) { start.deferToEnclosing(.towardEnd) }
    content.beginDrag(start, sampledAt: instant)
  }

  /// Ends a drag without a velocity and without a start.
  ///
  /// - Parameter pointer: The cancelled pointer, or `nil` for all pointers.
  mutating func cancelDrag(pointer: Int32?) {
    let dragged = pointer.map { content.gate.cancelled(pointer: $0) } ?? content.gate.reset()
    guard dragged else { return }
    cancelPulls()
    content.scroller.cancelDrag()
  }

  /// Ends a pull at either edge without a start.
  mutating func cancelPulls() {
    edges.start.cancelPull()
    edges.end.cancelPull()
  }
}
