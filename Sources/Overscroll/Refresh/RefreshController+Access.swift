public import OverscrollCore

extension RefreshController {
  /// Whether the content is at an edge or past it, so that there is nothing left to scroll to there.
  ///
  /// Platforms rest on whole pixels, so a distance of less than 1 pt counts as none.
  public func isAtEdge(_ edge: ScrollEdge) -> Bool {
    runner.scroll.isAt(edge)
  }

  /// Handles an assistive technology's request to scroll towards an edge.
  ///
  /// If the content is already at that edge, this starts the edge's action, as a platform's own refresh
  /// control does. Otherwise the content scrolls by a page.
  ///
  /// - Parameter edge: The edge to scroll towards.
  /// - Returns: The run, which can be awaited; nil if there is no view, if the content can still scroll
  ///   towards the edge, or if the edge is off.
  @discardableResult
  public func scrollPast(_ edge: ScrollEdge) -> RefreshRun? {
    guard isAttached else { return nil }
    guard isAtEdge(edge) else {
      send(.step(edge == .start ? .pageBackward : .pageForward))
      return nil
    }
    return edges[edge].isOn ? begin(edge) : nil
  }
}
