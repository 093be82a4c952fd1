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
    /// Slowing down towards a place that somebody has chosen.
    case aimed(Aim)
  }

  /// A scroll from code, as it was begun, and for how long it has run.
  struct Glide: Equatable {
    let from: Double
    let to: Double
    var age = 0.0
  }

  /// A way to a place whose rest shrinks by a rate, in 1/s, and how long, in s, it has been gone.
  struct Aim: Equatable {
    let from: Double
    let to: Double
    let rate: Double
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
  /// Belief: a drag goes on from there, without a jump. A spring that would have come to rest at its edge comes to rest at
  /// the edge that has moved.
  mutating func setRange(_ range: ClosedRange<Double>, viewport: Double) {
    let before = clamped - offset
    self.range = range
    self.viewport = viewport
    let distance = clamped - offset
    if case .momentum(let velocity) = mover, velocity * distance > 0,
      abs(velocity) <= AxisMotion.frequency * abs(before)
    {
      let limit = AxisMotion.frequency * abs(distance)
      mover = .momentum(velocity: min(max(velocity, -limit), limit))
    }
    holdOn()
  }

  /// Puts the content elsewhere and leaves what moves it as it is.
  ///
  /// Belief: a drag continues from there, and a deceleration to a chosen target shifts with the offset.
  mutating func put(_ offset: Double) {
    if case .aimed(let aim) = mover {
      let change = offset - self.offset
      mover = .aimed(Aim(from: aim.from + change, to: aim.to + change, rate: aim.rate, age: aim.age))
    }
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
  /// Recorded: past an edge, content that a still finger lets go of starts back at `recoil`. Belief: a finger that moves
  /// inwards keeps the velocity of the content, which the rubber band has slowed down, if it is higher; an outward one
  /// is added.
  mutating func lift(velocity: Double) {
    guard case .finger(let start, let travel) = mover else { return }
    let velocity = -velocity * slope(at: start - travel)
    let pull = offset - clamped
    let way = pull > 0 ? -1.0 : 1.0
    let inwards = velocity * way
    mover = .momentum(
      velocity: pull == 0 ? velocity : way * max(inwards, min(inwards, 0) + AxisMotion.recoil * abs(pull)))
    rest()
  }

  /// Takes the first step of momentum, in the event of the lift.
  ///
  /// Recorded: 8.0 pt at 480.8 pt/s, a frame's way at 60 Hz. A spring takes none.
  mutating func stepAhead() {
    switch mover {
    case .momentum: if offset == clamped { step(1 / 60) }
    case .aimed: step(1 / 60)
    case .nothing, .finger, .animation: break
    }
  }

  /// Where content that is let go of at a finger's velocity, in pt/s, comes to rest by itself.
  ///
  /// Recorded: 12 values of `targetContentOffset`, within 0.4 pt.
  func projection(velocity: Double) -> Double {
    let way = max(0, abs(velocity) - AxisMotion.restSpeed) / AxisMotion.deceleration
    let place = velocity < 0 ? offset + way : offset - way
    return min(max(place, range.lowerBound), range.upperBound)
  }

  /// Has content that has just been let go of come to rest at a place, which need not be on its way.
  ///
  /// Documented: `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, that it comes to rest there. Belief: it
  /// slows down to it; and content past its range comes back to that first, wherever it was sent.
  mutating func aim(at target: Double) {
    guard offset == clamped, target != offset else { return }
    var velocity = 0.0
    if case .momentum(let now) = mover { velocity = now }
    let rate = min(max(velocity / (target - offset), 3), AxisMotion.frequency)
    mover = .aimed(Aim(from: offset, to: target, rate: rate))
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
  /// The speed, in pt/s, at which content stops.
  ///
  /// Recorded, as the rest of the fling.
  static let restSpeed = 10.0
  /// The spring's frequency, in 1/s: stiffness 120 and mass 1, critically damped.
  ///
  /// Recorded, with `recoil`: a bounce of 177 pt, within 0.6 pt.
  static let frequency = 120.0.squareRoot()
  /// The speed, in 1/s times the pull, at which pulled content starts back that a still finger lets go of.
  static let recoil = 7.2
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
    case .aimed(var aim):
      aim.age += seconds
      mover = .aimed(aim)
      offset = aim.to - (aim.to - aim.from) * exp(-aim.rate * aim.age)
      guard abs(aim.to - offset) <= AxisMotion.nearness else { return }
      (offset, mover) = (aim.to, .nothing)
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
    let end = max(0, log(abs(velocity) / AxisMotion.restSpeed)) / k
    let time = min(seconds, crossing, end)
    offset = crossing <= time ? edge : offset + velocity / k * (1 - exp(-k * time))
    velocity = time == end ? 0 : velocity * exp(-k * time)
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
      guard abs(offset - edge) <= AxisMotion.nearness, abs(velocity) <= AxisMotion.restSpeed else { return }
      offset = edge
    } else {
      guard abs(velocity) <= AxisMotion.restSpeed else { return }
    }
    mover = .nothing
  }
}
