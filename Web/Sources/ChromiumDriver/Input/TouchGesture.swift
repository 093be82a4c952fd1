/// A step of a finger's gesture.
public enum TouchStep: Sendable, Hashable {
  /// The finger touches the screen, in CSS px.
  case down(Double, Double)
  /// The finger moves straight to a point at a constant speed, sampled at 60 Hz.
  case move(to: Point, duration: Duration)
  /// The finger moves through points that are equally spaced in time, sampled at 60 Hz.
  case path([Point], duration: Duration)
  /// The finger does not move for a time, on or off the screen.
  case hold(Duration)
  /// The finger leaves the screen.
  case up
  /// The system cancels the touches of all fingers.
  case cancel
}

/// The steps of one finger.
///
/// A gesture may end with the finger on the screen. A later gesture of the same finger then continues
/// there:
///
/// ```swift
/// try await page.touch([.down(195, 200), .move(to: Point(195, 400), duration: .milliseconds(300))])
/// let isDragging = try await page.evaluate("view.presentation.isDragging")
/// try await page.touch([.up])
/// ```
public struct TouchGesture: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// The number that identifies the finger, from 0.
  public var finger: Int
  /// The steps, in order.
  public var steps: [TouchStep]

  /// Creates a gesture of one finger.
  public init(finger: Int = 0, _ steps: [TouchStep]) {
    self.finger = finger
    self.steps = steps
  }

  /// Creates a gesture of finger 0.
  public init(arrayLiteral steps: TouchStep...) { self.init(steps) }

  /// Returns a gesture that moves straight from `start` to `end` and lifts without slowing down.
  public static func fling(from start: Point, to end: Point, duration: Duration) -> TouchGesture {
    [.down(start.x, start.y), .move(to: end, duration: duration), .up]
  }

  /// Returns a gesture that touches, stays for `duration` and lifts.
  public static func tap(at point: Point, duration: Duration = .milliseconds(50)) -> TouchGesture {
    [.down(point.x, point.y), .hold(duration), .up]
  }
}
