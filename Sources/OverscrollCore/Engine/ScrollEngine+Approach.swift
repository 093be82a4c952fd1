// Edges that start when the content approaches them, and edges that a finger can pull.
extension ScrollEngine {
  /// Returns the load-more distance, in pt.
  ///
  /// If the edge does not load automatically, the distance is `-infinity`.
  @inline(__always)
  func approachDistance(of edge: ScrollEdge) -> Double {
    switch policy(of: edge) {
    case .approach(let distance): distance
    case .release, .reach, .return, .tap, .manual: -.infinity
    }
  }

  /// Whether an approach starts an edge's action.
  @inline(__always)
  package func startsOnApproach(_ edge: ScrollEdge) -> Bool { approachDistance(of: edge) >= 0 }

  /// Whether an approach may start an edge's action now.
  ///
  /// In a viewport that is not full the content is near its end. So the end edge loads one page at a time
  /// until the viewport is full. A viewport without an extent is not visible, so no edge is near. The same
  /// applies until the platform has reported its first offset.
  @inline(__always)
  func approaches(_ edge: ScrollEdge) -> Bool {
    startsOnApproach(edge) && phase(of: edge).mayApproach
      && (loadMoreGates[edge].isOpen(at: time) || loadsNextPage(of: edge))
      && !suspendsApproaches && scroller.geometry.viewport > 0 && (!hasInsets || positionState == .reported)
      && (exclusion == .cancel || !isRunning(edge.opposite))
  }

  /// Whether the content has moved at this instant in the phase `.free`.
  ///
  /// A layout may have moved it, for example after a rotation, and may be reported next. The content has
  /// not left an edge's reach then.
  @inline(__always)
  var mayAwaitLayout: Bool { hasInsets && platform.hasJustMoved(at: time) }

  /// Opens the load-more gates of edges whose reach the content has left before this instant.
  mutating func openOutOfReach() {
    guard !mayAwaitLayout, scroller.geometry.viewport > 0 else { return }
    for edge in ScrollEdge.allCases where distance(to: edge) > approachDistance(of: edge) {
      loadMoreGates[edge].reopen()
    }
  }

  /// Returns the time of the next page after a page that added nothing, in s.
  ///
  /// It is infinity without `fillsViewport`, in a full viewport and at an edge without more content.
  @inline(__always)
  func nextPageTime(of edge: ScrollEdge) -> Double {
    #if hasFeature(Embedded) && !OVERSCROLL_TRACE
      .infinity
    #else
      // The condition that copies the edge is last, because few viewports are not full.
      startsOnApproach(edge) && isOn(edge) && scroller.geometry.freeSpace > 0
        && edges[edge].configuration.fillsViewport
        ? max(loadMoreGates[edge].nextPageTime, loadMoreGates[edge].openingTime) : .infinity
    #endif
  }

  /// Whether an edge loads the next page now after a page that added nothing.
  ///
  /// It does not during a drag or the opposite edge's action.
  @inline(__always)
  private func loadsNextPage(of edge: ScrollEdge) -> Bool {
    nextPageTime(of: edge) <= time && !isDragging && !isRunning(edge.opposite)
  }

  /// Whether a finger that drags past an edge pulls it, now or later.
  ///
  /// The edge has to be on and have more content. It also needs a pull policy or a failed automatic load.
  @inline(__always)
  func isPulled(_ edge: ScrollEdge) -> Bool {
    isOn(edge) && (policy(of: edge).isPulled || (startsOnApproach(edge) && loadMoreGates[edge].hasFailed))
  }

  /// Whether a pull of this edge can start its action.
  ///
  /// This includes an edge whose last page added nothing, unless the enclosing scroll view handles the
  /// finger.
  @inline(__always)
  func mayBePulled(_ edge: ScrollEdge) -> Bool {
    isPulled(edge) || (isOn(edge) && waitsForReader(edge))
  }

  /// Whether an edge that loads automatically waits until the content leaves its reach.
  @inline(__always)
  func waitsForReader(_ edge: ScrollEdge) -> Bool {
    startsOnApproach(edge) && loadMoreGates[edge].opensOutOfReach
  }
}
