#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A scroll event like that of a trackpad or mouse wheel.
  ///
  /// A test sends it with `NSApplication.sendEvent(_:)`, so event monitors receive it. `CGEvent` has an
  /// initializer for scroll events, but AppKit sets no window for such an event (Chromium's tests set the
  /// window by reflection). A mouse event has a window, and public fields can change it into a scroll
  /// event. So this type creates a mouse event and changes it. This is not documented, so the initializer
  /// checks that AppKit reads the result as intended.
  struct TrackpadEvent {
    /// The event, or `nil` if AppKit does not read it as the intended scroll event.
    let event: NSEvent?

    /// Creates a scroll event.
    ///
    /// - Parameters:
    ///   - location: The location in the window's base coordinates.
    ///   - window: The window's number.
    ///   - distance: The movement of the content, in whole pt.
    ///   - phase: The phase of a trackpad's scroll, or `nil` for a wheel.
    init(at position: CGPoint, in window: Int, by distance: CGSize, phase: CGScrollPhase?) {
      let now = ProcessInfo.processInfo.systemUptime
      let mouse = NSEvent.mouseEvent(
        with: .mouseMoved, location: position, modifierFlags: [], timestamp: now, windowNumber: window,
        context: nil, eventNumber: 0, clickCount: 0, pressure: 0)
      guard let scroll = mouse?.cgEvent?.copy() else {
        event = nil
        return
      }
      scroll.type = .scrollWheel
      scroll.timestamp = CGEventTimestamp(now * 1_000_000_000)
      let (x, y) = (Int64(distance.width), Int64(distance.height))
      scroll.setIntegerValueField(.scrollWheelEventIsContinuous, value: 1)
      // The distance in lines of 10 pt, as a whole number and in units of 1/65536.
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

    /// Whether AppKit reads such events as intended.
    static var isPossible: Bool {
      let down = CGSize(width: 0, height: 40)
      return TrackpadEvent(at: .zero, in: 1, by: down, phase: .began).event != nil
    }
  }
#endif
