extension ScrollEngine {
  /// What a host draws at the engine's instant.
  ///
  /// - Complexity: O(1), no allocation.
  public var presentation: ScrollPresentation {
    let drawn = drawnOffset
    let gaps = shownGaps
    return ScrollPresentation(
      contentOffset: drawn + 0,  // never -0, which a host might print
      velocity: isDriven ? scroller.velocity : 0,
      shift: isDriven ? 0 : platform.offset - drawn,
      isDragging: isDragging,
      wantsFrames: wantsFrames,
      start: present(edges.start, .start, drawn: drawn, gap: gaps.start),
      end: present(edges.end, .end, drawn: drawn, gap: gaps.end))
  }

  /// The gaps that are drawn, in pt.
  @inline(__always)
  private var shownGaps: EdgePair<Double> {
    switch scroller.behavior.source {
    case .driven: scroller.gaps
    case .shifted: platform.gaps(at: time)
    case .inset: heldGaps
    }
  }

  /// Whether a gap that shifts what is drawn is on its way, or rest is yet to be certain.
  @inline(__always)
  private var isSettling: Bool {
    switch scroller.behavior.source {
    case .driven, .inset: false
    case .shifted: platform.deadline(asks: false) < .infinity
    }
  }

  /// Whether something moves or turns by itself, so that a tick is wanted with each frame.
  package var wantsFrames: Bool { isMoving || spins(edges.start) || spins(edges.end) }

  /// Whether the content moves by itself, and not by a platform.
  package var isMoving: Bool { scroller.motion.runsByItself || isSettling }

  @inline(__always)
  private func present(
    _ machine: EdgeMachine, _ edge: ScrollEdge, drawn: Double, gap: Double
  ) -> EdgePresentation {
    machine.present(
      overscroll: scroller.geometry.overscroll(past: edge, at: drawn), gap: gap,
      freeSpace: freeSpace(at: edge, drawn: drawn),
      at: time, isExcluded: isExcluded(edge), isBlocked: isBlockedPull(edge), leadsOut: leadsOut(edge),
      reducesMotion: scroller.behavior.reducesMotion)
  }

  /// How much further than the overscroll an edge's indicator is drawn inwards while its action runs, in pt.
  ///
  /// At the end that is what the content leaves free, if the edge loads by itself. At the start it is the part of the gap that
  /// opens in the free space, without what the content is pulled by.
  @inline(__always)
  private func freeSpace(at edge: ScrollEdge, drawn: Double) -> Double {
    switch edge {
    case .start where spaceBefore > 0:
      max(0, min(spaceBefore, edges.start.gap - max(0, 0 - drawn)))
    case .start: 0
    case .end: startsOnApproach(.end) ? scroller.geometry.freeSpace : 0
    }
  }

  /// Whether a finger pulls an edge that cannot start now, because the other edge runs or this finger has started it already.
  @inline(__always)
  func isBlockedPull(_ edge: ScrollEdge) -> Bool {
    guard isDragging, isPulled(edge) else { return false }
    let isExcluded = isExcluded(edge)
    return switch edge {
    case .start: edges.start.isBlocked(isExcluded: isExcluded, beganAtEdge: beganAtEdge.start)
    case .end: edges.end.isBlocked(isExcluded: isExcluded, beganAtEdge: beganAtEdge.end)
    }
  }

  /// Whether the content stands at an edge, a held gap included, and nothing is pulled there.
  ///
  /// A pt is given away: a browser rounds what it says of sizes.
  func leadsOut(_ edge: ScrollEdge) -> Bool {
    !isPulled(edge) && distance(to: edge) + heldGaps[edge] < 1
  }

  @inline(__always)
  private func spins(_ machine: EdgeMachine) -> Bool {
    !scroller.behavior.reducesMotion && machine.spins(at: time)
  }
}

// What a host may ask besides.
extension ScrollEngine {
  /// How input is answered.
  package var behavior: ScrollBehavior { scroller.behavior }

  /// The extents of viewport and content, in pt.
  package var extents: ScrollExtents { scroller.geometry }

