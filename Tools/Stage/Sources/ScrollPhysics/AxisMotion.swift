import Foundation

/// The offset and motion of a platform scroll view along one axis.
struct AxisMotion {
  /// The cause of the content's motion.
  enum Mover: Equatable {
    /// No motion. The offset may be outside the range.
    case nothing
    /// A finger that has moved by `travel` since its press.
    ///
    /// `start` is the offset at the press without the rubber band.
    case finger(start: Double, travel: Double)
    /// Momentum, with a velocity in pt/s: deceleration inside the range, a spring outside.
    case momentum(velocity: Double)
    /// An animated scroll from code.
    case animation(Glide)
    /// A deceleration to a chosen target.
    case aimed(Aim)
  }

  /// An animated scroll from code, with its age in s.
  struct Glide: Equatable {
    let from: Double
    let to: Double
    var age = 0.0
  }

  /// A deceleration to a target.
  ///
  /// The remaining distance shrinks at `rate`, in 1/s. The age is in s.
  struct Aim: Equatable {
    let from: Double
    let to: Double
    let rate: Double
    var age = 0.0
  }

  /// The content offset, in pt.
  private(set) var offset = 0.0
  private(set) var mover = Mover.nothing
  /// The range of resting offsets, in pt.
  private(set) var range = 0.0...0.0
  /// The length of the viewport, in pt.
  private(set) var viewport = 0.0
  /// Whether the content can move past its range.
  var bounces = true

  /// Sets the range and the viewport's length, and keeps the offset.
  ///
  /// Belief: a drag continues without a jump. A spring that would have rested at its edge without crossing
  /// it rests at the moved edge in the same way.
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

  /// Sets the offset and keeps the current motion.
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

  /// Starts a drag at the current offset.
  mutating func press() { mover = .finger(start: unbanded(offset), travel: 0) }

  /// Sets the distance of a drag since its press, in pt, positive down or right.
  mutating func drag(to travel: Double) {
    guard case .finger(let start, _) = mover else { return }
    mover = .finger(start: start, travel: travel)
    offset = banded(start - travel)
  }

  /// Ends a drag at the finger's velocity, in pt/s, positive down or right.
  ///
  /// Recorded: past an edge, content that a resting finger releases starts back at `recoil`. Belief: if the
  /// finger moves inwards, the content keeps the finger's velocity, reduced by the rubber band, if that is
  /// higher than the recoil. An outward velocity is added to the recoil.
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
  /// Recorded: 8.0 pt at 480.8 pt/s, which is the distance of one frame at 60 Hz. A spring takes no such
  /// step.
  mutating func stepAhead() {
    switch mover {
    case .momentum: if offset == clamped { step(1 / 60) }
    case .aimed: step(1 / 60)
    case .nothing, .finger, .animation: break
    }
  }

  /// Returns the resting offset of a fling with a finger's velocity, in pt/s.
  ///
  /// Recorded: 12 values of `targetContentOffset`, within 0.4 pt.
  func projection(velocity: Double) -> Double {
    let way = max(0, abs(velocity) - AxisMotion.restSpeed) / AxisMotion.deceleration
    let place = velocity < 0 ? offset + way : offset - way
    return min(max(place, range.lowerBound), range.upperBound)
  }

  /// Sets the target of the content after a lift, in any direction.
  ///
  /// Documented: the content comes to rest at the target of
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`. Belief: it decelerates to the
  /// target. Content past its range returns to the edge first and ignores the target.
  mutating func aim(at target: Double) {
    guard offset == clamped, target != offset else { return }
    var velocity = 0.0
    if case .momentum(let now) = mover { velocity = now }
    let rate = min(max(velocity / (target - offset), 3), AxisMotion.frequency)
    mover = .aimed(Aim(from: offset, to: target, rate: rate))
  }

  /// Ends the motion at the current offset.
  mutating func stop() { mover = .nothing }

  /// Starts the spring if the content is past its range.
  mutating func settle() {
    mover = .momentum(velocity: 0)
    rest()
  }

  /// Starts an animated scroll to an offset inside or outside the range.
  mutating func glide(to target: Double) { mover = .animation(Glide(from: offset, to: target)) }

  /// The offset, clamped to the range.
  var clamped: Double { min(max(offset, range.lowerBound), range.upperBound) }

  /// Restarts a drag from the current offset, so that the next move does not jump.
  private mutating func holdOn() {
    guard case .finger(_, let travel) = mover else { return }
    mover = .finger(start: unbanded(offset) + travel, travel: travel)
  }
}

extension AxisMotion {
  /// The duration of an animated scroll, in s.
  ///
  /// Belief: this duration, with a slow start and end. The documentation says "at a constant velocity",
  /// which no recording shows.
  static let glideDuration = 0.3
  /// The deceleration rate, in 1/s, from a factor of 0.998 per ms (`DecelerationRate.normal`).
  ///
  /// [Measured](https://medium.com/@esskeetit/scrolling-mechanics-of-uiscrollview-142adee1142c) by a third
  /// party.
  static let deceleration = -1000 * log(0.998)
  /// The final speed of a fling, in pt/s.
  ///
  /// Recorded, as the rest of the fling.
  static let restSpeed = 10.0
  /// The spring's angular frequency, in 1/s: stiffness 120, mass 1, critically damped.
  ///
  /// Recorded, with `recoil`: a bounce of 177 pt, within 0.6 pt.
  static let frequency = 120.0.squareRoot()
  /// The initial speed of a spring per pt of overscroll, in 1/s, after a resting finger lifts.
  static let recoil = 7.2
  /// The distance to its target that ends a motion, in pt (belief).
  static let nearness = 0.5

  /// Advances the motion by a time, in s.
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

  /// Returns the edge that a spring pulls to, or `nil` inside the range.
  private func pull(_ velocity: Double) -> Double? {
    let isPastStart = velocity < 0 ? offset <= range.lowerBound : offset < range.lowerBound
    if isPastStart { return range.lowerBound }
    let isPastEnd = velocity > 0 ? offset >= range.upperBound : offset > range.upperBound
    return isPastEnd ? range.upperBound : nil
  }

  /// Decelerates inside the range, at most to an edge.
  ///
  /// - Returns: The time used, in s.
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

  /// Moves on a spring past an edge, at most back to the edge.
  ///
  /// Content that returns with a velocity continues inside the range.
  ///
  /// - Returns: The time used, in s.
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

  /// Ends a motion that has almost stopped, at its target.
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
