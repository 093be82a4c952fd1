extension ScrollEngine {
  /// The engine's current time, in s on the caller's clock.
  package var hostTime: Double { time - clockOffset }

  /// The maximum delay of a late event, in s.
  ///
  /// A busy main thread may deliver an event late.
  static let lateness = 2.0

  /// The maximum magnitude of a time, in s: 2^32, or 136 years.
  ///
  /// Times up to it are exact to a millionth of a second.
  static let latest = 4_294_967_296.0

  /// Converts a time of the caller's clock to the engine's time, in s.
  ///
  /// A time more than `lateness` before the current time means that the clock was set back, or that an
  /// earlier time was wrong. The method replaces such a time by the current time, and later times continue
  /// from there. Otherwise all motions and phases would pause until the clock reaches the earlier time
  /// again.
  package mutating func engineTime(at instant: Double) -> Double {
    let instant = instant.magnitude <= ScrollEngine.latest ? instant + clockOffset : time
    guard instant < time - ScrollEngine.lateness else { return instant }
    clockOffset += time - instant
    return time
  }
}

extension ScrollEngine {
  /// An event that the engine handles at a deadline, without input.
  private enum DeadlineEvent {
    /// A motion ends, rest is certain, or an edge needs an update.
    ///
    /// An edge needs an update when the content may leave its load-more distance, or when it may start
    /// again.
    case motion
    /// A phase of the edge ends.
    case phase(ScrollEdge)
    /// A motion moves the content inward across the edge's threshold.
    case passage(ScrollEdge)
    /// A motion moves the content to within the edge's load-more distance.
    case approach(ScrollEdge)
  }

  /// The next time, in s, of a state change without an event; or infinity.
  ///
  /// An adapter that draws every needed frame can sleep until then.
  package var nextDeadline: Double {
    var engine = self
    return engine.nextDeadlineEvent().instant - clockOffset
  }

  /// The next wake-up time, in s, for an adapter that requests no frames.
  ///
  /// It includes the end of an indicator's spin.
  package var nextWake: Double {
    min(nextDeadline, min(spinEnd(edges.start), spinEnd(edges.end)) - clockOffset)
  }

  private func spinEnd(_ edge: EdgeMachine) -> Double { edge.spin?.end(after: time) ?? .infinity }

  /// Handles all deadlines up to an instant in order, each at its own time.
  mutating func advance(to instant: Double, _ effects: inout ScrollEffects) {
    var rounds = 0
    while rounds < 64 {
      let next = nextDeadlineEvent()
      guard next.instant <= instant else { break }
      content.move(to: max(time, next.instant))
      updateEdges(&effects)
      perform(next.event, &effects)
      updateEdges(&effects)
      rounds += 1
    }
    // While only the spring of a gap moves, the edges are not updated. They are updated with each event and
    // at the end of the spring, so that ticks change nothing.
    let isMoving = content.scroller.motion.runsByItself
    content.move(to: instant)
    if isMoving { updateEdges(&effects) }
  }

  private mutating func perform(_ event: DeadlineEvent, _ effects: inout ScrollEffects) {
    switch event {
    case .motion:
      if content.finishMotion() { effects.append(.report) }
    case .phase(let edge): modifyEdge(edge, &effects) { $0.expire(&$1) }
    case .passage(let edge): modifyEdge(edge, &effects) { $0.passInward(&$1) }
    case .approach(let edge): start(edge, .first, &effects)
    }
  }

  // These functions are `mutating`, because a call of a nonmutating function copies the engine with every
  // event.

  @inline(__always)
  private mutating func nextDeadlineEvent() -> (instant: Double, event: DeadlineEvent) {
    var next = (instant: content.motionEnd, event: DeadlineEvent.motion)
    updateNextDeadline(for: .start, &next)
    updateNextDeadline(for: .end, &next)
    return next
  }

  @inline(__always)
  private mutating func updateNextDeadline(
    for edge: ScrollEdge, _ next: inout (instant: Double, event: DeadlineEvent)
  ) {
    let phase = deadline(of: edge)
    if phase < next.instant { next = (phase, .phase(edge)) }
    let opening = loadMoreGates[edge].openingTime
    if opening > time, opening < next.instant, startsOnApproach(edge) { next = (opening, .motion) }
    let page = nextPageTime(of: edge)
    if page > time, page < next.instant { next = (page, .motion) }
    guard content.scroller.motion.runsByItself else { return }
    let passage = passageInstant(of: edge)
    if passage < next.instant { next = (passage, .passage(edge)) }
    let approach = approachInstant(of: edge)
    if approach < next.instant { next = (approach, .approach(edge)) }
    let check = min(watchedInstant(of: edge), leavingInstant(of: edge))
    if check < next.instant { next = (check, .motion) }
  }

  /// Returns the time, in s, when the content leaves a waiting edge's load-more distance.
  ///
  /// Such an edge loads again only after the content has left this distance. The time is slightly after the
  /// crossing, so that an update detects the crossing. Without a crossing it is infinity.
  private mutating func leavingInstant(of edge: ScrollEdge) -> Double {
    let reach = approachDistance(of: edge)
    guard waitsUntilContentLeavesReach(edge), content.distance(to: edge) <= reach else { return .infinity }
    return content.firstInstant(past: edge, by: -reach - 0x1p-20)
  }

  private mutating func passageInstant(of edge: ScrollEdge) -> Double {
    guard edges[edge].startsOnReturn else { return .infinity }
    return content.firstInstant(past: edge, by: edges[edge].resolution.threshold)
  }

  /// Returns the time, in s, when a motion starts an edge's action by its approach.
  ///
  /// Without such an approach the time is infinity.
  mutating func approachInstant(of edge: ScrollEdge) -> Double {
    guard approaches(edge) else { return .infinity }
    return content.firstInstant(past: edge, by: -approachDistance(of: edge))
  }

  /// Returns the time, in s, when a motion crosses the edge's watched overscroll.
  ///
  /// The engine updates the edge at that time, because the content may already have returned at the next
  /// event. The time is slightly after the crossing, so that the update detects the crossing.
  private mutating func watchedInstant(of edge: ScrollEdge) -> Double {
    guard let watched = edges[edge].watchedOverscroll else { return .infinity }
    return content.firstInstant(past: edge, by: watched - 0x1p-20)
  }
}
