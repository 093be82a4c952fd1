/// A movement of a fixed duration that starts fast and ends gently: `1 - (1 - p)^4` of the way at part p of it.
///
/// The curve is the third article's, which lets it run for 2 s after a fling; scrolling from code uses 0.3 s.
struct TimedCurve: Hashable, Sendable {
  /// How long the movement takes, in s.
  let duration: Double
  /// The whole way, in pt, with its sign.
  let distance: Double

  /// How far, in pt, the content has come after `age` seconds.
  func travel(age: Double) -> Double {
    guard age < duration else { return distance }
    let left = 1 - age / duration
    return distance * (1 - left * left * left * left)
  }

  /// The velocity, in pt/s, after `age` seconds.
  func velocity(age: Double) -> Double {
    guard age < duration else { return 0 }
    let left = 1 - age / duration
    return distance * 4 * left * left * left / duration
  }

  /// After how many seconds the content has come `travel` pt, or infinity where it never does.
  func age(forTravel travel: Double) -> Double {
    let share = travel / distance
    guard share >= 0, share <= 1 else { return .infinity }
    return duration * (1 - (1 - share).squareRoot().squareRoot())
  }
}
