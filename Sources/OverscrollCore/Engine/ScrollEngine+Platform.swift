// Reports of a platform that scrolls.
extension ScrollEngine {
  /// Whether the gaps are insets of the platform.
  ///
  /// A platform with insets may stop a movement without a report of rest. Then the engine requests a report.
  @inlinable
  @inline(__always)
  package var usesInsets: Bool { scroller.behavior.source == .platformInset }

  /// Receives an offset, in pt.
  mutating func observe(_ offset: Double, _ phase: ObservedPhase) {
    guard !isDriven, offset.isFinite else { return }
    let offset = offset.asPosition(or: 0)
    guard usesInsets else { return receive(offset, phase) }
    receiveFirstOffset(offset)
    reopenGatesOutOfReach()
    receiveSnappedToEdge(offset, phase)
  }

  /// Ends a pull without a start because the platform cancelled the touch.
  mutating func cancelTouch() {
    guard usesInsets, isDragging else { return }
    cancelPulls()
    receiveSnappedToEdge(platform.offset, .decelerating)
  }

  /// Attaches a new scroll view, or none, at rest and without insets.
  ///
  /// A pull ends without a start. A running action continues. Its gap is reserved again once the first
  /// offset is reported.
  mutating func attach() {
    guard usesInsets else { return }
    insets.detach(at: platform.offset, in: scroller.geometry)
    openGaps = .zero
    awaitPosition()
    platform = PlatformScrollState(at: platform.offset.clamped(to: 0, scroller.geometry.maximumOffset))
  }

  /// Discards the position until the next reported offset, if the gaps are insets.
  ///
  /// A pull ends without a start.
  package mutating func awaitPosition() {
    cancelPulls()
    if usesInsets { positionState = .awaited(nil) }
  }

  /// The change that removes the insets before the scroll view is detached.
  ///
  /// Content that rests in an inset returns to its edge. The change is `nil` without insets.
  package var insetRemoval: InsetChange? {
    guard usesInsets else { return nil }
    return insets.insetRemoval(at: platform.offset, in: scroller.geometry, isDragging: isDragging)
  }

  /// Scrolls by a step of an assistive technology, within the content and its gaps.
  mutating func scrollPlatform(by step: ScrollStep, _ effects: inout ScrollEffects) {
    let geometry = scroller.geometry
    let bounds = ScrollBounds(geometry: geometry, gaps: reservedGaps, bounces: false)
    let target = bounds.nearest(
      to: step.destination(from: platform.offset, viewport: geometry.viewport, bounds: bounds))
    guard target != platform.offset, !isDragging else { return }
    effects.append(.setInsets(InsetChange(insets: insets.insets, offset: target)))
  }

  /// Handles the deadline of the platform's rest, or of a gap's spring.
  mutating func finishPlatformMotion(_ effects: inout ScrollEffects) {
    guard !isDriven else { return }
    if platform.handleDeadline(at: time, asks: usesInsets) { effects.append(.report) }
  }

  /// Receives the first offset of a new scroll view, then applies the delayed layout.
  ///
  /// The edges also store the overscroll of this offset as the previous overscroll. So the first offset
  /// alone starts nothing.
  private mutating func receiveFirstOffset(_ offset: Double) {
    guard case .awaited(let layout) = positionState else { return }
    receive(offset, .resting)
    positionState = .reported
    if let layout { layOut(layout.geometry, revision: layout.revision) }
    updateOverscroll(past: .start)
    updateOverscroll(past: .end)
  }

  /// Receives an offset, and replaces an offset near an edge by the edge's offset.
  ///
  /// The tolerance is the platform's rounding. An offset under a finger stays unchanged.
  private mutating func receiveSnappedToEdge(_ offset: Double, _ phase: ObservedPhase) {
    var snapped = offset
    if phase != .tracking {
      let edge = offset.clamped(to: 0, scroller.geometry.maximumOffset)
      if (offset - edge).magnitude < GapInsets.tolerance { snapped = edge }
    }
    receive(snapped, phase)
  }

  private mutating func receive(_ offset: Double, _ phase: ObservedPhase) {
    let isCaught = phase == .tracking && platform.phase != .tracking && platform.phase != .resting
    if phase == .tracking, platform.phase != .tracking { beginGesture() }
    platform.observe(offset, phase, at: time)
    // The movement by momentum since the last report is not part of this finger's pull.
    guard isCaught else { return }
    updateOverscroll(past: .start)
    updateOverscroll(past: .end)
  }
}

// Layouts.
extension ScrollEngine {
  /// Applies a layout.
  ///
  /// - Parameters:
  ///   - geometry: The extents.
  ///   - revision: The content's revision, which differs after each change of the content.
  ///   - shift: The change of the content before the viewport, in pt, or `nil` if unknown. It moves the
  ///     offset without a finger, so it neither arms nor starts a pull.
  mutating func layOut(_ geometry: ScrollExtents, revision: UInt32, shiftedBy shift: Double? = nil) {
    if case .awaited = positionState {
      positionState = .awaited(Layout(geometry: geometry, revision: revision))
      return
    }
    edges.start.resize(viewport: geometry.viewport)
    edges.end.resize(viewport: geometry.viewport)
    loadMoreGates.start.layOut(content: geometry.content, revision: revision, isList: shift != nil)
    loadMoreGates.end.layOut(content: geometry.content, revision: revision, isList: shift != nil)
    let distance = shift?.asPosition(or: 0) ?? 0
    let snaps = scroller.behavior.snapping != nil && !isDragging
    let wasAtEdge = snaps && isAtOrPastEdge
    defer { if wasAtEdge, !isAtOrPastEdge { isStray = true } }
    if isDriven, shift != nil {
      scroller.relayOut(geometry, shiftedBy: distance)
    } else if geometry != scroller.geometry {
      scroller.layOut(geometry)
    }
    if !isDriven, distance != 0 {
      platform.shift(by: platform.offset.allowedChange(for: distance), at: time)
    }
    updateOverscroll(past: .start)
    updateOverscroll(past: .end)
  }

  /// Stores an edge's overscroll without an update of the edge's phase.
  ///
  /// One pull ends nevertheless: an armed pull of the policy `.return` that the layout has moved below the
  /// threshold. Otherwise its action would start without a return by the user.
  private mutating func updateOverscroll(past edge: ScrollEdge) {
    let overscroll = max(0, 0 - distance(to: edge))
    edges[edge].overscroll = overscroll
    if edges[edge].startsOnReturn, edges[edge].resolution.level(at: overscroll) == nil {
      edges[edge].cancelPull()
    }
  }
}
