// The content's motion in time, and the input that moves it.
extension ScrollContent {
  /// Moves the content to a later instant, in s.
  mutating func move(to instant: Double) {
    time = instant
    if isDriven { scroller.advance(to: instant) } else { scroller.time = instant }
  }

  /// The time, in s, when a motion ends or rest is certain; infinity at rest.
  @inline(__always)
  var motionEnd: Double {
    if isDriven { return scroller.motion.end }
    let rest = platform.deadline(asks: usesInsets)
    return insets.closingTime > time ? min(insets.closingTime, rest) : rest
  }

  /// Handles the end of a motion.
  ///
  /// - Returns: Whether to request a report of the platform, which may have come to rest.
  mutating func finishMotion() -> Bool { platform.handleDeadline(at: time, asks: usesInsets) }

  /// Returns the first time, in s, when a motion crosses an overscroll past an edge.
  ///
  /// The overscroll is in pt. Without a crossing the time is infinity.
  mutating func firstInstant(past edge: ScrollEdge, by overscroll: Double) -> Double {
    let offset = scroller.geometry.offset(forOverscroll: overscroll, past: edge)
    return scroller.motion.firstInstant(reaching: offset, after: time)
  }

  /// Records the time and the position of a drag's start.
  mutating func beginGesture() {
    isStray = false
    beganAtEdge = EdgePair(start: distance(to: .start) <= 0, end: distance(to: .end) <= 0)
    gestureTime = time
  }

  /// Ends the drag and the insets of the old source, and keeps the drawn offset.
  mutating func resetSource() {
    let offset = drawnOffset
    scroller.reset(at: offset)
    platform = PlatformScrollState(at: offset)
    insets = GapInsets()
    openGaps = .zero
    positionState = .reported
  }
}

// Input that moves the content if the engine does.
extension ScrollContent {
  /// Begins a drag, or waits until the finger has moved.
  mutating func beginDrag(_ start: DragStart, sampledAt instant: Double) {
    guard isDriven else { return }
    let catches = gate.began(
      start, catching: scroller.motion.runsByItself, dragsWithMouse: scroller.behavior.dragsWithMouse)
    if catches { beginDrag(at: start.main, sampledAt: instant) }
  }

  private mutating func beginDrag(at finger: Double, sampledAt instant: Double) {
    beginGesture()
    scroller.beginDrag(at: finger.asPosition(or: 0), sampledAt: instant)
  }

  /// Moves a finger; see `ScrollInput.dragMoved`.
  mutating func moveFinger(_ pointer: Int32, main: Double, cross: Double, sampledAt instant: Double) {
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

  /// Lifts a finger.
  ///
  /// - Returns: Whether a drag has ended, so that the tap of this finger counts for nothing else.
  mutating func liftFinger(_ pointer: Int32, sampledAt instant: Double) -> Bool {
    switch gate.ended(pointer: pointer) {
    case .ignored:
      return false
    case .dragEnded:
      scroller.endDrag(sampledAt: instant)
      return true
    case .handedOver(let position):
      scroller.beginDrag(at: position.asPosition(or: 0), sampledAt: instant)
      return false
    }
  }

  /// Whether the scroller has ended the drag of a finger that is still down.
  @inline(__always)
  var hasLostFinger: Bool { gate.isDragging && !scroller.motion.isDrag }
}
