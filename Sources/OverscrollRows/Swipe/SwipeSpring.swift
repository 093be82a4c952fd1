import OverscrollCore

/// The critically damped spring that opens or closes a row.
///
/// For a displacement x0 and a velocity v0, `x(t) = (x0 + (v0 + ω x0) t) e^(-ω t)`. The velocity points to
/// the target and is at most `ω x0`, so the spring never passes its target.
package struct SwipeSpring {
  /// ω, in 1/s, of a spring with a duration of 0.4 s: 2π / 0.4.
  ///
  /// UIKit's stiffness is unknown. Its deletion of a row takes 0.4 s with a damping ratio of 1, so this is a
  /// belief.
  static let frequency = 15.707963267948966
  /// The displacement below which the spring is at rest, in pt.
  static let restDistance = 0.5

  private let displacement: Double
  private let velocity: Double

  /// Makes a spring.
  ///
  /// - Parameters:
  ///   - displacement: The displacement from the target, in pt.
  ///   - velocity: The velocity, in pt/s. A velocity away from the target is treated as 0.
  init(displacement: Double, velocity: Double) {
    let displacement = displacement.isFinite ? displacement : 0
    let inward = displacement > 0 ? -velocity : velocity
    let limit = SwipeSpring.frequency * displacement.magnitude
    let speed = inward.isFinite ? min(max(inward, 0), limit) : 0
    self.displacement = displacement
    self.velocity = displacement > 0 ? -speed : speed
  }

  /// Returns the displacement after `age` seconds, in pt.
  func displacement(age: Double) -> Double {
    (displacement + (velocity + SwipeSpring.frequency * displacement) * age)
      * ElementaryFunctions.exp(-SwipeSpring.frequency * age)
  }

  /// Returns whether the spring is at rest after `age` seconds.
  func isAtRest(age: Double) -> Bool { displacement(age: age).magnitude <= SwipeSpring.restDistance }
}
