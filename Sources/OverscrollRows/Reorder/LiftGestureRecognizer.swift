#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS)
  import Overscroll
  import UIKit

  #if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Recognizes a finger that rests, and then follows it; a second finger cancels it.
  final class LiftGestureRecognizer: UIGestureRecognizer {
    /// The duration of a press that lifts a row, in s.
    ///
    /// It is the default of `UILongPressGestureRecognizer.minimumPressDuration`, and `slop` is that of its
    /// `allowableMovement` in pt.
    static let press = 0.5
    private static let slop = 10.0

    /// Returns the duration for a touch, in s.
    var delay: (UITouch) -> Double = { _ in LiftGestureRecognizer.press }
    private var touch: UITouch?
    private var start = CGPoint.zero
    private var timer: Task<Void, Never>?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      guard touch == nil, touches.count == 1, let first = touches.first else { return end(isCancelled: true) }
      touch = first
      start = first.location(in: nil)
      let delay = delay(first)
      guard delay > 0 else { return state = .began }
      timer = Task { [weak self] in
        guard (try? await AmbientClock.sleep(for: .seconds(delay))) != nil, let self, state == .possible
        else {
          return
        }
        state = .began
      }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      guard let touch, touches.contains(touch) else { return }
      if state == .began || state == .changed { return state = .changed }
      let now = touch.location(in: nil)
      if hypot(now.x - start.x, now.y - start.y) > Self.slop { end(isCancelled: true) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      if let touch, touches.contains(touch) { end(isCancelled: false) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
      end(isCancelled: true)
    }

    override func reset() {
      super.reset()
      timer?.cancel()
      (touch, timer) = (nil, nil)
    }

    private func end(isCancelled: Bool) {
      timer?.cancel()
      switch state {
      case .possible: state = .failed
      case .began, .changed: state = isCancelled ? .cancelled : .ended
      default: break
      }
    }
  }
#endif
