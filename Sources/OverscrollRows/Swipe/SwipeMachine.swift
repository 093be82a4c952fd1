import OverscrollCore

/// The state machine of a list's swipe actions.
///
/// It keeps its state by the ids of rows, whether their views exist or not. At most one row is open; other
/// rows may still be closing. It never edits data: it requests an action and waits for a `rowRemoved`.
///
/// An event has its time in s. A time before the latest one, or a non-finite one, is treated as the latest.
/// No input traps.
package struct SwipeMachine {
  private var rows = SwipeRowSet()
  private var touch: SwipeTouchState?
  private var tracker = VelocityTracker()

  /// The visible width below which a swipe may begin in any direction, in pt.
  private static let closedDistance = 1.0

  package init() {}

  /// Handles an event, and returns the effects in their order.
  ///
  /// - Complexity: O(r) in the number of rows that are not closed.
  package mutating func receive(_ event: SwipeEvent, at time: Double) -> [SwipeEffect] {
    rows.setTime(time)
    rows.advance()
    switch event {
    case .touchBegan(let target, let point): begin(target, point)
    case .touchMoved(let point): move(to: point)
    case .touchEnded(let point): end(at: point)
    case .touchCancelled: cancelTouch()
    case .secondTouchBegan: if touch?.phase == .possible { touch?.phase = .failed }
    case .scrollBegan: scroll()
    case .actionChosen(let id, let edge, let index, let source): choose(id, edge, index, source)
    case .rowUpdated(let target): update(target)
    case .rowRemoved(let id): remove(id)
    case .closeRequested:
      failTouch()
      rows.closeActive()
    case .suspended:
      touch = nil
      rows.removeAll()
    case .tick: break
    }
    rows.advance()
    return rows.takeEffects()
  }
}

// The state.
extension SwipeMachine {
  package var touchPhase: SwipeTouchPhase { touch?.phase ?? .none }

  /// Whether a tap by the current touch reaches nothing, because it closes a row.
  package var swallowsTap: Bool { touch?.isSwallowed == true }

  /// Whether rows open and close without a spring.
  package var reducesMotion: Bool {
    get { rows.reducesMotion }
    set { rows.reducesMotion = newValue }
  }

  /// The id of the row that is opening, open or full.
  package var openID: AnyHashable? { rows.active?.id }

  /// The ids of all rows that are not closed, and of the touched row.
  package var ids: Set<AnyHashable> { touch?.target.map { rows.ids.union([$0.id]) } ?? rows.ids }

  /// Whether ticks are needed.
  ///
  /// A row moves without a finger then, or waits for its removal.
  package var isMoving: Bool { rows.isMoving }

  /// Returns the values that draw a row; `nil` for a closed row.
  package func presentation(of id: AnyHashable) -> SwipePresentation? { rows.presentation(of: id) }
}

// Touches.
extension SwipeMachine {
  private mutating func begin(_ target: SwipeTarget?, _ point: SwipePoint) {
    if touch != nil { cancelTouch() }
    var touch = SwipeTouchState(target: target, start: point, last: point)
    if let active = rows.active, !active.isHolding {
      if active.id != target?.id {
        touch.isSwallowed = true
        rows.closeActive()
      } else if let target, isOnContent(point, of: active, target) {
        touch.closesAtLift = true
        touch.isSwallowed = true
      }
    }
    let isHeld = rows.active?.isHolding == true && rows.active?.id == target?.id
    if target == nil || !point.isFinite || isHeld {
      touch.phase = .failed
    }
    self.touch = touch
  }

  /// Returns whether a point is on an open row's content, and not on its buttons.
  private func isOnContent(
    _ point: SwipePoint, of row: SwipeRowState, _ target: SwipeTarget
  ) -> Bool {
    let shift = row.presentation(at: rows.now).offset
    return shift > 0 ? point.x >= shift : point.x <= target.width + shift
  }

  private mutating func move(to point: SwipePoint) {
    guard var touch, point.isFinite, point != touch.last else { return }
    switch touch.phase {
    case .possible:
      touch.last = point
      touch.phase = phase(of: touch)
      self.touch = touch
      if touch.phase == .swiping { claim(touch) }
    case .swiping:
      guard let target = touch.target, let row = rows.active, row.id == target.id,
        case .dragging(let pull) = row.motion
      else { return }
      let sign = row.edge.sign
      let next = SwipeDistance.bounded(pull + sign * target.mirrored(point.x - touch.last.x))
      tracker.add(position: next, at: rows.now)
      touch.last = point
      self.touch = touch
      rows.drag(to: next, point)
    case .none, .failed: break
    }
  }

