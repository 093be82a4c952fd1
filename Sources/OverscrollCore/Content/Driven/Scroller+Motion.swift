// Motions without a finger, and the motion that follows each of them.
extension Scroller {
  /// Ends the motion at `time` and starts the next motion, if any.
  mutating func endMotion() {
    switch motion {
    case .rest, .drag:
      break
    case .deceleration(let deceleration):
      let speed = motion.velocity(at: time)
      offset = deceleration.destination
      motion = .rest
      if deceleration.hitsBound, behavior.bounces { bounce(to: offset, velocity: speed) }
    case .bounce(let bounce):
      let speed = motion.velocity(at: time)
      offset = bounce.target
      motion = .rest
      if bounce.passesTarget { release(velocity: speed) }
    case .timed(let timed):
      offset = timed.target
      motion = .rest
    }
  }

  /// Releases the content: back to a bound, to a snap target, or into a deceleration.
  ///
  /// A fitted deceleration moves the content to a snap target that is ahead and near the end of the
  /// momentum. A spring moves the content to all remaining snap targets.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the offset, in pt/s.
  ///   - start: The offset at the start of the gesture, in pt; `nil` for the current offset.
  ///   - isLift: Whether a finger lifts now. A deceleration then begins with the movement of one frame, as
  ///     in UIScrollView. A spring starts with the recoil speed.
  ///   - targets: The snap targets that a list has placed, or `nil` for the behavior's targets.
  mutating func release(
    velocity: Double, from start: Double? = nil, isLift: Bool = false, to targets: SnapTargets? = nil
  ) {
    snapRequest = nil
    guard bounds.contains(offset) else {
      return bounce(to: bounds.nearest(to: offset), velocity: velocity, mayPass: true, isLift: isLift)
    }
    defer { if isLift { stepAhead() } }
    let projected = offset + behavior.deceleration.reach(of: velocity)
    if targets == nil, behavior.snapping?.isPlacedByList == true {
      snapRequest = SnapRequest(
        time: time, offset: offset, velocity: velocity, projected: bounds.nearest(to: projected),
        start: start ?? offset, isLift: isLift)
    }
    guard
      let target = snapTarget(
        projected: projected, from: offset, velocity: velocity, began: start ?? offset, among: targets)
    else { return decelerate(velocity: velocity) }
    let velocity = behavior.snapping?.isByOne == true ? capped(velocity, to: target) : velocity
    guard let fitted = behavior.deceleration.fitted(toReach: target - offset, velocity: velocity)
    else { return bounce(to: target, velocity: velocity) }
    replan(
      ScrollMotion.DecelerationMotion(
        start: time, origin: offset, velocity: velocity, curve: fitted, duration: 0,
        destination: offset, hitsBound: false, target: target))
  }

  /// Returns the snap target of released content, or `nil` if nothing snaps.
  ///
  /// Snap targets apply inside the content. If momentum ends in a gap, the target is the nearer end of the
  /// gap: the bound or the content's edge.
  ///
  /// - Parameters:
  ///   - projected: The end of the momentum, in pt, clamped to the bounds.
  ///   - offset: The current offset, in pt.
  ///   - velocity: The velocity of the offset, in pt/s. Only its sign matters.
  ///   - start: The offset at the start of the gesture, in pt.
  ///   - range: The bounds; `nil` for the scroller's own bounds.
  ///   - targets: The snap targets that a list has placed, or `nil` for the behavior's targets.
  /// - Returns: The offset within the bounds, in pt, or `nil`.
  package func snapTarget(
    projected: Double, from offset: Double, velocity: Double, began start: Double,
    within range: ScrollBounds? = nil, among targets: SnapTargets? = nil
  ) -> Double? {
    let bounds = range ?? self.bounds
    let projected = bounds.nearest(to: projected)
    guard let snapping = targets ?? behavior.snapping,
      let nearest = snapping.target(projected: projected, from: offset, velocity: velocity)
    else { return nil }
    let end = geometry.maximumOffset
    let target = snapping.limited(
      nearest, at: offset.clamped(to: 0, end), from: start.clamped(to: 0, end), end: end
    ).clamped(to: 0, end)
    let edge = projected.clamped(to: 0, end)
    // The limit may prevent a fling from reaching the gap.
    guard edge != projected, !snapping.isByOne || target == edge else { return target }
    let bound = edge > projected ? bounds.lower : bounds.upper
    return abs(bound - projected) <= abs(projected - edge) ? bound : edge
  }

