/// Where the content is and what moves it: drag, rubber band, momentum, bounce and animated scrolls.
///
/// A value that knows nothing about refreshing: for it, a held gap only widens the range to rest in. Time is
/// passed in, never read from a clock. All lengths are in pt and all times in s; offsets grow towards the end
/// of the content.
@usableFromInline package struct Scroller: Hashable, Sendable {
  /// How long an animated scroll takes, in s.
  package static let scrollDuration = 0.3
  /// How long a notch of a wheel is spread over, in s.
  static let notchDuration = 0.15

  /// The instant, in s, that the scroller has been brought to.
  var time = 0.0
  /// The content offset at that instant, in pt: 0 at the start, negative when pulled past it.
  @usableFromInline package var offset = 0.0
  /// What moves the content.
  @usableFromInline package var motion = ScrollMotion.rest
  /// How input is answered.
  ///
  /// A change applies from the next input on.
  @usableFromInline package var behavior = ScrollBehavior() {
    didSet {
      if behavior.bounces != oldValue.bounces || behavior.source != oldValue.source { boundsChanged() }
    }
  }
  /// The extents.
  ///
  /// The content stays where it is when they change, or is sprung back to the nearer bound.
  package var geometry = ScrollExtents(viewport: 0, content: 0) {
    didSet { boundsChanged() }
  }
  /// The gap held at each edge, in pt.
  var gaps = EdgePair<Double>.zero

  package private(set) var bounds = ScrollBounds(
    geometry: ScrollExtents(viewport: 0, content: 0), gaps: .zero, bounces: true)
  var tracker = VelocityTracker()

  /// Makes a scroller at rest, without content.
  init() {}

  /// The velocity of the offset at `time`, in pt/s.
  package var velocity: Double {
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
    if offset != target || motion.runsByItself { rebounce(to: target) }
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
      if target != running.target { rebounce(to: target) }
    case .timed(let timed):
      if !bounds.contains(timed.target) {
        bounce(to: bounds.nearest(to: timed.target), velocity: motion.velocity(at: time))
      }
    }
  }
}