  /// Returns whether a touch becomes a swipe.
  ///
  /// Its movement is far enough, nearer the horizontal, and toward an edge with actions.
  private func phase(of touch: SwipeTouchState) -> SwipeTouchPhase {
    let x = touch.last.x - touch.start.x
    let y = touch.last.y - touch.start.y
    guard max(x.magnitude, y.magnitude) >= SwipeDistance.verdict else { return .possible }
    guard let target = touch.target, x.magnitude >= y.magnitude, edge(of: target, toward: x) != nil else {
      return .failed
    }
    return x.magnitude >= SwipeDistance.slop ? .swiping : .possible
  }

  /// Returns the edge whose actions a movement reveals, or hides if they are visible.
  private func edge(of target: SwipeTarget, toward x: Double) -> SwipeEdge? {
    if let visible = presentation(of: target.id), visible.distance >= Self.closedDistance {
      return target.actions(at: visible.edge) == nil ? nil : visible.edge
    }
    let edge: SwipeEdge = target.mirrored(x) > 0 ? .leading : .trailing
    return target.actions(at: edge) == nil ? nil : edge
  }

  private mutating func claim(_ touch: SwipeTouchState) {
    guard let target = touch.target, let edge = edge(of: target, toward: touch.last.x - touch.start.x),
      let actions = target.actions(at: edge)
    else { return }
    let travel = edge.sign * target.mirrored(touch.last.x - touch.start.x)
    guard let pull = rows.grab(target, edge, actions, travel: travel) else { return }
    tracker.reset()
    tracker.add(position: pull, at: rows.now)
    rows.drag(to: pull, touch.last)
  }

  private mutating func end(at point: SwipePoint) {
    if touch?.phase == .swiping { move(to: point) }
    guard let touch else { return }
    self.touch = nil
    let isStill =
      point.isFinite
      && max((point.x - touch.start.x).magnitude, (point.y - touch.start.y).magnitude)
        < SwipeDistance.verdict
    switch touch.phase {
    case .swiping: release(touch.target?.id)
    case .possible: if touch.closesAtLift, isStill, rows.active?.id == touch.target?.id { rows.closeActive() }
    case .none, .failed: break
    }
  }

  /// Performs the first action in a full swipe; else opens or closes the row.
  ///
  /// In a full swipe, the velocity has no effect.
  private mutating func release(_ id: AnyHashable?) {
    guard let row = rows.active, row.id == id, row.isDragging else { return }
    let velocity = tracker.velocity(at: rows.now)
    if row.isFull { return rows.perform(row.id, row.edge, 0) }
    let opens =
      velocity.magnitude > SwipeDistance.decisiveSpeed
      ? velocity > 0 : row.distance(at: rows.now) > row.distances.open / 2
    guard opens, row.distances.open > 0 else { return rows.closeActive(velocity: velocity) }
    rows.openActive(velocity: velocity)
  }

  /// Ends the touch without a release.
  ///
  /// A row that the touch pulled closes.
  private mutating func cancelTouch() {
    let isSwiping = touch?.phase == .swiping
    touch = nil
    if isSwiping { rows.closeActive() }
  }

  /// Ignores the touch until it lifts.
  private mutating func failTouch() { touch?.phase = .failed }
}

// Other events.
extension SwipeMachine {
  private mutating func scroll() {
    guard touch?.phase != .swiping else { return }
    failTouch()
    if rows.active?.isHolding == false { rows.closeActive() }
  }

  private mutating func choose(
    _ id: AnyHashable, _ edge: SwipeEdge, _ index: Int, _ source: SwipeActionSource
  ) {
    let isActive = rows.active?.id == id
    switch source {
    case .tap: guard isActive, rows.active?.edge == edge, rows.active?.isHolding == false else { return }
    case .accessibility: break
    }
    guard index >= 0 else { return }
    if isActive { failTouch() }
    rows.perform(id, edge, index)
  }

  private mutating func update(_ target: SwipeTarget) {
    if touch?.target?.id == target.id { touch?.target = target }
    if !rows.update(target) { failTouch() }
  }

  private mutating func remove(_ id: AnyHashable) {
    if touch?.target?.id == id { failTouch() }
    rows.remove(id)
  }
}
