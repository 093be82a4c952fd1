/// What moves the content, and from where: enough to say where it is at any later instant.
///
/// A motion is never re-anchored by looking at it, so a position does not depend on how often it is asked for.
@usableFromInline package enum ScrollMotion: Hashable, Sendable {
  /// Nothing moves the content.
  case rest
  /// A finger holds the content.
  case drag(Drag)
  /// The content goes on by itself and slows down.
  case glide(Glide)
  /// A spring takes the content to its target.
  case bounce(Bounce)
  /// The content is on its way to where code, a key, a wheel or a timed fling sent it.
  case timed(Timed)

  /// A finger on the content.
  @usableFromInline package struct Drag: Hashable, Sendable {
    /// The sum, in pt, of the finger's position and of the offset it would give without resistance.
    var base: Double
    /// Where the finger is, in pt.
    var finger: Double
    /// Where it was as it took hold of the content, in pt.
    let began: Double
    /// The velocity, in pt/s, that a flick adds to its own: that of the flick whose glide the finger caught, or 0.
    var carried = 0.0

    /// The offset, in pt, that the finger asks for, before the rubber band.
    var wanted: Double { base - finger }

    /// The offset, in pt, that the finger asked for as it took hold.
    var origin: Double { base - began }
  }

  /// Momentum.
  @usableFromInline package struct Glide: Hashable, Sendable {
    /// When it began, in s.
    var start: Double
    /// Where it began, in pt.
    var origin: Double
    /// The velocity of the offset at the start, in pt/s.
    let velocity: Double
    /// How it slows down.
    let deceleration: Deceleration
    /// The age at which it ends, in s.
    var duration: Double
    /// Where it ends, in pt.
    var destination: Double
    /// Whether it ends by running into a bound.
    var hitsBound: Bool
    /// The snapping target that its deceleration is fitted to, in pt; nil without snapping.
    var target: Double?
    /// How far the motion is ahead of its start, in s.
    var ahead = 0.0

    /// How far the motion is at an instant, in s.
    func age(at time: Double) -> Double { time - start + ahead }
  }

  /// A spring.
  @usableFromInline package struct Bounce: Hashable, Sendable {
    /// When it began, in s.
    var start: Double
    /// Where it goes, in pt.
    var target: Double
    /// How it goes there.
    let spring: BounceSpring
    /// When it ends, in s after its start.
    let duration: Double
    /// Whether it ends by passing its target inwards, faster than a spring would stop.
    let passesTarget: Bool
    /// The velocity of the content, in pt/s, as a finger's lift began the spring; infinity if no lift did.
    var lift = Double.infinity
  }

  /// An animated scroll.
  @usableFromInline package struct Timed: Hashable, Sendable {
    /// When it began, in s.
    var start: Double
    /// Where it goes, in pt.
    var target: Double
    /// How it goes there.
    let curve: TimedCurve
  }

  /// The instant, in s, at which the motion ends by itself, or infinity.
  var end: Double {
    switch self {
    case .rest, .drag: .infinity
    case .glide(let glide): glide.start + glide.duration - glide.ahead
    case .bounce(let bounce): bounce.start + bounce.duration
    case .timed(let timed): timed.start + timed.curve.duration
    }
  }

  /// The offset at an instant, in pt, or nil if time alone moves nothing.
  func offset(at time: Double) -> Double? {
    switch self {
    case .rest, .drag:
      nil
    case .glide(let glide):
      glide.origin + glide.deceleration.travel(velocity: glide.velocity, age: glide.age(at: time))
    case .bounce(let bounce):
      bounce.target + bounce.spring.displacement(age: time - bounce.start)
    case .timed(let timed):
      timed.target - timed.curve.remainder(age: time - timed.start)
    }
  }

  /// Where time alone brings the content in the end, in pt, or nil if it moves nothing.
  var destination: Double? {
    switch self {
    case .rest, .drag: nil
    case .glide(let glide): glide.destination
    case .bounce(let bounce): bounce.target
    case .timed(let timed): timed.target
    }
  }

  /// The velocity of the offset at an instant, in pt/s, as far as time alone moves it.
  func velocity(at time: Double) -> Double {
    switch self {
    case .rest, .drag:
      0
    case .glide(let glide):
      glide.deceleration.velocity(from: glide.velocity, age: glide.age(at: time))
    case .bounce(let bounce):
      bounce.spring.velocity(age: time - bounce.start)
    case .timed(let timed):
      timed.curve.velocity(age: time - timed.start)
    }
  }

  /// Whether a finger holds the content.
  @inlinable
  package var isDrag: Bool {
    switch self {
    case .drag: true
    case .rest, .glide, .bounce, .timed: false
    }
  }

  /// Whether time alone moves the content.
  @inlinable
  package var runsByItself: Bool {
    switch self {
    case .rest, .drag: false
    case .glide, .bounce, .timed: true
    }
  }

  /// Moves its start by a number of s.
  mutating func moveTimes(by change: Double) {
    switch self {
    case .rest, .drag:
      break
    case .glide(var glide):
      glide.start += change
      self = .glide(glide)
    case .bounce(var bounce):
      bounce.start += change
      self = .bounce(bounce)
    case .timed(var timed):
      timed.start += change
      self = .timed(timed)
    }
  }

  /// The same motion `distance` pt further on; a finger takes hold anew, wherever the content is.
  func shifted(by distance: Double) -> ScrollMotion {
    switch self {
    case .rest, .drag:
      return self
    case .glide(var glide):
      glide.origin += distance
      glide.destination += distance
      glide.target = glide.target.map { $0 + distance }
      return .glide(glide)
    case .bounce(var bounce):
      bounce.target += distance
      return .bounce(bounce)
    case .timed(var timed):
      timed.target += distance
      return .timed(timed)
    }
  }

  /// The first instant after `time` at which the motion, by itself, brings the content to `offset`.
  ///
  /// A glide and a timed curve have closed forms; a spring is bisected on the stretches where it runs one way.
  ///
  /// - Parameters:
  ///   - offset: The content offset asked about, in pt.
  ///   - time: The instant, in s, to look onward from.
  /// - Returns: An instant in s, or infinity where the motion ends first.
  /// - Complexity: O(1).
  func firstInstant(reaching offset: Double, after time: Double) -> Double {
    switch self {
    case .rest, .drag:
      return .infinity
    case .glide(let glide):
      let age = glide.deceleration.age(forTravel: offset - glide.origin, velocity: glide.velocity)
      let instant = glide.start + age - glide.ahead
      return age <= glide.duration && instant > time ? instant : .infinity
    case .timed(let timed):
      let instant = timed.start + timed.curve.age(forRemainder: timed.target - offset)
      return instant > time ? instant : .infinity
    case .bounce(let bounce):
      let turn = min(bounce.spring.turningAge, bounce.duration)
      let wanted = offset - bounce.target
      let before = bounce.start + bounce.spring.age(reaching: wanted, from: 0, to: turn)
      if before > time { return before }
      let after = bounce.start + bounce.spring.age(reaching: wanted, from: turn, to: bounce.duration)
      return after > time ? after : .infinity
    }
  }
}

/// A movement of a fixed duration that starts fast and ends gently: `1 - (1 - p)^4` of the way at part p of it.
///
/// The curve is the third article's, which lets it run for 2 s after a fling; scrolling from code uses 0.3 s.
struct TimedCurve: Hashable, Sendable {
  /// How long the movement takes, in s.
  let duration: Double
  /// The whole way, in pt, with its sign.
  let distance: Double

  /// How far, in pt, the content has yet to go after `age` seconds: so it is never past its target, whatever is rounded.
  func remainder(age: Double) -> Double {
    guard age < duration else { return 0 }
    let left = 1 - age / duration
    return distance * (left * left * left * left)
  }

  /// The velocity, in pt/s, after `age` seconds.
  func velocity(age: Double) -> Double {
    guard age < duration else { return 0 }
    let left = 1 - age / duration
    return distance * 4 * left * left * left / duration
  }

  /// After how many seconds the content has yet to go `remainder` pt, or infinity where it never has.
  func age(forRemainder remainder: Double) -> Double {
    let share = remainder / distance
    guard share >= 0, share <= 1 else { return .infinity }
    return duration * (1 - share.squareRoot().squareRoot())
  }
}
