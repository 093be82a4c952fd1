// Edges that start when the content approaches them, and edges that a finger can pull. An approach is a
// movement of the content to within an edge's load-more distance. An open load-more gate (`LoadMoreGate`)
// lets an approach start the action.
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

  /// Whether a visible viewport is within an edge's load-more distance.
  @inline(__always)
  func isWithinReach(_ edge: ScrollEdge) -> Bool {
    content.scroller.geometry.viewport > 0 && content.distance(to: edge) <= approachDistance(of: edge)
  }

  /// Whether an approach starts an edge's action.
  @inline(__always)
  package func startsOnApproach(_ edge: ScrollEdge) -> Bool { approachDistance(of: edge) >= 0 }

  /// Whether more content may be loaded at an edge.
  ///
  /// An edge loads more if an approach starts its action, or if its failures wait for a retry. A running
  /// action may still bring content, also if it is the last.
  package func mayLoadMore(_ edge: ScrollEdge) -> Bool {
    guard isOn(edge) || isRunning(edge) else { return false }
    // Reading `edges[edge]` would copy the edge with each event of a list.
    switch edge {
    case .start: return startsOnApproach(.start) || edges.start.configuration.keepsFailure == true
    case .end: return startsOnApproach(.end) || edges.end.configuration.keepsFailure == true
    }
  }

  /// Returns the obstacles to an automatic load, except for the distance to the edge.
  ///
  /// Content that does not fill the viewport is near its end. So the end edge loads one page at a time
  /// until the viewport is full. In a viewport with an extent of 0, nothing is visible and nothing loads.
  @inline(__always)
  private func loadObstacles(of edge: ScrollEdge) -> StartObstacles {
    var result: StartObstacles =
      switch edge {
      case .start: edges.start.loadObstacles
      case .end: edges.end.loadObstacles
      }
    if !loadsNextPage(of: edge) { result.formUnion(loadMoreGates[edge].obstacles(at: time)) }
    if !content.hasPosition || content.scroller.geometry.viewport <= 0 {
      result.formUnion(.positionUnknown)
    }
    if exclusion != .cancel, isRunning(edge.opposite) { result.formUnion(.excluded) }
    return result
  }

  /// Whether an approach may start an edge's action now.
  @inline(__always)
  func approaches(_ edge: ScrollEdge) -> Bool { startsOnApproach(edge) && loadObstacles(of: edge).isEmpty }

  /// Returns the obstacles to a start by this drag.
  ///
  /// The result ignores the drag's distance and the re-arming.
  /// A pull can also start an automatic load whose last page added nothing, and retry one that has failed.
  /// The method is `mutating`, because a call of a nonmutating method copies the engine with every event.
  mutating func pullObstacles(of edge: ScrollEdge) -> StartObstacles {
    var result: StartObstacles =
      switch edge {
      case .start: edges.start.pullObstacles
      case .end: edges.end.pullObstacles
      }
    if !policy(of: edge).isPulled, !waitsUntilContentLeavesReach(edge) { result.formUnion(.onlyFromCode) }
    if isExcluded(edge) { result.formUnion(.excluded) }
    if isUnreadFailure(edge) { result.formUnion(.unreadFailure) }
    if !content.beganAtEdge[edge], !pullsFromInside(edge) { result.formUnion(.dragBeganInside) }
    return result
  }

  /// Returns the obstacles to a start by the content or a finger.
  ///
  /// - Returns: The obstacles; none while a finger pulls the edge and can start its action.
  /// - Complexity: O(1).
  package func obstacles(of edge: ScrollEdge) -> StartObstacles {
    let distance = content.distance(to: edge)
    if startsOnApproach(edge) {
      let far: StartObstacles = distance > approachDistance(of: edge) ? .notAtEdge : []
      return loadObstacles(of: edge).union(far)
    }
    var engine = self
    var result = engine.pullObstacles(of: edge)
    guard policy(of: edge).isPulled else { return result }
    if distance >= 0 { result.formUnion(.notAtEdge) }
    if !content.isDragging { result.formUnion(.noFinger) }
    if phase(of: edge).isBusy { result.formUnion(.busy) }
    if edges[edge].rearmState != .open { result.formUnion(.notRearmed) }
    return result
  }

  /// Opens the load-more gates of edges whose load-more distance the content has left.
  ///
  /// The method is called before a reported offset is applied.
  mutating func reopenGatesOutOfReach() {
    guard !content.mayAwaitLayout, content.scroller.geometry.viewport > 0 else { return }
    for edge in ScrollEdge.allCases where !isWithinReach(edge) { loadMoreGates[edge].reopen() }
  }

  /// Delays automatic loads, because the app changes the content now.
  ///
  /// See `LoadMoreGate.changeDelay`. The engine must have handled its deadlines up to now.
  package mutating func awaitChange() {
    loadMoreGates.start.awaitChange(at: time)
    loadMoreGates.end.awaitChange(at: time)
  }

  /// Returns the time of the next page after a page that added nothing, in s.
  ///
  /// It is infinity without `fillsViewport`, in a full viewport and at an edge without more content.
  @inline(__always)
  func nextPageTime(of edge: ScrollEdge) -> Double {
    // Reading `edges[edge]` copies the edge. So this condition is last, because most viewports are full.
    startsOnApproach(edge) && isOn(edge) && content.scroller.geometry.freeSpace > 0
      && edges[edge].configuration.fillsViewport
      ? max(loadMoreGates[edge].nextPageTime, loadMoreGates[edge].openingTime) : .infinity
  }

  /// Whether an edge loads the next page now after a page that added nothing.
  ///
  /// No page is loaded during a drag or during the opposite edge's action.
  @inline(__always)
  private func loadsNextPage(of edge: ScrollEdge) -> Bool {
    nextPageTime(of: edge) <= time && !content.isDragging && !isRunning(edge.opposite)
  }

  /// Whether a drag past an edge pulls the edge, now or after the current action.
  ///
  /// The edge has to be enabled and have more content. Also, its policy must start on pulls, or its last
  /// automatic load must have failed.
  @inline(__always)
  func isPulled(_ edge: ScrollEdge) -> Bool {
    isOn(edge) && (policy(of: edge).isPulled || (startsOnApproach(edge) && loadMoreGates[edge].hasFailed))
  }

  /// Whether this drag may not retry the failed automatic load that an edge shows.
  ///
  /// The drag has to begin at the edge, and long enough after the failure and the last lift. So the second
  /// of two flings does not hide the failure that the first one has reached.
  @inline(__always)
  func isUnreadFailure(_ edge: ScrollEdge) -> Bool {
    phase(of: edge).isFailed && startsOnApproach(edge)
      && (!content.beganAtEdge[edge] || content.gestureTime < loadMoreGates[edge].readableTime)
  }

  /// Whether an edge loads automatically again only after the content leaves its load-more distance.
  @inline(__always)
  func waitsUntilContentLeavesReach(_ edge: ScrollEdge) -> Bool {
    startsOnApproach(edge) && loadMoreGates[edge].reopensOutOfReach
  }
}
