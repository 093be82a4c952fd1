/// A step of a mouse gesture.
public enum MouseStep: Sendable, Hashable {
  /// The mouse moves straight to a point at a constant speed, sampled at 60 Hz.
  case move(to: Point, duration: Duration = .zero)
  /// The left button is pressed.
  case press
  /// The left button is released.
  case release
  /// The mouse and its button do not change for a time.
  case hold(Duration)
}

/// The mouse position and the state of its left button.
struct MouseState: Equatable {
  var point = Point(0, 0)
  var isPressed = false
}

/// The mouse events of a gesture with their times.
struct MouseTimeline: Equatable {
  struct Event: Equatable {
    let type: String
    /// The time after the start of the gesture, in s.
    let time: Double
    /// The mouse state after the event.
    let state: MouseState
  }

  private(set) var events: [Event] = []
  /// The end of the last step, in s after the start.
  private(set) var duration = 0.0
  /// The mouse state after the last event.
  private(set) var state: MouseState

  /// Creates the timeline of `steps` for a mouse that begins in `state`.
  ///
  /// - Throws: `badInput` for impossible steps, such as two presses without a release.
  init(_ steps: [MouseStep], from state: MouseState) throws {
    self.state = state
    for step in steps {
      switch step {
      case .move(let end, let duration):
        guard end.isFinite, duration >= .zero else { throw BrowserError.badInput("mouse: \(step)") }
        for sample in Motion.samples(from: self.state.point, through: [end], duration: duration.seconds) {
          self.state.point = sample.point
          add("mouseMoved", at: self.duration + sample.time)
        }
        self.duration += duration.seconds
      case .press:
        guard !self.state.isPressed else { throw BrowserError.badInput("the button is down already") }
        self.state.isPressed = true
        add("mousePressed", at: self.duration)
      case .release:
        guard self.state.isPressed else { throw BrowserError.badInput("the button is up already") }
        self.state.isPressed = false
        add("mouseReleased", at: self.duration)
      case .hold(let duration):
        guard duration >= .zero else { throw BrowserError.badInput("mouse: \(step)") }
        self.duration += duration.seconds
      }
    }
  }

  private mutating func add(_ type: String, at time: Double) {
    events.append(Event(type: type, time: time, state: state))
  }
}
