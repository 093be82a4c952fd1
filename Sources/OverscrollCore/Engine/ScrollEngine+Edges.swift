extension ScrollEngine {
  /// Lets both edges look at the content, and gives the scroller the gaps that follow.
  ///
  /// One edge may react to what the other does, so both look again until neither does anything more. Giving
  /// back a gap may also move the content out of the finger's reach.
  mutating func follow(_ effects: inout ScrollEffects) {
    repeat {
      if hasLostFinger { loseFinger() }
      var done = -1
      while effects.count > done {
        done = effects.count
        follow(.start, &effects)
        follow(.end, &effects)
        startQueued(&effects)
      }
      holdGaps(&effects)
    } while hasLostFinger
  }

  /// Whether the finger that drags holds nothing any more.
  @inline(__always)
  private var hasLostFinger: Bool { gate.isDragging && !scroller.motion.isDrag }

  /// The content is out of the finger's reach: that is no lift, and starts nothing.
  private mutating func loseFinger() {
    gate.refuse()
    cancelPulls()
  }

  private mutating func follow(_ edge: ScrollEdge, _ effects: inout ScrollEffects) {
    let distance = distance(to: edge)
    let pull = EdgePull(
      overscroll: max(0, 0 - distance),
      isDragging: isDragging,
      mayPull: mayBePulled(edge) && !isExcluded(edge)
        && (beganAtEdge[edge] || pullsFromInside(edge)),
      isForeseen: scroller.motion.runsByItself)
    turn(edge, &effects) { $0.follow(pull, &$1) }
    let reach = approachDistance(of: edge)
    // A viewport without an extent is only hidden: nobody has left.
    guard reach >= 0, distance <= reach || scroller.geometry.viewport == 0 else {
      if !mayAwaitLayout { latches[edge].reopen() }
      return
    }
    // Rounded, content may be there before the instant at which it is due.
    guard approaches(edge), distance < reach - ItemUnits.noise || approachInstant(of: edge) == .infinity
    else { return }
    start(edge, .first, &effects)
  }

  /// Asks an edge something, and passes on what it wants done.
  mutating func turn(
    _ edge: ScrollEdge, _ effects: inout ScrollEffects, _ ask: (inout EdgeMachine, inout EdgeTurn) -> Void
  ) {
    var turn = EdgeTurn(
      time: time, mustWait: exclusion == .queue && isRunning(edge.opposite), token: nextToken)
    switch edge {
    case .start: ask(&edges.start, &turn)
    case .end: ask(&edges.end, &turn)
    }
    nextToken = turn.token
    if let first = turn.first { perform(first, of: edge, &effects) }
    if let second = turn.second { perform(second, of: edge, &effects) }
  }

  private mutating func perform(_ effect: EdgeEffect, of edge: ScrollEdge, _ effects: inout ScrollEffects) {
    switch effect {
    case .started:
      latches[edge].start()
      if exclusion == .cancel, isRunning(edge.opposite) {
        turn(edge.opposite, &effects) { $0.cancelAction(&$1) }
        latches[edge.opposite].interrupt()
      }
    case .queued(let level):
      queued = Queued(edge: edge, level: level)
    case .ended(_, let result):
      latches[edge].end(result, at: time)
      latches[edge.opposite].endOther(result, at: time)
    case .armed, .successHaptic, .declined, .reopened:
      break
    }
    effects.append(.edge(edge, effect))
    if case .ended(_, .success) = effect, edge == .start { reopenEnd(&effects) }
  }

  /// The start's action has succeeded: its new content may have more behind it.
  private mutating func reopenEnd(_ effects: inout ScrollEffects) {
    guard edges.end.isExhausted, edges.end.configuration.reopensOnRefresh else { return }
    reopen(.end)
    effects.append(.edge(.end, .reopened))
  }

  /// Whether the start's action refreshes: with no more to load it is a success, since nothing else would reopen that edge.
  var startRefreshes: Bool { edges.start.configuration.reopensOnRefresh && !startsOnApproach(.start) }

  /// An edge has more to load again.
  mutating func reopen(_ edge: ScrollEdge) {
    latches[edge].reopen()
    edges[edge].reopen()
  }

  /// Whether the other edge keeps this one from being pulled.
  @inline(__always)
  func isExcluded(_ edge: ScrollEdge) -> Bool {
    exclusion == .drop && isRunning(edge.opposite)
  }

  /// Whether an edge's action is under way.
  @inline(__always)
  func isRunning(_ edge: ScrollEdge) -> Bool { phase(of: edge).isRunning }

  private mutating func startQueued(_ effects: inout ScrollEffects) {
    guard let waiting = queued, !isRunning(waiting.edge.opposite) else { return }
    queued = nil
    start(waiting.edge, waiting.level, &effects)
  }

  /// The gaps, in pt, that the phases ask for beside the content: at the start, what the free space there has no room for.
  @inline(__always)
  package var heldGaps: EdgePair<Double> {
    let start = edges.start.gap
    return EdgePair(start: spaceBefore > 0 ? max(0, start - spaceBefore) : start, end: edges.end.gap)
  }

  /// Reserves the gaps that the phases ask for.
  ///
  /// A gap that appears where the reader is, or where a scroll goes, scrolls into sight, unless the edge's policy is
  /// `.approach`: then the reader is already on the way to it. If rows fill the free space before the content, the rest
  /// of the gap stays above the viewport.
  private mutating func holdGaps(_ effects: inout ScrollEffects) {
    let gaps = heldGaps
    if isDriven {
      let opens = noteSpace()
      guard gaps != scroller.gaps else { return }
      scroller.hold(
        gaps, revealing: (opens ? newGap(in: gaps, .start) : nil) ?? newGap(in: gaps, .end))
    } else if hasInsets {
      guard place == .known, platform.phase != .tracking, platform.phase != .unknown else { return }
      let reveals = EdgePair(
        start: noteSpace() && !startsOnApproach(.start), end: !startsOnApproach(.end))
      let change = insets.setGaps(gaps, at: platform, in: scroller.geometry, reveals: reveals, time: time)
      if let change { effects.append(.setInsets(change)) }
    } else {
      let correction = platform.setGaps(gaps, at: time)
      if correction != 0 { effects.append(.adjustOffset(correction)) }
    }
  }

  /// Updates the free space before the content.
  ///
  /// - Returns: False if it shrank: the gap grows by that.
  private mutating func noteSpace() -> Bool {
    defer { heldSpace = spaceBefore }
    return spaceBefore >= heldSpace
  }

  /// The edge, if its gap appears where the content is, or where a scroll takes it.
  @inline(__always)
  private func newGap(in gaps: EdgePair<Double>, _ edge: ScrollEdge) -> ScrollEdge? {
    let goal = scroller.geometry.distance(to: edge, from: scroller.destination)
    let appears = gaps[edge] > scroller.gaps[edge] && goal <= 0
    return appears && !startsOnApproach(edge) ? edge : nil
  }
}

