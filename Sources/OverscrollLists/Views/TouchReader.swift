#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import SwiftUI

  #if canImport(UIKit)
    package import UIKit
  #else
    import AppKit
  #endif

  #if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// A delegate that handles the touches of a `TouchReader`.
  @MainActor protocol TouchReaderDelegate: AnyObject {
    /// Handles the start or the end of a touch by a finger or mouse button.
    ///
    /// - Parameter point: The location in the coordinates of the reader view, in pt; `nil` at the end.
    func touchChanged(at point: CGPoint?)
  }

  #if canImport(UIKit)
    /// Reads the locations of touches in a list without affecting gestures.
    ///
    /// SwiftUI gestures on the items are not an option. From iOS 18 on, a drag gesture on content in a
    /// scroll view may keep the scroll view from scrolling (FB14688465,
    /// https://github.com/feedback-assistant/reports/issues/542).
    struct TouchReader: UIViewRepresentable {
      let listener: any TouchReaderDelegate

      func makeUIView(context: Context) -> TouchView { TouchView() }

      func updateUIView(_ view: TouchView, context: Context) {
        view.listener = listener
        view.attach()
      }

      static func dismantleUIView(_ view: TouchView, coordinator: ()) { view.detach() }
    }

    /// An invisible view that attaches its recognizer to an enclosing view.
    final class TouchView: ReaderView {
      weak var listener: (any TouchReaderDelegate)?

      private let observer = TouchObserver()

      override func didMoveToWindow() {
        super.didMoveToWindow()
        attach()
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        attach()
      }

      /// Attaches the recognizer to `gestureContainerView`.
      func attach() {
        let container = window == nil ? nil : gestureContainerView
        guard container !== observer.view else { return }
        detach()
        // By default, UIKit delays the end of a touch for views until the recognizer has failed.
        observer.delaysTouchesEnded = false
        observer.changed = { [weak self] touch in
          guard let self else { return }
          self.listener?.touchChanged(at: touch?.location(in: self))
        }
        container?.addGestureRecognizer(observer)
      }

      func detach() {
        guard let container = observer.view else { return }
        container.removeGestureRecognizer(observer)
        listener?.touchChanged(at: nil)
      }
    }

    /// A recognizer that observes when the first touch begins and ends.
    ///
    /// It never recognizes a gesture. It prevents no recognizer, and no recognizer prevents it.
    private final class TouchObserver: UIGestureRecognizer {
      /// Called with the touch when it begins, and with `nil` when it ends.
      var changed: (UITouch?) -> Void = { _ in }
      private var touch: UITouch?

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard touch == nil, let first = touches.first else { return }
        touch = first
        changed(first)
      }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        end(touches)
      }

      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        end(touches)
      }

      override func reset() {
        super.reset()
        touch = nil
      }

      override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
      override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

      private func end(_ touches: Set<UITouch>) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        changed(nil)
        state = .failed
      }
    }

    extension UIView {
      /// The nearest enclosing scroll view, or the nearest enclosing view of a view controller.
      ///
      /// UIKit delivers a touch on SwiftUI content to a view that SwiftUI draws into. The result contains
      /// all of these views.
      package var gestureContainerView: UIView? {
        var view = superview
        while let next = view {
          if next is UIScrollView || next.next is UIViewController { return next }
          view = next.superview
        }
        return window
      }
    }
  #else
    /// Reads mouse clicks in a list without affecting the events.
    struct TouchReader: NSViewRepresentable {
      let listener: any TouchReaderDelegate

      func makeNSView(context: Context) -> TouchView { TouchView() }

      func updateNSView(_ view: TouchView, context: Context) { view.listener = listener }

      static func dismantleNSView(_ view: TouchView, coordinator: ()) { view.stopMonitoring() }
    }

    /// An invisible view that monitors the window's events.
    final class TouchView: ReaderView {
      weak var listener: (any TouchReaderDelegate)?

      private var monitor: Any?

      override var isFlipped: Bool { true }

      override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        stopMonitoring()
        guard window != nil else { return }
        monitor = NSEvent.addLocalMonitorForEvents(matching: [.leftMouseDown, .leftMouseUp]) {
          [weak self] event in
          self?.handle(event)
          return event
        }
      }

      /// Stops monitoring the window's events.
      func stopMonitoring() {
        if let monitor { NSEvent.removeMonitor(monitor) }
        monitor = nil
      }

      private func handle(_ event: NSEvent) {
        guard event.window === window else { return }
        guard event.type == .leftMouseDown else {
          listener?.touchChanged(at: nil)
          return
        }
        if let around = enclosingScrollView {
          guard around.bounds.contains(around.convert(event.locationInWindow, from: nil)) else { return }
        }
        listener?.touchChanged(at: convert(event.locationInWindow, from: nil))
      }
    }
  #endif
#endif
