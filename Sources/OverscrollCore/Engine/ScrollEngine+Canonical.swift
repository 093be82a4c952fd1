extension ScrollEngine {
  /// The same situation written down in one way: times as ages, tokens numbered anew, and nothing kept that can
  /// no longer matter.
  ///
  /// Two engines that will answer every future alike are equal in this form, whatever came before, which makes
  /// the reachable situations of a small world finite.
  ///
  /// - Parameter instant: The instant that ages are counted from, in s; the engine's own, as a rule.
  public func canonical(at instant: Double) -> ScrollEngine {
    var result = self
    let token = RefreshToken(rawValue: 1)
    result.time = 0
    result.scroller = scroller.canonical(at: instant)
    result.platform = platform.canonical(at: instant)
    result.edges.start = edges.start.canonical(at: instant, token: token)
    result.edges.end = edges.end.canonical(at: instant, token: token.next)
    result.latches = EdgePair(start: latches.start.canonical, end: latches.end.canonical)
    result.nextToken = token.next.next
    if !isDragging { result.gesture = Gesture() }
    return result
  }
}
