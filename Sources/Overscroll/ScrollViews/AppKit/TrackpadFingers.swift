import OverscrollCore

/// The fingers on a trackpad, as far as AppKit shows them.
///
/// A scroll view that scrolls responsively handles the first event of a scroll like any other, and the rest of them
/// on a thread of its own, where nobody else sees them. What remains are notifications, which cover a whole
/// scroll including its momentum and springs, and the touches in gesture events. So the fingers come down
/// with AppKit's notification of a scroll, and have lifted at the first of these signs: a scroll event that
/// says so, the last touch, content that moves without a touch, or the end of the scroll. From macOS 15 on SwiftUI's scroll
/// phases also say whether fingers are down, unless events or touches have shown these fingers first.
struct TrackpadFingers: Hashable, Sendable {
  /// How many times in a row the content has to move, without a report of the known touches, until these
  /// count as lifted: 5.
  ///
  /// Each move is a frame, and moving fingers are reported at least that often. A lift may not be reported.
  static let untold = 5

  /// What a lift would be seen by.
  private enum Sight: Hashable {
    /// Nothing yet.
    case nothing
    /// SwiftUI's scroll phases.
    case phases
    /// Scroll events, which AppKit shows.
    case events
    /// Touches that were not mentioned during the last n moves.
    case touches(moves: Int)
  }

  private enum Fingers: Hashable {
    /// They are not on the content.
    case up
    /// They touch, and may begin to scroll it.
    case poised
    /// They scroll it.
    case down(Sight)
  }

  private var fingers = Fingers.up
  /// How many touch, as far as is known.
  private var touches = 0
  /// Whether AppKit scrolls the content for the reader: by fingers, momentum, a spring, a scroller or a key.
  private(set) var isLive = false

  /// Whether we may scroll the content: two animations would fight.
  var mayGlide: Bool { !isLive }

  /// What moves the content: unknown if fingers came down and no sign has shown them since.
  var phase: ObservedPhase {
    switch fingers {
    case .up, .poised: isLive ? .decelerating : .free
    case .down(.nothing): .unknown
    case .down(.phases), .down(.events), .down(.touches): .tracking
    }
  }

  /// Whether fingers may have lifted, so that where the content is says nothing about them.
  var isInDoubt: Bool {
    switch fingers {
    case .down(.touches(let moves)): moves > 0
    case .up, .poised, .down(.nothing), .down(.phases), .down(.events): false
    }
  }

  /// Takes a sign.
  ///
  /// - Parameter sign: What is seen.
  /// - Returns: What follows for the fingers.
  /// - Complexity: O(1).
  mutating func handle(_ sign: TrackpadSign) -> TrackpadChange {
    switch sign {
    case .scroll(let phase): see(phase)
    case .touches(let count): see(count)
    case .scrollPhase(let isTracking): see(isTracking: isTracking)
    case .moved: move()
    case .liveScrollStarted: start()
    case .liveScrollEnded: end()
    }
  }

  private mutating func see(_ phase: TrackpadPhase) -> TrackpadChange {
    switch (phase, fingers) {
    case (.mayBegin, .up):
      fingers = .poised
      return .none
    case (.began, .up), (.began, .poised):
      fingers = .poised
      return isLive ? comeDown() : .none
    case (.changed, .down):
      fingers = .down(.events)
      return .none
    case (.ended, _), (.momentum, _):
      return lift(.lifted)
    case (.cancelled, _):
      return lift(.takenAway)
    case (.mayBegin, _), (.began, .down), (.changed, _), (.wheel, _):
      return .none
    }
  }

  private mutating func see(_ count: Int) -> TrackpadChange {
    let before = touches
    touches = count
    switch fingers {
    case .up:
      // Two that come down on content that moves catch it.
      return isLive && before < 2 && count >= 2 ? comeDown() : .none
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

  private mutating func see(isTracking: Bool) -> TrackpadChange {
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
    guard moves + 1 == TrackpadFingers.untold else { return .none }
    touches = 0
    return lift(.lifted)
  }

  private mutating func start() -> TrackpadChange {
    isLive = true
    return fingers == .poised ? comeDown() : .none
  }

  private mutating func end() -> TrackpadChange {
    isLive = false
    return lift(.lifted)
  }

  private mutating func comeDown() -> TrackpadChange {
    fingers = .down(touches > 0 ? .touches(moves: 0) : .nothing)
    return .down
  }

  /// Lifts fingers, which is no news if they were not on the content.
  private mutating func lift(_ change: TrackpadChange) -> TrackpadChange {
    defer { fingers = .up }
    switch fingers {
    case .up, .poised: return .none
    case .down: return change
    }
  }
}

/// What AppKit shows of a scroll.
enum TrackpadSign: Hashable, Sendable {
  /// A scroll event of the window's; one that begins counts only over the scroll view.
  case scroll(TrackpadPhase)
  /// A gesture event says how many fingers touch.
  case touches(Int)
  /// SwiftUI's `onScrollPhaseChange` says whether fingers move the content, from macOS 15 on.
  case scrollPhase(isTracking: Bool)
  /// AppKit begins to scroll the content for the reader.
  case liveScrollStarted
  /// The content is elsewhere.
  case moved
  /// AppKit has ended, its momentum and its springs included.
  case liveScrollEnded
}

/// Which part of a scroll an event is.
enum TrackpadPhase: Hashable, Sendable {
  /// Fingers touch, and may begin to scroll.
  case mayBegin
  /// They begin.
  case began
  /// They go on, or rest.
  case changed
  /// They have lifted.
  case ended
  /// The system has taken them away.
  case cancelled
  /// Nobody touches, and it goes on.
  case momentum
  /// It is no fingers' at all, but a wheel's.
  case wheel
}

/// What follows from a sign for the fingers on the content.
enum TrackpadChange: Hashable, Sendable {
  /// Nothing.
  case none
  /// They are on it now.
  case down
  /// They have lifted.
  case lifted
  /// They were taken away: no pull starts anything by that.
  case takenAway
}
