#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A scroll event like a trackpad's or a wheel's, for `NSApplication.sendEvent(_:)`, where monitors see it.
  ///
  /// `CGEvent` has an initializer for scroll events, but AppKit gives such an event no window (Chromium's tests set that
  /// by reflection). The event of a mouse has one, and everything else of a scroll event can be set by public fields; so
  /// it begins as that. That AppKit takes it for what it is to be is checked, not known.
  struct TrackpadEvent {
    /// The event, if AppKit takes it for what it is to be.
    let event: NSEvent?

    /// Makes an event.
    ///
    /// - Parameters:
    ///   - place: Where it happens, in the window's coordinates.
    ///   - window: The window's number.
    ///   - distance: Which way the content is moved, in whole pt.
    ///   - phase: The part of a scroll that it is; nil for a wheel's.
    init(at place: CGPoint, in window: Int, by distance: CGSize, phase: CGScrollPhase?) {
      let now = ProcessInfo.processInfo.systemUptime
      let mouse = NSEvent.mouseEvent(
        with: .mouseMoved, location: place, modifierFlags: [], timestamp: now, windowNumber: window,
        context: nil, eventNumber: 0, clickCount: 0, pressure: 0)
      guard let scroll = mouse?.cgEvent?.copy() else {
        event = nil
        return
      }
      scroll.type = .scrollWheel
      scroll.timestamp = CGEventTimestamp(now * 1_000_000_000)
      let (x, y) = (Int64(distance.width), Int64(distance.height))
      scroll.setIntegerValueField(.scrollWheelEventIsContinuous, value: 1)
      // Lines, of 10 pt, in whole numbers and in 65536ths.
      scroll.setIntegerValueField(.scrollWheelEventDeltaAxis1, value: y / 10)
      scroll.setIntegerValueField(.scrollWheelEventDeltaAxis2, value: x / 10)
      scroll.setIntegerValueField(.scrollWheelEventFixedPtDeltaAxis1, value: y * 65536 / 10)
      scroll.setIntegerValueField(.scrollWheelEventFixedPtDeltaAxis2, value: x * 65536 / 10)
      scroll.setIntegerValueField(.scrollWheelEventPointDeltaAxis1, value: y)
      scroll.setIntegerValueField(.scrollWheelEventPointDeltaAxis2, value: x)
      scroll.setIntegerValueField(.scrollWheelEventScrollPhase, value: Int64(phase?.rawValue ?? 0))
      scroll.setIntegerValueField(.scrollWheelEventMomentumPhase, value: 0)
      event = NSEvent(cgEvent: scroll).flatMap {
        let isScroll = $0.type == .scrollWheel && $0.windowNumber == window
        let isMeant = $0.phase.isEmpty == (phase == nil) && $0.scrollingDeltaY == distance.height
        return isScroll && isMeant ? $0 : nil
      }
    }

    /// Whether such events can be made.
    static var isPossible: Bool {
      let down = CGSize(width: 0, height: 40)
      return TrackpadEvent(at: .zero, in: 1, by: down, phase: .began).event != nil
    }
  }
#endif
