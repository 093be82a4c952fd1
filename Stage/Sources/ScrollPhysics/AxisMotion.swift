import Foundation

/// One axis of a platform's scroll view: where it is, and what moves it.
struct AxisMotion {
  /// What moves the content.
  enum Mover: Equatable {
    /// Nothing does, and it need not be in its range.
    case nothing
    /// A finger that has come so far since it took hold of the content at `start`, which is without the
    /// rubber band.
    case finger(start: Double, travel: Double)
    /// Its own velocity, in pt/s: slowing down inside the range, on a spring outside of it.
    case momentum(velocity: Double)
    /// A scroll from code.
    case animation(Glide)
  }

  /// A scroll from code, as it was begun, and for how long it has run.
  struct Glide: Equatable {
    let from: Double
    let to: Double
    var age = 0.0
  }

  /// Where the viewport begins, in pt.
  private(set) var offset = 0.0
  private(set) var mover = Mover.nothing
  /// Where it may be at rest.
  private(set) var range = 0.0...0.0
  /// How long the viewport is, in pt.
  private(set) var viewport = 0.0
  /// Whether it goes past its range.
  var bounces = true

  /// Takes another range and viewport, with the content where it is.
  ///
  /// Belief: a drag goes on from there, without a jump.
  mutating func setRange(_ range: ClosedRange<Double>, viewport: Double) {
    self.range = range
    self.viewport = viewport
    holdOn()
  }

  /// Puts the content elsewhere and leaves what moves it as it is.
  ///
  /// Belief: a drag goes on from there.
  mutating func put(_ offset: Double) {
    self.offset = offset
    holdOn()
  }

  /// A finger takes hold of the content.
  mutating func press() { mover = .finger(start: unbanded(offset), travel: 0) }

  /// The finger has come so far, in pt, down or to the right.
  mutating func drag(to travel: Double) {
    guard case .finger(let start, _) = mover else { return }
    mover = .finger(start: start, travel: travel)
    offset = banded(start - travel)
  }

  /// The finger lets go at a velocity, in pt/s, positive down or to the right.
  ///
  /// Belief: past an edge the spring starts with the velocity of the content, which the rubber band has
  /// slowed down.
  mutating func lift(velocity: Double) {
    guard case .finger(let start, let travel) = mover else { return }
    mover = .momentum(velocity: -velocity * slope(at: start - travel))
    rest()
  }

  /// Ends whatever moves the content, where it is.
  mutating func stop() { mover = .nothing }

  /// Lets the content come back by itself, if it is past its range.
  mutating func settle() {
    mover = .momentum(velocity: 0)
    rest()
  }

  /// Scrolls to a place, in the range or not.
  mutating func glide(to target: Double) { mover = .animation(Glide(from: offset, to: target)) }

  /// The nearest place in the range.
  var clamped: Double { min(max(offset, range.lowerBound), range.upperBound) }

  /// Takes hold again, at the same place, where a finger has hold.
  private mutating func holdOn() {
    guard case .finger(_, let travel) = mover else { return }
    mover = .finger(start: unbanded(offset) + travel, travel: travel)
  }
}

// Time.
extension AxisMotion {
  /// How long a scroll from code takes, in s.
  ///
  /// Belief: so long, and slower at both ends. The documentation says "at a constant velocity", which nobody
  /// has seen.
  static let glideDuration = 0.3
  /// The deceleration, in 1/s: 0.998 of the speed is left after each millisecond (`DecelerationRate.normal`).
  ///
  /// [Measured](https://medium.com/@esskeetit/scrolling-mechanics-of-uiscrollview-142adee1142c) by others.
  static let deceleration = -1000 * log(0.998)
  /// The spring's frequency, in 1/s: stiffness 100 and mass 1, critically damped.
  ///
  /// Belief: the community's numbers for UIScrollView, as in the core's `BounceSpring`.
  static let frequency = 10.0
  /// How near, in pt, to where a motion tends is there (belief).
  static let nearness = 0.5

  /// Lets time pass, in s.
  mutating func step(_ seconds: Double) {
    switch mover {
    case .nothing, .finger: break
    case .animation(var glide):
      glide.age += seconds
      let share = min(1, glide.age / AxisMotion.glideDuration)
      mover = share < 1 ? .animation(glide) : .nothing
      offset = glide.from + (glide.to - glide.from) * share * share * (3 - 2 * share)
    case .momentum(var velocity):
      var left = seconds
      while left > 0, velocity != 0 || offset != clamped {
        left -= pull(velocity) == nil ? slow(&velocity, left) : spring(&velocity, left)
      }
      mover = .momentum(velocity: velocity)
      rest()
    }
  }

