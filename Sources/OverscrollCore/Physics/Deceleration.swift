/// The deceleration of flung content: the speed falls by a constant fraction every millisecond.
///
/// With the fraction r left per millisecond and k = -1000 ln r, in 1/s: `v(t) = v0 e^(-k t)` and `x(t) = x0
/// + v0 / k * (1 - e^(-k t))`. At 10 pt/s the content stops, (v0 - 10) / k from its start. The fractions
/// are UIScrollView's. Toward a target at the distance d the same formula has k = (v0 - 10) / d.
///
/// It matches recordings of iOS 26.5 (samoylenkodmitry/Cranpose, `ios_fling_measurement.rs`). Twelve values
/// of `targetContentOffset` agree within 0.4 pt, and a fling of 20 samples within 0.7 pt.
package struct Deceleration: Hashable, Sendable {
  /// UIScrollView's `.normal`: 0.998 of the speed remains after each millisecond.
  package static let normal = Deceleration(drag: 2.002002670673077)
  /// UIScrollView's `.fast`: 0.99 of the speed remains after each millisecond.
  package static let fast = Deceleration(drag: 10.05033585350144)

  /// The speed, in pt/s, that ends the motion.
  static let restSpeed = 10.0
  /// The age of a fling at the lift, in s.
  ///
  /// UIScrollView advances a fling by one frame in the event of the lift. Recorded at 60 Hz, as above: 8.0
  /// pt at 480.8 pt/s.
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

  /// Returns the total distance of the motion, in pt.
  func reach(of velocity: Double) -> Double {
    velocity.magnitude > Deceleration.restSpeed
      ? (velocity - (velocity < 0 ? -Deceleration.restSpeed : Deceleration.restSpeed)) / drag : 0
  }

  /// Returns the duration of the motion, in s.
  func duration(of velocity: Double) -> Double {
    velocity.magnitude > Deceleration.restSpeed
      ? ElementaryFunctions.log(velocity.magnitude / Deceleration.restSpeed) / drag : 0
  }

  /// Returns the deceleration that stops content at a distance.
  ///
  /// Its k is (v - 10) / d. The result is `nil` if the motion would last too long or stop too abruptly. It
  /// lasts too long if that k is below half of this k. It stops too abruptly if that k is above both twice
  /// this k and the spring's ω. At ω a deceleration and a critically damped spring are the same motion.
  ///
  /// - Parameters:
  ///   - distance: The distance, in pt.
  ///   - velocity: The initial velocity, in pt/s.
  func fitted(toReach distance: Double, velocity: Double) -> Deceleration? {
    let fitted = reach(of: velocity) * drag / distance
    guard fitted >= drag / 2, fitted <= max(2 * drag, BounceSpring.frequency) else { return nil }
    return Deceleration(drag: fitted)
  }

  /// Returns the age, in s, at a travelled distance, or infinity.
  ///
  /// The result is infinity if the content never reaches the distance. The end of the motion at `restSpeed`
  /// is ignored.
  func age(forTravel distance: Double, velocity: Double) -> Double {
    let share = distance / (velocity / drag)
    guard share >= 0, share < 1 else { return .infinity }
    return -ElementaryFunctions.log(1 - share) / drag
  }
}
