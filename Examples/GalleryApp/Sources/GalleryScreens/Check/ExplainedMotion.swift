#if canImport(SwiftUI)
  import Foundation

  /// The largest steps between two frames that a finger, momentum and the spring explain.
  ///
  /// - A finger explains a step as long as the finger's, because the slope of the rubber band is 1 at most.
  ///   The content may follow a frame later.
  /// - Momentum explains the velocity at the lift, which falls by `exp(-2.002 t)`: 0.998 in each ms. The
  ///   frame of the lift has a step of 1/60 s more. Source: UIScrollView as recorded on iOS 26.5
  ///   (samoylenkodmitry/Cranpose, `ios_fling_measurement.rs`).
  /// - The spring explains 10.95/s of the distance past the edge. It is critically damped with a stiffness
  ///   of 120, so its speed is at most √120 times the remaining distance.
  /// - An animated scroll moves the content back to the edge in 0.3 s. It explains at most twice its mean
  ///   speed.
  struct ExplainedMotion {
    /// The largest steps up and down, in pt.
    struct Limit: Hashable {
      var up = ExplainedMotion.rounding
      var down = ExplainedMotion.rounding

      /// Returns the limit for a step, which is positive downwards, in pt.
      func callAsFunction(_ step: Double) -> Double { step < 0 ? up : down }
    }

    private let base: Double
    /// The velocities of the finger's last steps, in pt/s down, with their times in s.
    private var velocities: [(time: Double, value: Double)] = []
    /// The finger's step in the last frame, in pt.
    private var fingerStep = 0.0
    /// The time of the lift, in s.
    private var liftTime = 0.0
    /// The distance past each edge when the content last did not move, in pt.
    private var restDistance = (start: 0.0, end: 0.0)

    /// The spring's largest speed, in 1/s of the remaining distance.
    static let springRate = 120.0.squareRoot()
    /// The largest speed of an animated scroll, in 1/s of its distance.
    static let animatedScrollRate = 2 / 0.3
    /// The additional time in the first frame of momentum, in s.
    static let firstStep = 1.0 / 60
    /// The exponential decay rate of momentum, in 1/s: -1000 ln 0.998.
    static let momentumDecay = 2.002
    /// The largest age of a velocity, in s, as on the stage.
    private static let largestVelocityAge = 0.1
    /// The rounding of a step, in pt: a third of a point at each of its ends.
    static let rounding = 2.0 / 3

    /// Creates the state before the first frame.
    ///
    /// - Parameter base: The content inset above the content without a gap, in pt.
    init(base: Double) { self.base = base }

    /// Returns the limit for a pair of frames.
    ///
    /// Call it for each pair, in order.
    mutating func limit(from last: FrameRecord, to next: FrameRecord) -> Limit {
      let seconds = max(0, next.time - last.time)
      var limit = Limit()
      if next.isHeld {
        let way = next.finger - (last.isHeld ? last.finger : 0)
        let most = max(abs(way), abs(self.fingerStep))
        limit.up += most
        limit.down += most
        self.fingerStep = way
        if way != 0, seconds > 0 {
          velocities = velocities.filter { $0.time > next.time - ExplainedMotion.largestVelocityAge }
          velocities += [(next.time, next.velocity), (next.time, last.isHeld ? way / seconds : 0)]
        }
        if last.isHeld { return limit }
      } else if last.isHeld {
        (liftTime, restDistance, fingerStep) = (last.time, (0, 0), 0)
        velocities = velocities.filter { $0.time > last.time - ExplainedMotion.largestVelocityAge }
      }
      let pull = last.pull(base: base)
      if next.offset == last.offset || pull == (0, 0) { restDistance = pull }
      let left = exp(-ExplainedMotion.momentumDecay * max(0, last.time - liftTime))
      let values = velocities.map(\.value)
      let momentum = (up: max(0, -(values.min() ?? 0)) * left, down: max(0, values.max() ?? 0) * left)
      let moving = seconds + (last.isHeld ? ExplainedMotion.firstStep : 0)
      limit.up += momentum.up * moving + largestReturnSpeed(pull.start, restDistance.start) * seconds
      limit.down += momentum.down * moving + largestReturnSpeed(pull.end, restDistance.end) * seconds
      return limit
    }

    /// Returns the largest speed back to an edge, in pt/s.
    private func largestReturnSpeed(_ pull: Double, _ rested: Double) -> Double {
      max(ExplainedMotion.springRate * pull, ExplainedMotion.animatedScrollRate * rested)
    }
  }
#endif
