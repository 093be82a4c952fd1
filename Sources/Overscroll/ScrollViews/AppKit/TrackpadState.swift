import OverscrollCore

/// The state of the fingers on a trackpad, as far as AppKit reports it.
///
/// With responsive scrolling, a scroll view handles the first event of a scroll normally. It handles the
/// remaining events on its own thread, and only this thread receives them. Two sources remain: notifications
/// that cover a whole scroll including its momentum and springs, and the touches in gesture events.
///
/// So the fingers come down with AppKit's notification of a live scroll. They have lifted at the first of
/// these events: a scroll event that reports a lift, the last touch, content that moves without a touch, or
/// the end of the live scroll. On macOS 15 or later, SwiftUI's scroll phases also report whether fingers
/// are down, unless events or touches have shown these fingers first.
struct TrackpadState: Hashable, Sendable {
  /// The number of moves without reported touches that mean a lift: 5.
  ///
  /// Each move is a frame. Moving fingers are reported at least that often, but a lift may not be reported.
  static let maximumUnreportedMoves = 5

  /// The source that will report a lift.
  private enum LiftSource: Hashable {
    /// No source yet.
    case nothing
    /// SwiftUI's scroll phases.
    case phases
    /// Scroll events that AppKit delivers.
    case events
    /// Touches, with the number of moves since their last report.
    case touches(moves: Int)
  }

  private enum FingerState: Hashable {
    /// The fingers are not on the content.
    case up
    /// The fingers touch, and may begin to scroll the content.
    case poised
    /// The fingers scroll the content.
    case down(LiftSource)
  }

  private var fingers = FingerState.up
  /// The last reported number of touches.
  private var touches = 0
  /// Whether AppKit scrolls the content for the user.
  ///
  /// The cause may be fingers, momentum, a spring, a scroller or a key.
  private(set) var isLive = false

  /// Whether the adapter may scroll the content; two animations would conflict.
  var mayScroll: Bool { !isLive }

  /// The scroll phase; unknown if fingers came down and no event has shown them since.
  var phase: ObservedPhase {
    switch fingers {
    case .up, .poised: isLive ? .decelerating : .free
    case .down(.nothing): .unknown
    case .down(.phases), .down(.events), .down(.touches): .tracking
    }
  }

  /// Whether fingers may have lifted without a report.
  ///
  /// The phase is then uncertain, so the adapter does not report the offset.
  var isUncertain: Bool {
    switch fingers {
    case .down(.touches(let moves)): moves > 0
    case .up, .poised, .down(.nothing), .down(.phases), .down(.events): false
    }
  }

  /// Handles a sign of the fingers.
  ///
  /// - Parameter sign: The sign.
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
      // Two fingers that come down on moving content stop it.
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

  /// Lifts the fingers; returns `.none` if they were not on the content.
  private mutating func lift(_ change: TrackpadChange) -> TrackpadChange {
    defer { fingers = .up }
    switch fingers {
    case .up, .poised: return .none
    case .down: return change
    }
  }
}

/// A sign of the fingers, from AppKit or SwiftUI.
enum TrackpadEvent: Hashable, Sendable {
  /// A scroll event of the window.
  ///
  /// An event that may begin a scroll is used only over the scroll view.
  case scroll(TrackpadPhase)
  /// A gesture event with a number of touches.
  case touches(Int)
  /// A change of SwiftUI's scroll phase, on macOS 15 or later.
  case scrollPhase(isTracking: Bool)
  /// AppKit begins a live scroll.
  case liveScrollStarted
  /// The content offset has changed.
  case moved
  /// AppKit has ended a live scroll, including its momentum and springs.
  case liveScrollEnded
}

/// The part of a scroll that an event belongs to.
enum TrackpadPhase: Hashable, Sendable {
  /// The fingers touch, and may begin to scroll.
  case mayBegin
  /// The fingers begin to scroll.
  case began
  /// The fingers continue to scroll, or rest.
  case changed
  /// The fingers have lifted.
  case ended
  /// The system has cancelled the touches.
  case cancelled
  /// The scroll continues without touches.
  case momentum
  /// A wheel scrolls, without fingers.
  case wheel
}

/// The change of the fingers on the content.
enum TrackpadChange: Hashable, Sendable {
  /// No change.
  case none
  /// The fingers have come down on the content.
  case down
  /// The fingers have lifted.
  case lifted
  /// The system has cancelled the touches, which starts no action.
  case cancelled
}
