package import OverscrollCore

/// The presented state of one edge of the content.
package struct ShownEdge: Hashable, Sendable {
  /// The edge's phase.
  package var phase: Phase
  /// The distance of the content past the edge, in pt, including an open gap.
  package var overscroll: Double
  /// The length of the gap, in pt.
  package var gap: Double
  /// The overscroll that starts the action (the threshold), in pt.
  package var threshold: Double
  /// The overscroll as a fraction of the threshold.
  package var progress: Double
  /// The indicator's offset, opacity, rotation, flip and pulse, in this order.
  package var indicator: [Double]

  /// The phase of an edge.
  package enum Phase: Hashable, Sendable {
    case idle
    case pulling
    case armed
    /// The action runs, or it has ended and its indicator is still visible.
    ///
    /// `isRunning` distinguishes these two states. `isHeld` is whether the gap is open.
    case refreshing(RefreshToken, isRunning: Bool, isHeld: Bool)
    case showingResult
    case settling
    case failed
    case noMoreContent
    case disabled
  }

  /// Creates the state of an edge, which is idle by default.
  package init(
    _ phase: Phase = .idle, overscroll: Double = 0, gap: Double = 0, threshold: Double = 100,
    progress: Double = 0, indicator: [Double] = []
  ) {
    self.phase = phase
    self.overscroll = overscroll
    self.gap = gap
    self.threshold = threshold
    self.progress = progress
    self.indicator = indicator
  }

  /// Copies the engine's presentation of an edge.
  package init(_ edge: EdgePresentation) {
    self.init(
      Phase(edge.phase), overscroll: edge.overscroll, gap: edge.gap, threshold: edge.threshold,
      progress: edge.progress,
      indicator: [edge.indicatorOffset, edge.opacity, edge.rotation, edge.flip, edge.pulse])
  }
}

extension ShownEdge.Phase {
  /// Converts the engine's phase of an edge.
  package init(_ phase: EdgePhase) {
    switch phase {
    case .idle: self = .idle
    case .pulling: self = .pulling
    case .armed: self = .armed
    case .refreshing(let refreshing):
      self = .refreshing(
        refreshing.token, isRunning: refreshing.result == nil, isHeld: refreshing.isGapOpen)
    case .showingResult: self = .showingResult
    case .settling: self = .settling
    case .failed: self = .failed
    case .noMoreContent: self = .noMoreContent
    case .disabled: self = .disabled
    }
  }

  /// The name of the phase in messages.
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

  /// The token of the running action, or `nil`.
  package var running: RefreshToken? {
    switch self {
    case .refreshing(let token, true, _): token
    case .refreshing, .idle, .pulling, .armed, .showingResult, .settling, .failed, .noMoreContent, .disabled:
      nil
    }
  }

  /// Whether a finger pulls the edge, below or past the threshold.
  package var isPull: Bool {
    switch self {
    case .pulling, .armed: true
    case .idle, .refreshing, .showingResult, .settling, .failed, .noMoreContent, .disabled: false
    }
  }

  /// Whether the phase lasts until an input changes it.
  package var isHome: Bool {
    switch self {
    case .idle, .failed, .noMoreContent, .disabled: true
    case .pulling, .armed, .refreshing, .showingResult, .settling: false
    }
  }

  /// Whether an action runs or its result is displayed.
  package var isBusy: Bool {
    switch self {
    case .refreshing, .showingResult: true
    case .idle, .pulling, .armed, .settling, .failed, .noMoreContent, .disabled: false
    }
  }

  /// Whether the edge's gap is open.
  package var holdsGap: Bool {
    switch self {
    case .refreshing(_, _, let isHeld): isHeld
    case .showingResult, .failed: true
    case .idle, .pulling, .armed, .settling, .noMoreContent, .disabled: false
    }
  }
}
