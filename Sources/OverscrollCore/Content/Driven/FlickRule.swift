/// The rule that adds up the velocities of successive flicks, to cross long content quickly.
///
/// The rule applies if a finger catches a deceleration and flicks again in the same direction without a
/// pause. The new deceleration then starts with the sum of both velocities: v = v(finger) + v(previous
/// flick), at most `VelocityTracker.limit`. The velocity of the previous flick may itself be such a sum.
/// The rule and the minimum speed are from Chromium's `FlingBooster` (ui/events/blink). The pause is
/// Android's.
enum FlickRule {
  /// The minimum speed, in pt/s, of the caught deceleration and of the lifted finger.
  static let leastSpeed = 350.0
  /// The maximum time, in s, between two samples of a continuing finger.
  static let pause = VelocityTracker.pause

  /// Returns the velocity, in pt/s, that a finger's next flick adds after catching a motion.
  ///
  /// For a deceleration that is still faster than `leastSpeed`, it is the velocity at the start of the
  /// deceleration. All remaining motions give 0.
  static func carried(from motion: ScrollMotion, at time: Double) -> Double {
    guard case .deceleration(let deceleration) = motion else { return 0 }
    let left = deceleration.curve.velocity(from: deceleration.velocity, age: deceleration.age(at: time))
    return left.magnitude >= leastSpeed ? deceleration.velocity : 0
  }

  /// Whether a finger continues in the direction of a velocity without a pause.
  ///
  /// - Parameters:
  ///   - carried: The velocity of the offset, in pt/s.
  ///   - distance: The content's movement since the finger's previous sample, in pt.
  ///   - age: The time since the finger's previous sample, in s.
  static func continuesDirection(_ carried: Double, by distance: Double, after age: Double) -> Bool {
    age <= pause && carried * distance >= 0
  }

  /// Returns the velocity of a flick after a caught deceleration, in pt/s.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the flick, in pt/s.
  ///   - carried: The velocity from `carried(from:at:)`, in pt/s.
  static func sum(_ velocity: Double, _ carried: Double) -> Double {
    guard velocity.magnitude >= leastSpeed, velocity * carried > 0 else { return velocity }
    return (velocity + carried).clamped(to: -VelocityTracker.limit, VelocityTracker.limit)
  }
}
