#if canImport(SwiftUI) && !canImport(UIKit)
  import AppKit
  import Overscroll

  /// A reader of the presses of the mouse button that lift a row.
  ///
  /// A button that rests for half a second lifts a row. The events of a drag do not reach other views.
  final class ReorderReaderView: RowReaderView {
    private weak var listener: ReorderCoordinator?
    private var start: CGPoint?
    private var timer: Task<Void, Never>?

    init(_ listener: ReorderCoordinator) {
      self.listener = listener
      super.init()
    }

    override var events: NSEvent.EventTypeMask {
      [.leftMouseDown, .leftMouseDragged, .leftMouseUp, .keyDown]
    }

    override func endGesture() {
      stopTimer()
      listener?.cancel()
    }

    override func handle(_ event: NSEvent) -> Bool {
      guard event.window === window, let listener else { return false }
      let point = convert(event.locationInWindow, from: nil)
      switch event.type {
      case .leftMouseDown: pressed(at: point, event)
      case .leftMouseDragged where listener.isDragging:
        listener.move(to: point)
        return true
      case .leftMouseDragged:
        if let start, hypot(point.x - start.x, point.y - start.y) > Self.slop { stopTimer() }
      case .leftMouseUp:
        stopTimer()
        guard listener.isDragging else { return false }
        listener.move(to: point)
        listener.drop()
        return true
      case .keyDown where event.keyCode == Self.escape && listener.isDragging:
        listener.cancel()
        return true
      default: break
      }
      return false
    }

    private func pressed(at point: CGPoint, _ event: NSEvent) {
      if let around = enclosingScrollView {
        guard around.bounds.contains(around.convert(event.locationInWindow, from: nil)) else { return }
      }
      guard let listener, listener.canLift(at: point) else { return }
      if listener.handles.all.contains(where: {
        $0.bounds.contains($0.convert(event.locationInWindow, from: nil))
      }) {
        return listener.lift(at: point)
      }
      start = point
      timer = Task { [weak self] in
        guard (try? await AmbientClock.sleep(for: .seconds(Self.press))) != nil, let self, start != nil else {
          return
        }
        self.listener?.lift(at: point)
      }
    }

    private func stopTimer() {
      timer?.cancel()
      (timer, start) = (nil, nil)
    }

    /// The duration of a press in s, and its largest movement in pt.
    private static let press = 0.5
    private static let slop = 10.0
    private static let escape: UInt16 = 53
  }
#endif
