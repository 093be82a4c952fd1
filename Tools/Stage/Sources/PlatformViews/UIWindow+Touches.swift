public import Foundation

// The touches that a test sends. Locations are in window coordinates, in pt, and times are in s.
extension UIWindow {
  /// Begins a touch.
  ///
  /// - Precondition: The touch with this id is not down.
  public func touchBegan(
    id: Int, at point: CGPoint, time: TimeInterval, type: UITouch.TouchType = .direct
  ) {
    precondition(touchesDown[id] == nil, "Touch \(id) is already down")
    begin(UITouch(type, at: point, on: hitTest(point), in: self, time: time), id: id)
  }

  /// Moves a touch.
  ///
  /// - Precondition: The touch is down.
  public func touchMoved(id: Int, at point: CGPoint, time: TimeInterval) { send(.moved, id, point, time) }

  /// Ends a touch.
  ///
  /// - Precondition: The touch is down.
  public func touchEnded(id: Int, at point: CGPoint, time: TimeInterval) { send(.ended, id, point, time) }

  /// Cancels a touch, as the system does.
  ///
  /// - Precondition: The touch is down.
  public func touchCancelled(id: Int, at point: CGPoint, time: TimeInterval) {
    send(.cancelled, id, point, time)
  }

  /// Sends a phase of a scroll with a trackpad.
  ///
  /// - Parameters:
  ///   - distance: The movement of the content, in pt, positive down and right.
  ///   - point: The location of the pointer.
  ///   - phase: The phase of the scroll.
  ///   - time: The time, in s.
  public func trackpad(by distance: CGPoint, at point: CGPoint, _ phase: UITouch.Phase, time: TimeInterval) {
    let id = UIWindow.trackpad
    if phase == .began {
      begin(
        UITouch(.indirectPointer, at: point, on: hitTest(point), in: self, time: time, scroll: .continuous),
        id: id)
    }
    guard let touch = touchesDown[id] else { return }
    let place = CGPoint(x: touch.point.x + distance.x, y: touch.point.y + distance.y)
    if distance != .zero { send(.moved, id, place, time) }
    if phase == .ended || phase == .cancelled { send(phase, id, place, time) }
  }

  /// Sends a step of a mouse wheel.
  ///
  /// Belief: each step is a complete pan.
  public func scrollWheel(by distance: CGPoint, at point: CGPoint, time: TimeInterval) {
    let id = UIWindow.wheel
    let place = CGPoint(x: point.x + distance.x, y: point.y + distance.y)
    begin(
      UITouch(.indirectPointer, at: point, on: hitTest(point), in: self, time: time, scroll: .discrete),
      id: id)
    send(.moved, id, place, time)
    send(.ended, id, place, time)
  }

  private static let trackpad = -1
  private static let wheel = -2

  private func begin(_ touch: UITouch, id: Int) {
    touch.gestureRecognizers = GestureArbiter.recognizers(for: touch)
    touchesDown[id] = touch
    deliver(touch)
  }

  private func send(_ phase: UITouch.Phase, _ id: Int, _ point: CGPoint, _ time: TimeInterval) {
    guard let touch = touchesDown[id] else { preconditionFailure("Touch \(id) is not down") }
    if phase == .ended, point != touch.point { send(.moved, id, point, time) }
    touch.phase = phase
    touch.point = point
    touch.timestamp = time
    deliver(touch)
    guard phase == .ended || phase == .cancelled else { return }
    touchesDown[id] = nil
    for recognizer in touch.gestureRecognizers ?? [] { recognizer.drop(touch) }
  }

  private func deliver(_ touch: UITouch) {
    let event = UIEvent(modifierFlags: heldKeys)
    for recognizer in touch.gestureRecognizers ?? [] { recognizer.take(touch, event) }
  }
}