extension ScrollEngine {
  /// How far, in pt, the content has yet to scroll until it stands at an edge; 0 where only the rounding of sums has
  /// brought it past that, or a platform's whole pixels.
  ///
  /// What moves by itself is past the edge until its motion has ended: a tick shortly before that changes nothing.
  @inline(__always)
  func distance(to edge: ScrollEdge) -> Double {
    let distance = scroller.geometry.distance(to: edge, from: drawnOffset)
    guard distance < 0, !scroller.motion.runsByItself else { return distance }
    let isRounded = scroller.behavior.source == .shifted && !isDragging
    let rounding = isRounded ? ObservedScroll.sizeRounding : ItemUnits.noise
    return distance > 0 - rounding ? 0 : distance
  }

  /// Starts an edge's action, without a pull.
  mutating func start(_ edge: ScrollEdge, _ level: RefreshLevel, _ effects: inout ScrollEffects) {
    turn(edge, &effects) { $0.begin(level, &$1) }
  }
}

// An edge is too large to be copied with every event for a part of it, as a subscript would.
extension ScrollEngine {
  /// What an edge is doing.
  @inline(__always)
  package func phase(of edge: ScrollEdge) -> EdgePhase {
    switch edge {
    case .start: edges.start.phase
    case .end: edges.end.phase
    }
  }

  @inline(__always)
  func isOn(_ edge: ScrollEdge) -> Bool {
    switch edge {
    case .start: edges.start.isOn
    case .end: edges.end.isOn
    }
  }

  @inline(__always)
  func policy(of edge: ScrollEdge) -> TriggerPolicy {
    switch edge {
    case .start: edges.start.configuration.policy
    case .end: edges.end.configuration.policy
    }
  }

  @inline(__always)
  private func pullsFromInside(_ edge: ScrollEdge) -> Bool {
    switch edge {
    case .start: edges.start.configuration.pullsFromInside
    case .end: edges.end.configuration.pullsFromInside
    }
  }

  /// When an edge's phase changes by itself, in s, or infinity.
  @inline(__always)
  func deadline(of edge: ScrollEdge) -> Double {
    switch edge {
    case .start: edges.start.deadline
    case .end: edges.end.deadline
    }
  }
}
