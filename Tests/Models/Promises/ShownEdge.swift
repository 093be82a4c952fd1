package import OverscrollCore

/// What an engine shows at one edge.
package struct ShownEdge: Hashable, Sendable {
  /// What the edge is doing.
  package var phase: Phase
  /// How far the content has been pulled past the edge, in pt, a held gap included.
  package var overscroll: Double
  /// The gap, in pt.
  package var gap: Double
  /// How far the content has to be pulled to start the action, in pt.
  package var trigger: Double
  /// The overscroll as a part of the threshold.
  package var progress: Double
  /// Numbers of the indicator's, in the order of `EdgePresentation`.
  package var indicator: [Double]

  /// An edge's phase.
  package enum Phase: Hashable, Sendable {
    case idle
    case pulling
    case armed
    /// The action runs, or its indicator is still shown: `isRunning` says which, `isHeld` whether the gap is held.
    case refreshing(RefreshToken, isRunning: Bool, isHeld: Bool)
    case dwelling
    case settling
    case failed
    case exhausted
    case disabled
  }

  /// Makes an edge, at which nothing happens by default.
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

  /// Reads what is drawn at an edge.
  package init(_ edge: EdgePresentation) {
    self.init(
      Phase(edge.phase), overscroll: edge.overscroll, gap: edge.gap, trigger: edge.trigger,
      progress: edge.progress,
      indicator: [edge.indicatorOffset, edge.opacity, edge.rotation, edge.flip, edge.pulse])
  }
}

extension ShownEdge.Phase {
  /// Reads an engine's phase.
  package init(_ phase: EdgePhase) {
    switch phase {
    case .idle: self = .idle
    case .pulling: self = .pulling
    case .armed: self = .armed
    case .refreshing(let refreshing):
      self = .refreshing(
        refreshing.token, isRunning: refreshing.result == nil, isHeld: refreshing.isHeld)
    case .dwelling: self = .dwelling
    case .settling: self = .settling
    case .failed: self = .failed
    case .exhausted: self = .exhausted
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

  /// The start whose action runs; nil where none does.
  package var running: RefreshToken? {
    switch self {
    case .refreshing(let token, true, _): token
    case .refreshing, .idle, .pulling, .armed, .dwelling, .settling, .failed, .exhausted, .disabled: nil
    }
  }

  /// Whether a pull is under way.
  package var isPull: Bool {
    switch self {
    case .pulling, .armed: true
    case .idle, .refreshing, .dwelling, .settling, .failed, .exhausted, .disabled: false
    }
  }

  /// Whether the edge stays like this until something happens to it.
  package var isHome: Bool {
    switch self {
    case .idle, .failed, .exhausted, .disabled: true
    case .pulling, .armed, .refreshing, .dwelling, .settling: false
    }
  }

  /// Whether an action, or what it leaves to be seen, takes its time.
  package var isBusy: Bool {
    switch self {
    case .refreshing, .dwelling: true
    case .idle, .pulling, .armed, .settling, .failed, .exhausted, .disabled: false
    }
  }

  /// Whether the edge's gap is held.
  package var holdsGap: Bool {
    switch self {
    case .refreshing(_, _, let isHeld): isHeld
    case .dwelling, .failed: true
    case .idle, .pulling, .armed, .settling, .exhausted, .disabled: false
    }
  }
}
