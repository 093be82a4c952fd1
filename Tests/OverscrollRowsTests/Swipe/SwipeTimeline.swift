import OverscrollRows

/// A finger that drives a swipe machine, and the effects of the machine.
struct SwipeTimeline {
  var machine = SwipeMachine()
  var effects: [SwipeEffect] = []
  var time = 0.0
  var point = SwipePoint(x: 0, y: 0)

  /// A row that is 390 pt wide, with two buttons of 74 pt at each declared edge.
  static func row(
    _ id: Int, width: Double = 390, open: Double = 148, full: Bool = true, isDestructive: Bool = false,
    edges: Set<SwipeEdge> = [.trailing], isRightToLeft: Bool = false
  ) -> SwipeTarget {
    let actions = SwipeActions(openWidth: open, allowsFullSwipe: full, isDestructive: isDestructive)
    return SwipeTarget(
      id: id, width: width, leading: edges.contains(.leading) ? actions : nil,
      trailing: edges.contains(.trailing) ? actions : nil, isRightToLeft: isRightToLeft)
  }

  @discardableResult mutating func send(_ event: SwipeEvent) -> [SwipeEffect] {
    let new = machine.receive(event, at: time)
    effects += new
    return new
  }

  mutating func down(_ row: SwipeTarget?, x: Double = 370, y: Double = 22) {
    point = SwipePoint(x: x, y: y)
    send(.touchBegan(row, point))
  }

  /// Moves the finger in steps of 1/60 s.
  mutating func move(x: Double = 0, y: Double = 0, over seconds: Double = 0.2) {
    let steps = max(1, Int((seconds * 60).rounded()))
    let start = point
    for step in 1...steps {
      time += 1.0 / 60
      let share = Double(step) / Double(steps)
      point = SwipePoint(x: start.x + x * share, y: start.y + y * share)
      send(.touchMoved(point))
    }
  }

  /// Keeps the finger still, then lifts it.
  mutating func lift(after seconds: Double = 0.2) {
    wait(seconds)
    send(.touchEnded(point))
  }

  mutating func wait(_ seconds: Double) {
    let steps = Int((seconds * 60).rounded())
    for _ in 0..<steps {
      time += 1.0 / 60
      send(.tick)
    }
  }

  /// Opens a row at its trailing edge, and waits until it rests.
  mutating func open(_ row: SwipeTarget) {
    down(row)
    move(x: row.isRightToLeft ? 125 : -125)
    lift()
    wait(1)
  }

  var performed: [SwipeEffect] {
    effects.filter { if case .perform = $0 { true } else { false } }
  }

  func phase(_ id: Int) -> SwipePhase { machine.presentation(of: id)?.phase ?? .closed }
  func offset(_ id: Int) -> Double { machine.presentation(of: id)?.offset ?? 0 }
}
