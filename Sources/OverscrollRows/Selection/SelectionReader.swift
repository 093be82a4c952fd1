#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import OverscrollLists

  #if canImport(UIKit)
    import UIKit

    #if canImport(UIKit.UIGestureRecognizerSubclass)
      import UIKit.UIGestureRecognizerSubclass
    #endif

    /// A reader of held keys and of drags of two fingers.
    final class SelectionReaderView: RowReaderView {
      private weak var listener: SelectionCoordinator?
      private let keys = HeldKeyRecognizer()
      private let drag = UIPanGestureRecognizer()
      private lazy var target = PanTarget { [weak self] in self?.stateChanged() }

      init(_ listener: SelectionCoordinator) {
        self.listener = listener
        super.init()
      }

      override var list: (any RowList)? { listener?.list }

      override var recognizers: [UIGestureRecognizer] { [keys, drag] }

      override func didAttach() {
        keys.delaysTouchesEnded = false
        keys.began = { [weak self] in self?.listener?.keys = $0 }
        drag.minimumNumberOfTouches = 2
        drag.maximumNumberOfTouches = 2
        target.add(to: drag)
      }

      override func willDetach() { target.remove(from: drag) }

      override func endGesture() { listener?.endDrag() }

      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        listener?.mayDrag(at: recognizer.location(in: self)) ?? false
      }

      override func gestureRecognizer(
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
    final class SelectionReaderView: RowReaderView {
      private weak var listener: SelectionCoordinator?

      init(_ listener: SelectionCoordinator) {
        self.listener = listener
        super.init()
      }

      override var events: NSEvent.EventTypeMask { .leftMouseDown }

      override func handle(_ event: NSEvent) -> Bool {
        var keys: SelectionMachine.Keys = []
        if event.modifierFlags.contains(.command) { keys.insert(.toggles) }
        if event.modifierFlags.contains(.shift) { keys.insert(.extends) }
        listener?.keys = keys
        return false
      }
    }
  #endif
#endif
