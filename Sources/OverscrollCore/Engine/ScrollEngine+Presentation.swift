extension ScrollEngine {
  /// The drawn state at the engine's current time.
  ///
  /// - Complexity: O(1), no allocation.
  public var presentation: ScrollPresentation {
    let drawn = content.drawnOffset
    let gaps = content.drawnGaps(edgeGaps)
    return ScrollPresentation(
      contentOffset: drawn + 0,  // never -0, which an adapter might print
      velocity: content.scroller.velocity,
      shift: content.isDriven ? 0 : content.platform.offset - drawn,
      isDragging: content.isDragging,
      needsFrames: needsFrames,
      start: present(edges.start, .start, drawn: drawn, gap: gaps.start),
      end: present(edges.end, .end, drawn: drawn, gap: gaps.end))
  }

  /// Whether the content moves or an indicator spins, so that every frame needs a tick.
  package var needsFrames: Bool { content.isMoving || spins(edges.start) || spins(edges.end) }

  @inline(__always)
  private func present(
    _ machine: EdgeMachine, _ edge: ScrollEdge, drawn: Double, gap: Double
  ) -> EdgePresentation {
    machine.present(
      overscroll: content.scroller.geometry.overscroll(past: edge, at: drawn), gap: gap,
      freeSpace: freeSpace(at: edge, drawn: drawn),
      at: time, isExcluded: isExcluded(edge), isBlocked: isBlockedPull(edge),
      leadsOut: yieldsToEnclosing(edge),
      reducesMotion: content.scroller.behavior.reducesMotion)
  }

  /// Returns the additional inward distance of an edge's indicator, in pt.
  ///
  /// The distance applies while the edge's action runs. It is the part of the gap in the free space, minus
  /// the pull. If the end edge loads automatically, it is the whole free space after the content.
  @inline(__always)
  private func freeSpace(at edge: ScrollEdge, drawn: Double) -> Double {
    let space = edge == .start ? content.spaceBefore : content.scroller.geometry.freeSpace
    guard space > 0, edge == .start || !startsOnApproach(.end) else { return space }
    let gap = edge == .start ? edges.start.gap : edges.end.gap
    return max(0, min(space, gap - content.scroller.geometry.overscroll(past: edge, at: drawn)))
  }

  /// Whether a finger pulls an edge that cannot start now.
  ///
  /// Either the opposite edge's action runs, or the edge is not re-armed. For example, this finger has
  /// already started the action.
  @inline(__always)
  func isBlockedPull(_ edge: ScrollEdge) -> Bool {
    guard content.isDragging, isPulled(edge) else { return false }
    let isExcluded = isExcluded(edge)
    return switch edge {
    case .start: edges.start.isBlocked(isExcluded: isExcluded, beganAtEdge: content.beganAtEdge.start)
    case .end: edges.end.isBlocked(isExcluded: isExcluded, beganAtEdge: content.beganAtEdge.end)
    }
  }

  /// Whether a drag past an edge scrolls the enclosing scroll view.
  ///
  /// The content has to be at the edge, or at the outer end of its gap, and the edge cannot be pulled. The
  /// tolerance is 1 pt, because a browser rounds the sizes that it reports.
  func yieldsToEnclosing(_ edge: ScrollEdge) -> Bool {
    !isPulled(edge) && content.distance(to: edge) + reservedGaps[edge] < 1
  }

  @inline(__always)
  private func spins(_ machine: EdgeMachine) -> Bool {
    !content.scroller.behavior.reducesMotion && machine.spins(at: time)
  }
}

// Further state for adapters.
extension ScrollEngine {
  /// The response to input.
  @inlinable
  package var behavior: ScrollBehavior { content.scroller.behavior }

  /// The extents of the viewport and the content, in pt.
  package var extents: ScrollExtents { content.scroller.geometry }

  /// Returns an edge's configuration.
  package func configuration(of edge: ScrollEdge) -> EdgeConfiguration { edges[edge].configuration }

  /// Whether a tap on an edge's indicator starts its action.
  ///
  /// A tap starts the action as a retry after a failure, or if the policy is `.tap`.
  package func startsOnTap(_ edge: ScrollEdge) -> Bool { edges[edge].startsOnTap }

  /// Whether an edge's start waits until the opposite edge's action ends.
  package func isQueued(_ edge: ScrollEdge) -> Bool { queued?.edge == edge }

  /// Whether the content is less than 1 pt from an edge, or past it.
  package func isAt(_ edge: ScrollEdge) -> Bool { content.distance(to: edge) < 1 }
}