  /// An edge's policy and numbers.
  package func configuration(of edge: ScrollEdge) -> EdgeConfiguration { edges[edge].configuration }

  /// Whether a tap on an edge's indicator starts its action: as a retry, or because the policy is `.tap`.
  package func startsOnTap(_ edge: ScrollEdge) -> Bool { edges[edge].startsOnTap }

  /// Whether an edge's start waits for the other edge's action to end.
  package func isQueued(_ edge: ScrollEdge) -> Bool { queued?.edge == edge }

  /// Whether the content stands at an edge, or past it.
  package func isAt(_ edge: ScrollEdge) -> Bool { distance(to: edge) < 1 }
}

extension EdgeMachine {
  /// What is drawn for this edge.
  ///
  /// - Parameters:
  ///   - overscroll: How far the content has been pulled past the edge, in pt.
  ///   - gap: The gap reserved, in pt.
  ///   - freeSpace: How much further than the overscroll the indicator is drawn inwards while the action runs, in pt.
  ///   - time: The instant, in s.
  ///   - isExcluded: Whether the other edge keeps this one from starting.
  ///   - isBlocked: Whether a finger pulls the edge and cannot start it.
  ///   - leadsOut: Whether a finger that leads past the edge is left to what the scroll view is in.
  ///   - reducesMotion: Whether nothing should turn or pulse.
  func present(
    overscroll: Double, gap: Double, freeSpace: Double, at time: Double, isExcluded: Bool, isBlocked: Bool,
    leadsOut: Bool, reducesMotion: Bool
  ) -> EdgePresentation {
    let pulled = showsPull || isBlocked ? resolution.share(of: overscroll) : 0
    let progress = showsAction ? 1 : min(pulled, 1)
    let isAvailable = isOn && !isExcluded
    // Nobody would pull up content that does not fill the viewport to see what is behind it.
    let uncovered = showsAction || home == .failed ? overscroll + freeSpace : overscroll
    return EdgePresentation(
      phase: phase, trigger: resolution.trigger, overscroll: overscroll, gap: gap, progress: progress,
      indicatorOffset: indicatorOffset(uncovered: uncovered),
      opacity: opacity(progress: progress, canStart: isAvailable && latch == .open),
      rotation: reducesMotion ? 0 : isBlocked ? pulled : rotation(at: time) ?? pulled,
      flip: ((progress - 0.6) / 0.4).clamped(to: 0, 1),
      pulse: reducesMotion ? 0 : spin?.pulse(at: time) ?? 0,
      isAvailable: isAvailable, leadsOut: leadsOut)
  }

  /// Whether an action runs or its result shows.
  private var showsAction: Bool {
    switch phase {
    case .refreshing, .dwelling: true
    case .idle, .pulling, .armed, .settling, .failed, .exhausted, .disabled: false
    }
  }

  /// Whether the overscroll counts as progress: it is a pull's, or what is left of one, and not momentum's.
  ///
  /// Where there is no more to load the indicator says so, however the content came there.
  private var showsPull: Bool {
    switch phase {
    case .pulling, .armed, .settling, .exhausted: true
    case .idle, .refreshing, .dwelling, .failed, .disabled: false
    }
  }

  /// How far the indicator is turned by itself, in turns, until it has come to rest on a whole one.
  private func rotation(at time: Double) -> Double? {
    guard let spin, spin.turns(at: time) else { return nil }
    return spin.rotation(at: time)
  }

  /// Whether the indicator turns by itself.
  func spins(at time: Double) -> Bool { spin?.turns(at: time) ?? false }

  private func indicatorOffset(uncovered: Double) -> Double {
    switch configuration.indicator.placement {
    case .above: uncovered - indicatorExtent
    case .behind, .pinned, .inFront: 0
    }
  }

  private func opacity(progress: Double, canStart: Bool) -> Double {
    let fadeIn = configuration.indicator.fadeIn
    let faded = fadeIn > 0 && !phase.isFailed ? min(progress / fadeIn, 1) : 1
    return canStart ? faded : faded * configuration.indicator.unavailableOpacity
  }
}
