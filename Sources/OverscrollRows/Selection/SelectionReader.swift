#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import OverscrollLists
  import SwiftUI

  #if canImport(UIKit)
    import UIKit

    #if canImport(UIKit.UIGestureRecognizerSubclass)
      import UIKit.UIGestureRecognizerSubclass
    #endif

    /// A reader of held keys and of drags of two fingers.
    struct SelectionReader: UIViewRepresentable {
      let listener: SelectionCoordinator

      func makeUIView(context: Context) -> SelectionReaderView { SelectionReaderView() }

      func updateUIView(_ view: SelectionReaderView, context: Context) {
        view.listener = listener
        view.attach()
      }

      static func dismantleUIView(_ view: SelectionReaderView, coordinator: ()) { view.detach() }
    }

    /// An invisible view whose recognizers are attached to the view that receives the list's touches.
    final class SelectionReaderView: RowReaderView, UIGestureRecognizerDelegate {
      weak var listener: SelectionCoordinator?
      private let keys = HeldKeyRecognizer()
      private let drag = UIPanGestureRecognizer()
      private lazy var target = PanTarget { [weak self] in self?.stateChanged() }

      override var recognizers: [UIGestureRecognizer] { [keys, drag] }

      override func didAttach() {
        keys.delaysTouchesEnded = false
        keys.began = { [weak self] in self?.listener?.keys = $0 }
        drag.minimumNumberOfTouches = 2
        drag.maximumNumberOfTouches = 2
        drag.delegate = self
        target.add(to: drag)
      }

      override func willDetach() {
        target.remove(from: drag)
        listener?.endDrag()
      }

      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        listener?.mayDrag(at: recognizer.location(in: self)) ?? false
      }

      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { other is UIPanGestureRecognizer && other.view === drag.view }

      /// Cancels the list's scroll.
      ///
      /// A scroll view also scrolls with two fingers, and its recognizer may begin first. It cannot wait for
      /// this one, which fails only at the end of a drag with one finger.
      private func cancelScroll() {
        for other in drag.view?.gestureRecognizers ?? []
        where other is UIPanGestureRecognizer && other !== drag {
          other.isEnabled = false
          other.isEnabled = true
        }
      }

      private func stateChanged() {
        switch drag.state {
        case .began:
          cancelScroll()
          listener?.drag(to: drag.location(in: self))
        case .changed: listener?.drag(to: drag.location(in: self))
        case .ended, .cancelled, .failed: listener?.endDrag()
        case .possible: break
        @unknown default: break
        }
      }
    }

    /// A recognizer that reads the keys that are held when a touch begins.
    ///
    /// It never recognizes a gesture. It prevents no recognizer, and no recognizer prevents it.
    private final class HeldKeyRecognizer: UIGestureRecognizer {
      var began: (SelectionMachine.Keys) -> Void = { _ in }

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        var keys: SelectionMachine.Keys = []
        if event.modifierFlags.contains(.command) { keys.insert(.toggles) }
        if event.modifierFlags.contains(.shift) { keys.insert(.extends) }
        began(keys)
      }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .failed
      }

      override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
      override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
    }
  #else
    import AppKit

    /// A reader of the keys that are held during a click.
    struct SelectionReader: NSViewRepresentable {
      let listener: SelectionCoordinator

      func makeNSView(context: Context) -> SelectionReaderView { SelectionReaderView() }

      func updateNSView(_ view: SelectionReaderView, context: Context) { view.listener = listener }

      static func dismantleNSView(_ view: SelectionReaderView, coordinator: ()) { view.stopMonitoring() }
    }

    /// An invisible view that monitors the window's clicks.
    final class SelectionReaderView: NSView {
      weak var listener: SelectionCoordinator?
      private var monitor: Any?

      override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        stopMonitoring()
        guard window != nil else { return }
        becomeInvisible()
        monitor = NSEvent.addLocalMonitorForEvents(matching: .leftMouseDown) { [weak self] event in
          self?.read(event.modifierFlags)
          return event
        }
      }

      override func hitTest(_ point: NSPoint) -> NSView? { nil }

      private func read(_ flags: NSEvent.ModifierFlags) {
        var keys: SelectionMachine.Keys = []
        if flags.contains(.command) { keys.insert(.toggles) }
        if flags.contains(.shift) { keys.insert(.extends) }
        listener?.keys = keys
      }

      /// Stops monitoring the window's events.
      func stopMonitoring() {
        if let monitor { NSEvent.removeMonitor(monitor) }
        monitor = nil
      }
    }
  #endif
#endif
