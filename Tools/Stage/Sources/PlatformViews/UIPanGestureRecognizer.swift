public import Foundation
import ScrollPhysics

/// Recognizes a finger that moves, or two that move on together, or a scroll of a trackpad or wheel.
///
/// Documented: it begins once a finger has moved enough to be a pan, changes with each move and ends when all
/// are lifted. Belief: ten pt are enough, which count as movement in the end, and several fingers move it by
/// their mean.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far, in pt, a finger moves before it is a pan.
  static let slop: CGFloat = 10

  /// The scrolls that it takes, which are none at first, as documented.
  public var allowedScrollTypesMask: UIScrollTypeMask = []

  private var travel = CGPoint.zero
  private var places: [ObjectIdentifier: CGPoint] = [:]
  private var finger = FingerVelocity()
  private var time = 0.0

  /// How far it has come, in pt.
  public func translation(in view: UIView?) -> CGPoint { travel }

  /// Has it come elsewhere so far.
  public func setTranslation(_ translation: CGPoint, in view: UIView?) { travel = translation }

  /// How fast it goes, in pt/s.
  ///
  /// A finger that has stood still for a tenth of a second does not.
  public func velocity(in view: UIView?) -> CGPoint { finger.velocity(at: time) }

  override func takes(_ touch: UITouch) -> Bool {
    touch.scroll.map(allowedScrollTypesMask.contains) ?? true
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { places[ObjectIdentifier(touch)] = touch.location(in: nil) }
    note(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { move(touch) }
    note(touches)
    if state == .possible {
      let isScroll = touches.contains { $0.scroll != nil }
      if isScroll || hypot(travel.x, travel.y) >= UIPanGestureRecognizer.slop { state = .began }
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

  /// Whether what it looks at is a step of a wheel.
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
