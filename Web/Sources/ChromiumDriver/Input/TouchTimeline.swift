/// The touch events of several gestures with their times.
struct TouchTimeline: Equatable {
  /// A touch event that the browser receives, for a change of one finger.
  struct Event: Equatable {
    let type: String
    /// The time after the start of the gestures, in s.
    let time: Double
    /// The fingers to send with the event, by their numbers.
    ///
    /// A start or a move has all fingers that are down, and an end the lifted finger. The end of the last
    /// finger has none.
    let fingers: [Int: Point]
  }

  private(set) var events: [Event] = []
  /// The end of the longest gesture, in s after the start.
  private(set) var duration = 0.0
  /// The fingers that are still down after the last event.
  private(set) var fingers: [Int: Point]

  /// Creates the timeline of gestures that start at the same time.
  ///
  /// - Parameters:
  ///   - gestures: The gestures, one per finger.
  ///   - fingers: The fingers that are down before the start.
  /// - Throws: `badInput` for impossible steps.
  init(_ gestures: [TouchGesture], fingers: [Int: Point]) throws {
    self.fingers = fingers
    guard Set(gestures.map(\.finger)).count == gestures.count else {
      throw BrowserError.badInput("two gestures of one finger at once")
    }
    guard gestures.allSatisfy({ $0.finger >= 0 }) else { throw BrowserError.badInput("a finger below 0") }
    var changes: [Change] = []
    for gesture in gestures {
      let (own, end) = try Self.changes(of: gesture, from: fingers[gesture.finger])
      changes += own
      duration = max(duration, end)
    }
    // Changes at the same time are sorted by their index, so the result is the same every time.
    for change in changes.enumerated().sorted(by: { ($0.1.time, $0.0) < ($1.1.time, $1.0) }).map(\.1) {
      apply(change)
    }
  }

  private struct Change {
    let time: Double
    let finger: Int
    let kind: Kind
  }

  private enum Kind {
    case down(Point), move(Point), up, cancel
  }

  private static func changes(
    of gesture: TouchGesture, from start: Point?
  ) throws -> (changes: [Change], end: Double) {
    var changes: [Change] = []
    var (time, position) = (0.0, start)
    func add(_ kind: Kind, at time: Double) {
      changes.append(Change(time: time, finger: gesture.finger, kind: kind))
    }
    for step in gesture.steps {
      switch step {
      case .down(let x, let y):
        let point = Point(x, y)
        guard position == nil, point.isFinite else { throw badStep(step, gesture.finger) }
        add(.down(point), at: time)
        position = point
      case .move(let end, let duration):
        (time, position) = try walk([end], duration, step)
      case .path(let points, let duration):
        (time, position) = try walk(points, duration, step)
      case .hold(let duration):
        guard duration >= .zero else { throw badStep(step, gesture.finger) }
        time += duration.seconds
      case .up, .cancel:
        guard position != nil else { throw badStep(step, gesture.finger) }
        add(step == .up ? .up : .cancel, at: time)
        position = nil
      }
    }
    return (changes, time)

    func walk(_ points: [Point], _ duration: Duration, _ step: TouchStep) throws -> (Double, Point) {
      guard let start = position, let last = points.last, points.allSatisfy(\.isFinite), duration >= .zero
      else { throw badStep(step, gesture.finger) }
      for sample in Motion.samples(from: start, through: points, duration: duration.seconds) {
        add(.move(sample.point), at: time + sample.time)
      }
      return (time + duration.seconds, last)
    }
  }

  private static func badStep(_ step: TouchStep, _ finger: Int) -> BrowserError {
    .badInput("finger \(finger) cannot \(step): its state does not allow that, or a number is bad")
  }

  private mutating func apply(_ change: Change) {
    let type: String
    switch change.kind {
    case .down(let point):
      fingers[change.finger] = point
      type = "touchStart"
    case .move(let point):
      // Another finger's cancellation has removed this finger, so it no longer moves.
      guard fingers[change.finger] != nil else { return }
      fingers[change.finger] = point
      type = "touchMove"
    case .up:
      guard let position = fingers.removeValue(forKey: change.finger) else { return }
      // The browser treats an end event without fingers as the end of all touches.
      let leaving = fingers.isEmpty ? [:] : [change.finger: position]
      return events.append(Event(type: "touchEnd", time: change.time, fingers: leaving))
    case .cancel:
      guard !fingers.isEmpty else { return }
      fingers = [:]
      type = "touchCancel"
    }
    events.append(Event(type: type, time: change.time, fingers: fingers))
  }
}
