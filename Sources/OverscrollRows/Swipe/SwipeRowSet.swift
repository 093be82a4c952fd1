/// The rows of a list that are not closed, and their motions.
///
/// At most one row is active: opening, open or full. Other rows may still be closing.
struct SwipeRowSet {
  /// Whether rows open and close without a spring.
  var reducesMotion = false
  /// The row that is opening, open or full.
  private(set) var active: SwipeRowState?
  /// The rows that are closing, each id once.
  private var closing: [SwipeRowState] = []
  /// The time of the latest event, in s.
  private(set) var now = -Double.infinity
  private var effects: [SwipeEffect] = []

  /// The time that a destructive action has to remove its row, in s.
  ///
  /// Then the row closes.
  static let removalTime = 0.2

  /// The ids of the rows.
  var ids: Set<AnyHashable> { Set((closing + [active].compactMap { $0 }).map(\.id)) }

  /// Whether ticks are needed.
  ///
  /// A row moves without a finger then, or waits for its removal.
  var isMoving: Bool {
    guard closing.isEmpty, let active else { return !closing.isEmpty }
    switch active.motion {
    case .settling, .holding: return true
    case .dragging, .resting: return false
    }
  }

  /// Returns the values that draw a row; `nil` for a closed row.
  func presentation(of id: AnyHashable) -> SwipePresentation? {
    (active?.id == id ? active : closing.first { $0.id == id })?.presentation(at: now)
  }

  /// Returns the effects since the last call, in their order.
  mutating func takeEffects() -> [SwipeEffect] {
    defer { effects = [] }
    return effects
  }

  /// Sets the time of an event.
  mutating func setTime(_ time: Double) {
    if !now.isFinite { now = time.isFinite ? time : 0 }
    if time.isFinite { now = max(now, time) }
  }

  /// Ends the motions that have come to rest.
  mutating func advance() {
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

// The finger.
extension SwipeRowSet {
  /// Makes a row the active one, under a finger that has moved toward an edge.
  ///
  /// - Parameters:
  ///   - target: The row.
  ///   - edge: The edge whose actions the finger reveals or hides.
  ///   - actions: The actions at the edge.
  ///   - travel: The distance that the finger has moved from the edge, in pt.
  /// - Returns: The distance by which the row is pulled, in pt.
  mutating func grab(
    _ target: SwipeTarget, _ edge: SwipeEdge, _ actions: SwipeActions, travel: Double
  ) -> Double? {
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
    row.grab(at: now, past: travel > 0 ? travel - SwipeDistance.slop : travel + SwipeDistance.slop)
    active = row
    guard case .dragging(let pull) = row.motion else { return nil }
    return pull
  }

  /// Draws the active row at a pull, which may enter or leave a full swipe.
  mutating func drag(to pull: Double, _ point: SwipePoint) {
    guard var row = active else { return }
    row.motion = .dragging(pull)
    let isToTheRight = row.edge.sign * row.target.mirrored(1) > 0
    row.reach = isToTheRight ? row.target.width - point.x : point.x
    let isFull = row.distances.isFull(pull, reach: row.reach)
    if isFull != row.isFull { effects.append(isFull ? .enteredFull : .leftFull) }
    row.isFull = isFull
    active = row
  }

  /// Opens the active row.
  mutating func openActive(velocity: Double) {
    active?.settle(toOpen: true, velocity: velocity, at: now, jumps: reducesMotion)
  }

  /// Closes the active row, if any.
  mutating func closeActive(velocity: Double = 0) {
    guard var row = active else { return }
    row.settle(toOpen: false, velocity: velocity, at: now, jumps: reducesMotion)
    active = nil
    closing.append(row)
  }
}

// Actions and data.
extension SwipeRowSet {
  /// Requests an action.
  ///
  /// An open row closes, or waits for its removal if the action is destructive.
  mutating func perform(_ id: AnyHashable, _ edge: SwipeEdge, _ index: Int) {
    effects.append(.perform(id, edge, index: index))
    guard var row = active, row.id == id else { return }
    guard row.isDestructive, index == 0, row.edge == edge else { return closeActive() }
    row.motion = .holding(row.distance(at: now), until: now + Self.removalTime)
    active = row
  }

  /// Replaces the width and the actions of a row.
  ///
  /// - Returns: Whether the active row keeps its actions, or a different row is active.
  mutating func update(_ target: SwipeTarget) -> Bool {
    if let index = closing.firstIndex(where: { $0.id == target.id }) {
      if !closing[index].update(target) { effects.append(.closed(closing.remove(at: index).id)) }
    }
    guard var row = active, row.id == target.id else { return true }
    let remains = row.update(target)
    if row.isFull, case .dragging(let pull) = row.motion,
      !row.distances.isFull(pull, reach: row.reach)
    {
      row.isFull = false
      effects.append(.leftFull)
    }
    active = row
    if !remains { closeActive() }
    return remains
  }

  /// Removes a row, because its data are removed.
  mutating func remove(_ id: AnyHashable) {
    if active?.id == id {
      active = nil
      effects.append(.closed(id))
    }
    guard let index = closing.firstIndex(where: { $0.id == id }) else { return }
    closing.remove(at: index)
    effects.append(.closed(id))
  }

  /// Closes all rows at once.
  mutating func removeAll() {
    closeActive()
    for row in closing { effects.append(.closed(row.id)) }
    closing = []
  }
}
