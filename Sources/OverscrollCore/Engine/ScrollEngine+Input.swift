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
      edges[edge].configure(configuration)
    case .setBehavior(let behavior):
      setBehavior(behavior, &effects)
    case .setExclusion(let policy):
      exclusion = policy
    case .dragCancelled where !isDriven:
      cancelTouch()
    case .step(let step) where usesInsets:
      scrollPlatform(by: step, &effects)
    case .dragBegan(let start):
      if isDriven { dragBegan(start, sampledAt: instant) }
    case .dragMoved(let pointer, let main, let cross):
      if isDriven { dragMoved(pointer: pointer, main: main, cross: cross, sampledAt: instant) }
    case .dragEnded(let pointer):
      if isDriven { dragEnded(pointer: pointer, sampledAt: instant, &effects) }
    case .dragCancelled(let pointer):
      cancelDrag(pointer: pointer)
    case .wheel(let delta, let isPrecise):
      isStray = false
      if isDriven, delta.isFinite { scroller.wheel(by: delta.asPosition(or: 0), isPrecise: isPrecise) }
    case .step(let step):
      isStray = false
      if isDriven { scroller.scroll(by: step) }
    case .scrollTo(let offset, let animated):
      isStray = false
      if isDriven, offset.isFinite { scroller.scroll(to: offset.asPosition(or: 0), animated: animated) }
    case .retarget(let offset):
      if isDriven, offset.isFinite { scroller.retarget(to: offset.asPosition(or: 0)) }
    case .stop:
      if isDriven { scroller.stop() }
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
    case .setNoMoreContent(let edge, let hasNoMoreContent):
      setNoMoreContent(edge, hasNoMoreContent, &effects)
    }
    return true
  }

  /// Applies a behavior.
  ///
  /// If the source changes, the drag and all pulls end first, and the content keeps its drawn offset.
  private mutating func setBehavior(_ behavior: ScrollBehavior, _ effects: inout ScrollEffects) {
    if behavior.source != scroller.behavior.source {
      if let insetRemoval { effects.append(.setInsets(insetRemoval)) }
      cancelDrag(pointer: nil)
      cancelPulls()
      let offset = drawnOffset
      scroller.reset(at: offset)
      platform = PlatformScrollState(at: offset)
      insets = GapInsets()
      openGaps = .zero
      positionState = .reported
    }
    scroller.behavior = behavior
  }

  /// Records the time and the position of a drag's start.
  mutating func beginGesture() {
    isStray = false
    beganAtEdge = EdgePair(start: distance(to: .start) <= 0, end: distance(to: .end) <= 0)
    gestureTime = time
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
      if edges[edge].hasNoMoreContent { reopen(edge) }
      return
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

// Input that moves the content if the engine owns the content offset (the source `.engine`).
extension ScrollEngine {
  private mutating func dragBegan(_ start: DragStart, sampledAt instant: Double) {
    guard start.main.isFinite, start.cross.isFinite else { return }
    if start.isOnlyPointer, gate.isDragging { cancelDrag(pointer: nil) }
    var start = start
    if yieldsToEnclosing(.start) { start.deferToEnclosing(.towardStart) }
    if yieldsToEnclosing(.end) { start.deferToEnclosing(.towardEnd) }
    let catches = gate.began(
      start, catching: scroller.motion.runsByItself, dragsWithMouse: scroller.behavior.dragsWithMouse)
    if catches { beginDrag(at: start.main, sampledAt: instant) }
  }

  private mutating func dragMoved(pointer: Int32, main: Double, cross: Double, sampledAt instant: Double) {
    guard main.isFinite, cross.isFinite else { return }
    switch gate.moved(pointer: pointer, main: main, cross: cross) {
    case .ignored:
      return
    case .begins(let origin):
      beginDrag(at: origin, sampledAt: instant)
    case .continues:
      break
    }
    scroller.drag(to: main.asPosition(or: 0), sampledAt: instant)
  }

  private mutating func dragEnded(
    pointer: Int32, sampledAt instant: Double, _ effects: inout ScrollEffects
  ) {
    switch gate.ended(pointer: pointer) {
    case .ignored:
      break
    case .dragEnded:
      scroller.endDrag(sampledAt: instant)
      effects.append(.swallowTap)
    case .handedOver(let position):
      scroller.beginDrag(at: position.asPosition(or: 0), sampledAt: instant)
    }
  }

  private mutating func beginDrag(at finger: Double, sampledAt instant: Double) {
    beginGesture()
    scroller.beginDrag(at: finger.asPosition(or: 0), sampledAt: instant)
  }

  /// Ends a drag without a velocity and without a start.
  ///
  /// - Parameter pointer: The cancelled pointer, or `nil` for all pointers.
  mutating func cancelDrag(pointer: Int32?) {
    let dragged = pointer.map { gate.cancelled(pointer: $0) } ?? gate.reset()
    guard dragged else { return }
    cancelPulls()
    scroller.cancelDrag()
  }

  /// Ends a pull at either edge without a start.
  mutating func cancelPulls() {
    edges.start.cancelPull()
    edges.end.cancelPull()
  }
}
