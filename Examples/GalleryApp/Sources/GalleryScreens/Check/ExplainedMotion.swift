#if canImport(SwiftUI)
  import Foundation

  /// The largest movements between two frames that a finger, momentum and the spring explain.
  ///
  /// - A finger explains a movement as long as the finger's own, because the slope of the rubber band is at
  ///   most 1. The content may follow a frame later.
  /// - Momentum explains the velocity at the lift, which decreases by `exp(-2.002 t)`: to 0.998 in each ms.
  ///   In the frame of the lift the content moves by the distance of a further 1/60 s. Source: UIScrollView
  ///   as recorded on iOS 26.5 (samoylenkodmitry/Cranpose, `ios_fling_measurement.rs`).
  /// - The spring explains a speed of 10.95/s times the distance past the edge. It is critically damped
  ///   with a stiffness of 120, so its speed is at most √120 times the remaining distance.
  /// - An animated scroll moves the content back to the edge in 0.3 s. It explains at most twice its mean
  ///   speed.
  struct ExplainedMotion {
    /// The largest explained movements upwards and downwards, in pt.
    struct Limit: Hashable {
      var up = ExplainedMotion.rounding
      var down = ExplainedMotion.rounding

      /// Returns the limit in the direction of a movement, which is positive downwards, in pt.
      func callAsFunction(_ step: Double) -> Double { step < 0 ? up : down }
    }

    private let base: Double
    /// The latest velocities of the finger, in pt/s downwards, with their times in s.
    private var velocities: [(time: Double, value: Double)] = []
    /// The finger's movement in the previous frame, in pt.
    private var fingerStep = 0.0
    /// The time of the latest lift, in s.
    private var liftTime = 0.0
    /// The content's distances past its edges in the latest frame without a movement, in pt.
    private var restDistance = (start: 0.0, end: 0.0)

    /// The spring's largest speed divided by the distance past the edge, in 1/s.
    static let springRate = 120.0.squareRoot()
    /// An animated scroll's largest speed divided by its distance, in 1/s.
    static let animatedScrollRate = 2 / 0.3
    /// The time of the additional movement in the first frame of momentum, in s.
    static let firstStep = 1.0 / 60
    /// The exponential decay rate of momentum, in 1/s: -1000 ln 0.998.
    static let momentumDecay = 2.002
    /// The largest age of a velocity that still affects momentum, in s, as on the stage.
    private static let largestVelocityAge = 0.1
    /// The rounding of a movement, in pt: a third of a point at its start and at its end.
    static let rounding = 2.0 / 3

    /// Creates the limits before the first frame.
    ///
    /// - Parameter base: The content inset above the content without a gap, in pt.
    init(base: Double) { self.base = base }

    /// Returns the limit for the movement between two consecutive frames.
    ///
    /// Call it for each pair of frames, in order.
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

    /// Returns the largest speed of content that returns to an edge, in pt/s.
    private func largestReturnSpeed(_ pull: Double, _ rested: Double) -> Double {
      max(ExplainedMotion.springRate * pull, ExplainedMotion.animatedScrollRate * rested)
    }
  }
#endif
