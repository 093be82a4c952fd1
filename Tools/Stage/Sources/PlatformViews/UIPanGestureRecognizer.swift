public import Foundation
import ScrollPhysics

/// A recognizer of moving fingers, or of a scroll of a trackpad or wheel.
///
/// As documented, the recognizer begins after a minimum movement, changes with each move, and ends when all
/// fingers are lifted. Belief: the minimum is 10 pt, and the translation includes it. With several
/// fingers, the translation is the mean of their movements.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum movement of a pan, in pt.
  static let slop: CGFloat = 10

  /// The kinds of scrolls that the recognizer receives; as documented, none by default.
  public var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The number of fingers that begin and continue the pan.
  ///
  /// As documented, the recognizer fails with more fingers than the maximum.
  public var minimumNumberOfTouches = 1
  public var maximumNumberOfTouches = Int.max

  private var travel = CGPoint.zero
  private var places: [ObjectIdentifier: CGPoint] = [:]
  private var finger = FingerVelocity()
  private var time = 0.0

  /// Returns the movement since the pan began, in pt.
  ///
  /// The stage ignores the view.
  public func translation(in view: UIView?) -> CGPoint { travel }

  /// Sets the translation, in pt.
  ///
  /// Later movements are added to it.
  public func setTranslation(_ translation: CGPoint, in view: UIView?) { travel = translation }

  /// Returns the velocity of the pan, in pt/s.
  ///
  /// The velocity is zero if the finger has not moved for a tenth of a second.
  public func velocity(in view: UIView?) -> CGPoint { finger.velocity(at: time) }

  override func takes(_ touch: UITouch) -> Bool {
    touch.scroll.map(allowedScrollTypesMask.contains) ?? true
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { places[ObjectIdentifier(touch)] = touch.location(in: nil) }
    if state == .possible, places.count > maximumNumberOfTouches { state = .failed }
    note(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { move(touch) }
    note(touches)
    if state == .possible {
      let isScroll = touches.contains { $0.scroll != nil }
      let hasFingers = places.count >= minimumNumberOfTouches
      if isScroll || (hasFingers && hypot(travel.x, travel.y) >= UIPanGestureRecognizer.slop) {
        state = .began
      }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { places[ObjectIdentifier(touch)] = nil }
    time = touches.first?.timestamp ?? time
    guard places.isEmpty else { return }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { places[ObjectIdentifier(touch)] = nil }
    guard places.isEmpty else { return }
    state = .cancelled
  }

  open override func reset() {
    travel = .zero
    places = [:]
    finger = FingerVelocity()
  }

  /// Whether the pan is a scroll of a wheel.
  var isWheel: Bool { touches.contains { $0.scroll == .discrete } }

  private func move(_ touch: UITouch) {
    let now = touch.location(in: nil)
    guard let last = places.updateValue(now, forKey: ObjectIdentifier(touch)) else { return }
    travel.x += (now.x - last.x) / CGFloat(places.count)
    travel.y += (now.y - last.y) / CGFloat(places.count)
  }

  private func note(_ touches: Set<UITouch>) {
    time = touches.first?.timestamp ?? time
    finger.note(travel, at: time)
  }
}

/// A pan that begins at an edge of the screen; the stage makes none.
@MainActor public final class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
