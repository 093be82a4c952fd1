/// A row that is not closed.
struct SwipeRowState {
  /// The motion of a row.
  enum Motion {
    /// A finger pulls by a distance in pt, before resistance.
    case dragging(Double)
    /// A spring moves the row to a distance in pt since an instant in s.
    case settling(SwipeSpring, target: Double, since: Double)
    /// The row rests at a distance in pt.
    case resting(Double)
    /// The row rests at a distance, in pt.
    ///
    /// It rests until its item is removed or the instant has passed.
    case holding(Double, until: Double)
  }

  private(set) var target: SwipeTarget
  let edge: SwipeEdge
  private(set) var distances: SwipeDistance
  var motion: Motion
  var isFull = false
  /// The finger's distance from the edge toward which it moves, in pt.
  var reach = Double.infinity
  private(set) var isClosing = false

  init(_ target: SwipeTarget, _ edge: SwipeEdge, _ actions: SwipeActions) {
    (self.target, self.edge) = (target, edge)
    distances = SwipeDistance(actions, width: target.width)
    motion = .dragging(0)
  }

  var id: AnyHashable { target.id }

  var isDestructive: Bool { target.actions(at: edge)?.isDestructive == true }

  var isHolding: Bool {
    if case .holding = motion { true } else { false }
  }

  var isDragging: Bool {
    if case .dragging = motion { true } else { false }
  }

  var phase: SwipePhase {
    if isClosing { return .closing }
    if isFull { return .full }
    return switch motion {
    case .dragging, .settling: .opening
    case .resting, .holding: .open
    }
  }

  /// Returns the width of the visible actions at an instant, in pt.
  func distance(at time: Double) -> Double {
    switch motion {
    case .dragging(let pull): distances.drawn(pull)
    case .settling(let spring, let target, let since): target + spring.displacement(age: time - since)
    case .resting(let distance), .holding(let distance, _): distance
    }
  }

  func presentation(at time: Double) -> SwipePresentation {
    let distance = distance(at: time)
    return SwipePresentation(
      edge: edge, distance: distance, offset: target.mirrored(edge.sign * distance), phase: phase)
  }

  /// Moves the row to its open or closed position.
  ///
  /// - Parameters:
  ///   - isOpening: Whether the row opens.
  ///   - velocity: The velocity in which the visible width grows, in pt/s.
  ///   - time: The start, in s.
  ///   - jumps: Whether the row moves without a spring.
  mutating func settle(toOpen isOpening: Bool, velocity: Double, at time: Double, jumps: Bool) {
    let end = isOpening ? distances.open : 0
    let spring = SwipeSpring(
      displacement: jumps ? 0 : distance(at: time) - end, velocity: velocity)
    isClosing = !isOpening
    isFull = false
    motion = .settling(spring, target: end, since: time)
  }

  /// Continues a row's motion by a finger that has already pulled a distance.
  mutating func grab(at time: Double, past distance: Double) {
    let pull = distances.pull(drawing: self.distance(at: time))
    motion = .dragging(SwipeDistance.bounded(pull + distance))
    isClosing = false
  }

  /// Applies a new width or new actions, and returns whether the row remains.
  ///
  /// An open row moves to its new open position. None enters a full swipe.
  mutating func update(_ target: SwipeTarget) -> Bool {
    guard let actions = target.actions(at: edge) else { return false }
    let opened = distances.open
    self.target = target
    distances = SwipeDistance(actions, width: target.width)
    guard !isClosing else { return true }
    switch motion {
    case .resting, .settling:
      if distances.open != opened { motion = .resting(distances.open) }
      return distances.open > 0
    case .dragging, .holding: return true
    }
  }
}

/// The touch that may become a swipe.
struct SwipeTouchState {
  var target: SwipeTarget?
  let start: SwipePoint
  /// The last point.
  var last: SwipePoint
  var phase = SwipeTouchPhase.possible
  /// Whether a lift without a movement closes the row.
  var closesAtLift = false
  /// Whether a tap by this touch reaches nothing, because it closes a row.
  var isSwallowed = false
}
