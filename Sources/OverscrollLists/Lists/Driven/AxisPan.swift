#if canImport(UIKit) && !os(tvOS)
  import Overscroll
  import Foundation
  import UIKit

  #if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// A pan that begins at once where something moves that a touch is to stop.
  final class AxisPan: UIPanGestureRecognizer {
    /// Whether something moves.
    var catches: () -> Bool = { false }
    /// When its touches were where they are, in s since the system was started.
    private(set) var moment = TimeInterval.infinity

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      moment = touches.first?.timestamp ?? .infinity
      if state == .possible, catches() { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      moment = touches.first?.timestamp ?? .infinity
      super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      moment = touches.first?.timestamp ?? .infinity
      super.touchesEnded(touches, with: event)
    }
  }

  /// Answers for recognizers which touches are theirs.
  @MainActor final class PanJudge: NSObject, UIGestureRecognizerDelegate {
    /// Whether a recognizer may begin.
    var begins: (UIGestureRecognizer) -> Bool = { _ in true }
    /// Whether a touch is a recognizer's.
    var receives: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
    /// Whether another recognizer waits until one has failed.
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
