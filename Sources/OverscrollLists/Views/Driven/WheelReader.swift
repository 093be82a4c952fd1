#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import Overscroll
  import AppKit
  import OverscrollCore
  import SwiftUI

  /// Reads wheel and trackpad events over a list that the engine scrolls.
  ///
  /// AppKit sends no events to a view behind the list, so the view monitors the window's events.
  struct WheelReader: NSViewRepresentable {
    let axis: Axis
    let scroll: (ScrollInput) -> Void

    func makeNSView(context: Context) -> WheelView { WheelView() }

    func updateNSView(_ view: WheelView, context: Context) {
      view.axis = axis
      view.isRightToLeft = context.environment.layoutDirection == .rightToLeft
      view.scroll = scroll
    }

    static func dismantleNSView(_ view: WheelView, coordinator: ()) { view.stopMonitoring() }
  }

  /// An invisible view that reads wheel and trackpad events within its bounds.
  final class WheelView: ReaderView {
    var axis = Axis.vertical
    var isRightToLeft = false
    var scroll: (ScrollInput) -> Void = { _ in }
    private var monitor: Any?

    /// The scroll distance of a wheel's line, in pt, as in AppKit.
    private static let line = 10.0

    override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      stopMonitoring()
      guard window != nil else { return }
      monitor = NSEvent.addLocalMonitorForEvents(matching: .scrollWheel) { [weak self] event in
        self?.handle(event) == true ? nil : event
      }
    }

    /// Stops monitoring the window's events.
    func stopMonitoring() {
      if let monitor { NSEvent.removeMonitor(monitor) }
      monitor = nil
    }

    /// Handles an event that is over this view and mainly along its axis.
    ///
    /// - Returns: Whether the event was handled.
    private func handle(_ event: NSEvent) -> Bool {
      guard event.window === window, bounds.contains(convert(event.locationInWindow, from: nil)) else {
        return false
      }
      let delta = (x: event.scrollingDeltaX, y: event.scrollingDeltaY)
      let isAlong = axis == .vertical ? abs(delta.y) >= abs(delta.x) : abs(delta.x) > abs(delta.y)
      guard isAlong, delta.x != 0 || delta.y != 0 else { return false }
      let towardStart = axis == .vertical ? delta.y : isRightToLeft ? -delta.x : delta.x
      let isPrecise = event.hasPreciseScrollingDeltas
      scroll(.wheel(-towardStart * (isPrecise ? 1 : Self.line), isPrecise: isPrecise))
      return true
    }
  }
#endif
