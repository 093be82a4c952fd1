import OverscrollCore

/// The state machine of a list's swipe actions.
///
/// It keeps its state by the ids of rows, whether their views exist or not. At most one row is open; other
/// rows may still be closing. It never edits data: it requests an action and waits for a `rowRemoved`.
///
/// An event has its time in s. A time before the latest one, or a non-finite one, is treated as the latest.
/// No input traps.
package struct SwipeMachine {
  /// Whether rows open and close without a spring.
  package var reducesMotion = false
  /// The row that is opening, open or full.
  private var active: SwipeRowState?
  /// The rows that are closing, each id once.
  private var closing: [SwipeRowState] = []
  private var touch: SwipeTouchState?
  private var tracker = VelocityTracker()
  /// The time of the latest event, in s.
  private var now = -Double.infinity
  private var effects: [SwipeEffect] = []

  /// The time that a destructive action has to remove its row, in s.
  ///
  /// Then the row closes.
  static let removalTime = 0.2
  /// The visible width below which a swipe may begin in any direction, in pt.
  private static let closedDistance = 1.0

  package init() {}

  /// Handles an event, and returns the effects in their order.
  ///
  /// - Complexity: O(r) in the number of rows that are not closed.
  package mutating func receive(_ event: SwipeEvent, at time: Double) -> [SwipeEffect] {
    if !now.isFinite { now = time.isFinite ? time : 0 }
    if time.isFinite { now = max(now, time) }
    advance()
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
      closeActive()
    case .suspended: suspend()
    case .tick: break
    }
    advance()
    defer { effects = [] }
    return effects
  }
}

// The state.
extension SwipeMachine {
  package var touchPhase: SwipeTouchPhase { touch?.phase ?? .none }

  /// Whether a tap by the current touch reaches nothing, because it closes a row.
  package var swallowsTap: Bool { touch?.isSwallowed == true }

  /// The id of the row that is opening, open or full.
  package var openID: AnyHashable? { active?.id }

  /// The ids of all rows that are not closed, and of the touched row.
  package var ids: Set<AnyHashable> {
    var ids = Set(closing.map(\.id))
    if let active { ids.insert(active.id) }
    if let id = touch?.target?.id { ids.insert(id) }
    return ids
  }

  /// Whether ticks are needed.
  ///
  /// A row moves without a finger then, or waits for its removal.
  package var isMoving: Bool {
    guard closing.isEmpty, let active else { return !closing.isEmpty }
    switch active.motion {
    case .settling, .holding: return true
    case .dragging, .resting: return false
    }
  }

  /// Returns the values that draw a row; `nil` for a closed row.
  package func presentation(of id: AnyHashable) -> SwipePresentation? {
    (active?.id == id ? active : closing.first { $0.id == id })?.presentation(at: now)
  }
}

// Touches.
extension SwipeMachine {
  private mutating func begin(_ target: SwipeTarget?, _ point: SwipePoint) {
    if touch != nil { cancelTouch() }
    var touch = SwipeTouchState(target: target, start: point, last: point)
    if let active, !active.isHolding {
      if active.id != target?.id {
        touch.isSwallowed = true
        closeActive()
      } else if let target, isOnContent(point, of: active, target) {
        touch.closesAtLift = true
        touch.isSwallowed = true
      }
    }
    if target == nil || !point.isFinite || (active?.isHolding == true && active?.id == target?.id) {
      touch.phase = .failed
    }
    self.touch = touch
  }

  /// Returns whether a point is on an open row's content, and not on its buttons.
  private func isOnContent(
    _ point: SwipePoint, of row: SwipeRowState, _ target: SwipeTarget
  ) -> Bool {
    let shift = row.presentation(at: now).offset
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
      guard let target = touch.target, var row = active, row.id == target.id,
        case .dragging(let pull) = row.motion
      else { return }
      let sign = row.edge.sign
      let next = SwipeDistance.bounded(pull + sign * target.mirrored(point.x - touch.last.x))
      tracker.add(position: next, at: now)
      row.motion = .dragging(next)
      touch.last = point
      self.touch = touch
      drag(row, next, point)
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
    if active?.id != target.id { closeActive() }
    let earlier = active ?? closing.first { $0.id == target.id }
    closing.removeAll { $0.id == target.id }
    if let earlier, earlier.edge != edge { effects.append(.closed(target.id)) }
    var row = SwipeRowState(target, edge, actions)
    if let earlier, earlier.edge == edge {
      row = earlier
      _ = row.update(target)
    } else {
      effects.append(.opened(target.id, edge))
    }
    // The row stays a slop behind the finger, however far the first movement goes.
    let travel = edge.sign * target.mirrored(touch.last.x - touch.start.x)
    row.grab(at: now, past: travel > 0 ? travel - SwipeDistance.slop : travel + SwipeDistance.slop)
    tracker.reset()
    guard case .dragging(let pull) = row.motion else { return }
    tracker.add(position: pull, at: now)
    drag(row, pull, touch.last)
  }

