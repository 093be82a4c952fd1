import OverscrollCore

/// The state of the fingers on a trackpad, as far as AppKit reports them.
///
/// With responsive scrolling, a scroll view handles the first event of a scroll normally. AppKit delivers
/// the remaining events only to a thread of the scroll view. So the adapter uses two sources: notifications
/// about a whole "live scroll", which includes its momentum and springs, and the touches in gesture events.
///
/// The fingers are treated as down from AppKit's notification that a live scroll starts. They are treated
/// as lifted at the first of these events: a scroll event that reports a lift, the last touch, content that
/// moves without a touch, or the end of the live scroll. On macOS 15 or later, SwiftUI's scroll phase is a
/// third source. The adapter uses it until scroll events or touches report the same fingers.
struct TrackpadState: Hashable, Sendable {
  /// The number of content moves without reported touches that means a lift: 5.
  ///
  /// The content moves once a frame. While fingers move, touches are reported at least that often, but the
  /// lift itself may not be reported.
  static let maximumUnreportedMoves = 5

  /// The source that is expected to report the lift of the fingers.
  private enum LiftSource: Hashable {
    /// No source has reported these fingers yet.
    case nothing
    /// SwiftUI's scroll phase.
    case phases
    /// The scroll events of the window.
    case events
    /// Touches in gesture events, with the number of content moves since the latest report.
    case touches(moves: Int)
  }

  private enum FingerState: Hashable {
    /// No finger is on the content.
    case up
    /// Fingers touch the content, and may begin to scroll it.
    case poised
    /// Fingers scroll the content.
    case down(LiftSource)
  }

  private var fingers = FingerState.up
  /// The number of touches in the latest gesture event.
  private var touches = 0
  /// Whether a live scroll of AppKit is under way.
  ///
  /// Its cause may be fingers, momentum, a spring, a scroller or a key.
  private(set) var isLive = false

  /// Whether the adapter may scroll the content.
  ///
  /// The adapter may not scroll during a live scroll, because two animations would conflict.
  var mayScroll: Bool { !isLive }

  /// The scroll phase to report.
  ///
  /// It is `.unknown` if fingers have come down and no source has reported them since.
  var phase: ObservedPhase {
    switch fingers {
    case .up, .poised: isLive ? .decelerating : .free
    case .down(.nothing): .unknown
    case .down(.phases), .down(.events), .down(.touches): .tracking
    }
  }

  /// Whether the fingers may have lifted without a report.
  ///
  /// The adapter then does not report the offset, because the phase is uncertain.
  var isUncertain: Bool {
    switch fingers {
    case .down(.touches(let moves)): moves > 0
    case .up, .poised, .down(.nothing), .down(.phases), .down(.events): false
    }
  }

  /// Handles an event that says something about the fingers.
  ///
  /// - Parameter sign: The event.
  /// - Returns: The change of the fingers.
  /// - Complexity: O(1).
  mutating func handle(_ sign: TrackpadEvent) -> TrackpadChange {
    switch sign {
    case .scroll(let phase): receive(phase)
    case .touches(let count): receive(count)
    case .scrollPhase(let isTracking): receive(isTracking: isTracking)
    case .moved: move()
    case .liveScrollStarted: start()
    case .liveScrollEnded: end()
    }
  }

  private mutating func receive(_ phase: TrackpadPhase) -> TrackpadChange {
    switch (phase, fingers) {
    case (.mayBegin, .up):
      fingers = .poised
      return .none
    case (.began, .up), (.began, .poised):
      fingers = .poised
      return isLive ? touchDown() : .none
    case (.changed, .down):
      fingers = .down(.events)
      return .none
    case (.ended, _), (.momentum, _):
      return lift(.lifted)
    case (.cancelled, _):
      return lift(.cancelled)
    case (.mayBegin, _), (.began, .down), (.changed, _), (.wheel, _):
      return .none
    }
  }

  private mutating func receive(_ count: Int) -> TrackpadChange {
    let before = touches
    touches = count
    switch fingers {
    case .up:
      // Two fingers that come down on moving content stop the content.
      return isLive && before < 2 && count >= 2 ? touchDown() : .none
    case .down(.events):
      return .none
    case .down(.nothing), .down(.touches):
      guard count == 0 else {
        fingers = .down(.touches(moves: 0))
        return .none
      }
      return before > 0 ? lift(.lifted) : .none
    case .down(.phases):
      return before > 0 && count == 0 ? lift(.lifted) : .none
    case .poised:
      return count == 0 ? lift(.lifted) : .none
    }
  }

  private mutating func receive(isTracking: Bool) -> TrackpadChange {
    switch fingers {
    case .up, .poised:
      guard isTracking, isLive else { return .none }
      fingers = .down(.phases)
      return .down
    case .down(.nothing), .down(.phases):
      guard isTracking else { return lift(.lifted) }
      fingers = .down(.phases)
      return .none
    case .down(.events), .down(.touches):
      return .none
    }
  }

  private mutating func move() -> TrackpadChange {
    guard case .down(.touches(let moves)) = fingers else { return .none }
    fingers = .down(.touches(moves: moves + 1))
    guard moves + 1 == TrackpadState.maximumUnreportedMoves else { return .none }
    touches = 0
    return lift(.lifted)
  }

  private mutating func start() -> TrackpadChange {
    isLive = true
    return fingers == .poised ? touchDown() : .none
  }

  private mutating func end() -> TrackpadChange {
    isLive = false
    return lift(.lifted)
  }

  private mutating func touchDown() -> TrackpadChange {
    fingers = .down(touches > 0 ? .touches(moves: 0) : .nothing)
    return .down
  }

  /// Lifts the fingers, and returns the change.
  ///
  /// The result is `.none` if no finger scrolled the content.
  private mutating func lift(_ change: TrackpadChange) -> TrackpadChange {
    defer { fingers = .up }
    switch fingers {
    case .up, .poised: return .none
    case .down: return change
    }
  }
}

/// An event of AppKit or SwiftUI that says something about the fingers.
enum TrackpadEvent: Hashable, Sendable {
  /// A scroll event of the window.
  ///
  /// An event that may begin a scroll is passed on only if the pointer is over the scroll view.
  case scroll(TrackpadPhase)
  /// A gesture event with its number of touches.
  case touches(Int)
  /// A change of SwiftUI's scroll phase, on macOS 15 or later.
  case scrollPhase(isTracking: Bool)
  /// AppKit's notification that a live scroll starts.
  case liveScrollStarted
  /// A change of the content offset.
  case moved
  /// AppKit's notification that a live scroll, with its momentum and springs, has ended.
  case liveScrollEnded
}

/// The phase of a scroll event, from AppKit's phase and momentum phase.
enum TrackpadPhase: Hashable, Sendable {
  /// The fingers touch, and may begin to scroll.
  case mayBegin
  /// The fingers begin to scroll.
  case began
  /// The fingers scroll, or rest on the trackpad.
  case changed
  /// The fingers have lifted.
  case ended
  /// The system has cancelled the touches.
  case cancelled
  /// The content decelerates after the fingers have lifted.
  case momentum
  /// A mouse wheel scrolls, without fingers on a trackpad.
  case wheel
}

/// A change of the fingers that scroll the content.
enum TrackpadChange: Hashable, Sendable {
  /// No change.
  case none
  /// The fingers have come down on the content.
  case down
  /// The fingers have lifted.
  case lifted
  /// The system has cancelled the touches, so the pull starts no action.
  case cancelled
}
