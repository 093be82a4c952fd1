#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import OverscrollCore

  // The fingers on the trackpad: passes AppKit's events and notifications to `TrackpadState`.
  extension NSScrollViewAdapter {
    /// Starts to monitor the window's scroll and gesture events.
    ///
    /// The monitor receives an event before the scroll view does. So when the fingers lift, the adapter has
    /// already opened the gap when the scroll view computes the target of its spring.
    func startMonitoring() {
      monitor = NSEvent.addLocalMonitorForEvents(matching: [.scrollWheel, .gesture]) { [weak self] event in
        self?.receive(event)
        return event
      }
    }

    /// Stops monitoring events.
    func stopMonitoring() {
      if let monitor { NSEvent.removeMonitor(monitor) }
      monitor = nil
    }

    /// Lets gesture events contain touches; AppKit includes touches only if a view allows them.
    func enableTouches(of scrollView: NSScrollView) {
      guard !scrollView.allowedTouchTypes.contains(.indirect) else { return }
      scrollView.allowedTouchTypes.insert(.indirect)
      touchesAdded = true
    }

    /// Handles a change of the content offset.
    ///
    /// An event loop may have removed the current scroll event from the queue before the monitor received
    /// it. So that event is handled here.
    func contentMoved() {
      guard !isWriting else { return }
      if let event = NSApp.currentEvent, event.type == .scrollWheel { receive(event) }
      // A lift is reported together with the move.
      _ = trackpad.handle(.moved)
      changed()
    }

    /// Handles AppKit's notification that the user begins to scroll.
    func liveScrollStarted() { handle(.liveScrollStarted) }

    /// Handles AppKit's notification that the user's scroll has ended, and continues the gap's steps.
    func liveScrollEnded() {
      handle(.liveScrollEnded)
      updateInsets()
      report()
    }

    /// Handles a change of SwiftUI's scroll phase, on macOS 15 or later.
    func phaseChanged(to phase: ObservedPhase) {
      guard isStarted else { return }
      let before = trackpad.phase
      handle(.scrollPhase(isTracking: phase == .tracking))
      if trackpad.phase != before { report() }
    }

    /// Handles an event of the window; an event that was already handled is ignored.
    private func receive(_ event: NSEvent) {
      guard let scrollView, event.window === scrollView.window else { return }
      switch event.type {
      case .scrollWheel:
        guard event.timestamp > lastScrollEvent else { return }
        lastScrollEvent = event.timestamp
        let phase = TrackpadPhase(event)
        if phase.begins, !isOver(event, scrollView) { return }
        handle(.scroll(phase))
      case .gesture:
        handle(.touches(event.touches(matching: .touching, in: nil).count))
      default:
        break
      }
    }

    private func handle(_ sign: TrackpadEvent) {
      let wasInDoubt = trackpad.isUncertain
      switch trackpad.handle(sign) {
      case .none:
        if wasInDoubt, !trackpad.isUncertain { report() }
      case .down:
        stopAnimation()
        report()
      case .lifted:
        report()
      case .cancelled:
        delegate?.dragCancelled(from: self)
        report()
      }
    }

    /// Whether the pointer is over the scroll view at an event.
    private func isOver(_ event: NSEvent, _ scrollView: NSScrollView) -> Bool {
      scrollView.bounds.contains(scrollView.convert(event.locationInWindow, from: nil))
    }
  }

  extension TrackpadPhase {
    /// Makes the phase of a scroll event.
    ///
    /// An event of momentum has a separate phase property, and an event of a wheel has an empty phase.
    fileprivate init(_ event: NSEvent) {
      let phase = event.phase
      if !event.momentumPhase.isEmpty {
        self = .momentum
      } else if phase.contains(.cancelled) {
        self = .cancelled
      } else if phase.contains(.ended) {
        self = .ended
      } else if phase.contains(.began) {
        self = .began
      } else if phase.contains(.mayBegin) {
        self = .mayBegin
      } else {
        self = phase.isEmpty ? .wheel : .changed
      }
    }

    /// Whether an event of this phase may begin a scroll.
    fileprivate var begins: Bool {
      switch self {
      case .mayBegin, .began: true
      case .changed, .ended, .cancelled, .momentum, .wheel: false
      }
    }
  }
#endif
