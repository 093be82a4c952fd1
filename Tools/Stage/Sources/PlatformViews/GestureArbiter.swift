/// Decides which of the gesture recognizers of a touch may recognize their gesture.
///
/// As documented, a recognizer that recognizes prevents the rest, unless a delegate allows both
/// ([coordinating](https://developer.apple.com/documentation/uikit/coordinating-multiple-gesture-recognizers)).
/// Belief: if several recognizers could begin with the same movement, only the recognizer of the innermost
/// view begins.
@MainActor enum GestureArbiter {
  /// Returns the recognizers of the touched view and its superviews that accept a touch.
  ///
  /// The window delivers the touch to them in the order of the result.
  static func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    let around = touch.view.map { sequence(first: $0, next: \.superview) }
    let all = (around.map(Array.init) ?? []).flatMap { $0.gestureRecognizers ?? [] }.filter {
      $0.accepts(touch)
    }
    let levels = Set(all.map(\.precedence)).sorted(by: >)
    let ranked = levels.flatMap { level in all.filter { $0.precedence == level } }
    // If a recognizer waits for another one to fail, the awaited recognizer receives the touch first.
    let awaited = ranked.filter { one in ranked.contains { waits($0, for: one) } }
    return awaited + ranked.filter { one in !awaited.contains { $0 === one } }
  }

  /// Whether a recognizer must stay possible until another recognizer has failed.
  ///
  /// As documented, the delegate of the awaited recognizer demands it in
  /// `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
  static func mustWait(_ one: UIGestureRecognizer) -> Bool {
    rivals(of: one).contains { $0.state == .possible && waits(one, for: $0) }
  }

  private static func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    one !== other && other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false
  }

  /// Whether a recognizer may begin.
  ///
  /// Its view, its delegate and the recognizers that already recognize must all allow it.
  static func mayBegin(_ one: UIGestureRecognizer) -> Bool {
    if rivals(of: one).contains(where: { $0.isRecognizing && prevents($0, one) }) { return false }
    if let view = one.view, !view.gestureRecognizerShouldBegin(one) { return false }
    return one.delegate?.gestureRecognizerShouldBegin(one) ?? true
  }

  /// Fails all further recognizers of the same touches that have not begun.
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
