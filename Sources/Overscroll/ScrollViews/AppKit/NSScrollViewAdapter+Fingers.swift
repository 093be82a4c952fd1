#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import OverscrollCore

  // The fingers on the trackpad: AppKit's events and notifications as input of `TrackpadFingers`.
  extension NSScrollViewAdapter {
    /// Starts to monitor the window's scroll and gesture events.
    ///
    /// The monitor receives an event before the scroll view does. So the adapter reports a lift, and the
    /// gap is open, before the scroll view computes the target of its spring.
    func watchFingers() {
      monitor = NSEvent.addLocalMonitorForEvents(matching: [.scrollWheel, .gesture]) { [weak self] event in
        self?.note(event)
        return event
      }
    }

    /// Stops monitoring events.
    func unwatchFingers() {
      if let monitor { NSEvent.removeMonitor(monitor) }
      monitor = nil
    }

    /// Enables touches in gesture events; AppKit includes them only if a view allows them.
    func askForTouches(of scrollView: NSScrollView) {
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
      if let event = NSApp.currentEvent, event.type == .scrollWheel { note(event) }
      take(.moved)
      report()
    }

    /// Handles the start of a live scroll by the user.
    func liveScrollStarted() { take(.liveScrollStarted) }

    /// Handles the end of a live scroll, and applies delayed insets.
    func liveScrollEnded() {
      take(.liveScrollEnded)
      settleInsets()
      report()
    }

    /// Receives SwiftUI's scroll phase, on macOS 15 or later.
    func phaseChanged(to phase: ObservedPhase) {
      guard isStarted else { return }
      let before = trackpad.phase
      take(.scrollPhase(isTracking: phase == .tracking))
      if trackpad.phase != before { report() }
    }

    /// Handles an event of the window, once.
    private func note(_ event: NSEvent) {
      guard let scrollView, event.window === scrollView.window else { return }
      switch event.type {
      case .scrollWheel:
        guard event.timestamp > lastScrollEvent else { return }
        lastScrollEvent = event.timestamp
        let phase = TrackpadPhase(event)
        if phase.begins, !isOver(event, scrollView) { return }
        take(.scroll(phase))
      case .gesture:
        take(.touches(event.touches(matching: .touching, in: nil).count))
      default:
        break
      }
    }

    private func take(_ sign: TrackpadSign) {
      let wasInDoubt = trackpad.isInDoubt
      switch trackpad.handle(sign) {
      case .none:
        if wasInDoubt, !trackpad.isInDoubt { report() }
      case .down:
        stopGlide()
        report()
      case .lifted:
        report()
      case .takenAway:
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
