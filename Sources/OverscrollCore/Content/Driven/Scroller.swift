/// The content's offset and motion: drags, rubber band, deceleration, bounces and animated scrolls.
///
/// The scroller is a value. It does not handle refreshing: a gap only extends the range of the offset at
/// rest. The caller passes the time, and the scroller reads no clock. All lengths are in pt and all times
/// in s. Offsets grow toward the end of the content.
@usableFromInline package struct Scroller: Hashable, Sendable {
  /// The duration of an animated scroll, in s.
  package static let scrollDuration = 0.3
  /// The duration of the animation for one wheel notch, in s.
  static let notchDuration = 0.15

  /// The scroller's current time, in s.
  package internal(set) var time = 0.0
  /// The content offset at `time`, in pt: 0 at the start, negative past it.
  @usableFromInline package var offset = 0.0
  /// The content's motion.
  @usableFromInline package var motion = ScrollMotion.rest
  /// The response to input.
  ///
  /// A change applies from the next input on.
  @usableFromInline package var behavior = ScrollBehavior() {
    didSet {
      if behavior.bounces != oldValue.bounces || behavior.source != oldValue.source { updateBounds() }
    }
  }
  /// The extents of the viewport and the content.
  ///
  /// After a change the content stays in place, or a spring moves it to the nearer bound.
  package var geometry = ScrollExtents(viewport: 0, content: 0) {
    didSet { updateBounds() }
  }
  /// The gap reserved at each edge, in pt.
  package internal(set) var gaps = EdgePair<Double>.zero

  package private(set) var bounds = ScrollBounds(
    geometry: ScrollExtents(viewport: 0, content: 0), gaps: .zero, bounces: true)
  var tracker = VelocityTracker()
  /// The latest release whose snap target a list has to choose, or `nil`.
  package internal(set) var snapRequest: SnapRequest?

  /// Makes a scroller at rest, without content.
  package init() {}

  /// The velocity of the offset at `time`, in pt/s.
  package var velocity: Double {
    switch motion {
    case .drag(let drag): -tracker.velocity(at: time) * bounds.slope(atUnresisted: drag.unresistedOffset)
    case .rest, .deceleration, .bounce, .timed: motion.velocity(at: time)
    }
  }

  /// Advances the scroller to a later instant and ends each motion at its own time.
  ///
  /// - Parameter instant: The new time, in s. An instant before `time`, or a non-finite instant, is
  ///   ignored.
  /// - Complexity: O(1).
  package mutating func advance(to instant: Double) {
    guard instant.isFinite, instant >= time else { return }
    var endedCount = 0
    while motion.end <= instant {
      time = max(time, motion.end)
      endMotion()
      endedCount += 1
      if endedCount > 16 { motion = .rest }
    }
    if let moved = motion.offset(at: instant) { offset = moved }
    time = instant
  }

  /// Sets the gap at each edge.
  ///
  /// The content does not move at this instant.
  ///
  /// - Parameters:
  ///   - gaps: The gap at each edge, in pt. Negative and non-finite values become 0.
  ///   - revealed: The edge whose gap a spring scrolls into view, unless a finger drags the content.
  package mutating func setGaps(_ gaps: EdgePair<Double>, revealing revealed: ScrollEdge?) {
    let gaps = EdgePair(start: gaps.start.asExtent, end: gaps.end.asExtent)
    if gaps != self.gaps {
      self.gaps = gaps
      updateBounds()
    }
    guard let revealed, !motion.isDrag else { return }
    let target = revealed == .start ? bounds.lower : bounds.upper
    if offset != target || motion.runsByItself { rebounce(to: target) }
  }

  /// Sets the offset at rest, for example from a platform's report.
  package mutating func reset(at offset: Double) {
    self.offset = offset
    motion = .rest
  }

  private mutating func updateBounds() {
    bounds = ScrollBounds(geometry: geometry, gaps: gaps, bounces: behavior.bounces)
    guard behavior.source == .engine else { return }
    let nearest = bounds.nearest(to: offset)
    switch motion {
    case .rest:
      if offset != nearest { bounce(to: nearest, velocity: 0) }
    case .drag(var drag):
      guard bounds.isReachable(offset) else { return bounce(to: nearest, velocity: 0) }
      drag.base = drag.finger + bounds.unresistedOffset(forOffset: offset)
      motion = .drag(drag)
    case .deceleration(let deceleration):
      if offset == nearest {
        replan(deceleration)
      } else {
        bounce(to: nearest, velocity: inwardVelocity(to: nearest))
      }
    case .bounce(let running):
      let target = offset == nearest ? bounds.nearest(to: running.target) : nearest
      if target != running.target { rebounce(to: target) }
    case .timed(let timed):
      if !bounds.contains(timed.target) {
        let target = bounds.nearest(to: timed.target)
        bounce(to: target, velocity: capped(inwardVelocity(to: target), to: target))
      }
    }
  }

  /// Returns the velocity of the motion toward a target, in pt/s.
  ///
  /// It is 0 if the content moves away from the target. The content has become shorter, and at its old
  /// velocity it could leave the viewport.
  private func inwardVelocity(to target: Double) -> Double {
    let velocity = motion.velocity(at: time)
    return velocity * (target - offset) > 0 ? velocity : 0
  }
}
