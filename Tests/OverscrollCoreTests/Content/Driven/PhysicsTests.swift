@testable import OverscrollCore

/// The suites for Sources/OverscrollCore/Content/Driven, and their shared code.
enum PhysicsTests {
  /// Returns the error of a value relative to the true value.
  static func relativeError(_ value: Double, _ truth: Double) -> Double {
    value == truth ? 0 : abs(value - truth) / max(abs(truth), .leastNormalMagnitude)
  }

  /// A time in s, and a position in pt.
  typealias VelocitySample = (time: Double, position: Double)

  /// Returns a tracker with these samples.
  static func tracker(_ samples: [VelocitySample]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(position: sample.position, at: sample.time) }
    return tracker
  }

  /// Returns a scroller at rest.
  ///
  /// By default, 800 pt of 3000 pt are visible, so the offset ranges from 0 to 2200.
  static func scroller(
    at offset: Double = 0, viewport: Double = 800, content: Double = 3000,
    gaps: EdgePair<Double> = EdgePair(start: 0, end: 0), behavior: ScrollBehavior = ScrollBehavior()
  ) -> Scroller {
    var scroller = Scroller()
    scroller.behavior = behavior
    scroller.geometry = ScrollExtents(viewport: viewport, content: content)
    scroller.setGaps(gaps, revealing: nil)
    scroller.scroll(to: offset, animated: false)
    return scroller
  }
}

extension Scroller {
  /// Moves a finger at constant speed, in steps of 1/120 s.
  mutating func sweepFinger(from start: Double, to end: Double, over seconds: Double) {
    let began = time
    let steps = max(1, Int(seconds * 120))
    beginDrag(at: start)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      advance(to: began + part * seconds)
      drag(to: start + (end - start) * part)
    }
  }

  /// Rests the finger until its velocity is 0, and lifts it.
  mutating func liftStill() {
    advance(to: time + 0.2)
    endDrag()
  }

  /// Returns the scroller `seconds` later, advanced in one step.
  func later(_ seconds: Double) -> Scroller {
    var result = self
    result.advance(to: time + seconds)
    return result
  }
}
