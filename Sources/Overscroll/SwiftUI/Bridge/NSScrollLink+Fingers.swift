#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import OverscrollCore

  // The fingers on the trackpad.
  extension NSScrollLink {
    /// Starts to see the window's scroll events, before the scroll view does.
    ///
    /// So a lift is reported, and the gap is there, before the scroll view works out where to spring back to.
    func watchFingers() {
      monitor = NSEvent.addLocalMonitorForEvents(matching: .scrollWheel) { [weak self] event in
        self?.note(event)
        return event
      }
    }

    /// Stops seeing them.
    func unwatchFingers() {
      if let monitor { NSEvent.removeMonitor(monitor) }
      monitor = nil
    }

    /// Looks at the event that is being handled.
    ///
    /// A scroll view may take events in a loop of its own, which a monitor does not see; it has moved by then.
    func noteCurrentEvent() {
      guard let event = NSApp.currentEvent, event.type == .scrollWheel else { return }
      let phase = event.phase
      if !phase.isDisjoint(with: [.ended, .cancelled]) || !event.momentumPhase.isEmpty { fingers = .off }
    }

    /// A scroll by hand, with its momentum, is over.
    func liveScrollEnded() {
      fingers = .off
      settleInsets()
      report()
    }

    /// Takes an event of the window's.
    ///
    /// A wheel has no phase, and momentum a phase of its own: neither is a finger. Fingers that only rest on the
    /// trackpad, which may begin to scroll, are none yet.
    private func note(_ event: NSEvent) {
      let phase = event.phase
      switch fingers {
      case .off, .lifting:
        guard phase.contains(.began), isOver(event) else { return }
        stopGlide()
        fingers = .on
        report()
      case .on:
        guard !phase.isDisjoint(with: [.ended, .cancelled]) || !event.momentumPhase.isEmpty else { return }
        if phase.contains(.cancelled) { host?.dragCancelled(from: self) }
        fingers = .lifting
        settleInsets()
        report()
        fingers = .off
      }
    }

    /// Whether an event happens over the scroll view.
    private func isOver(_ event: NSEvent) -> Bool {
      guard let scrollView, event.window === scrollView.window else { return false }
      return scrollView.bounds.contains(scrollView.convert(event.locationInWindow, from: nil))
    }
  }
#endif