  /// Draws a row at a pull, which may enter or leave a full swipe.
  private mutating func drag(_ row: SwipeRowState, _ pull: Double, _ point: SwipePoint) {
    var row = row
    let isToTheRight = row.edge.sign * row.target.mirrored(1) > 0
    let isFull = row.distances.isFull(pull, reach: isToTheRight ? row.target.width - point.x : point.x)
    if isFull != row.isFull { effects.append(isFull ? .enteredFull : .leftFull) }
    row.isFull = isFull
    active = row
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
    case .possible: if touch.closesAtLift, isStill, active?.id == touch.target?.id { closeActive() }
    case .none, .failed: break
    }
  }

  /// Performs the first action in a full swipe; else opens or closes the row.
  ///
  /// In a full swipe, the velocity has no effect.
  private mutating func release(_ id: AnyHashable?) {
    guard let row = active, row.id == id, row.isDragging else { return }
    let velocity = tracker.velocity(at: now)
    if row.isFull { return perform(row.id, row.edge, 0) }
    let opens =
      velocity.magnitude > SwipeDistance.decisiveSpeed
      ? velocity > 0 : row.distance(at: now) > row.distances.open / 2
    guard opens, row.distances.open > 0 else { return closeActive(velocity: velocity) }
    active?.settle(toOpen: true, velocity: velocity, at: now, jumps: reducesMotion)
  }

  /// Ends the touch without a release.
  ///
  /// A row that the touch pulled closes.
  private mutating func cancelTouch() {
    let isSwiping = touch?.phase == .swiping
    touch = nil
    if isSwiping { closeActive() }
  }

  /// Fails the touch until it lifts.
  private mutating func failTouch() { touch?.phase = .failed }
}

// Other events.
extension SwipeMachine {
  private mutating func scroll() {
    guard touch?.phase != .swiping else { return }
    failTouch()
    if active?.isHolding == false { closeActive() }
  }

  private mutating func choose(
    _ id: AnyHashable, _ edge: SwipeEdge, _ index: Int, _ source: SwipeActionSource
  ) {
    let isActive = active?.id == id
    switch source {
    case .tap: guard isActive, active?.edge == edge, active?.isHolding == false else { return }
    case .accessibility: break
    }
    guard index >= 0 else { return }
    if isActive { failTouch() }
    perform(id, edge, index)
  }

  /// Requests an action.
  ///
  /// An open row closes, or waits for its removal if the action is destructive.
  private mutating func perform(_ id: AnyHashable, _ edge: SwipeEdge, _ index: Int) {
    effects.append(.perform(id, edge, index: index))
    guard var row = active, row.id == id else { return }
    guard row.isDestructive, index == 0, row.edge == edge else { return closeActive() }
    row.motion = .holding(row.distance(at: now), until: now + Self.removalTime)
    active = row
  }

  private mutating func update(_ target: SwipeTarget) {
    if touch?.target?.id == target.id { touch?.target = target }
    if let index = closing.firstIndex(where: { $0.id == target.id }) {
      if !closing[index].update(target) { effects.append(.closed(closing.remove(at: index).id)) }
    }
    guard var row = active, row.id == target.id else { return }
    let remains = row.update(target)
    if row.isFull, case .dragging(let pull) = row.motion, pull < row.distances.full {
      row.isFull = false
      effects.append(.leftFull)
    }
    active = row
    guard !remains else { return }
    failTouch()
    closeActive()
  }

  private mutating func remove(_ id: AnyHashable) {
    if touch?.target?.id == id { failTouch() }
    if active?.id == id {
      active = nil
      effects.append(.closed(id))
    }
    guard let index = closing.firstIndex(where: { $0.id == id }) else { return }
    closing.remove(at: index)
    effects.append(.closed(id))
  }

  private mutating func suspend() {
    touch = nil
    closeActive()
    for row in closing { effects.append(.closed(row.id)) }
    closing = []
  }

  private mutating func closeActive(velocity: Double = 0) {
    guard var row = active else { return }
    row.settle(toOpen: false, velocity: velocity, at: now, jumps: reducesMotion)
    active = nil
    closing.append(row)
  }

  /// Ends the motions that have come to rest.
  private mutating func advance() {
    if var row = active {
      switch row.motion {
      case .settling(let spring, let target, let since) where spring.isAtRest(age: now - since):
        row.motion = .resting(target)
        active = row
      case .holding(_, let until) where now >= until:
        row.settle(toOpen: false, velocity: 0, at: until, jumps: reducesMotion)
        active = nil
        closing.append(row)
      case .settling, .holding, .dragging, .resting: break
      }
    }
    for row in closing where isAtRest(row) { effects.append(.closed(row.id)) }
    closing.removeAll(where: isAtRest)
  }

  private func isAtRest(_ row: SwipeRowState) -> Bool {
    guard case .settling(let spring, _, let since) = row.motion else { return true }
    return spring.isAtRest(age: now - since)
  }
}
