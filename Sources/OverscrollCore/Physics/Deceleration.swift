/// How flung content slows down: its speed falls by the same share in every millisecond.
///
/// With the share r kept per millisecond and k = -1000 ln r, in 1/s: `v(t) = v0 e^(-k t)` and
/// `x(t) = x0 + v0 / k * (1 - e^(-k t))`, which approaches `x0 + v0 / k`. The shares are UIScrollView's. Towards a place
/// at the distance d the same formula has k = v0 / d, as where a UIScrollView is given another `targetContentOffset`.
public struct Deceleration: Hashable, Sendable {
  /// UIScrollView's `.normal`: 0.998 of the speed is left after each millisecond.
  public static let normal = Deceleration(drag: 2.002002670673077)
  /// UIScrollView's `.fast`: 0.99 of the speed is left after each millisecond.
  public static let fast = Deceleration(drag: 10.05033585350144)

  /// k, in 1/s: how fast the speed falls.
  let drag: Double

  /// How far, in pt, the content is from where it started after `age` seconds.
  func travel(velocity: Double, age: Double) -> Double {
    velocity / drag * (1 - ElementaryFunctions.exp(-drag * age))
  }

  /// The velocity, in pt/s, after `age` seconds.
  func velocity(from velocity: Double, age: Double) -> Double {
    velocity * ElementaryFunctions.exp(-drag * age)
  }

  /// How far, in pt, the content comes in the end.
  func reach(of velocity: Double) -> Double { velocity / drag }

  /// The way to slow down by which content comes `distance` pt far in the end: k = v / d.
  ///
  /// Such content is never faster than it was thrown. Where it would be on its way for too long, or would stop too hard,
  /// there is none: with less than half of this deceleration's own k, and with more than twice that and than the
  /// spring's ω, at which a glide and a critically damped spring are the same motion.
  ///
  /// - Parameters:
  ///   - distance: How far, in pt.
  ///   - velocity: The velocity at the start, in pt/s.
  func fitted(toReach distance: Double, velocity: Double) -> Deceleration? {
    let fitted = velocity / distance
    guard fitted >= drag / 2, fitted <= max(2 * drag, BounceSpring.frequency) else { return nil }
    return Deceleration(drag: fitted)
  }

  /// After how many seconds the content has come `distance` pt, or infinity where it never does.
  func age(forTravel distance: Double, velocity: Double) -> Double {
    let share = distance / reach(of: velocity)
    guard share >= 0, share < 1 else { return .infinity }
    return -ElementaryFunctions.log(1 - share) / drag
  }
}
