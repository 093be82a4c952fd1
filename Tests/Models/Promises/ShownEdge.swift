package import OverscrollCore

/// The presented state of one edge.
package struct ShownEdge: Hashable, Sendable {
  /// The edge's phase.
  package var phase: Phase
  /// The distance of the content past the edge, in pt.
  ///
  /// It includes an open gap.
  package var overscroll: Double
  /// The gap, in pt.
  package var gap: Double
  /// The threshold: the overscroll that starts the action, in pt.
  package var trigger: Double
  /// The overscroll as a share of the threshold.
  package var progress: Double
  /// The indicator's numbers, in the order of `EdgePresentation`.
  package var indicator: [Double]

  /// An edge's phase.
  package enum Phase: Hashable, Sendable {
    case idle
    case pulling
    case armed
    /// The action runs, or its indicator is still visible.
    ///
    /// `isRunning` distinguishes the two. `isGapOpen` is whether the gap is open.
    case refreshing(RefreshToken, isRunning: Bool, isHeld: Bool)
    case dwelling
    case settling
    case failed
    case exhausted
    case disabled
  }

  /// Creates an edge, which is idle by default.
  package init(
    _ phase: Phase = .idle, overscroll: Double = 0, gap: Double = 0, trigger: Double = 100,
    progress: Double = 0, indicator: [Double] = []
  ) {
    self.phase = phase
    self.overscroll = overscroll
    self.gap = gap
    self.trigger = trigger
    self.progress = progress
    self.indicator = indicator
  }

  /// Copies an edge's presentation.
  package init(_ edge: EdgePresentation) {
    self.init(
      Phase(edge.phase), overscroll: edge.overscroll, gap: edge.gap, trigger: edge.trigger,
      progress: edge.progress,
      indicator: [edge.indicatorOffset, edge.opacity, edge.rotation, edge.flip, edge.pulse])
  }
}

extension ShownEdge.Phase {
  /// Converts an engine's phase.
  package init(_ phase: EdgePhase) {
    switch phase {
    case .idle: self = .idle
    case .pulling: self = .pulling
    case .armed: self = .armed
    case .refreshing(let refreshing):
      self = .refreshing(
        refreshing.token, isRunning: refreshing.result == nil, isHeld: refreshing.isGapOpen)
    case .showingResult: self = .dwelling
    case .settling: self = .settling
    case .failed: self = .failed
    case .noMoreContent: self = .exhausted
    case .disabled: self = .disabled
    }
  }

  /// The phase's name.
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

  /// The token of the running action, or `nil`.
  package var running: RefreshToken? {
    switch self {
    case .refreshing(let token, true, _): token
    case .refreshing, .idle, .pulling, .armed, .dwelling, .settling, .failed, .exhausted, .disabled: nil
    }
  }

  /// Whether the edge is pulled.
  package var isPull: Bool {
    switch self {
    case .pulling, .armed: true
    case .idle, .refreshing, .dwelling, .settling, .failed, .exhausted, .disabled: false
    }
  }

  /// Whether the phase lasts until an input changes it.
  package var isHome: Bool {
    switch self {
    case .idle, .failed, .exhausted, .disabled: true
    case .pulling, .armed, .refreshing, .dwelling, .settling: false
    }
  }

  /// Whether an action runs or its result is displayed.
  package var isBusy: Bool {
    switch self {
    case .refreshing, .dwelling: true
    case .idle, .pulling, .armed, .settling, .failed, .exhausted, .disabled: false
    }
  }

  /// Whether the edge's gap is open.
  package var holdsGap: Bool {
    switch self {
    case .refreshing(_, _, let isHeld): isHeld
    case .dwelling, .failed: true
    case .idle, .pulling, .armed, .settling, .exhausted, .disabled: false
    }
  }
}
