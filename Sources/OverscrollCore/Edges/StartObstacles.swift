/// The reasons why the content or a finger does not start an edge's action now.
///
/// Code can start the action nevertheless, unless it runs already or the edge is `disabled`, `excluded` or
/// without more content. A later version may add obstacles.
public struct StartObstacles: OptionSet, Hashable, Sendable {
  /// The bits of the obstacles.
  public let rawValue: UInt16

  /// Makes a set of obstacles from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The edge is off.
  public static let disabled = StartObstacles(rawValue: 1 << 0)
  /// The edge has no more content.
  public static let noMoreContent = StartObstacles(rawValue: 1 << 1)
  /// The edge's action runs, or its result is shown, or the content returns from it.
  ///
  /// An edge that loads automatically is also busy while a finger pulls it.
  public static let busy = StartObstacles(rawValue: 1 << 2)
  /// The opposite edge's action runs, and the exclusion policy allows only one.
  public static let excluded = StartObstacles(rawValue: 1 << 3)
  /// The content is not past the edge, or not within the load-more distance.
  public static let notAtEdge = StartObstacles(rawValue: 1 << 4)
  /// No finger drags the content, and the edge starts on a pull.
  public static let noFinger = StartObstacles(rawValue: 1 << 5)
  /// The drag began away from the edge.
  ///
  /// See `EdgeConfiguration.pullsFromInside`.
  public static let dragBeganInside = StartObstacles(rawValue: 1 << 6)
  /// The edge has started, and the content has not returned to it since.
  ///
  /// See `EdgeConfiguration.rearm`.
  public static let notRearmed = StartObstacles(rawValue: 1 << 7)
  /// The last page added nothing, so the edge waits until the content grows.
  ///
  /// It also loads again after the content has left the load-more distance.
  public static let waitsForGrowth = StartObstacles(rawValue: 1 << 8)
  /// The last load has failed, so the edge waits for a pull.
  ///
  /// It also loads again after the content has left the load-more distance.
  public static let waitsAfterFailure = StartObstacles(rawValue: 1 << 9)
  /// The failure has not been shown long enough for this drag to retry it.
  public static let unreadFailure = StartObstacles(rawValue: 1 << 10)
  /// The content or the edge has just changed, and more changes may follow.
  ///
  /// It lasts for 0.06 s, and for 0.25 s after a success of the opposite edge's action.
  public static let waitsForContent = StartObstacles(rawValue: 1 << 11)
  /// The viewport is empty, or the platform has not reported its position.
  public static let positionUnknown = StartObstacles(rawValue: 1 << 12)
  /// The policy is `.tap` or `.manual`.
  public static let onlyFromCode = StartObstacles(rawValue: 1 << 13)
}

extension EdgeMachine {
  /// The obstacles of the phase to an automatic load.
  @inline(__always)
  var loadObstacles: StartObstacles {
    switch phase {
    case .idle, .failed: []
    case .pulling, .armed, .refreshing, .showingResult, .settling: .busy
    case .noMoreContent: .noMoreContent
    case .disabled: .disabled
    }
  }

  /// The obstacles of the resting phase to a pull.
  @inline(__always)
  var pullObstacles: StartObstacles {
    switch restingPhase {
    case .idle, .failed: []
    case .noMoreContent: .noMoreContent
    case .disabled: .disabled
    }
  }
}

extension LoadMoreGate {
  /// Returns the obstacles of the gate to an automatic load at a time in s.
  @inline(__always)
  func obstacles(at time: Double) -> StartObstacles {
    guard layoutRevision != nil else { return .positionUnknown }
    switch state {
    case .open: return time < openingTime ? .waitsForContent : []
    case .running: return .busy
    case .unchanged: return .waitsForGrowth
    case .failed, .interrupted: return .waitsAfterFailure
    }
  }
}
