public import OverscrollCore

extension RefreshController {
  /// Whether the content stands at an edge or past it: nothing of it is left to scroll to there.
  ///
  /// A platform rests on whole pixels, so less than a point that is left counts as nothing.
  public func isAtEdge(_ edge: ScrollEdge) -> Bool {
    runner.scroll.scroller.geometry.distance(to: edge, from: presentation.contentOffset) < 1
  }

  /// Takes a scroll towards an edge that an assistive technology asks for.
  ///
  /// With the content at that edge already, it starts the edge's action, as a platform's own refresh control does;
  /// otherwise the content scrolls on by a page.
  ///
  /// - Parameter edge: The edge that it scrolls to.
  /// - Returns: What can be awaited; nil if there is content left to scroll to, no view, or nil to do.
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
