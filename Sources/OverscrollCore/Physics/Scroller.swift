/// Where the content is and what moves it: drag, rubber band, momentum, bounce and animated scrolls.
///
/// A value that knows nothing about refreshing: for it, a held gap only widens the range to rest in. Time is
/// passed in, never read from a clock. All lengths are in pt and all times in s; offsets grow towards the end
/// of the content.
struct Scroller: Hashable, Sendable {
  /// How long an animated scroll takes, in s.
  static let scrollDuration = 0.3
  /// How long a notch of a wheel is spread over, in s.
  static let notchDuration = 0.15

  /// The instant, in s, that the scroller has been brought to.
  var time = 0.0
  /// The content offset at that instant, in pt: 0 at the start, negative when pulled past it.
  var offset = 0.0
  /// What moves the content.
  var motion = ScrollMotion.rest
  /// How input is answered.
  ///
  /// A change applies from the next input on.
  var behavior = ScrollBehavior() {
    didSet { boundsChanged() }
  }
  /// The extents.
  ///
  /// The content stays where it is when they change, or is sprung back to the nearer bound.
  var geometry = ScrollExtents(viewport: 0, content: 0) {
    didSet { boundsChanged() }
  }
  /// The gap held at each edge, in pt.
  var gaps = EdgePair<Double>.zero

  private(set) var bounds = ScrollBounds(
    geometry: ScrollExtents(viewport: 0, content: 0), gaps: .zero, bounces: true)
  var tracker = VelocityTracker()

  /// Makes a scroller at rest, without content.
  init() {}

  /// The velocity of the offset at `time`, in pt/s.
  var velocity: Double {
    switch motion {
    case .drag(let drag): -tracker.velocity(at: time) * bounds.slope(atWanted: drag.wanted)
    case .rest, .glide, .bounce, .timed: motion.velocity(at: time)
    }
  }

  /// Brings the scroller to a later instant, and ends each motion on the way at its own instant.
  ///
  /// - Parameter instant: When, in s. One before `time`, or not finite, is ignored.
  /// - Complexity: O(1).
  mutating func advance(to instant: Double) {
    guard instant.isFinite, instant >= time else { return }
    var turns = 0
    while motion.end <= instant {
      time = max(time, motion.end)
      endMotion()
      turns += 1
      if turns > 16 { motion = .rest }
    }
    if let moved = motion.offset(at: instant) { offset = moved }
    time = instant
  }

  /// Reserves a gap at each edge, or gives it back.
  ///
  /// The content does not move in this instant.
  ///
  /// - Parameters:
  ///   - gaps: The gap at each edge, in pt. Negative and non-finite values count as 0.
  ///   - revealed: The edge whose gap a spring brings into sight, unless a finger holds the content.
  mutating func hold(_ gaps: EdgePair<Double>, revealing revealed: ScrollEdge?) {
    let gaps = EdgePair(start: gaps.start.asExtent, end: gaps.end.asExtent)
    if gaps != self.gaps {
      self.gaps = gaps
      boundsChanged()
    }
    guard let revealed, !motion.isDrag else { return }
    let target = revealed == .start ? bounds.lower : bounds.upper
    if offset != target || motion.runsByItself { bounce(to: target, velocity: motion.velocity(at: time)) }
  }

  /// Puts the content somewhere, as an observed platform did.
  mutating func place(at offset: Double) {
    self.offset = offset
    motion = .rest
  }

  private mutating func boundsChanged() {
    bounds = ScrollBounds(geometry: geometry, gaps: gaps, bounces: behavior.bounces)
    guard behavior.source == .driven else { return }
    let nearest = bounds.nearest(to: offset)
    switch motion {
    case .rest:
      if offset != nearest { bounce(to: nearest, velocity: 0) }
    case .drag(var drag):
      guard bounds.canHold(offset) else { return bounce(to: nearest, velocity: 0) }
      drag.base = drag.finger + bounds.wanted(forOffset: offset)
      motion = .drag(drag)
    case .glide(let glide):
      if offset == nearest { replan(glide) } else { bounce(to: nearest, velocity: motion.velocity(at: time)) }
    case .bounce(let running):
      let target = offset == nearest ? bounds.nearest(to: running.target) : nearest
      if target != running.target { bounce(to: target, velocity: motion.velocity(at: time)) }
    case .timed(let timed):
      if !bounds.contains(timed.target) {
        bounce(to: bounds.nearest(to: timed.target), velocity: motion.velocity(at: time))
      }
    }
  }

