import Foundation

/// The offset and motion of a platform scroll view along one axis.
///
/// "Recorded" in the comments refers to recordings of a UIKit scroll view in
/// `Tests/Fixtures/ios-scroll.json`.
struct AxisMotion {
  /// The cause of the content's motion.
  enum Mover: Equatable {
    /// The content does not move. The offset may be outside the range.
    case nothing
    /// A finger drags the content, and has moved by `travel` since the drag began.
    ///
    /// `start` is the first offset of the drag, without the rubber band.
    case finger(start: Double, travel: Double)
    /// A finger has released content past an edge at a velocity in pt/s.
    ///
    /// The spring begins with the next step.
    case released(velocity: Double)
    /// The content decelerates inside its range, or springs back outside. The velocity is in pt/s.
    case momentum(velocity: Double)
    /// Code scrolls the content with an animation.
    case animation(Glide)
    /// The content decelerates to a target offset.
    case aimed(Aim)
  }

  /// An animated scroll from code.
  ///
  /// The age is in s.
  struct Glide: Equatable {
    let from: Double
    let to: Double
    var age = 0.0
  }

  /// A deceleration to a target offset.
  ///
  /// The distance to the target shrinks exponentially with `rate`, in 1/s. The age is in s.
  struct Aim: Equatable {
    let from: Double
    let to: Double
    let rate: Double
    var age = 0.0
  }

  /// The content offset, in pt.
  private(set) var offset = 0.0
  private(set) var mover = Mover.nothing
  /// The range of offsets without overscroll, in pt.
  private(set) var range = 0.0...0.0
  /// The length of the viewport, in pt.
  private(set) var viewport = 0.0
  /// Whether the content can move past its range.
  var bounces = true

  /// Sets the range and the viewport's length, and keeps the offset.
  ///
  /// Belief: a drag continues without a jump. A spring that would not have crossed its edge does not cross
  /// the new edge.
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
  /// Belief: a drag continues from the new offset, and the target of a deceleration moves with the offset.
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

  /// Sets the distance of a drag since it began, in pt, positive down or right.
  mutating func drag(to travel: Double) {
    guard case .finger(let start, _) = mover else { return }
    mover = .finger(start: start, travel: travel)
    offset = banded(start - travel)
  }

  /// Ends a drag at the finger's velocity, in pt/s, positive down or right.
  ///
  /// Recorded: if a finger that does not move releases content past an edge, the content starts to return
  /// with a speed of `recoil` per pt of overscroll. Belief: if the finger moves inwards, the content
  /// starts with the higher of that speed and the finger's speed, reduced by the rubber band. If the finger
  /// moves outwards, its velocity is added to that of the return. The spring begins with the next frame, so
  /// it pulls to the edge that the range then has.
  mutating func lift(velocity: Double) {
    guard case .finger(let start, let travel) = mover else { return }
    let velocity = -velocity * slope(at: start - travel)
    mover = offset == clamped ? .momentum(velocity: velocity) : .released(velocity: velocity)
    rest()
  }

  /// Starts the motion of content that a finger has released.
  private mutating func recoil(velocity: Double) {
    let pull = offset - clamped
    let way = pull > 0 ? -1.0 : 1.0
    let inwards = velocity * way
    mover = .momentum(
      velocity: pull == 0 ? velocity : way * max(inwards, min(inwards, 0) + AxisMotion.recoil * abs(pull)))
    rest()
  }

  /// Advances momentum by one frame at 60 Hz, in the event of the finger's lift.
  ///
  /// Recorded: the content moves by 8.0 pt at 480.8 pt/s, the distance of one such frame. A spring does not
  /// move in that event.
  mutating func stepAhead() {
    switch mover {
    case .momentum: if offset == clamped { step(1 / 60) }
    case .aimed: step(1 / 60)
    case .nothing, .finger, .released, .animation: break
    }
  }

  /// Returns the final offset of a fling.
  ///
  /// 12 recorded values of `targetContentOffset` differ by at most 0.4 pt from the result.
  ///
  /// - Parameter velocity: The finger's velocity, in pt/s, positive down or right.
  func projection(velocity: Double) -> Double {
    let way = max(0, abs(velocity) - AxisMotion.restSpeed) / AxisMotion.deceleration
    let place = velocity < 0 ? offset + way : offset - way
    return min(max(place, range.lowerBound), range.upperBound)
  }

  /// Sets the final offset of the content after the finger has lifted.
  ///
  /// As documented, the content stops at the target that
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` sets. The target may be in either
  /// direction. Belief: the content decelerates to the target. Content past an edge ignores the target and
  /// returns to the edge.
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

  /// Begins the drag again at the current offset, so that the next movement does not make the content jump.
  private mutating func holdOn() {
    guard case .finger(_, let travel) = mover else { return }
    mover = .finger(start: unbanded(offset) + travel, travel: travel)
  }
}

extension AxisMotion {
  /// The duration of an animated scroll, in s.
  ///
  /// Belief: the duration, and a slow start and end. Apple's documentation says "at a constant velocity",
  /// but no recording shows that.
  static let glideDuration = 0.3
  /// The exponential rate of deceleration, in 1/s.
  ///
  /// The speed is multiplied by 0.998 (`DecelerationRate.normal`) in each ms, as a third party has
  /// [measured](https://medium.com/@esskeetit/scrolling-mechanics-of-uiscrollview-142adee1142c).
  static let deceleration = -1000 * log(0.998)
  /// The final speed of a fling, in pt/s, as recorded.
  static let restSpeed = 10.0
  /// The spring's angular frequency, in 1/s: stiffness 120, mass 1, critically damped.
  ///
  /// With this value and `recoil`, the motion is within 0.6 pt of a recorded bounce of 177 pt.
  static let frequency = 120.0.squareRoot()
  /// The initial speed of a spring per pt of overscroll, in 1/s, if the finger did not move before its
  /// lift.
  static let recoil = 7.2
  /// The final distance of a motion from its target, in pt (assumed).
  static let nearness = 0.5

  /// Advances the motion by a time, in s.
  mutating func step(_ seconds: Double) {
    switch mover {
    case .nothing, .finger: break
    case .released(let velocity):
      recoil(velocity: velocity)
      step(seconds)
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

  /// Returns the offset of the edge that the spring pulls to, or `nil` inside the range.
  private func pull(_ velocity: Double) -> Double? {
    let isPastStart = velocity < 0 ? offset <= range.lowerBound : offset < range.lowerBound
    if isPastStart { return range.lowerBound }
    let isPastEnd = velocity > 0 ? offset >= range.upperBound : offset > range.upperBound
    return isPastEnd ? range.upperBound : nil
  }

  /// Decelerates inside the range, at most until the content reaches an edge.
  ///
  /// - Returns: The duration of this motion, in s, which may be shorter than `seconds`.
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

  /// Moves the content by the spring past an edge, at most until the content is back at the edge.
  ///
  /// The remaining velocity then moves the content on inside the range.
  ///
  /// - Returns: The duration of this motion, in s, which may be shorter than `seconds`.
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

  /// Ends a motion that is almost over, and sets the offset to its edge after a spring.
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
