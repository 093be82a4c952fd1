/// Decides among the recognizers that look at the same touches.
///
/// Documented: one that recognizes keeps the others from it, unless either's delegate lets both go on
/// ([coordinating](https://developer.apple.com/documentation/uikit/coordinating-multiple-gesture-recognizers)).
/// Belief: of those that would begin with the same movement, the one of the innermost view does.
@MainActor enum GestureArbiter {
  /// Those who look at a touch: of the view that it came down on, and of the views around it.
  static func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    let around = touch.view.map { sequence(first: $0, next: \.superview) }
    let all = (around.map(Array.init) ?? []).flatMap { $0.gestureRecognizers ?? [] }.filter {
      $0.accepts(touch)
    }
    let levels = Set(all.map(\.precedence)).sorted(by: >)
    let ranked = levels.flatMap { level in all.filter { $0.precedence == level } }
    // Whoever others wait for makes up its mind first.
    let awaited = ranked.filter { one in ranked.contains { waits($0, for: one) } }
    return awaited + ranked.filter { one in !awaited.contains { $0 === one } }
  }

  /// Whether one is to stay as it is until another has failed that has not begun.
  ///
  /// Documented: `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
  static func mustWait(_ one: UIGestureRecognizer) -> Bool {
    rivals(of: one).contains { $0.state == .possible && waits(one, for: $0) }
  }

  private static func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    one !== other && other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false
  }

  /// Whether one may begin: its view, its delegate and those who have begun before agree.
  static func mayBegin(_ one: UIGestureRecognizer) -> Bool {
    if rivals(of: one).contains(where: { $0.isRecognizing && prevents($0, one) }) { return false }
    if let view = one.view, !view.gestureRecognizerShouldBegin(one) { return false }
    return one.delegate?.gestureRecognizerShouldBegin(one) ?? true
  }

  /// Has those fail that have not begun.
  static func preventOthers(than one: UIGestureRecognizer) {
    for other in rivals(of: one) where other.state == .possible && prevents(one, other) { other.prevent() }
  }

  private static func rivals(of one: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(one)]
    return one.touches.flatMap { $0.gestureRecognizers ?? [] }.filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
  }

  private static func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    let isShared =
      one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
    return !isShared && one.canPrevent(other) && other.canBePrevented(by: one)
  }
}