  /// The same scroller with times as ages, and without what can no longer matter.
  func canonical(at instant: Double) -> Scroller {
    var result = self
    result.time = 0
    result.motion.moveTimes(by: -instant)
    result.tracker = motion.isDrag ? tracker.canonical(at: instant) : VelocityTracker()
    if case .drag(var drag) = result.motion, tracker.age(at: instant) > Flick.pause {
      drag.carried = 0
      result.motion = .drag(drag)
    }
    return result
  }
}

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
      if bounce.passesTarget { glide(velocity: speed) }
    case .timed(let timed):
      offset = timed.target
      motion = .rest
    }
  }

  /// Lets go of the content: back to a bound, to a snapping target, or on by momentum.
  ///
  /// - Parameter velocity: The velocity of the offset, in pt/s.
  mutating func release(velocity: Double) {
    guard bounds.contains(offset) else {
      return bounce(to: bounds.nearest(to: offset), velocity: velocity, mayPass: true)
    }
    let projected = offset + behavior.deceleration.reach(of: velocity)
    guard let target = snapTarget(projected: projected, from: offset, velocity: velocity)
    else { return glide(velocity: velocity) }
    bounce(to: target, velocity: velocity)
  }

  /// Where content that is let go of comes to rest instead of where its momentum would bring it.
  ///
  /// - Parameters:
  ///   - projected: Where that would be, in pt; past a bound it counts as the bound.
  ///   - offset: Where the content is, in pt.
  ///   - velocity: The velocity of the offset, in pt/s; only its sign counts.
  /// - Returns: The snapping target, in pt; nil where there is none, and past a bound, which the content comes back to.
  func snapTarget(projected: Double, from offset: Double, velocity: Double) -> Double? {
    guard bounds.contains(offset) else { return nil }
    return behavior.snapping?
      .target(projected: bounds.nearest(to: projected), from: offset, velocity: velocity)
      .map { bounds.nearest(to: $0) }
  }

  /// Lets the content go on by itself from where it is.
  mutating func glide(velocity: Double) {
    guard velocity != 0 else { return motion = .rest }
    replan(
      ScrollMotion.Glide(
        start: time, origin: offset, velocity: velocity, deceleration: behavior.deceleration, duration: 0,
        destination: offset, hitsBound: false))
  }

  /// Works out where and when a glide ends between the bounds as they are.
  ///
  /// It is at rest within half a point of where it would come to rest in the end, and then exactly there.
  mutating func replan(_ plan: ScrollMotion.Glide) {
    var glide = plan
    let reach = glide.deceleration.reach(of: glide.velocity)
    let asymptote = glide.origin + reach
    glide.destination = bounds.nearest(to: asymptote)
    glide.duration = glide.deceleration.age(
      forTravel: reach.magnitude - BounceSpring.restDistance, velocity: glide.velocity.magnitude)
    if glide.duration == .infinity { glide.duration = 0 }
    let crossing = glide.deceleration.age(
      forTravel: glide.destination - glide.origin, velocity: glide.velocity)
    glide.hitsBound = glide.destination != asymptote && crossing <= glide.duration
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
  mutating func bounce(to target: Double, velocity: Double, mayPass: Bool = false) {
    let spring = BounceSpring(displacement: offset - target, velocity: velocity)
    let rest = spring.restAge
    let crossing = mayPass || !behavior.bounces ? spring.crossingAge : .infinity
    motion = .bounce(
      ScrollMotion.Bounce(
        start: time, target: target, spring: spring, duration: min(rest, crossing),
        passesTarget: mayPass && crossing <= rest))
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
        start: time, origin: offset, target: target,
        curve: TimedCurve(duration: duration, distance: target - offset)))
  }
}
