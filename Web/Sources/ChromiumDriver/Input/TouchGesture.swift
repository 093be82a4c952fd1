/// One thing that a finger does.
public enum TouchStep: Sendable, Hashable {
  /// The finger touches the screen, in CSS px.
  case down(Double, Double)
  /// The finger goes straight to a point at a constant speed, sampled at 60 Hz.
  case move(to: Point, duration: Duration)
  /// The finger goes through points that are equally far apart in time, sampled at 60 Hz.
  case path([Point], duration: Duration)
  /// The finger does nothing for a while, wherever it is.
  case hold(Duration)
  /// The finger leaves the screen.
  case up
  /// The system takes the touch away, from all fingers at once.
  case cancel
}

/// What one finger does, step by step.
///
/// A gesture may leave its finger down, and a later one carry on from there:
///
///     try await page.touch([.down(195, 200), .move(to: Point(195, 400), duration: .milliseconds(300))])
///     let picture = try await page.screenshot()
///     try await page.touch([.up])
public struct TouchGesture: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// Which finger it is; any number from 0 tells it from others.
  public var finger: Int
  /// What the finger does.
  public var steps: [TouchStep]

  /// A gesture of one finger.
  public init(finger: Int = 0, _ steps: [TouchStep]) {
    self.finger = finger
    self.steps = steps
  }

  /// A gesture of finger 0.
  public init(arrayLiteral steps: TouchStep...) { self.init(steps) }

  /// A finger that touches at `start`, goes straight to `end` and leaves at full speed.
  public static func fling(from start: Point, to end: Point, duration: Duration) -> TouchGesture {
    [.down(start.x, start.y), .move(to: end, duration: duration), .up]
  }

  /// A finger that touches, rests for `duration` and leaves.
  public static func tap(at point: Point, duration: Duration = .milliseconds(50)) -> TouchGesture {
    [.down(point.x, point.y), .hold(duration), .up]
  }
}
