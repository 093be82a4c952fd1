extension ScrollEngine {
  /// Takes in fingers, wheels and keys, where the engine moves the content.
  ///
  /// - Parameters:
  ///   - input: What happened.
  ///   - instant: When, in s. A host delivers late where it is busy; how fast a finger is does not depend on it.
  ///   - effects: Gets what is to be done.
  mutating func drive(_ input: ScrollInput, sampledAt instant: Double, _ effects: inout ScrollEffects) {
    switch input {
    case .dragBegan(let start):
      dragBegan(start, sampledAt: instant)
    case .dragMoved(let pointer, let main, let cross):
      dragMoved(pointer: pointer, main: main, cross: cross, sampledAt: instant)
    case .dragEnded(let pointer):
      guard gate.ended(pointer: pointer) else { return }
      scroller.endDrag(sampledAt: instant)
      effects.append(.swallowTap)
    case .dragCancelled(let pointer):
      cancelDrag(pointer: pointer)
    case .wheel(let delta, let isPrecise):
      if delta.isFinite { scroller.wheel(by: delta.asPosition(or: 0), isPrecise: isPrecise) }
    case .step(let step):
      scroller.scroll(by: step)
    case .scrollTo(let offset, let animated):
      if offset.isFinite { scroller.scroll(to: offset.asPosition(or: 0), animated: animated) }
    case .retarget(let offset):
      if offset.isFinite { scroller.retarget(to: offset.asPosition(or: 0)) }
    case .stop:
      scroller.stop()
    case .layout, .relayout, .indicatorExtent, .configure, .behave, .exclude, .tick, .observed, .begin,
      .finish, .cancel,
      .tap, .enable, .exhaust:
      break
    }
  }

  private mutating func dragBegan(_ start: DragStart, sampledAt instant: Double) {
    guard start.main.isFinite, start.cross.isFinite else { return }
    if start.isOnlyPointer, gate.isDragging { cancelDrag(pointer: nil) }
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

  private mutating func beginDrag(at finger: Double, sampledAt instant: Double) {
    beginGesture()
    scroller.beginDrag(at: finger.asPosition(or: 0), sampledAt: instant)
  }

  /// Lets go without a velocity and without a start.
  mutating func cancelDrag(pointer: Int32?) {
    let dragged = pointer.map { gate.ended(pointer: $0) } ?? gate.reset()
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
