/// The state machine of one edge: its starts, its phase and its gap.
///
/// An update passes the content's position and whether a finger drags the content. The state does not
/// depend on the number of updates. Effects are appended to an `EdgeContext`.
struct EdgeMachine: Hashable, Sendable {
  /// The edge's phase.
  var phase = EdgePhase.idle {
    didSet {
      deadline = phaseEnd
      if needsResolve, !phase.isPull { resolve() }
    }
  }
  /// The time at the end of the current phase, in s, or infinity.
  ///
  /// It is stored because every event reads it.
  private(set) var deadline = Double.infinity
  /// The policies and the distances, with every number in its valid range.
  var configuration: EdgeConfiguration
  /// The distances resolved from the configuration, in pt.
  var resolution: ResolvedEdgeDistances
  /// The phase of the edge while there is no pull, no action and no result.
  var restingPhase = RestingPhase.idle {
    didSet { if (restingPhase == .failed) != (oldValue == .failed) { resolve() } }
  }
  /// Whether a disabled edge will have no more content once it is enabled.
  var hasNoMoreContentWhileOff = false
  /// Whether a pull may start the action.
  var rearmState = RearmState.open
  /// The overscroll at the last update, in pt.
  var overscroll = 0.0
  /// Whether a finger dragged the content at the last update.
  var isDragging = false
  /// The indicator's spin since the last start.
  var spin: IndicatorSpinState?

  private var viewport = 0.0
  /// The indicator's measured extent, in pt, if any.
  private(set) var measuredExtent: Double?
  /// Whether the thresholds change once the current pull ends.
  private var needsResolve = false

  /// A phase without a pull, an action or a result.
  enum RestingPhase: Hashable, Sendable {
    case idle, failed, noMoreContent, disabled

    var phase: EdgePhase {
      switch self {
      case .idle: .idle
      case .failed: .failed
      case .noMoreContent: .noMoreContent
      case .disabled: .disabled
      }
    }
  }

  /// Whether a pull may start the action.
  enum RearmState: Hashable, Sendable {
    /// A pull may start the action.
    case open
    /// A pull may not start the action until the configuration's rule re-arms the edge.
    ///
    /// `byThisFinger` is true until the finger that was down at the start lifts. The edge does not re-arm
    /// before that.
    case closed(byThisFinger: Bool)
  }

  /// Makes an edge without a pull or an action.
  ///
  /// - Parameter configuration: The configuration. `nil` disables the edge, which has the default
  ///   configuration if it is enabled later.
  init(_ configuration: EdgeConfiguration?) {
    switch configuration {
    case .some(let configuration):
      self.configuration = configuration.sanitized
    case nil:
      self.configuration = EdgeConfiguration()
      restingPhase = .disabled
      phase = .disabled
    }
    resolution = ResolvedEdgeDistances(
      self.configuration, viewport: 0, indicatorExtent: self.configuration.indicator.extent)
  }

  /// The indicator's extent along the axis, in pt, as measured or configured.
  var indicatorExtent: Double { measuredExtent ?? configuration.indicator.extent }

  /// The reserved gap, in pt, which depends on the phase and not on the overscroll.
  ///
  /// In a phase with a gap, its extent is resolved from the configuration, the viewport and the indicator.
  var gap: Double { phase.hasOpenGap ? resolution.gapExtent : 0 }

  /// Whether the edge is enabled and has more content.
  var isOn: Bool {
    switch restingPhase {
    case .idle, .failed: true
    case .noMoreContent, .disabled: false
    }
  }

  /// Applies a configuration.
  ///
  /// A running action continues. A pull continues with the thresholds from its start. The phase `.failed`
  /// ends if the new configuration has no `keepsFailure`.
  mutating func configure(_ configuration: EdgeConfiguration) {
    self.configuration = configuration.sanitized
    resolve()
    deadline = phaseEnd
    if restingPhase == .failed, configuration.keepsFailure != true { changeRestingPhase(to: .idle) }
  }

  /// Enables or disables the edge.
  ///
  /// A running action continues. A disabled edge keeps its state of having no more content.
  mutating func setOn(_ isOn: Bool) {
    let hasNoMoreContent = isOn ? hasNoMoreContentWhileOff : restingPhase == .noMoreContent
    hasNoMoreContentWhileOff = !isOn && hasNoMoreContent
    changeRestingPhase(to: !isOn ? .disabled : hasNoMoreContent ? .noMoreContent : .idle)
  }

  /// Sets the viewport's extent, in pt.
  mutating func resize(viewport: Double) {
    guard viewport != self.viewport else { return }
    self.viewport = viewport
    resolve()
  }

  /// Sets the indicator's measured extent, in pt.
  mutating func resize(indicator extent: Double) {
    measuredExtent = extent.asExtent
    resolve()
  }

  /// Resolves the distances from the configuration.
  ///
  /// During a pull the thresholds stay unchanged, so that a new configuration or layout does not start an
  /// action under a finger.
  private mutating func resolve() {
    needsResolve = phase.isPull
    let last = resolution
    resolution = ResolvedEdgeDistances(
      configuration, viewport: viewport, indicatorExtent: indicatorExtent, measured: measuredExtent ?? 0,
      isRetried: restingPhase == .failed)
    if needsResolve { resolution.keepThresholds(of: last) }
  }
}

extension EdgeMachine {
  /// The token of the running action, if any.
  var token: RefreshToken? { phase.payload.token }
}
