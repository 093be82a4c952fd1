#if canImport(SwiftUI) && !canImport(UIKit)
  import AppKit
  import Overscroll
  import SwiftUI

  /// The view of a `RowReaderView`.
  struct RowReader: NSViewRepresentable {
    /// Makes the view; called once.
    let make: @MainActor () -> RowReaderView

    func makeNSView(context: Context) -> RowReaderView { make() }

    func updateNSView(_ view: RowReaderView, context: Context) {}

    static func dismantleNSView(_ view: RowReaderView, coordinator: ()) { view.detach() }
  }

  /// An invisible view that reads gestures, and receives no events itself.
  ///
  /// It monitors the events of the app.
  class RowReaderView: NSView {
    private var monitor: Any?

    /// The events that the reader monitors.
    var events: NSEvent.EventTypeMask { [] }

    init() {
      super.init(frame: .zero)
      becomeInvisible()
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override var isFlipped: Bool { true }

    override func hitTest(_ point: NSPoint) -> NSView? { nil }

    override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      detach()
      guard window != nil, !events.isEmpty else { return }
      monitor = NSEvent.addLocalMonitorForEvents(matching: events) { [weak self] event in
        self?.handle(event) == true ? nil : event
      }
    }

    /// Stops monitoring events.
    func detach() {
      if let monitor { NSEvent.removeMonitor(monitor) }
      monitor = nil
      // SwiftUI removes the view in an update, in which nothing may be redrawn.
      Task { endGesture() }
    }

    /// Handles an event, and returns whether it reaches no other view.
    func handle(_ event: NSEvent) -> Bool { false }

    /// Ends the gesture that is going on, after the events are not monitored any more.
    func endGesture() {}
  }
#endif
