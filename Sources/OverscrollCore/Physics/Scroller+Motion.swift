// What moves the content by itself, from one motion to the next.
extension Scroller {
  /// Ends the motion that is due at `time` and starts what follows from it.
  mutating func endMotion() {
    switch motion {
    case .rest, .drag:
      break
    case .glide(let glide):
      let speed = motion.velocity(at: time)
      offset = glide.destination
      motion = .rest
      if glide.hitsBound, behavior.bounces { bounce(to: offset, velocity: speed) }
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

  /// Lets go of the content: back to a bound, to a snapping target, or on by momentum.
  ///
  /// To a target ahead that momentum comes near it glides, slowing down so that it ends there; a spring takes it to any
  /// other.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the offset, in pt/s.
  ///   - start: Where the content was as the gesture began, in pt; nil for where it is.
  ///   - isLift: Whether a finger lets go of it now. Momentum is then a frame ahead, as UIScrollView's, and a spring starts
  ///     at speed.
  mutating func release(velocity: Double, from start: Double? = nil, isLift: Bool = false) {
    guard bounds.contains(offset) else {
      return bounce(to: bounds.nearest(to: offset), velocity: velocity, mayPass: true, isLift: isLift)
    }
    defer { if isLift { stepAhead() } }
    let projected = offset + behavior.deceleration.reach(of: velocity)
    guard
      let target = snapTarget(
        projected: projected, from: offset, velocity: velocity, began: start ?? offset)
    else { return glide(velocity: velocity) }
    let velocity = behavior.snapping?.isByOne == true ? capped(velocity, to: target) : velocity
    guard let fitted = behavior.deceleration.fitted(toReach: target - offset, velocity: velocity)
    else { return bounce(to: target, velocity: velocity) }
    replan(
      ScrollMotion.Glide(
        start: time, origin: offset, velocity: velocity, deceleration: fitted, duration: 0,
        destination: offset, hitsBound: false, target: target))
  }

  /// Where content that is let go of comes to rest instead of where its momentum would bring it.
  ///
  /// Targets count inside the content. Momentum that ends in a held gap comes to the nearer of the gap's two ends: it
  /// stays open, or the content stands at its edge.
  ///
  /// - Parameters:
  ///   - projected: Where that would be, in pt; past a bound it counts as the bound.
  ///   - offset: Where the content is, in pt.
  ///   - velocity: The velocity of the offset, in pt/s; only its sign counts.
  ///   - start: Where the content was as the gesture began, in pt.
  /// - Returns: The offset within the bounds, in pt, or nil if nothing snaps.
  package func snapTarget(projected: Double, from offset: Double, velocity: Double, began start: Double)
    -> Double?
  {
    let projected = bounds.nearest(to: projected)
    guard let snapping = behavior.snapping,
      let nearest = snapping.target(projected: projected, from: offset, velocity: velocity)
    else { return nil }
    let end = geometry.maximumOffset
    let target = snapping.limited(
      nearest, at: offset.clamped(to: 0, end), from: start.clamped(to: 0, end), end: end
    ).clamped(to: 0, end)
    let edge = projected.clamped(to: 0, end)
    // The limit may keep a fling from the gap that its momentum would reach.
    guard edge != projected, !snapping.isByOne || target == edge else { return target }
    let bound = edge > projected ? bounds.lower : bounds.upper
    return abs(bound - projected) <= abs(projected - edge) ? bound : edge
  }

  /// The velocity, in pt/s, at which a spring does not pass its target: ω times the distance at most.
  private func capped(_ velocity: Double, to target: Double) -> Double {
    let limit = BounceSpring.frequency * (target - offset)
    guard velocity * limit > 0, velocity.magnitude > limit.magnitude else { return velocity }
    return limit
  }

  /// Lets the content go on by itself from where it is.
  mutating func glide(velocity: Double) {
    guard velocity != 0 else { return motion = .rest }
    replan(
      ScrollMotion.Glide(
        start: time, origin: offset, velocity: velocity, deceleration: behavior.deceleration, duration: 0,
        destination: offset, hitsBound: false))
  }

  /// Takes the first step of a glide that begins now.
  private mutating func stepAhead() {
    guard case .glide(var glide) = motion else { return }
    glide.ahead = Deceleration.firstStep
    motion = .glide(glide)
    advance(to: time)
  }

  /// Works out where and when a glide ends between the bounds as they are.
  mutating func replan(_ plan: ScrollMotion.Glide) {
    var glide = plan
    let end = glide.target ?? glide.origin + glide.deceleration.reach(of: glide.velocity)
    glide.destination = bounds.nearest(to: end)
    glide.duration = glide.deceleration.duration(of: glide.velocity)
    let crossing = glide.deceleration.age(
      forTravel: glide.destination - glide.origin, velocity: glide.velocity)
    glide.hitsBound = glide.destination != end && crossing <= glide.duration
    if glide.hitsBound { glide.duration = crossing }
    motion = .glide(glide)
  }

  /// Springs the content to a target.
  ///
  /// - Parameters:
  ///   - target: Where to, in pt.
  ///   - velocity: The velocity of the offset, in pt/s.
  ///   - mayPass: Whether content that comes from outside the bounds, faster than the spring, passes the bound
  ///     and goes on by momentum: it does as a finger throws it. Where the bounds are hard it stops there.
  ///   - isLift: Whether a finger lets go of the content now, so that the spring starts at speed.
  mutating func bounce(to target: Double, velocity: Double, mayPass: Bool = false, isLift: Bool = false) {
    let spring =
      isLift
      ? BounceSpring(lettingGoAt: offset - target, velocity: velocity)
      : BounceSpring(displacement: offset - target, velocity: velocity)
    let rest = spring.restAge
    let crossing = mayPass || !behavior.bounces ? spring.crossingAge : .infinity
    motion = .bounce(
      ScrollMotion.Bounce(
        start: time, target: target, spring: spring, duration: min(rest, crossing),
        passesTarget: mayPass && crossing <= rest, lift: isLift ? velocity : .infinity))
  }

  /// Springs the content to another target than the motion that runs: at that motion's velocity.
  ///
  /// A finger's lift counts anew in its instant, because it may open the gap that the content goes back to. Content on its
  /// way back from a lift does not pass a gap that opens before it.
  mutating func rebounce(to target: Double) {
    let velocity = motion.velocity(at: time)
    guard case .bounce(let bounce) = motion, bounce.lift.isFinite else {
      return self.bounce(to: target, velocity: velocity)
    }
    if bounce.start == time {
      self.bounce(to: target, velocity: bounce.lift, isLift: true)
    } else {
      self.bounce(to: target, velocity: capped(velocity, to: target))
    }
  }

  /// Moves the content to a target over a fixed time, or at once where the reader asked for less motion.
  mutating func animate(to target: Double, over duration: Double) {
    let target = bounds.nearest(to: target)
    guard !behavior.reducesMotion, target != offset else {
      offset = target
      return motion = .rest
    }
    motion = .timed(
      ScrollMotion.Timed(
        start: time, target: target,
        curve: TimedCurve(duration: duration, distance: target - offset)))
  }
}
