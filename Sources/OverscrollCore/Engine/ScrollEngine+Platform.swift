// Reports of a platform that scrolls.
extension ScrollEngine {
  /// Whether the gaps are insets of the platform.
  ///
  /// Web pages have no insets, so the browser's build omits this code. A platform with insets may come to
  /// rest without a report. So the engine requests a report if the platform reported movement but stands
  /// still.
  @inlinable
  @inline(__always)
  package var hasInsets: Bool {
    #if hasFeature(Embedded) && !OVERSCROLL_TRACE
      false
    #else
      scroller.behavior.source == .inset
    #endif
  }

  /// Receives an offset, in pt.
  mutating func observe(_ offset: Double, _ phase: ObservedPhase) {
    guard !isDriven, offset.isFinite else { return }
    let offset = offset.asPosition(or: 0)
    guard hasInsets else { return report(offset, phase) }
    know(offset)
    openOutOfReach()
    reportAtEdge(offset, phase)
  }

  /// Ends a pull without a start because the platform cancelled the touch.
  mutating func loseTouch() {
    guard hasInsets, isDragging else { return }
    cancelPulls()
    reportAtEdge(platform.offset, .decelerating)
  }

  /// Attaches a new scroll view, or none, at rest and without insets.
  ///
  /// A pull ends without a start. A running action continues. Its gap is reserved again once the first
  /// offset is reported.
  mutating func attach() {
    guard hasInsets else { return }
    insets.lose(at: platform.offset, in: scroller.geometry)
    forgetPlace()
    platform = ObservedScroll(at: platform.offset.clamped(to: 0, scroller.geometry.maximumOffset))
  }

  /// Discards the position until the next offset, if insets depend on it.
  ///
  /// A pull ends without a start.
  package mutating func forgetPlace() {
    cancelPulls()
    if hasInsets { place = .awaited(nil) }
  }

  /// The change that removes the insets before the scroll view is detached.
  ///
  /// Content that rests in an inset returns to its edge. It is `nil` without insets.
  package var withdrawal: InsetChange? {
    guard hasInsets else { return nil }
    return insets.withdrawal(at: platform.offset, in: scroller.geometry, isHeld: isDragging)
  }

  /// Scrolls by a step of an assistive technology, within the content and its gaps.
  mutating func scrollPlatform(by step: ScrollStep, _ effects: inout ScrollEffects) {
    let geometry = scroller.geometry
    let bounds = ScrollBounds(geometry: geometry, gaps: heldGaps, bounces: false)
    let target = bounds.nearest(
      to: step.destination(from: platform.offset, viewport: geometry.viewport, bounds: bounds))
    guard target != platform.offset, !isDragging else { return }
    effects.append(.setInsets(InsetChange(insets: insets.insets, offset: target)))
  }

  /// Handles the deadline of the platform's rest, or of a gap's spring.
  mutating func settle(_ effects: inout ScrollEffects) {
    guard !isDriven else { return }
    if platform.settle(at: time, asks: hasInsets) { effects.append(.report) }
  }

  /// Receives the first offset of a new scroll view, then applies the delayed layout.
  ///
  /// The edges record the new overscroll as the old one. So the offset alone starts nothing.
  private mutating func know(_ offset: Double) {
    guard case .awaited(let layout) = place else { return }
    report(offset, .resting)
    place = .known
    if let layout { layOut(layout.geometry, revision: layout.revision) }
    look(past: .start)
    look(past: .end)
  }

  /// Receives an offset, and replaces an offset near an edge by the edge's offset.
  ///
  /// The tolerance is the platform's rounding. An offset under a finger stays unchanged.
  private mutating func reportAtEdge(_ offset: Double, _ phase: ObservedPhase) {
    var place = offset
    if phase != .tracking {
      let edge = offset.clamped(to: 0, scroller.geometry.maximumOffset)
      if (offset - edge).magnitude < GapInsets.tolerance { place = edge }
    }
    report(place, phase)
  }

  private mutating func report(_ offset: Double, _ phase: ObservedPhase) {
    let isCaught = phase == .tracking && platform.phase != .tracking && platform.phase != .resting
    if phase == .tracking, platform.phase != .tracking { beginGesture() }
    platform.observe(offset, phase, at: time)
    // The movement by momentum since the last report is not part of this finger's pull.
    guard isCaught else { return }
    look(past: .start)
    look(past: .end)
  }
}

// Layouts.
extension ScrollEngine {
  /// Applies a layout.
  ///
  /// - Parameters:
  ///   - geometry: The extents.
  ///   - revision: The content's revision.
  ///   - shift: The change of the content before the viewport, in pt, or `nil` if unknown. It moves the
  ///     offset without a finger, so it neither arms nor starts a pull.
  mutating func layOut(_ geometry: ScrollExtents, revision: UInt32, shiftedBy shift: Double? = nil) {
    if case .awaited = place {
      place = .awaited(Layout(geometry: geometry, revision: revision))
      return
    }
    edges.start.resize(viewport: geometry.viewport)
    edges.end.resize(viewport: geometry.viewport)
    latches.start.layOut(content: geometry.content, revision: revision, isList: shift != nil)
    latches.end.layOut(content: geometry.content, revision: revision, isList: shift != nil)
    let distance = shift?.asPosition(or: 0) ?? 0
    if isDriven, shift != nil {
      scroller.relayOut(geometry, shiftedBy: distance)
    } else if geometry != scroller.geometry {
      scroller.layOut(geometry)
    }
    if !isDriven, distance != 0 {
      platform.shift(by: platform.offset.room(for: distance), at: time)
    }
    look(past: .start)
    look(past: .end)
  }

  /// Sets an edge's overscroll without a reaction of the edge.
  ///
  /// An armed pull ends if its return would start the action and the layout has moved the content below the
  /// threshold.
  private mutating func look(past edge: ScrollEdge) {
    let overscroll = max(0, 0 - distance(to: edge))
    edges[edge].overscroll = overscroll
    if edges[edge].startsOnReturn, edges[edge].resolution.level(at: overscroll) == nil {
      edges[edge].cancelPull()
    }
  }
}
