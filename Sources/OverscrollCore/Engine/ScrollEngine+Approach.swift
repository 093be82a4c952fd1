// Edges that start as the content comes near them, and whether an edge is pulled.
extension ScrollEngine {
  /// The distance, in pt, from within which an edge starts by itself; below every distance where it does not.
  @inline(__always)
  func approachDistance(of edge: ScrollEdge) -> Double {
    switch policy(of: edge) {
    case .approach(let distance): distance
    case .release, .reach, .return, .tap, .manual: -.infinity
    }
  }

  /// Whether coming near an edge starts it.
  @inline(__always)
  package func startsOnApproach(_ edge: ScrollEdge) -> Bool { approachDistance(of: edge) >= 0 }

  /// Whether coming near an edge would start it now.
  ///
  /// A viewport that is not full is near its end, so it loads more, one page at a time, until it is full. One that has no
  /// extent is not seen, and near nothing; so is one of which the platform has not said where it is.
  @inline(__always)
  func approaches(_ edge: ScrollEdge) -> Bool {
    startsOnApproach(edge) && phase(of: edge).mayApproach
      && (latches[edge].isOpen(at: time) || asksForNextPage(of: edge))
      && !holdsApproaches && scroller.geometry.viewport > 0 && (!hasInsets || place == .known)
      && (exclusion == .cancel || !isRunning(edge.opposite))
  }

  /// Whether a platform has moved the content at this instant and doesn't say what moves it.
  ///
  /// A layout may have done so, as when a window is turned, and be reported next: nobody has left an edge's reach then.
  @inline(__always)
  var mayAwaitLayout: Bool { hasInsets && platform.hasJustMoved(at: time) }

  /// Opens the latches of edges out of whose reach the content has been since an earlier instant.
  mutating func openOutOfReach() {
    guard !mayAwaitLayout, scroller.geometry.viewport > 0 else { return }
    for edge in ScrollEdge.allCases where distance(to: edge) > approachDistance(of: edge) {
      latches[edge].reopen()
    }
  }

  /// When an edge asks for another page after one that added nothing, in s, or infinity: with more to load and a viewport
  /// that is not full.
  @inline(__always)
  func nextPage(of edge: ScrollEdge) -> Double {
    #if hasFeature(Embedded) && !OVERSCROLL_TRACE
      .infinity
    #else
      // What copies the edge comes last: few viewports are not full.
      startsOnApproach(edge) && isOn(edge) && scroller.geometry.freeSpace > 0
        && edges[edge].configuration.fillsViewport
        ? max(latches[edge].nextPage, latches[edge].opening) : .infinity
    #endif
  }

  /// Whether an edge asks for another page now: not while a finger pulls, or the other edge's action runs.
  @inline(__always)
  private func asksForNextPage(of edge: ScrollEdge) -> Bool {
    nextPage(of: edge) <= time && !isDragging && !isRunning(edge.opposite)
  }

  /// Whether a finger that leads past an edge pulls it, now or later: the edge is on and has more, and is pulled or has
  /// failed to load by itself.
  @inline(__always)
  func isPulled(_ edge: ScrollEdge) -> Bool {
    isOn(edge) && (policy(of: edge).isPulled || (startsOnApproach(edge) && latches[edge].hasFailed))
  }

  /// Whether a pull counts: also where the last page added nothing, unless what the scroll view is in takes the finger.
  @inline(__always)
  func mayBePulled(_ edge: ScrollEdge) -> Bool {
    isPulled(edge) || (isOn(edge) && waitsForReader(edge))
  }

  /// Whether an edge that starts by itself waits until the reader has been out of its reach.
  @inline(__always)
  func waitsForReader(_ edge: ScrollEdge) -> Bool {
    startsOnApproach(edge) && latches[edge].opensOutOfReach
  }
}
