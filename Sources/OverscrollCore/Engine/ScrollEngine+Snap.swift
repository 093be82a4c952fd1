// Snap targets of content that no finger moves.
extension ScrollEngine {
  /// The range of the offset at rest, with the gaps that are open now.
  package var restingBounds: ScrollBounds {
    guard usesInsets else { return scroller.bounds }
    return ScrollBounds(
      geometry: scroller.geometry, gaps: insets.openGaps(in: scroller.geometry),
      bounces: scroller.behavior.bounces)
  }

  /// Whether the content is at an edge or past it.
  var isAtOrPastEdge: Bool { distance(to: .start) <= 0 || distance(to: .end) <= 0 }

  /// Moves stray content to the nearest snap target, once it rests.
  ///
  /// Content at an edge or in a gap rests there, although no snap target may be there. After a page has been
  /// inserted at that edge, the content is between two snap targets.
  mutating func moveStrayContent(_ effects: inout ScrollEffects) {
    guard isStray else { return }
    let isAtRest =
      isDriven
      ? scroller.motion == .rest
      : usesInsets && platform.phase == .resting && insets.closingTime == .infinity
    guard isAtRest else { return }
    isStray = false
    let offset = drawnOffset
    guard !isAtOrPastEdge,
      let target = scroller.snapTarget(projected: offset, from: offset, velocity: 0, began: offset),
      (target - offset).magnitude > BounceSpring.restDistance
    else { return }
    if isDriven {
      scroller.bounce(to: target, velocity: 0)
    } else {
      effects.append(.setInsets(InsetChange(insets: insets.insets, offset: target)))
    }
  }
}
