/// The motion of the content, with the parameters for its offset at every later instant.
///
/// Reading a motion does not change it. So an offset does not depend on the number of reads.
@usableFromInline package enum ScrollMotion: Hashable, Sendable {
  /// Nothing moves the content.
  case rest
  /// A finger drags the content.
  case drag(DragMotion)
  /// The content decelerates.
  case deceleration(DecelerationMotion)
  /// A spring moves the content to its target.
  case bounce(SpringMotion)
  /// An animated scroll of code, a key, a wheel or a timed fling.
  case timed(TimedMotion)

  /// A drag by a finger.
  ///
  /// The offset without resistance is the offset that the content would have without the rubber band.
  @usableFromInline package struct DragMotion: Hashable, Sendable {
    /// The sum of the finger's position and the offset without resistance, in pt.
    ///
    /// The sum is constant until the bounds change.
    var base: Double
    /// The finger's position, in pt.
    var finger: Double
    /// The finger's position at the start of the drag, in pt.
    let began: Double
    /// The velocity, in pt/s, that a flick adds to its own.
    ///
    /// It is the velocity of the flick whose deceleration the finger caught, or 0.
    var carriedVelocity = 0.0

    /// The offset without the rubber band's resistance, in pt.
    var unresistedOffset: Double { base - finger }

    /// The offset without resistance at the start of the drag, in pt.
    var origin: Double { base - began }
  }

  /// A deceleration.
  @usableFromInline package struct DecelerationMotion: Hashable, Sendable {
    /// The start time, in s.
    var start: Double
    /// The offset at the start, in pt.
    var origin: Double
    /// The velocity of the offset at the start, in pt/s.
    let velocity: Double
    /// The curve of the deceleration.
    let curve: Deceleration
    /// The age at the end of the deceleration, in s.
    var duration: Double
    /// The offset at the end of the deceleration, in pt.
    var destination: Double
    /// Whether the deceleration ends at a bound.
    var hitsBound: Bool
    /// The snap target of the fitted deceleration, in pt; `nil` without snapping.
    var target: Double?
    /// The age, in s, that the motion already has at `start`.
    ///
    /// After a lift it is the duration of one frame.
    var ahead = 0.0

    /// Returns the age of the motion at an instant, in s.
    func age(at time: Double) -> Double { time - start + ahead }
  }

  /// A spring motion.
  @usableFromInline package struct SpringMotion: Hashable, Sendable {
    /// The start time, in s.
    var start: Double
    /// The target offset, in pt.
    var target: Double
    /// The spring.
    let spring: BounceSpring
    /// The duration, in s.
    let duration: Double
    /// Whether a deceleration replaces the spring when the content crosses the target inward.
    let passesTarget: Bool
    /// The content's velocity at the lift that started the spring, in pt/s.
    ///
    /// It is infinity if no lift started the spring.
    var liftVelocity = Double.infinity
  }

  /// An animated scroll.
  @usableFromInline package struct TimedMotion: Hashable, Sendable {
    /// The start time, in s.
    var start: Double
    /// The target offset, in pt.
    var target: Double
    /// The curve of the animation.
    let curve: TimedCurve
  }

  /// The time when the motion ends, in s, or infinity.
  var end: Double {
    switch self {
    case .rest, .drag: .infinity
    case .deceleration(let deceleration): deceleration.start + deceleration.duration - deceleration.ahead
    case .bounce(let bounce): bounce.start + bounce.duration
    case .timed(let timed): timed.start + timed.curve.duration
    }
  }

  /// Returns the offset at an instant, in pt; `nil` at rest and during a drag.
  func offset(at time: Double) -> Double? {
    switch self {
    case .rest, .drag:
      nil
    case .deceleration(let deceleration):
      deceleration.origin
        + deceleration.curve.travel(velocity: deceleration.velocity, age: deceleration.age(at: time))
    case .bounce(let bounce):
      bounce.target + bounce.spring.displacement(age: time - bounce.start)
    case .timed(let timed):
      timed.target - timed.curve.remainder(age: time - timed.start)
    }
  }

  /// The offset at the end of the motion, in pt.
  ///
  /// It is `nil` at rest and during a drag.
  var destination: Double? {
    switch self {
    case .rest, .drag: nil
    case .deceleration(let deceleration): deceleration.destination
    case .bounce(let bounce): bounce.target
    case .timed(let timed): timed.target
    }
  }

  /// Returns the velocity of the offset at an instant, in pt/s.
  ///
  /// It is 0 at rest and during a drag.
  func velocity(at time: Double) -> Double {
    switch self {
    case .rest, .drag:
      0
    case .deceleration(let deceleration):
      deceleration.curve.velocity(from: deceleration.velocity, age: deceleration.age(at: time))
    case .bounce(let bounce):
      bounce.spring.velocity(age: time - bounce.start)
    case .timed(let timed):
      timed.curve.velocity(age: time - timed.start)
    }
  }

  /// Whether a finger drags the content.
  @inlinable
  package var isDrag: Bool {
    switch self {
    case .drag: true
    case .rest, .deceleration, .bounce, .timed: false
    }
  }

  /// Whether the content moves without a finger.
  @inlinable
  package var runsByItself: Bool {
    switch self {
    case .rest, .drag: false
    case .deceleration, .bounce, .timed: true
    }
  }

  /// Shifts the start time by a number of seconds.
  mutating func moveTimes(by change: Double) {
    switch self {
    case .rest, .drag:
      break
    case .deceleration(var deceleration):
      deceleration.start += change
      self = .deceleration(deceleration)
    case .bounce(var bounce):
      bounce.start += change
      self = .bounce(bounce)
    case .timed(var timed):
      timed.start += change
      self = .timed(timed)
    }
  }

  /// Returns the motion shifted by `distance` pt.
  ///
  /// A drag stays unchanged, because the following change of the bounds updates its `base`.
  func shifted(by distance: Double) -> ScrollMotion {
    switch self {
    case .rest, .drag:
      return self
    case .deceleration(var deceleration):
      deceleration.origin += distance
      deceleration.destination += distance
      deceleration.target = deceleration.target.map { $0 + distance }
      return .deceleration(deceleration)
    case .bounce(var bounce):
      bounce.target += distance
      return .bounce(bounce)
    case .timed(var timed):
      timed.target += distance
      return .timed(timed)
    }
  }

  /// Returns the first instant after `time` when the motion reaches `offset`.
  ///
  /// A deceleration and a timed curve have closed forms. A spring is bisected in the intervals without a
  /// reversal.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in pt.
  ///   - time: The start of the search, in s.
  /// - Returns: The instant, in s, or infinity if the motion ends first.
  /// - Complexity: O(1).
  func firstInstant(reaching offset: Double, after time: Double) -> Double {
    switch self {
    case .rest, .drag:
      return .infinity
    case .deceleration(let deceleration):
      let age = deceleration.curve.age(
        forTravel: offset - deceleration.origin, velocity: deceleration.velocity)
      let instant = deceleration.start + age - deceleration.ahead
      return age <= deceleration.duration && instant > time ? instant : .infinity
    case .timed(let timed):
      let instant = timed.start + timed.curve.age(forRemainder: timed.target - offset)
      return instant > time ? instant : .infinity
    case .bounce(let bounce):
      let reversal = min(bounce.spring.reversalAge, bounce.duration)
      let displacement = offset - bounce.target
      let before = bounce.start + bounce.spring.age(reaching: displacement, from: 0, to: reversal)
      if before > time { return before }
      let after =
        bounce.start + bounce.spring.age(reaching: displacement, from: reversal, to: bounce.duration)
      return after > time ? after : .infinity
    }
  }
}

