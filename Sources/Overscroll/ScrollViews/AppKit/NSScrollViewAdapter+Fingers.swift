#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import OverscrollCore

  // The fingers on the trackpad: AppKit's events and notifications as signs for `TrackpadFingers`.
  extension NSScrollViewAdapter {
    /// Starts to see the window's scroll and gesture events, before the scroll view does.
    ///
    /// So a lift that an event tells of is reported, and the gap is there, before the scroll view works out where to
    /// spring back to.
    func watchFingers() {
      monitor = NSEvent.addLocalMonitorForEvents(matching: [.scrollWheel, .gesture]) { [weak self] event in
        self?.note(event)
        return event
      }
    }

    /// Stops seeing them.
    func unwatchFingers() {
      if let monitor { NSEvent.removeMonitor(monitor) }
      monitor = nil
    }

    /// Has gesture events carry touches, which they do only where a view asks for some.
    func askForTouches(of scrollView: NSScrollView) {
      guard !scrollView.allowedTouchTypes.contains(.indirect) else { return }
      scrollView.allowedTouchTypes.insert(.indirect)
      touchesAdded = true
    }

    /// The content has scrolled: by an event, perhaps, that a loop took from the queue and no monitor has seen.
    func contentMoved() {
      guard !isWriting else { return }
      if let event = NSApp.currentEvent, event.type == .scrollWheel { note(event) }
      take(.moved)
      report()
    }

    /// AppKit begins to scroll for the reader.
    func liveScrollStarted() { take(.liveScrollStarted) }

    /// It has ended: what had to wait for that happens now.
    func liveScrollEnded() {
      take(.liveScrollEnded)
      settleInsets()
      report()
    }

    /// SwiftUI says, from macOS 15 on, what moves the content.
    func phaseChanged(to phase: ObservedPhase) {
      guard isStarted else { return }
      let before = trackpad.phase
      take(.scrollPhase(isTracking: phase == .tracking))
      if trackpad.phase != before { report() }
    }

    /// Takes an event of the window's, once.
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

    /// Whether an event happens over the scroll view.
    private func isOver(_ event: NSEvent, _ scrollView: NSScrollView) -> Bool {
      scrollView.bounds.contains(scrollView.convert(event.locationInWindow, from: nil))
    }
  }

  extension TrackpadPhase {
    /// The part of a scroll that an event is: momentum has a phase of its own, a wheel has none.
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

    /// Whether the fingers are not on anything yet.
    fileprivate var begins: Bool {
      switch self {
      case .mayBegin, .began: true
      case .changed, .ended, .cancelled, .momentum, .wheel: false
      }
    }
  }
#endif
