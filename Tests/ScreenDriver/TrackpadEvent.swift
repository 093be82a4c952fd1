#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A scroll event like a trackpad's or wheel's, for `NSApplication.sendEvent(_:)`, which calls monitors.
  ///
  /// `CGEvent` has an initializer for scroll events, but AppKit sets no window for such an event
  /// (Chromium's tests set it by reflection). A mouse event has a window, and public fields can set the
  /// rest of a scroll event. So this event is created as a mouse event and then changed. The initializer
  /// checks how AppKit reads the result, because this is not documented.
  struct TrackpadEvent {
    /// The event, or `nil` if AppKit does not read it as the intended scroll event.
    let event: NSEvent?

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - place: The location in the window's base coordinates.
    ///   - window: The window's number.
    ///   - distance: The distance to move the content, in whole pt.
    ///   - phase: The phase of a trackpad's scroll, or `nil` for a wheel.
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
      // Lines of 10 pt, as whole numbers and in units of 1/65536.
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

    /// Whether AppKit accepts such events.
    static var isPossible: Bool {
      let down = CGSize(width: 0, height: 40)
      return TrackpadEvent(at: .zero, in: 1, by: down, phase: .began).event != nil
    }
  }
#endif
