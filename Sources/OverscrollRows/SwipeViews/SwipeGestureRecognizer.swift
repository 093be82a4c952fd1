#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS)
  import UIKit

  #if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// A recognizer that begins when the machine claims a touch.
  ///
  /// It is no `UIPanGestureRecognizer`, because such a recognizer begins after 10 pt in any direction, and
  /// its distance cannot be changed.
  final class SwipeGestureRecognizer: UIGestureRecognizer {
    weak var handler: SwipeCoordinator?
    /// The view whose coordinates the handler uses.
    weak var reader: UIView?
    private weak var touch: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      guard let handler, touch == nil, touches.count == 1, let first = touches.first else {
        handler?.secondTouchBegan()
        if state == .possible, handler?.swallowsTap != true { state = .failed }
        return
      }
      touch = first
      handler.touchBegan(at: first.location(in: reader), time: first.timestamp)
      // Begins at once, because taps on rows without actions would otherwise be recognized at the lift.
      // Such taps do nothing in Apple's Mail (MortimerGoro/MGSwipeTableCell#133).
      if handler.swallowsTap { state = .began } else { failIfDecided() }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      guard let handler, let touch, touches.contains(touch) else { return }
      handler.touchMoved(to: touch.location(in: reader), time: touch.timestamp)
      guard handler.touchPhase == .swiping else { return failIfDecided() }
      state = state == .possible ? .began : .changed
      // Another recognizer has been faster, or this one still waits for another one.
      if state == .failed { handler.touchCancelled() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      guard let handler, let touch, touches.contains(touch) else { return }
      if state == .possible {
        handler.touchEnded(at: touch.location(in: reader), time: touch.timestamp)
        state = .failed
      } else {
        handler.touchEnded(at: touch.location(in: reader), time: touch.timestamp)
        state = .ended
      }
      self.touch = nil
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
      guard let touch, touches.contains(touch) else { return }
      handler?.touchCancelled()
      state = state == .possible ? .failed : .cancelled
      self.touch = nil
    }

    /// Ends a touch that another recognizer has taken.
    override func reset() {
      super.reset()
      if touch != nil { handler?.touchCancelled() }
      touch = nil
    }

    /// A touch that closes a row may also scroll the list.
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
      guard let handler, handler.swallowsTap, handler.touchPhase != .swiping else { return true }
      return !(other is UIPanGestureRecognizer)
    }

    /// No tap prevents the recognizer while its touch closes a row.
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
      handler?.swallowsTap != true
    }

    /// Fails the recognizer if the touch will not become a swipe.
    ///
    /// A touch that closes a row is followed until it lifts, so that its tap reaches nothing.
    private func failIfDecided() {
      guard let handler, handler.touchPhase == .failed, !handler.swallowsTap else { return }
      handler.touchCancelled()
      touch = nil
      state = .failed
    }
  }
#endif
