/// Flicks that follow one another add up, so that a long content is crossed in a few of them.
///
/// A finger that catches a glide and flicks on in its direction without a pause goes on with its own velocity and that
/// of the flick before: v = v(finger) + v(flick before), at most `VelocityTracker.limit`. What the flick before had
/// already added counts. The rule is that of Chromium's `FlingBooster` (ui/events/blink), and so is the least speed; the
/// pause is Android's.
enum Flick {
  /// The least speed, in pt/s, of the glide as it is caught, and of the finger as it lifts.
  static let leastSpeed = 350.0
  /// The longest time, in s, between two samples of a finger that goes on.
  static let pause = VelocityTracker.pause

  /// The velocity, in pt/s, that a finger takes over which catches a motion at an instant; 0 unless it is a quick glide.
  static func carried(from motion: ScrollMotion, at time: Double) -> Double {
    guard case .glide(let glide) = motion else { return 0 }
    let left = glide.deceleration.velocity(from: glide.velocity, age: glide.age(at: time))
    return left.magnitude >= leastSpeed ? glide.velocity : 0
  }

  /// Whether a finger goes on in the direction of a velocity.
  ///
  /// - Parameters:
  ///   - carried: The velocity of the offset, in pt/s.
  ///   - distance: How far the finger has moved the content since its last sample, in pt.
  ///   - age: How old that sample is, in s.
  static func goesOn(_ carried: Double, by distance: Double, after age: Double) -> Bool {
    age <= pause && carried * distance >= 0
  }

  /// The velocity, in pt/s, at which a finger that has taken one over lets go of the content.
  static func sum(_ velocity: Double, _ carried: Double) -> Double {
    guard velocity.magnitude >= leastSpeed, velocity * carried > 0 else { return velocity }
    return (velocity + carried).clamped(to: -VelocityTracker.limit, VelocityTracker.limit)
  }
}
