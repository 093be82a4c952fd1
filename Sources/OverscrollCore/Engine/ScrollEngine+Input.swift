extension ScrollEngine {
  /// Takes in what happened, at the instant to which the engine has been brought.
  mutating func apply(_ event: ScrollEvent, _ effects: inout ScrollEffects) {
    let input = event.input
    switch input {
    case .layout(let geometry, let revision):
      layOut(geometry, revision: revision)
    case .relayout(let geometry, let revision, let shift):
      relayOut(geometry, revision: revision, shiftedBy: shift)
    case .indicatorExtent(let edge, let extent):
      edges[edge].resize(indicator: extent)
    case .configure(let edge, let configuration):
      edges[edge].configure(configuration)
    case .behave(let behavior):
      behave(behavior)
    case .exclude(let policy):
      exclusion = policy
    case .dragBegan, .dragMoved, .dragEnded, .dragCancelled, .wheel, .step, .scrollTo, .retarget, .stop:
      if scroller.behavior.source == .driven { drive(input, sampledAt: event.time, &effects) }
    case .tick:
      break
    case .observed(let offset, let phase):
      observe(offset, phase)
    case .begin(let edge):
      begin(edge, &effects)
    case .finish(let token, let result):
      turn(.start, &effects) { $0.finish(token, result, &$1) }
      turn(.end, &effects) { $0.finish(token, result, &$1) }
    case .cancel(let edge):
      cancel(edge, &effects)
    case .tap(let edge):
      if edges[edge].startsOnTap { begin(edge, &effects) }
    case .enable(let edge, let isOn):
      if isOn == (edges[edge].home == .disabled) { comeHome(edge, to: isOn ? .idle : .disabled, &effects) }
    case .exhaust(let edge, let isExhausted):
      guard edges[edge].home != .disabled, isExhausted != (edges[edge].home == .exhausted) else { break }
      if isExhausted { comeHome(edge, to: .exhausted, &effects) } else { reopen(edge) }
    }
  }

  private mutating func layOut(_ geometry: ScrollExtents, revision: UInt32) {
    note(geometry, revision: revision)
    if geometry != scroller.geometry { scroller.geometry = geometry }
  }

  /// A change of who moves the content lets go of it first.
  private mutating func behave(_ behavior: ScrollBehavior) {
    if behavior.source != scroller.behavior.source {
      cancelDrag(pointer: nil)
      cancelPulls()
      let offset = drawnOffset
      scroller.place(at: offset)
      platform = ObservedScroll()
      platform.observe(offset, .resting, at: time)
    }
    scroller.behavior = behavior
  }

  private mutating func observe(_ offset: Double, _ phase: ObservedPhase) {
    guard scroller.behavior.source == .observed, offset.isFinite else { return }
    if phase == .tracking, platform.phase != .tracking { beginGesture() }
    platform.observe(offset.asPosition(or: 0), phase, at: time)
  }

  /// Notes where the content stands as a finger takes hold of it.
  mutating func beginGesture() {
    gesture.beganAtEdge = EdgePair(start: distance(to: .start) <= 0, end: distance(to: .end) <= 0)
  }

  private mutating func begin(_ edge: ScrollEdge, _ effects: inout ScrollEffects) {
    guard !isExcluded(edge) || edges[edge].phase.isRunning else {
      return effects.append(.edge(edge, .declined))
    }
    turn(edge, &effects) { $0.begin(.first, &$1) }
  }

  private mutating func cancel(_ edge: ScrollEdge, _ effects: inout ScrollEffects) {
    unqueue(edge, &effects)
    edges[edge].cancelPull()
    turn(edge, &effects) { $0.cancelAction(&$1) }
  }

  private mutating func comeHome(
    _ edge: ScrollEdge, to home: EdgeMachine.Home, _ effects: inout ScrollEffects
  ) {
    if home != .idle { unqueue(edge, &effects) }
    edges[edge].comeHome(to: home)
  }

  /// Forgets a start that waits, and says so.
  private mutating func unqueue(_ edge: ScrollEdge, _ effects: inout ScrollEffects) {
    guard queued?.edge == edge else { return }
    queued = nil
    effects.append(.edge(edge, .declined))
  }
}
