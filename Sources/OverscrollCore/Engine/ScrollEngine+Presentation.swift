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
  @inlinable
  @inline(__always)
  package var isSettling: Bool {
    switch scroller.behavior.source {
    case .driven, .inset: false
    case .shifted: platform.deadline(asks: false) < .infinity
    }
  }

  /// Whether something moves or turns by itself, so that a tick is wanted with each frame.
  package var wantsFrames: Bool { isMoving || spins(edges.start) || spins(edges.end) }

  /// Whether the content moves by itself, and not by a platform.
  @inlinable
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
  @inlinable
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