  /// The edge that a spring pulls to, if it does.
  private func pull(_ velocity: Double) -> Double? {
    let isPastStart = velocity < 0 ? offset <= range.lowerBound : offset < range.lowerBound
    if isPastStart { return range.lowerBound }
    let isPastEnd = velocity > 0 ? offset >= range.upperBound : offset > range.upperBound
    return isPastEnd ? range.upperBound : nil
  }

  /// Slows down inside the range, to its edge at most.
  ///
  /// - Returns: For how long, in s.
  private mutating func slow(_ velocity: inout Double, _ seconds: Double) -> Double {
    let k = AxisMotion.deceleration
    let edge = velocity < 0 ? range.lowerBound : range.upperBound
    let share = 1 - (edge - offset) * k / velocity
    let crossing = share > 0 ? -log(share) / k : .infinity
    let time = min(seconds, crossing)
    offset = crossing <= seconds ? edge : offset + velocity / k * (1 - exp(-k * time))
    velocity *= exp(-k * time)
    return time
  }

  /// Moves on a spring past an edge, and back to it at most: what comes back with a velocity goes on inside.
  ///
  /// - Returns: For how long, in s.
  private mutating func spring(_ velocity: inout Double, _ seconds: Double) -> Double {
    guard bounces, let edge = pull(velocity) else {
      (offset, velocity) = (clamped, 0)
      return seconds
    }
    let displacement = offset - edge
    let line = velocity + AxisMotion.frequency * displacement
    let crossing = displacement == 0 ? 0 : -displacement / line
    let isBack = crossing > 0 && crossing <= seconds
    let time = isBack ? crossing : seconds
    let decay = exp(-AxisMotion.frequency * time)
    let moved = displacement + line * time
    velocity = (line - AxisMotion.frequency * moved) * decay
    offset = isBack ? edge : edge + moved * decay
    return time
  }

  /// Ends a motion that is as good as over, at the place that it tends to.
  private mutating func rest() {
    guard case .momentum(let velocity) = mover else { return }
    if let edge = pull(velocity) {
      guard abs(offset - edge) <= AxisMotion.nearness, abs(velocity) <= 10 else { return }
      offset = edge
    } else {
      let distance = velocity / AxisMotion.deceleration
      guard abs(distance) <= AxisMotion.nearness else { return }
      offset += distance
      offset = clamped
    }
    mover = .nothing
  }
}

// The rubber band.
extension AxisMotion {
  /// The c in `b = (1 - 1 / (x c / d + 1)) d`, where d is the viewport's length.
  ///
  /// Belief: UIKit's, as [others](http://squareb.wordpress.com/2013/01/06/31/) have found, and as in the
  /// core's `RubberBand`.
  static let band = 0.55

  /// Where the content is shown that a finger has brought to a place.
  func banded(_ place: Double) -> Double {
    let edge = min(max(place, range.lowerBound), range.upperBound)
    guard bounces, place != edge else { return edge }
    let pull = abs(place - edge)
    let shown = (1 - 1 / (pull * AxisMotion.band / viewport + 1)) * viewport
    return place < edge ? edge - shown : edge + shown
  }

  /// Where a finger has brought the content that is shown at a place.
  func unbanded(_ place: Double) -> Double {
    let edge = min(max(place, range.lowerBound), range.upperBound)
    guard bounces, place != edge, viewport > 0 else { return edge }
    // No pull brings content out of its viewport, but code does.
    let shown = min(abs(place - edge), 0.99 * viewport)
    let pull = (1 / (1 - shown / viewport) - 1) * viewport / AxisMotion.band
    return place < edge ? edge - pull : edge + pull
  }

  /// How much of a finger's movement the content makes at a place.
  private func slope(at place: Double) -> Double {
    let pull = abs(place - min(max(place, range.lowerBound), range.upperBound))
    guard pull > 0, viewport > 0 else { return 1 }
    guard bounces else { return 0 }
    let line = pull * AxisMotion.band / viewport + 1
    return AxisMotion.band / (line * line)
  }
}
