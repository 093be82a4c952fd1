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

  /// What is told of touches on a list.
  @MainActor protocol TouchListener: AnyObject {
    /// A finger, or a mouse button, has come down, or, with nil, has been lifted.
    ///
    /// - Parameter point: Where, in pt from the reader's place.
    func touchChanged(at point: CGPoint?)
  }

  #if canImport(UIKit)
    /// Reads where fingers come down in a list, and changes nothing of what they do.
    ///
    /// Not a gesture of SwiftUI's on each item: from iOS 18 on, a drag gesture in a scroll view may keep that from scrolling
    /// (FB14688465, https://github.com/feedback-assistant/reports/issues/542).
    struct TouchReader: UIViewRepresentable {
      let listener: any TouchListener

      func makeUIView(context: Context) -> TouchView { TouchView() }

      func updateUIView(_ view: TouchView, context: Context) {
        view.listener = listener
        view.attach()
      }

      static func dismantleUIView(_ view: TouchView, coordinator: ()) { view.detach() }
    }

    /// An invisible view, whose recognizer is on the view around it that has the touches.
    final class TouchView: ReaderView {
      weak var listener: (any TouchListener)?

      private let observer = TouchObserver()

      override func didMoveToWindow() {
        super.didMoveToWindow()
        attach()
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        attach()
      }

      /// Puts the recognizer where the touches are.
      func attach() {
        let place = window == nil ? nil : viewOfTouches
        guard place !== observer.view else { return }
        detach()
        // Views would get the end of a touch late, because this one may seem to recognize something still.
        observer.delaysTouchesEnded = false
        observer.changed = { [weak self] touch in
          guard let self else { return }
          self.listener?.touchChanged(at: touch?.location(in: self))
        }
        place?.addGestureRecognizer(observer)
      }

      /// Takes it away.
      func detach() {
        guard let place = observer.view else { return }
        place.removeGestureRecognizer(observer)
        listener?.touchChanged(at: nil)
      }
    }

    /// Sees when the first of the touches comes down and is lifted.
    ///
    /// It never recognizes anything, prevents no other recognizer, and none prevents it.
    private final class TouchObserver: UIGestureRecognizer {
      /// Called with the touch, and with nil at its end.
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
      /// The nearest view that is around whatever can be touched here: a scroll view, or a view controller's own.
      ///
      /// A touch on what SwiftUI draws is given to a view that SwiftUI draws it in.
      var viewOfTouches: UIView? {
        var view = superview
        while let next = view {
          if next is UIScrollView || next.next is UIViewController { return next }
          view = next.superview
        }
        return window
      }
    }
  #else
    /// Reads where the mouse's button comes down in a list, and changes nothing of what it does.
    struct TouchReader: NSViewRepresentable {
      let listener: any TouchListener

      func makeNSView(context: Context) -> TouchView { TouchView() }

      func updateNSView(_ view: TouchView, context: Context) { view.listener = listener }

      static func dismantleNSView(_ view: TouchView, coordinator: ()) { view.unwatch() }
    }

    /// An invisible view that looks at the window's events.
    final class TouchView: ReaderView {
      weak var listener: (any TouchListener)?

      private var monitor: Any?

      override var isFlipped: Bool { true }

      override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        unwatch()
        guard window != nil else { return }
        monitor = NSEvent.addLocalMonitorForEvents(matching: [.leftMouseDown, .leftMouseUp]) {
          [weak self] event in
          self?.note(event)
          return event
        }
      }

      /// Stops to see the window's events.
      func unwatch() {
        if let monitor { NSEvent.removeMonitor(monitor) }
        monitor = nil
      }

      private func note(_ event: NSEvent) {
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
