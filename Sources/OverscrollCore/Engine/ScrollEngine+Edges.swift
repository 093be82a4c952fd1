extension ScrollEngine {
  /// Updates both edges, then the gaps of the scroller.
  ///
  /// An update of one edge may require an update of the opposite edge. So both are updated until neither
  /// has a new effect. Closing a gap may also move the content further than a finger can drag it, which
  /// ends the drag. Then both edges are updated again.
  mutating func updateEdges(_ effects: inout ScrollEffects) {
    repeat {
      if content.hasLostFinger { endLostDrag() }
      var done = -1
      while effects.count > done {
        done = effects.count
        updateEdge(.start, &effects)
        updateEdge(.end, &effects)
        startQueued(&effects)
      }
      updateGaps(&effects)
    } while content.hasLostFinger
    if content.isStray, let change = content.moveStrayContent() { effects.append(.setInsets(change)) }
  }

  /// Ends a drag in the gate after the scroller has ended it.
  ///
  /// This end is not a lift, so it starts nothing.
  private mutating func endLostDrag() {
    content.gate.refuse()
    showFailures()
    cancelPulls()
  }

  private mutating func updateEdge(_ edge: ScrollEdge, _ effects: inout ScrollEffects) {
    let distance = content.distance(to: edge)
    // Only content past its edge is pulled. An armed pull also asks when its finger lifts.
    var mayPull = false
    if (content.isDragging && distance < 0) || phase(of: edge).isPull {
      mayPull = pullObstacles(of: edge).isEmpty
    }
    let pull = EdgePullState(
      overscroll: max(0, 0 - distance),
      isDragging: content.isDragging,
      mayPull: mayPull,
      isPredicted: content.scroller.motion.runsByItself)
    modifyEdge(edge, &effects) { $0.update(pull, &$1) }
    let reach = approachDistance(of: edge)
    // A viewport without an extent is hidden, so the content has not left the load-more distance.
    guard reach >= 0, distance <= reach || content.scroller.geometry.viewport == 0 else {
      if !content.mayAwaitLayout { loadMoreGates[edge].reopen() }
      return
    }
    // Because of rounding, the content may be within the load-more distance shortly before the computed
    // instant of its approach.
    guard approaches(edge), distance < reach - ItemUnits.noise || approachInstant(of: edge) == .infinity
    else { return }
    start(edge, .first, &effects)
  }

  /// Calls a method of an edge and performs its effects.
  mutating func modifyEdge(
    _ edge: ScrollEdge, _ effects: inout ScrollEffects, _ body: (inout EdgeMachine, inout EdgeContext) -> Void
  ) {
    var context = EdgeContext(
      time: time, mustWait: exclusion == .queue && isRunning(edge.opposite), token: nextToken)
    switch edge {
    case .start: body(&edges.start, &context)
    case .end: body(&edges.end, &context)
    }
    nextToken = context.token
    if let first = context.first { perform(first, of: edge, &effects) }
    if let second = context.second { perform(second, of: edge, &effects) }
  }

  private mutating func perform(_ effect: EdgeEffect, of edge: ScrollEdge, _ effects: inout ScrollEffects) {
    switch effect {
    case .started:
      loadMoreGates[edge].start()
      if exclusion == .cancel, isRunning(edge.opposite) {
        modifyEdge(edge.opposite, &effects) { $0.cancelAction(&$1) }
        loadMoreGates[edge.opposite].interrupt()
      }
    case .queued(let level):
      queued = QueuedStart(edge: edge, level: level)
    case .ended(_, let result):
      loadMoreGates[edge].finish(result, at: time)
      loadMoreGates[edge.opposite].finishOpposite(result, at: time)
    case .armed, .successHaptic, .declined, .resumed:
      break
    }
    effects.append(.edge(edge, effect))
    if case .ended(_, .success) = effect, edge == .start { reopenEnd(&effects) }
  }

  /// Lets the end edge load again after a success of the start edge's action.
  ///
  /// There may be more to load after the refreshed content.
  private mutating func reopenEnd(_ effects: inout ScrollEffects) {
    guard edges.end.hasNoMoreContent, edges.end.configuration.resumesAfterRefresh else { return }
    reopen(.end)
    effects.append(.edge(.end, .resumed))
  }

  /// Whether the start edge's action is a refresh.
  ///
  /// For a refresh, an outcome of `.noMoreContent` becomes a success. Otherwise the start edge would remain
  /// without more content, and no later refresh could start.
  var startRefreshes: Bool { edges.start.configuration.resumesAfterRefresh && !startsOnApproach(.start) }

  /// Lets an edge load again and opens its load-more gate.
  mutating func reopen(_ edge: ScrollEdge) {
    loadMoreGates[edge].reopen()
    edges[edge].reopen()
  }

  /// Whether the exclusion policy prevents a pull of an edge now.
  @inline(__always)
  func isExcluded(_ edge: ScrollEdge) -> Bool {
    exclusion == .drop && isRunning(edge.opposite)
  }

  /// Whether an edge's action runs.
  @inline(__always)
  func isRunning(_ edge: ScrollEdge) -> Bool { phase(of: edge).isRunning }

  private mutating func startQueued(_ effects: inout ScrollEffects) {
    guard let waiting = queued, !isRunning(waiting.edge.opposite) else { return }
    queued = nil
    start(waiting.edge, waiting.level, &effects)
  }

  /// The gaps that the phases of both edges hold open, in pt.
  @inline(__always)
  var edgeGaps: EdgePair<Double> { EdgePair(start: edges.start.gap, end: edges.end.gap) }

  /// The gaps of both edges outside the free space, in pt.
  @inline(__always)
  package var reservedGaps: EdgePair<Double> { content.reserved(edgeGaps) }

  /// Reserves the gaps of both edges.
  ///
  /// A gap of the policy `.approach` does not scroll into view, because the user already scrolls toward the
  /// edge.
  private mutating func updateGaps(_ effects: inout ScrollEffects) {
    let reveals = EdgePair(start: !startsOnApproach(.start), end: !startsOnApproach(.end))
    switch content.setGaps(edgeGaps, reveals: reveals) {
    case .none: break
    case .insets(let change): effects.append(.setInsets(change))
    case .offset(let change): effects.append(.adjustOffset(change))
    }
  }
}

extension ScrollEngine {
  /// Starts an edge's action without a pull.
  mutating func start(_ edge: ScrollEdge, _ level: RefreshLevel, _ effects: inout ScrollEffects) {
    modifyEdge(edge, &effects) { $0.begin(level, &$1) }
  }
}

// These functions switch over the edge, because a subscript would copy the whole edge with every event.
extension ScrollEngine {
  /// Returns an edge's phase.
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
  func pullsFromInside(_ edge: ScrollEdge) -> Bool {
    switch edge {
    case .start: edges.start.configuration.pullsFromInside
    case .end: edges.end.configuration.pullsFromInside
    }
  }

  /// Returns the time at the end of an edge's current phase, in s, or infinity.
  @inline(__always)
  func deadline(of edge: ScrollEdge) -> Double {
    switch edge {
    case .start: edges.start.deadline
    case .end: edges.end.deadline
    }
  }
}