/// An animation curve of a fixed duration that starts fast and ends slowly.
///
/// At the fraction p of the duration, the content has travelled the fraction `1 - (1 - p)^4` of the
/// distance. The curve is from the third article in `OverscrollArticles`, which uses 2 s for a fling.
/// Scrolls from code use 0.3 s.
struct TimedCurve: Hashable, Sendable {
  /// The duration, in s.
  let duration: Double
  /// The signed total distance, in pt.
  let distance: Double

  /// Returns the remaining distance after `age` seconds, in pt.
  ///
  /// Computing the remaining distance, instead of the travelled distance, prevents rounding past the
  /// target.
  func remainder(age: Double) -> Double {
    guard age < duration else { return 0 }
    let left = 1 - age / duration
    return distance * (left * left * left * left)
  }

  /// Returns the velocity, in pt/s, after `age` seconds.
  func velocity(age: Double) -> Double {
    guard age < duration else { return 0 }
    let left = 1 - age / duration
    return distance * 4 * left * left * left / duration
  }

  /// Returns the age, in s, for a remaining distance in pt, or infinity.
  ///
  /// The result is infinity if the animation never has that remaining distance.
  func age(forRemainder remainder: Double) -> Double {
    let share = remainder / distance
    guard share >= 0, share <= 1 else { return .infinity }
    return duration * (1 - share.squareRoot().squareRoot())
  }
}
