/// The phase of an edge.
public enum EdgePhase: Hashable, Sendable {
  /// The edge has no pull, no action and no result.
  ///
  /// The content may be past the edge by momentum, or by a pull that cannot start the action.
  case idle
  /// A finger has pulled the content past its edge, and a lift would start nothing.
  case pulling(Pulling)
  /// A finger has pulled the content past the threshold.
  ///
  /// The next step of the trigger policy starts the action.
  case armed(Armed)
  /// The action runs, or it has ended during the minimum duration.
  case refreshing(Refreshing)
  /// The action has ended, and its result is displayed in the gap.
  case showingResult(ShowingResult)
  /// The gap has closed, and the content returns to its edge.
  case settling(Settling)
  /// The last action failed, and the failure is shown until a retry (`EdgeConfiguration.keepsFailure`).
  case failed
  /// The edge has no more content to load.
  case noMoreContent
  /// The edge is disabled.
  case disabled

  /// A pull below the threshold.
  public struct Pulling: Hashable, Sendable {
    /// The overscroll as a fraction of the threshold, from 0 to 1.
    package internal(set) var progress: Double
    /// Whether this pull was armed before, so that arming it again plays no haptic.
    var wasArmed: Bool
  }

  /// A pull past the threshold.
  public struct Armed: Hashable, Sendable {
    /// The level of the largest threshold that the pull has reached.
    public internal(set) var level: RefreshLevel
  }

  /// A running action.
  public struct Refreshing: Hashable, Sendable {
    /// The token of the start.
    package let token: RefreshToken
    /// The start time, in s.
    package internal(set) var since: Double
    /// The level of the start.
    package let level: RefreshLevel
    /// The outcome, if the action ended during the minimum duration.
    package internal(set) var result: RefreshResult?
    /// Whether the gap is open; see `EdgeConfiguration.opensGapOnReturn`.
    package internal(set) var isGapOpen: Bool
  }

  /// A result display.
  public struct ShowingResult: Hashable, Sendable {
    /// The outcome of the action.
    ///
    /// If more content becomes available meanwhile, `.noMoreContent` changes to `.success`.
    package internal(set) var result: RefreshResult
    /// The level of the start.
    package let level: RefreshLevel
    /// The start time of the result display, in s.
    package internal(set) var since: Double
  }

  /// The return of the content to its edge.
  public struct Settling: Hashable, Sendable {
    /// The outcome of the action, or `nil` if no action started.
    package let result: RefreshResult?
  }

  /// The phase's name without its payload, for logs and reports.
  package var name: String {
    switch self {
    case .idle: "idle"
    case .pulling: "pulling"
    case .armed: "armed"
    case .refreshing: "refreshing"
    case .showingResult: "showingResult"
    case .settling: "settling"
    case .failed: "failed"
    case .noMoreContent: "noMoreContent"
    case .disabled: "disabled"
    }
  }

  /// The level, the result and the token of the phase.
  ///
  /// A value is nil if the phase has none.
  package var payload: (level: RefreshLevel?, result: RefreshResult?, token: RefreshToken?) {
    switch self {
    case .armed(let armed): (armed.level, nil, nil)
    case .refreshing(let refreshing): (refreshing.level, refreshing.result, refreshing.token)
    case .showingResult(let display): (display.level, display.result, nil)
    case .settling(let settling): (nil, settling.result, nil)
    case .idle, .pulling, .failed, .noMoreContent, .disabled: (nil, nil, nil)
    }
  }

  /// Whether the edge's gap is open.
  package var hasOpenGap: Bool {
    switch self {
    case .refreshing(let refreshing): refreshing.isGapOpen
    case .showingResult, .failed: true
    case .idle, .pulling, .armed, .settling, .noMoreContent, .disabled: false
    }
  }

  /// Whether an approach may start the action, because the edge is idle or has failed.
  ///
  /// An approach is a movement of the content to within the load-more distance.
  var mayApproach: Bool {
    switch self {
    case .idle, .failed: true
    case .pulling, .armed, .refreshing, .showingResult, .settling, .noMoreContent, .disabled: false
    }
  }

  /// Whether the action runs, its result is shown, or the content returns from it.
  var isBusy: Bool {
    switch self {
    case .refreshing, .showingResult, .settling: true
    case .idle, .pulling, .armed, .failed, .noMoreContent, .disabled: false
    }
  }

  /// Whether a pull is in progress.
  var isPull: Bool {
    switch self {
    case .pulling, .armed: true
    case .idle, .refreshing, .showingResult, .settling, .failed, .noMoreContent, .disabled: false
    }
  }

  /// Whether a failure is shown until a retry.
  var isFailed: Bool { if case .failed = self { true } else { false } }

  /// Whether the action runs, so that the exclusion policy applies to the opposite edge.
  var isRunning: Bool {
    if case .refreshing(let refreshing) = self { refreshing.result == nil } else { false }
  }
}

/// A request of an edge to the adapter.
///
/// A later version may add cases: switch over it with `@unknown default`.
public enum EdgeEffect: Hashable, Sendable {
  /// Start the action, and report its end with the same token.
  case started(RefreshToken, RefreshLevel)
  /// The start with this token has ended.
  ///
  /// If the outcome is `.cancelled` or `.timedOut`, stop the action.
  case ended(RefreshToken, RefreshResult)
  /// The pull has reached the threshold: play a haptic or make an announcement.
  case armed
  /// Play a haptic for the success of the action.
  case successHaptic
  /// The start waits until the opposite edge's action ends.
  case queued(RefreshLevel)
  /// A start from code, or a queued start, will not happen.
  case declined
  /// The end edge can load again, because the start edge's action has succeeded.
  ///
  /// Before that, the end edge had no more content.
  case resumed
}
