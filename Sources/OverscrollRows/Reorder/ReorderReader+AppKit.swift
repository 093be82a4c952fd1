#if canImport(SwiftUI) && !canImport(UIKit)
  import AppKit
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// An invisible view with the size of a handle.
  struct ReorderHandleReader: NSViewRepresentable {
    let handles: ReorderHandleRegistry

    func makeNSView(context: Context) -> NSView {
      let view = NSView()
      view.becomeInvisible()
      handles.add(view)
      return view
    }

    func updateNSView(_ view: NSView, context: Context) { handles.add(view) }
  }

  /// A reader of the presses of the mouse button that lift a row.
  struct ReorderReader: NSViewRepresentable {
    let listener: ReorderCoordinator

    func makeNSView(context: Context) -> ReorderReaderView { ReorderReaderView() }

    func updateNSView(_ view: ReorderReaderView, context: Context) { view.listener = listener }

    static func dismantleNSView(_ view: ReorderReaderView, coordinator: ()) { view.stopMonitoring() }
  }

  /// An invisible view that monitors the window's events.
  ///
  /// A button that rests for half a second lifts a row. The events of a drag do not reach other views.
  final class ReorderReaderView: NSView {
    weak var listener: ReorderCoordinator?
    private var monitor: Any?
    private var start: CGPoint?
    private var timer: Task<Void, Never>?

    init() {
      super.init(frame: .zero)
      becomeInvisible()
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override var isFlipped: Bool { true }

    override func hitTest(_ point: NSPoint) -> NSView? { nil }

    override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      stopMonitoring()
      guard window != nil else { return }
      monitor = NSEvent.addLocalMonitorForEvents(
        matching: [.leftMouseDown, .leftMouseDragged, .leftMouseUp, .keyDown]
      ) { [weak self] event in
        self?.handle(event) == true ? nil : event
      }
    }

    /// Stops monitoring the window's events.
    func stopMonitoring() {
      if let monitor { NSEvent.removeMonitor(monitor) }
      monitor = nil
      stopTimer()
      listener?.cancel()
    }

    /// Handles an event, and returns whether it belongs to a drag.
    private func handle(_ event: NSEvent) -> Bool {
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
