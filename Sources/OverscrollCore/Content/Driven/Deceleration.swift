/// The deceleration of flung content: the speed falls by a constant fraction every millisecond.
///
/// Let r be the fraction of the speed that remains after each millisecond, and k = -1000 ln r, in 1/s. Then
/// `v(t) = v0 e^(-k t)` and `x(t) = x0 + v0 / k * (1 - e^(-k t))`. The content stops at 10 pt/s, after a
/// distance of (v0 - 10) / k. To stop at a target d pt away, k is (v0 - 10) / d. The values of r are
/// UIScrollView's.
///
/// The formula matches recordings of iOS 26.5 (samoylenkodmitry/Cranpose, `ios_fling_measurement.rs`).
/// Twelve values of `targetContentOffset` agree within 0.4 pt, and a fling of 20 samples within 0.7 pt.
package struct Deceleration: Hashable, Sendable {
  /// UIScrollView's `.normal`: 0.998 of the speed remains after each millisecond.
  package static let normal = Deceleration(drag: 2.002002670673077)
  /// UIScrollView's `.fast`: 0.99 of the speed remains after each millisecond.
  package static let fast = Deceleration(drag: 10.05033585350144)

  /// The speed, in pt/s, that ends the motion.
  static let restSpeed = 10.0
  /// The age, in s, that a fling already has at the lift.
  ///
  /// UIScrollView moves flung content by the distance of one frame in the event of the lift. The recording
  /// above, at 60 Hz, shows 8.0 pt at 480.8 pt/s.
  static let firstStep = 1.0 / 60

  /// k, in 1/s: the rate of the exponential decay.
  let drag: Double

  /// Returns the distance travelled after `age` seconds, in pt.
  package func travel(velocity: Double, age: Double) -> Double {
    velocity / drag * (1 - ElementaryFunctions.exp(-drag * age))
  }

  /// Returns the velocity, in pt/s, after `age` seconds.
  func velocity(from velocity: Double, age: Double) -> Double {
    velocity * ElementaryFunctions.exp(-drag * age)
  }

  /// Returns the total distance, in pt, of a motion with an initial velocity, in pt/s.
  package func reach(of velocity: Double) -> Double {
    velocity.magnitude > Deceleration.restSpeed
      ? (velocity - (velocity < 0 ? -Deceleration.restSpeed : Deceleration.restSpeed)) / drag : 0
  }

  /// Returns the duration, in s, of a motion with an initial velocity, in pt/s.
  func duration(of velocity: Double) -> Double {
    velocity.magnitude > Deceleration.restSpeed
      ? ElementaryFunctions.log(velocity.magnitude / Deceleration.restSpeed) / drag : 0
  }

  /// Returns the deceleration that stops content at a distance, or `nil`.
  ///
  /// The new deceleration has k = (v - 10) / d, which is compared with this deceleration's k. Below half of
  /// this k the motion would last too long. Above both twice this k and the spring's ω it would stop too
  /// abruptly. In both cases the result is `nil`. At k = ω a deceleration and a critically damped spring
  /// are the same motion.
  ///
  /// - Parameters:
  ///   - distance: The distance, in pt.
  ///   - velocity: The initial velocity, in pt/s.
  func fitted(toReach distance: Double, velocity: Double) -> Deceleration? {
    let fitted = reach(of: velocity) * drag / distance
    guard fitted >= drag / 2, fitted <= max(2 * drag, BounceSpring.frequency) else { return nil }
    return Deceleration(drag: fitted)
  }

  /// Returns the age, in s, when the content has travelled a distance, or infinity.
  ///
  /// The result is infinity if the content never reaches the distance. The method ignores that the motion
  /// ends at `restSpeed`.
  func age(forTravel distance: Double, velocity: Double) -> Double {
    let share = distance / (velocity / drag)
    guard share >= 0, share < 1 else { return .infinity }
    return -ElementaryFunctions.log(1 - share) / drag
  }
}
