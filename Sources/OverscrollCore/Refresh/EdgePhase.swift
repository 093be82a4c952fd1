/// What an edge is doing.
public enum EdgePhase: Hashable, Sendable {
  /// Nothing: the content is at its edge, inside, or past it by momentum alone.
  case idle
  /// A finger has pulled the content past its edge, and lifting it now would start nothing.
  case pulling(Pulling)
  /// A finger has pulled the content past the threshold, and the policy's next step starts the action.
  case armed(Armed)
  /// The action runs, or has ended so early that its indicator is still shown for the minimum time.
  case refreshing(Refreshing)
  /// The action has ended and its result is shown, the gap still held.
  case dwelling(Dwelling)
  /// The gap has been given back and the content is on its way to its edge.
  case settling(Settling)
  /// The last action failed and the configuration keeps that until it is retried.
  case failed
  /// There is no more to load.
  case exhausted
  /// The edge is switched off.
  case disabled

  /// A pull that is not far enough.
  public struct Pulling: Hashable, Sendable {
    /// The overscroll as a part of the threshold, from 0 to 1.
    package internal(set) var progress: Double
    /// Whether this pull has been far enough before, so that arming it again is not felt again.
    var wasArmed: Bool
  }

  /// A pull that is far enough.
  public struct Armed: Hashable, Sendable {
    /// The threshold that it has passed.
    public internal(set) var level: RefreshLevel
  }

  /// A running action.
  public struct Refreshing: Hashable, Sendable {
    /// Which start this is.
    package let token: RefreshToken
    /// When it started, in s.
    package internal(set) var since: Double
    /// The threshold that started it.
    package let level: RefreshLevel
    /// How it ended, once it has and while the indicator is kept for the minimum time.
    package internal(set) var result: RefreshResult?
    /// Whether the content has come back far enough for the gap to be held.
    package internal(set) var isHeld: Bool
  }

  /// A result on show.
  public struct Dwelling: Hashable, Sendable {
    /// How the action ended; a success if there is more to load again since.
    package internal(set) var result: RefreshResult
    /// The threshold that started it.
    package let level: RefreshLevel
    /// When it began to show, in s.
    package internal(set) var since: Double
  }

  /// Content on its way back.
  public struct Settling: Hashable, Sendable {
    /// How the action ended, or nil if none was started.
    package let result: RefreshResult?
  }

  /// The phase's name, without its payload: for logs and reports.
  package var name: String {
    switch self {
    case .idle: "idle"
    case .pulling: "pulling"
    case .armed: "armed"
    case .refreshing: "refreshing"
    case .dwelling: "dwelling"
    case .settling: "settling"
    case .failed: "failed"
    case .exhausted: "exhausted"
    case .disabled: "disabled"
    }
  }

  /// Whether coming near may start the action: nothing is under way, but perhaps the last one has failed.
  var mayApproach: Bool {
    switch self {
    case .idle, .failed: true
    case .pulling, .armed, .refreshing, .dwelling, .settling, .exhausted, .disabled: false
    }
  }

  /// Whether a pull is under way.
  var isPull: Bool {
    switch self {
    case .pulling, .armed: true
    case .idle, .refreshing, .dwelling, .settling, .failed, .exhausted, .disabled: false
    }
  }

  /// Whether a failure is shown until it is retried.
  var isFailed: Bool {
    switch self {
    case .failed: true
    case .idle, .pulling, .armed, .refreshing, .dwelling, .settling, .exhausted, .disabled: false
    }
  }

  /// Whether the edge keeps the other one from starting: its action is under way.
  var isRunning: Bool {
    switch self {
    case .refreshing(let refreshing): refreshing.result == nil
    case .idle, .pulling, .armed, .dwelling, .settling, .failed, .exhausted, .disabled: false
    }
  }
}

/// What an edge asks its surroundings to do, in the order of asking.
///
/// There may be other cases in a later version: switch over it with `@unknown default`.
public enum EdgeEffect: Hashable, Sendable {
  /// Start the action. Its end is reported with the same token.
  case started(RefreshToken, RefreshLevel)
  /// The start with this token has ended. If the result is `.cancelled` or `.timedOut`, end the action.
  case ended(RefreshToken, RefreshResult)
  /// The pull is far enough: let the reader feel it, or say so.
  case armed
  /// Let the reader feel that the action succeeded.
  case successHaptic
  /// The action is due, and starts when the other edge's has ended.
  case queued(RefreshLevel)
  /// A start that was requested from code, or that waited, won't happen.
  case declined
  /// The exhausted edge may have more to load again, because the start edge's action has succeeded.
  case reopened
}
