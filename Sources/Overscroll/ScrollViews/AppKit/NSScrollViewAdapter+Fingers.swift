#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import OverscrollCore

  // The fingers on the trackpad: AppKit's events and notifications as input of `TrackpadState`.
  extension NSScrollViewAdapter {
    /// Starts to monitor the window's scroll and gesture events.
    ///
    /// The monitor receives an event before the scroll view does. So the adapter reports a lift, and the
    /// gap is open, before the scroll view computes the target of its spring.
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

    /// Enables touches in gesture events; AppKit includes them only if a view allows them.
    func enableTouches(of scrollView: NSScrollView) {
      guard !scrollView.allowedTouchTypes.contains(.indirect) else { return }
      scrollView.allowedTouchTypes.insert(.indirect)
      touchesAdded = true
    }

    /// Handles a scroll of the content.
    ///
    /// An event loop may have taken the current event from the queue, so that the monitor has not received
    /// it.
    func contentMoved() {
      guard !isWriting else { return }
      if let event = NSApp.currentEvent, event.type == .scrollWheel { receive(event) }
      handle(.moved)
      report()
    }

    /// Handles the start of a live scroll by the user.
    func liveScrollStarted() { handle(.liveScrollStarted) }

    /// Handles the end of a live scroll, and applies delayed insets.
    func liveScrollEnded() {
      handle(.liveScrollEnded)
      updateInsets()
      report()
    }

    /// Receives SwiftUI's scroll phase, on macOS 15 or later.
    func phaseChanged(to phase: ObservedPhase) {
      guard isStarted else { return }
      let before = trackpad.phase
      handle(.scrollPhase(isTracking: phase == .tracking))
      if trackpad.phase != before { report() }
    }

    /// Handles an event of the window, once.
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

    /// Whether an event is over the scroll view.
    private func isOver(_ event: NSEvent, _ scrollView: NSScrollView) -> Bool {
      scrollView.bounds.contains(scrollView.convert(event.locationInWindow, from: nil))
    }
  }

  extension TrackpadPhase {
    /// Makes the phase of a scroll event.
    ///
    /// Momentum has its own phase, and a wheel has none.
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

    /// Whether the event may begin a scroll.
    fileprivate var begins: Bool {
      switch self {
      case .mayBegin, .began: true
      case .changed, .ended, .cancelled, .momentum, .wheel: false
      }
    }
  }
#endif
