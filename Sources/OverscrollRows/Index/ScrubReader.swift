#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  #if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// A delegate that follows the finger on a `ScrubReader`.
  @MainActor protocol ScrubDelegate: AnyObject {
    /// Handles a touch.
    ///
    /// - Parameter point: The location in the reader, in pt.
    func scrubBegan(at point: CGPoint)
    /// Handles a movement.
    ///
    /// - Parameter point: The location in the place that the reader had when the touch began.
    func scrubMoved(to point: CGPoint)
    /// Handles the end or the cancellation of the touch.
    func scrubEnded()
  }

  // A drag gesture of SwiftUI is not an option. If a call, the lock button or another gesture cancels it,
  // `onEnded` is not called (FB13559963, https://github.com/feedback-assistant/reports/issues/463, and
  // FB23362414, https://github.com/feedback-assistant/reports/issues/812).
  #if canImport(UIKit)
    /// A view that receives all touches within its bounds, and follows the first finger.
    struct ScrubReader: UIViewRepresentable {
      let listener: any ScrubDelegate
      let isEnabled: Bool

      func makeUIView(context: Context) -> ScrubView { ScrubView() }

      func updateUIView(_ view: ScrubView, context: Context) {
        view.listener = listener
        // A view that is disabled during a touch would not report the touch's end.
        view.isUserInteractionEnabled = isEnabled
      }

      static func dismantleUIView(_ view: ScrubView, coordinator: ()) { view.detach() }
    }

    /// The view of a `ScrubReader`.
    final class ScrubView: UIView, UIGestureRecognizerDelegate {
      weak var listener: (any ScrubDelegate)?
      private let recognizer = ScrubGestureRecognizer()
      private lazy var target = PanTarget { [weak self] in self?.stateChanged() }
      /// The locations in this view and in the window when the touch began.
      private var start = (view: CGPoint.zero, window: CGPoint.zero)
      private var isTouched = false

      init() {
        super.init(frame: .zero)
        isAccessibilityElement = false
        recognizer.delegate = self
        target.add(to: recognizer)
        addGestureRecognizer(recognizer)
      }

      @available(*, unavailable) required init?(coder: NSCoder) { nil }

      /// Ends the touch in the next turn.
      ///
      /// SwiftUI removes the view in an update, in which nothing may be redrawn.
      func detach() { Task { end() } }

      private func end() {
        guard isTouched else { return }
        isTouched = false
        listener?.scrubEnded()
      }

      /// Lets this recognizer decide first, so that the finger scrolls nothing else.
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
      ) -> Bool { true }

      private func stateChanged() {
        // The view moves with the thumb, so the distance is measured in the window.
        let window = recognizer.location(in: nil)
        switch recognizer.state {
        case .began:
          start = (recognizer.location(in: self), window)
          isTouched = true
          listener?.scrubBegan(at: start.view)
        case .changed:
          let (x, y) = (window.x - start.window.x, window.y - start.window.y)
          listener?.scrubMoved(to: CGPoint(x: start.view.x + x, y: start.view.y + y))
        case .ended: end()
        // A removed view's touch is cancelled in the same update.
        case .cancelled, .failed: detach()
        case .possible: break
        @unknown default: break
        }
      }
    }

    /// Recognizes the first finger at once, and follows it.
    private final class ScrubGestureRecognizer: UIGestureRecognizer {
      private var touch: UITouch?

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard touch == nil, let first = touches.first else { return }
        touch = first
        state = .began
      }

      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if let touch, touches.contains(touch), state == .began || state == .changed { state = .changed }
      }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if let touch, touches.contains(touch), state == .began || state == .changed { state = .ended }
      }

      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if let touch, touches.contains(touch), state == .began || state == .changed { state = .cancelled }
      }

      override func reset() {
        super.reset()
        touch = nil
      }

      override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
    }
  #else
    /// A view that receives all mouse clicks within its bounds, and follows the mouse.
    struct ScrubReader: NSViewRepresentable {
      let listener: any ScrubDelegate
      let isEnabled: Bool

      func makeNSView(context: Context) -> ScrubView { ScrubView() }

      func updateNSView(_ view: ScrubView, context: Context) {
        view.listener = listener
        view.isEnabled = isEnabled
      }

      static func dismantleNSView(_ view: ScrubView, coordinator: ()) { view.detach() }
    }

    /// The view of a `ScrubReader`.
    final class ScrubView: NSView {
      weak var listener: (any ScrubDelegate)?
      var isEnabled = true
      /// The locations in this view and in the window when the click began.
      private var start: (view: CGPoint, window: CGPoint)?

      override var isFlipped: Bool { true }

      override func hitTest(_ point: NSPoint) -> NSView? { isEnabled ? super.hitTest(point) : nil }

      /// Ends the click in the next turn.
      ///
      /// SwiftUI removes the view in an update, in which nothing may be redrawn.
      func detach() { Task { end() } }

      private func end() {
        guard start != nil else { return }
        start = nil
        listener?.scrubEnded()
      }

      override func mouseDown(with event: NSEvent) {
        let point = convert(event.locationInWindow, from: nil)
        start = (point, event.locationInWindow)
        listener?.scrubBegan(at: point)
      }

      override func mouseDragged(with event: NSEvent) {
        guard let start else { return }
        // The window's y axis points up. The view moves with the thumb.
        let (x, y) = (event.locationInWindow.x - start.window.x, start.window.y - event.locationInWindow.y)
        listener?.scrubMoved(to: CGPoint(x: start.view.x + x, y: start.view.y + y))
      }

      override func mouseUp(with event: NSEvent) { end() }
    }
  #endif
#endif
