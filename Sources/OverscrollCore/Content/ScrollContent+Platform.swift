// Reports of a platform that moves the content.
extension ScrollContent {
  /// Receives an offset of the platform, in pt, that is a position.
  ///
  /// With insets, an offset near an edge becomes the edge's offset. The tolerance is the platform's
  /// rounding. An offset under a finger stays unchanged.
  ///
  /// - Returns: Whether a finger has caught the moving content. The movement since the last report is then
  ///   not part of the finger's pull.
  @discardableResult
  mutating func observe(_ offset: Double, _ phase: ObservedPhase) -> Bool {
    var snapped = offset
    if usesInsets, phase != .tracking {
      let edge = offset.clamped(to: 0, scroller.geometry.maximumOffset)
      if (offset - edge).magnitude < GapInsets.tolerance { snapped = edge }
    }
    return receive(snapped, phase)
  }

  /// Receives an offset like `observe`, without a tolerance.
  @discardableResult
  mutating func receive(_ offset: Double, _ phase: ObservedPhase) -> Bool {
    let isCaught = phase == .tracking && platform.phase != .tracking && platform.phase != .resting
    if phase == .tracking, platform.phase != .tracking { beginGesture() }
    platform.observe(offset, phase, at: time)
    return isCaught
  }

  /// Attaches a new scroll view, or none, at rest and without insets.
  mutating func attach() {
    insets.detach(at: platform.offset, in: scroller.geometry)
    openGaps = .zero
    platform = PlatformScrollState(at: platform.offset.clamped(to: 0, scroller.geometry.maximumOffset))
  }

  /// The change that removes the insets before the scroll view is detached.
  ///
  /// Content that rests in an inset returns to its edge. The change is `nil` without insets.
  var insetRemoval: InsetChange? {
    insets.insetRemoval(at: platform.offset, in: scroller.geometry, isDragging: isDragging)
  }

  /// Returns the scroll of the platform for a step of an assistive technology, or `nil`.
  ///
  /// The scroll stays within the content and its gaps.
  func platformScroll(by step: ScrollStep, gaps: EdgePair<Double>) -> InsetChange? {
    let geometry = scroller.geometry
    let bounds = ScrollBounds(geometry: geometry, gaps: gaps, bounces: false)
    let target = bounds.nearest(
      to: step.destination(from: platform.offset, viewport: geometry.viewport, bounds: bounds))
    guard target != platform.offset, !isDragging else { return nil }
    return InsetChange(insets: insets.insets, offset: target)
  }
}

// Layouts.
extension ScrollContent {
  /// Applies new extents.
  ///
  /// - Parameters:
  ///   - geometry: The extents.
  ///   - shift: The change of the content before the viewport, in pt, or `nil` if unknown.
  mutating func layOut(_ geometry: ScrollExtents, shiftedBy shift: Double?) {
    let distance = shift?.asPosition(or: 0) ?? 0
    let snaps = scroller.behavior.snapping != nil && !isDragging
    let wasAtEdge = snaps && isAtOrPastEdge
    defer { if wasAtEdge, !isAtOrPastEdge { isStray = true } }
    if isDriven, shift != nil { return scroller.relayOut(geometry, shiftedBy: distance) }
    if geometry != scroller.geometry { scroller.layOut(geometry) }
    guard distance != 0 else { return }
    platform.shift(by: platform.offset.allowedChange(for: distance), at: time)
  }

  /// The range of the offset at rest, with the gaps that are open now.
  package var restingBounds: ScrollBounds {
    guard usesInsets else { return scroller.bounds }
    return ScrollBounds(
      geometry: scroller.geometry, gaps: insets.openGaps(in: scroller.geometry),
      bounces: scroller.behavior.bounces)
  }

  /// Whether the content rests, and no closing gap will move it.
  package var canSnapAtRest: Bool { isAtRest && insets.closingTime == .infinity && !usesTransform }

  /// Moves stray content to the nearest snap target, once it rests.
  ///
  /// Content at an edge or in a gap rests there, although no snap target may be there. After a page has been
  /// inserted at that edge, the content is between two snap targets.
  ///
  /// Content whose targets a list places stays stray until the list moves it.
  ///
  /// - Returns: The scroll of the platform to the target, or `nil`.
  mutating func moveStrayContent() -> InsetChange? {
    guard canSnapAtRest, scroller.behavior.snapping?.isPlacedByList != true else { return nil }
    isStray = false
    let offset = drawnOffset
    guard !isAtOrPastEdge,
      let target = scroller.snapTarget(projected: offset, from: offset, velocity: 0, began: offset),
      (target - offset).magnitude > BounceSpring.restDistance
    else { return nil }
    guard !isDriven else {
      scroller.bounce(to: target, velocity: 0)
      return nil
    }
    return InsetChange(insets: insets.insets, offset: target)
  }
}
