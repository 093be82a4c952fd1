extension ScrollEngine {
  /// The instant, in s of the host's time, that the engine has been brought to.
  package var hostTime: Double { time - lead }

  /// How far, in s, an event may be behind the engine's time, as where a busy host delivers late.
  static let lateness = 2.0

  /// The furthest, in s, that an instant of a host's may be from 0: 2^32, 136 years, exact to a millionth.
  static let latest = 4_294_967_296.0

  /// An instant of the host's in the engine's own time, in s.
  ///
  /// If a clock is set back, or one wrong time came before, everything under way would wait until the old
  /// time is reached again. So a time that is behind by more than `lateness` counts as now, and later times
  /// are counted from it.
  package mutating func ownTime(at instant: Double) -> Double {
    let instant = instant.magnitude <= ScrollEngine.latest ? instant + lead : time
    guard instant < time - ScrollEngine.lateness else { return instant }
    lead += time - instant
    return time
  }
}

extension ScrollEngine {
  /// What the engine does by itself at an instant.
  private enum Due {
    /// A motion ends, a platform's rest is certain, or an edge should look at the content now: it may leave its reach, or
    /// count again.
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
  /// A host that draws every frame that is wanted can sleep until then.
  package var nextDeadline: Double {
    var engine = self
    return engine.nextDue().instant - lead
  }

  /// The same for a host that draws no frames by itself: also the instant, in s, at which an indicator stops turning.
  package var nextWake: Double { min(nextDeadline, min(spinEnd(edges.start), spinEnd(edges.end)) - lead) }

  private func spinEnd(_ edge: EdgeMachine) -> Double { edge.spin?.end(after: time) ?? .infinity }

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
    // What a gap's spring moves is seen with an event and when the spring ends, so that ticks change nothing.
    let isMoving = scroller.motion.runsByItself
    move(to: instant)
    if isMoving { follow(&effects) }
  }

  private mutating func move(to instant: Double) {
    time = instant
    if isDriven { scroller.advance(to: instant) } else { scroller.time = instant }
  }

  private mutating func perform(_ due: Due, _ effects: inout ScrollEffects) {
    switch due {
    case .motion: settle(&effects)
    case .phase(let edge): turn(edge, &effects) { $0.expire(&$1) }
    case .passage(let edge): turn(edge, &effects) { $0.passInward(&$1) }
    case .approach(let edge): start(edge, .first, &effects)
    }
  }

  // To call what is `mutating` no engine is copied, as it is with every event to call what is not.

  @inline(__always)
  private mutating func nextDue() -> (instant: Double, due: Due) {
    var next = (instant: motionEnd, due: Due.motion)
    look(for: .start, &next)
    look(for: .end, &next)
    return next
  }

  @inline(__always)
  private mutating func look(for edge: ScrollEdge, _ next: inout (instant: Double, due: Due)) {
    let phase = deadline(of: edge)
    if phase < next.instant { next = (phase, .phase(edge)) }
    let opening = latches[edge].opening
    if opening > time, opening < next.instant, startsOnApproach(edge) { next = (opening, .motion) }
    let page = nextPage(of: edge)
    if page > time, page < next.instant { next = (page, .motion) }
    guard scroller.motion.runsByItself else { return }
    let passage = passageInstant(of: edge)
    if passage < next.instant { next = (passage, .passage(edge)) }
    let approach = approachInstant(of: edge)
    if approach < next.instant { next = (approach, .approach(edge)) }
    let look = min(lookInstant(of: edge), leavingInstant(of: edge))
    if look < next.instant { next = (look, .motion) }
  }

  /// When the content leaves the reach of an edge that waits for that: a hair outside, so that it is seen.
  private mutating func leavingInstant(of edge: ScrollEdge) -> Double {
    let reach = approachDistance(of: edge)
    guard waitsForReader(edge), distance(to: edge) <= reach else { return .infinity }
    return firstInstant(past: edge, by: -reach - 0x1p-20)
  }

  @inline(__always)
  private var motionEnd: Double {
    if isDriven { return scroller.motion.end }
    let rest = platform.deadline(asks: hasInsets)
    return hasInsets && insets.closing > time ? min(insets.closing, rest) : rest
  }

  private mutating func passageInstant(of edge: ScrollEdge) -> Double {
    guard edges[edge].startsOnReturn else { return .infinity }
    return firstInstant(past: edge, by: edges[edge].resolution.trigger)
  }

  /// When the content comes near an edge by itself, in s, if that would start it; or infinity.
  mutating func approachInstant(of edge: ScrollEdge) -> Double {
    guard approaches(edge) else { return .infinity }
    return firstInstant(past: edge, by: -approachDistance(of: edge))
  }

  /// When the content comes to where the edge has something to see: it may be gone again, or too near, at the next look.
  ///
  /// It is a hair inside the overscroll that the edge waits for, so that it is seen.
  private mutating func lookInstant(of edge: ScrollEdge) -> Double {
    guard let watched = edges[edge].watchedOverscroll else { return .infinity }
    return firstInstant(past: edge, by: watched - 0x1p-20)
  }

  private mutating func firstInstant(past edge: ScrollEdge, by overscroll: Double) -> Double {
    let offset = scroller.geometry.offset(forOverscroll: overscroll, past: edge)
    return scroller.motion.firstInstant(reaching: offset, after: time)
  }
}
