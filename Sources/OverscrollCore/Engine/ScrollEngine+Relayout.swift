extension ScrollEngine {
  /// Takes other extents, of which a part lies before the viewport.
  ///
  /// That part moves the offset, but no finger has moved: an edge's pull neither arms nor starts by it.
  mutating func relayOut(_ geometry: ScrollExtents, revision: UInt32, shiftedBy shift: Double) {
    note(geometry, revision: revision)
    switch scroller.behavior.source {
    case .driven:
      scroller.relayOut(geometry, shiftedBy: shift)
    case .observed:
      platform.shift(by: shift.asPosition(or: 0), at: time)
      if geometry != scroller.geometry { scroller.geometry = geometry }
    }
    guard shift.asPosition(or: 0) != 0 else { return }
    look(past: .start)
    look(past: .end)
  }

  /// Notes what a layout says besides the extents of what scrolls.
  mutating func note(_ geometry: ScrollExtents, revision: UInt32) {
    edges.start.resize(viewport: geometry.viewport)
    edges.end.resize(viewport: geometry.viewport)
    latches.start.layOut(content: geometry.content, revision: revision)
    latches.end.layOut(content: geometry.content, revision: revision)
  }

  /// Has an edge know where the content is now, as if it had always been there.
  ///
  /// A pull that would start on its way back ends where the layout has brought it back.
  private mutating func look(past edge: ScrollEdge) {
    let overscroll = scroller.geometry.overscroll(past: edge, at: drawnOffset)
    edges[edge].overscroll = overscroll
    if edges[edge].startsOnReturn, edges[edge].resolution.level(at: overscroll) == nil {
      edges[edge].cancelPull()
    }
  }
}
