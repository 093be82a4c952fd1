/// How flung content slows down: its speed falls by the same share in every millisecond.
///
/// With the share r kept per millisecond and k = -1000 ln r, in 1/s: `v(t) = v0 e^(-k t)` and
/// `x(t) = x0 + v0 / k * (1 - e^(-k t))`. At 10 pt/s the content stops, (v0 - 10) / k from its start. The shares are
/// UIScrollView's. Towards a target at the distance d the same formula has k = (v0 - 10) / d.
///
/// Recorded on iOS 26.5 (samoylenkodmitry/Cranpose, `ios_fling_measurement.rs`): twelve values of `targetContentOffset`
/// are within 0.4 pt of this, and a fling of 20 samples within 0.7 pt.
package struct Deceleration: Hashable, Sendable {
  /// UIScrollView's `.normal`: 0.998 of the speed is left after each millisecond.
  package static let normal = Deceleration(drag: 2.002002670673077)
  /// UIScrollView's `.fast`: 0.99 of the speed is left after each millisecond.
  package static let fast = Deceleration(drag: 10.05033585350144)

  /// The speed, in pt/s, at which content stops.
  static let restSpeed = 10.0
  /// How far, in s, a fling is ahead of the lift: UIScrollView takes the first step, a frame's, in the event of the lift.
  ///
  /// Recorded at 60 Hz, as above: 8.0 pt at 480.8 pt/s.
  static let firstStep = 1.0 / 60

  /// k, in 1/s: how fast the speed falls.
  let drag: Double

  /// How far, in pt, the content is from where it started after `age` seconds.
  package func travel(velocity: Double, age: Double) -> Double {
    velocity / drag * (1 - ElementaryFunctions.exp(-drag * age))
  }

  /// The velocity, in pt/s, after `age` seconds.
  func velocity(from velocity: Double, age: Double) -> Double {
    velocity * ElementaryFunctions.exp(-drag * age)
  }

  /// How far, in pt, the content comes in the end.
  func reach(of velocity: Double) -> Double {
    velocity.magnitude > Deceleration.restSpeed
      ? (velocity - (velocity < 0 ? -Deceleration.restSpeed : Deceleration.restSpeed)) / drag : 0
  }

  /// How long, in s, the content moves.
  func duration(of velocity: Double) -> Double {
    velocity.magnitude > Deceleration.restSpeed
      ? ElementaryFunctions.log(velocity.magnitude / Deceleration.restSpeed) / drag : 0
  }

  /// The way to slow down by which content stops `distance` pt from its start: k = (v - 10) / d.
  ///
  /// Returns nil if the glide would take too long or stop too hard: if that k is below half of this one's, or above both
  /// twice this one's and the spring's ω. At ω a glide and a critically damped spring are the same motion.
  ///
  /// - Parameters:
  ///   - distance: How far, in pt.
  ///   - velocity: The velocity at the start, in pt/s.
  func fitted(toReach distance: Double, velocity: Double) -> Deceleration? {
    let fitted = reach(of: velocity) * drag / distance
    guard fitted >= drag / 2, fitted <= max(2 * drag, BounceSpring.frequency) else { return nil }
    return Deceleration(drag: fitted)
  }

  /// After how many seconds the content has come `distance` pt, or infinity if it never does.
  ///
  /// The speed at which content stops does not count.
  func age(forTravel distance: Double, velocity: Double) -> Double {
    let share = distance / (velocity / drag)
    guard share >= 0, share < 1 else { return .infinity }
    return -ElementaryFunctions.log(1 - share) / drag
  }
}