  /// Returns a velocity, in pt/s, capped so that a spring does not pass its target.
  ///
  /// The cap is ω times the distance.
  func capped(_ velocity: Double, to target: Double) -> Double {
    let limit = BounceSpring.frequency * (target - offset)
    guard velocity * limit > 0, velocity.magnitude > limit.magnitude else { return velocity }
    return limit
  }

  /// Starts a deceleration from the current offset.
  mutating func decelerate(velocity: Double) {
    guard velocity != 0 else { return motion = .rest }
    replan(
      ScrollMotion.DecelerationMotion(
        start: time, origin: offset, velocity: velocity, curve: behavior.deceleration, duration: 0,
        destination: offset, hitsBound: false))
  }

  /// Advances a new deceleration by its first step.
  private mutating func stepAhead() {
    guard case .deceleration(var deceleration) = motion else { return }
    deceleration.ahead = Deceleration.firstStep
    motion = .deceleration(deceleration)
    advance(to: time)
  }

  /// Computes the end of a deceleration within the current bounds, and starts the deceleration.
  mutating func replan(_ plan: ScrollMotion.DecelerationMotion) {
    var deceleration = plan
    let end = deceleration.target ?? deceleration.origin + deceleration.curve.reach(of: deceleration.velocity)
    deceleration.destination = bounds.nearest(to: end)
    deceleration.duration = deceleration.curve.duration(of: deceleration.velocity)
    let crossing = deceleration.curve.age(
      forTravel: deceleration.destination - deceleration.origin, velocity: deceleration.velocity)
    deceleration.hitsBound = deceleration.destination != end && crossing <= deceleration.duration
    if deceleration.hitsBound { deceleration.duration = crossing }
    motion = .deceleration(deceleration)
  }

  /// Starts a spring that moves the content to a target.
  ///
  /// - Parameters:
  ///   - target: The target offset, in pt.
  ///   - velocity: The velocity of the offset, in pt/s.
  ///   - mayPass: Whether content that returns fast from outside the bounds may cross the bound and then
  ///     decelerate inside. If false, content at hard bounds stops at the bound.
  ///   - isLift: Whether a finger lifts now, so that the spring starts with the recoil speed.
  mutating func bounce(to target: Double, velocity: Double, mayPass: Bool = false, isLift: Bool = false) {
    let spring =
      isLift
      ? BounceSpring(lettingGoAt: offset - target, velocity: velocity)
      : BounceSpring(displacement: offset - target, velocity: velocity)
    let rest = spring.restAge
    let crossing = mayPass || !behavior.bounces ? spring.crossingAge : .infinity
    motion = .bounce(
      ScrollMotion.SpringMotion(
        start: time, target: target, spring: spring, duration: min(rest, crossing),
        passesTarget: mayPass && crossing <= rest, liftVelocity: isLift ? velocity : .infinity))
  }

  /// Starts a spring to a new target with the velocity of the current motion.
  ///
  /// A lift may open a gap, which becomes the new target. At the instant of the lift, the spring starts
  /// again with the velocity of the lift. If a gap opens later in front of returning content, the velocity
  /// is capped so that the content does not pass the gap.
  mutating func rebounce(to target: Double) {
    let velocity = motion.velocity(at: time)
    guard case .bounce(let bounce) = motion, bounce.liftVelocity.isFinite else {
      return self.bounce(to: target, velocity: velocity)
    }
    if bounce.start == time {
      self.bounce(to: target, velocity: bounce.liftVelocity, isLift: true)
    } else {
      self.bounce(to: target, velocity: capped(velocity, to: target))
    }
  }

  /// Animates the content to a target over a fixed duration.
  ///
  /// With reduced motion, the content moves to the target at once.
  mutating func animate(to target: Double, over duration: Double) {
    let target = bounds.nearest(to: target)
    guard !behavior.reducesMotion, target != offset else {
      offset = target
      return motion = .rest
    }
    motion = .timed(
      ScrollMotion.TimedMotion(
        start: time, target: target,
        curve: TimedCurve(duration: duration, distance: target - offset)))
  }
}
