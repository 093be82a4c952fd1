extension ScrollEngine {
  /// What the engine does by itself at an instant.
  private enum Due {
    /// A motion ends, a platform's rest is certain, or an edge should look at the content now: it may leave its reach.
    case motion
    /// A phase of the edge ends.
    case phase(ScrollEdge)
    /// The content comes back through the edge's threshold by itself.
    case passage(ScrollEdge)
    /// The content comes near the edge by itself.
    case approach(ScrollEdge)
  }

  /// The next instant, in s, at which something changes without an event, or infinity.
  ///
  /// A host that draws nothing in between can sleep until then.
  public var nextDeadline: Double { nextDue().instant }

  /// Performs everything that is due up to an instant, in order, each thing at its own.
  mutating func advance(to instant: Double, _ effects: inout ScrollEffects) {
    var rounds = 0
    while rounds < 64 {
      let next = nextDue()
      guard next.instant <= instant else { break }
      move(to: max(time, next.instant))
      follow(&effects)
      perform(next.due, &effects)
      follow(&effects)
      rounds += 1
    }
    move(to: instant)
    follow(&effects)
  }

  private mutating func move(to instant: Double) {
    time = instant
    if scroller.behavior.source == .driven { scroller.advance(to: instant) } else { scroller.time = instant }
  }

  private mutating func perform(_ due: Due, _ effects: inout ScrollEffects) {
    switch due {
    case .motion: platform.settle(at: time)
    case .phase(let edge): turn(edge, &effects) { $0.expire(&$1) }
    case .passage(let edge): turn(edge, &effects) { $0.passInward(&$1) }
    case .approach(let edge): startApproach(edge, &effects)
    }
  }

  private func nextDue() -> (instant: Double, due: Due) {
    var next = (instant: motionEnd, due: Due.motion)
    look(for: .start, &next)
    look(for: .end, &next)
    return next
  }

  private func look(for edge: ScrollEdge, _ next: inout (instant: Double, due: Due)) {
    let phase = deadline(of: edge)
    if phase < next.instant { next = (phase, .phase(edge)) }
    guard scroller.motion.runsByItself else { return }
    let passage = passageInstant(of: edge)
    if passage < next.instant { next = (passage, .passage(edge)) }
    let approach = approachInstant(of: edge)
    if approach < next.instant { next = (approach, .approach(edge)) }
    let look = min(lookInstant(of: edge), leavingInstant(of: edge))
    if look < next.instant { next = (look, .motion) }
  }

  /// When the content leaves the reach of an edge that waits for that: a hair outside, so that it is seen.
  private func leavingInstant(of edge: ScrollEdge) -> Double {
    let reach = approachDistance(of: edge)
    guard reach >= 0, latches[edge].opensOutOfReach, distance(to: edge) <= reach else { return .infinity }
    return firstInstant(past: edge, by: -reach - 0x1p-20)
  }

  private var motionEnd: Double {
    switch scroller.behavior.source {
    case .driven: scroller.motion.end
    case .observed: platform.deadline
    }
  }

  private func passageInstant(of edge: ScrollEdge) -> Double {
    guard edges[edge].startsOnReturn else { return .infinity }
    return firstInstant(past: edge, by: edges[edge].resolution.trigger)
  }

  private func approachInstant(of edge: ScrollEdge) -> Double {
    guard approaches(edge) else { return .infinity }
    return firstInstant(past: edge, by: -approachDistance(of: edge))
  }

  /// When the edge has something to see that may be over before the motion ends.
  ///
  /// It is a hair inside the overscroll that the edge waits for, so that it is seen.
  private func lookInstant(of edge: ScrollEdge) -> Double {
    guard let watched = edges[edge].watchedOverscroll, let end = scroller.motion.destination,
      scroller.geometry.overscroll(past: edge, at: end) > watched
    else { return .infinity }
    return firstInstant(past: edge, by: watched - 0x1p-20)
  }

  private func firstInstant(past edge: ScrollEdge, by overscroll: Double) -> Double {
    let offset = scroller.geometry.offset(forOverscroll: overscroll, past: edge)
    return scroller.motion.firstInstant(reaching: offset, after: time)
  }
}
