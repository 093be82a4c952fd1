// What a platform that scrolls by itself reports.
extension ScrollEngine {
  /// Whether insets of the platform's hold the gaps.
  ///
  /// Web pages have none, so the browser's build leaves this code out. A platform with insets may come to
  /// rest without reporting it, so the engine asks one that said it moves but stands still.
  @inlinable
  @inline(__always)
  package var hasInsets: Bool {
    #if hasFeature(Embedded) && !OVERSCROLL_TRACE
      false
    #else
      scroller.behavior.source == .inset
    #endif
  }

  /// Takes an offset, in pt.
  mutating func observe(_ offset: Double, _ phase: ObservedPhase) {
    guard !isDriven, offset.isFinite else { return }
    let offset = offset.asPosition(or: 0)
    guard hasInsets else { return report(offset, phase) }
    know(offset)
    openOutOfReach()
    reportAtEdge(offset, phase)
  }

  /// The touch is taken away: a pull ends without a start.
  mutating func loseTouch() {
    guard hasInsets, isDragging else { return }
    cancelPulls()
    reportAtEdge(platform.offset, .decelerating)
  }

  /// Has another scroller from now on, or none: at rest, without insets.
  ///
  /// A pull ends without a start. An action under way goes on, and its gap is held anew once the first offset says where the
  /// content is.
  mutating func attach() {
    guard hasInsets else { return }
    insets.lose(at: platform.offset, in: scroller.geometry)
    forgetPlace()
    platform = ObservedScroll(at: platform.offset.clamped(to: 0, scroller.geometry.maximumOffset))
  }

  /// Waits for the next offset, as of another content, where insets depend on it; a pull ends without a start.
  package mutating func forgetPlace() {
    cancelPulls()
    if hasInsets { place = .awaited(nil) }
  }

  /// What a host has to do when it loses its scroller, or nil if it holds no insets: remove the insets, and
  /// move content that rests in one back to its edge.
  package var withdrawal: InsetChange? {
    guard hasInsets else { return nil }
    return insets.withdrawal(at: platform.offset, in: scroller.geometry, isHeld: isDragging)
  }

  /// Scrolls by a step, as an assistive technology asks, as far as there is content, and a gap that is held.
  mutating func scrollPlatform(by step: ScrollStep, _ effects: inout ScrollEffects) {
    let geometry = scroller.geometry
    let bounds = ScrollBounds(geometry: geometry, gaps: heldGaps, bounces: false)
    let target = bounds.nearest(
      to: step.destination(from: platform.offset, viewport: geometry.viewport, bounds: bounds))
    guard target != platform.offset, !isDragging else { return }
    effects.append(.setInsets(InsetChange(insets: insets.insets, offset: target)))
  }

  /// Takes note of rest, or of the end of a gap's spring.
  mutating func settle(_ effects: inout ScrollEffects) {
    guard !isDriven else { return }
    if platform.settle(at: time, asks: hasInsets) { effects.append(.report) }
  }

  /// Takes the first offset of a scroller that has just been attached, and then the layout that waited for
  /// it.
  ///
  /// To the edges, it is as if the content had always been there, so this alone starts nothing.
  private mutating func know(_ offset: Double) {
    guard case .awaited(let layout) = place else { return }
    report(offset, .resting)
    place = .known
    if let layout { layOut(layout.geometry, revision: layout.revision) }
    look(past: .start)
    look(past: .end)
  }

  /// Takes an offset that counts as the edge's where it is past that by less than a platform rounds.
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
    // How far momentum had brought it since the last report is no pull of this finger's.
    guard isCaught else { return }
    look(past: .start)
    look(past: .end)
  }
}

// What is laid out.
extension ScrollEngine {
  /// Takes extents.
  ///
  /// - Parameters:
  ///   - geometry: The extents.
  ///   - revision: Which content it is.
  ///   - shift: How much of the difference lies before the viewport, in pt; nil if that is not known. It
  ///     moves the offset without a finger, so it neither arms nor starts a pull.
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

  /// Has an edge know where the content is now, as if it had always been there.
  ///
  /// A pull that would start on its way back ends where the layout has brought it back.
  private mutating func look(past edge: ScrollEdge) {
    let overscroll = max(0, 0 - distance(to: edge))
    edges[edge].overscroll = overscroll
    if edges[edge].startsOnReturn, edges[edge].resolution.level(at: overscroll) == nil {
      edges[edge].cancelPull()
    }
  }
}
