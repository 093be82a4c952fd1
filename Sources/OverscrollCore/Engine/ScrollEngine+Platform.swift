// Reports of a platform that scrolls.
extension ScrollEngine {
  /// Receives an offset, in pt.
  mutating func observe(_ offset: Double, _ phase: ObservedPhase) {
    guard !content.isDriven, offset.isFinite else { return }
    let offset = offset.asPosition(or: 0)
    if content.usesInsets {
      receiveFirstOffset(offset)
      reopenGatesOutOfReach()
    }
    if content.observe(offset, phase) { updateOverscroll() }
  }

  /// Ends a pull without a start because the platform cancelled the touch.
  mutating func cancelTouch() {
    guard content.usesInsets, content.isDragging else { return }
    cancelPulls()
    content.observe(content.platform.offset, .decelerating)
  }

  /// Attaches a new scroll view, or none, at rest and without insets.
  ///
  /// A pull ends without a start. A running action continues. Its gap is reserved again once the first
  /// offset is reported.
  mutating func attach() {
    guard content.usesInsets else { return }
    awaitPosition()
    content.attach()
  }

  /// Discards the position until the next reported offset, if the gaps are insets.
  ///
  /// A pull ends without a start.
  package mutating func awaitPosition() {
    cancelPulls()
    if content.usesInsets { content.positionState = .awaited(nil) }
  }

  /// The change that removes the insets before the scroll view is detached.
  ///
  /// Content that rests in an inset returns to its edge. The change is `nil` without insets.
  package var insetRemoval: InsetChange? { content.insetRemoval }

  /// Receives the first offset of a new scroll view, then applies the delayed layout.
  ///
  /// The edges also store the overscroll of this offset as the previous overscroll. So the first offset
  /// alone starts nothing.
  private mutating func receiveFirstOffset(_ offset: Double) {
    guard case .awaited(let layout) = content.positionState else { return }
    content.receive(offset, .resting)
    content.positionState = .reported
    if let layout { layOut(layout.geometry, revision: layout.revision) }
    updateOverscroll()
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
    if case .awaited = content.positionState {
      content.positionState = .awaited(ScrollContent.Layout(geometry: geometry, revision: revision))
      return
    }
    edges.start.resize(viewport: geometry.viewport)
    edges.end.resize(viewport: geometry.viewport)
    let wereNear = EdgePair(start: isWithinReach(.start), end: isWithinReach(.end))
    content.layOut(geometry, shiftedBy: shift)
    for edge in ScrollEdge.allCases {
      let isNew = loadMoreGates[edge].layOut(
        content: geometry.content, revision: revision, isList: shift != nil)
      if isNew || (isWithinReach(edge) && !wereNear[edge]) { loadMoreGates[edge].awaitChange(at: time) }
    }
    updateOverscroll()
  }

  /// Stores the overscroll of both edges without an update of their phases.
  private mutating func updateOverscroll() {
    updateOverscroll(past: .start)
    updateOverscroll(past: .end)
  }

  /// Stores an edge's overscroll without an update of the edge's phase.
  ///
  /// One pull ends nevertheless: an armed pull of the policy `.return` that the layout has moved below the
  /// threshold. Otherwise its action would start without a return by the user.
  private mutating func updateOverscroll(past edge: ScrollEdge) {
    let overscroll = max(0, 0 - content.distance(to: edge))
    edges[edge].overscroll = overscroll
    if edges[edge].startsOnReturn, edges[edge].resolution.level(at: overscroll) == nil {
      edges[edge].cancelPull()
    }
  }
}
