#if canImport(UIKit) && !os(tvOS)
  import Overscroll
  import Foundation
  import UIKit

  #if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// A pan recognizer that begins at touch down if the touch stops a motion.
  final class AxisPanGestureRecognizer: UIPanGestureRecognizer {
    /// Returns whether the content is moving, so that a touch should stop it.
    var stopsMotion: () -> Bool = { false }
    /// The time of the latest touch event, in s since the system was started.
    private(set) var eventTime = TimeInterval.infinity

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      eventTime = touches.first?.timestamp ?? .infinity
      if state == .possible, stopsMotion() { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      eventTime = touches.first?.timestamp ?? .infinity
      super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      eventTime = touches.first?.timestamp ?? .infinity
      super.touchesEnded(touches, with: event)
    }
  }

  /// A gesture recognizer delegate that calls closures.
  @MainActor final class PanRecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
    /// Returns whether a recognizer may begin.
    var begins: (UIGestureRecognizer) -> Bool = { _ in true }
    /// Returns whether a recognizer receives a touch.
    var receives: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
    /// Returns whether a recognizer must wait until this delegate's recognizer has failed.
    var precedes: (UIGestureRecognizer) -> Bool = { _ in false }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { begins(recognizer) }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      receives(recognizer, touch)
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { precedes(other) }
  }
#endif
