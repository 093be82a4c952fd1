/// The rule that adds up the velocities of successive flicks, to cross long content quickly.
///
/// A finger catches a deceleration and flicks again in its direction without a pause. The new one has the sum
/// of both velocities: v = v(finger) + v(previous flick), at most `VelocityTracker.limit`. The velocity of
/// the previous flick includes its own added velocity. The rule and the minimum speed are from Chromium's
/// `FlingBooster` (ui/events/blink). The pause is Android's.
enum FlickRule {
  /// The minimum speed, in pt/s, of the caught deceleration and of the lifted finger.
  static let leastSpeed = 350.0
  /// The maximum time, in s, between two samples of a continuing finger.
  static let pause = VelocityTracker.pause

  /// Returns the velocity, in pt/s, that a finger adds after it catches a motion.
  ///
  /// Only a fast deceleration has such a velocity. All else gives 0.
  static func carried(from motion: ScrollMotion, at time: Double) -> Double {
    guard case .deceleration(let deceleration) = motion else { return 0 }
    let left = deceleration.curve.velocity(from: deceleration.velocity, age: deceleration.age(at: time))
    return left.magnitude >= leastSpeed ? deceleration.velocity : 0
  }

  /// Whether a finger continues in the direction of a velocity.
  ///
  /// - Parameters:
  ///   - carried: The velocity of the offset, in pt/s.
  ///   - distance: The content's movement since the finger's last sample, in pt.
  ///   - age: The age of that sample, in s.
  static func continuesDirection(_ carried: Double, by distance: Double, after age: Double) -> Bool {
    age <= pause && carried * distance >= 0
  }

  /// Returns the velocity of a flick with the velocity of the caught deceleration, in pt/s.
  static func sum(_ velocity: Double, _ carried: Double) -> Double {
    guard velocity.magnitude >= leastSpeed, velocity * carried > 0 else { return velocity }
    return (velocity + carried).clamped(to: -VelocityTracker.limit, VelocityTracker.limit)
  }
}
