/// Decides, for one edge, when its action starts, what is shown meanwhile and when the gap is given back.
///
/// It is given the content's position and whether a finger holds the content, whenever either may have
/// changed; it doesn't matter how often. It appends what has to be done to a list of effects.
struct EdgeMachine: Hashable, Sendable {
  /// What the edge is doing.
  var phase = EdgePhase.idle {
    didSet {
      deadline = phaseEnd
      if isResolutionDue, !phase.isPull { resolve() }
    }
  }
  /// When the phase changes by itself, in s, or infinity: kept, since every event asks for it.
  private(set) var deadline = Double.infinity
  /// The policy and the numbers.
  var configuration: EdgeConfiguration
  /// The distances that follow from them, in pt.
  var resolution: EdgeResolution
  /// What it comes home to.
  var home = Home.idle {
    didSet { if (home == .failed) != (oldValue == .failed) { resolve() } }
  }
  /// Whether it has no more to load once it is switched on: it is off now.
  var returnsExhausted = false
  /// Whether a pull may start it.
  var latch = Latch.open
  /// The overscroll when it last looked, in pt.
  var overscroll = 0.0
  /// Whether a finger held the content then.
  var isDragging = false
  /// How the indicator turns by itself, since the last start.
  var spin: IndicatorSpin?

  private var viewport = 0.0
  /// The indicator's extent, in pt, if it has been measured.
  private(set) var measuredExtent: Double?
  /// Whether the thresholds are to become others as soon as no pull is under way.
  private var isResolutionDue = false

  /// The phase that an edge returns to once nothing is under way.
  enum Home: Hashable, Sendable {
    case idle, failed, exhausted, disabled

    var phase: EdgePhase {
      switch self {
      case .idle: .idle
      case .failed: .failed
      case .exhausted: .exhausted
      case .disabled: .disabled
      }
    }
  }

  /// Whether a pull may start the action.
  enum Latch: Hashable, Sendable {
    /// It may.
    case open
    /// It may not until the configuration's rule re-arms it, and not while the finger is down that started it.
    case closed(byThisFinger: Bool)
  }

  /// Makes an edge with nothing under way.
  ///
  /// - Parameter configuration: The policy and the numbers. Nil switches the edge off; if it is switched on
  ///   later, it has the default configuration.
  init(_ configuration: EdgeConfiguration?) {
    switch configuration {
    case .some(let given):
      self.configuration = given.sanitized
    case nil:
      self.configuration = EdgeConfiguration()
      home = .disabled
      phase = .disabled
    }
    resolution = EdgeResolution(
      self.configuration, viewport: 0, indicatorExtent: self.configuration.indicator.extent)
  }

  /// The indicator's extent along the axis, in pt: as measured, or else as configured.
  var indicatorExtent: Double { measuredExtent ?? configuration.indicator.extent }

  /// The gap, in pt, that is held now: a function of the phase alone.
  var gap: Double {
    switch phase {
    case .refreshing(let refreshing): refreshing.isHeld ? resolution.hold : 0
    case .dwelling: resolution.hold
    case .failed: configuration.keepsFailure ? resolution.hold : 0
    case .idle, .pulling, .armed, .settling, .exhausted, .disabled: 0
    }
  }

  /// Whether the edge is switched on and has more to load.
  var isOn: Bool {
    switch home {
    case .idle, .failed: true
    case .exhausted, .disabled: false
    }
  }

  /// Takes other numbers.
  ///
  /// An action under way goes on under them, and so does a pull, with the thresholds that it began with. A failure that
  /// is no longer kept is forgotten.
  mutating func configure(_ configuration: EdgeConfiguration) {
    self.configuration = configuration.sanitized
    resolve()
    deadline = phaseEnd
    if home == .failed, !configuration.keepsFailure { comeHome(to: .idle) }
  }

  /// Switches the edge off, or on as it was; a running action goes on.
  mutating func setOn(_ isOn: Bool) {
    let isExhausted = isOn ? returnsExhausted : home == .exhausted
    returnsExhausted = !isOn && isExhausted
    comeHome(to: !isOn ? .disabled : isExhausted ? .exhausted : .idle)
  }

  /// Takes the viewport's extent, in pt.
  mutating func resize(viewport: Double) {
    guard viewport != self.viewport else { return }
    self.viewport = viewport
    resolve()
  }

  /// Takes the indicator's extent, in pt.
  mutating func resize(indicator extent: Double) {
    measuredExtent = extent.asExtent
    resolve()
  }

  /// Brings the distances to the numbers, the thresholds only between pulls: a finger that pulls is not to start
  /// anything by what others change.
  private mutating func resolve() {
    isResolutionDue = phase.isPull
    let last = resolution
    resolution = EdgeResolution(
      configuration, viewport: viewport, indicatorExtent: indicatorExtent, measured: measuredExtent ?? 0,
      isRetried: home == .failed)
    if isResolutionDue { resolution.keepThresholds(of: last) }
  }
}

extension EdgeMachine {
  /// The token of the start under way, if any.
  var token: RefreshToken? {
    switch phase {
    case .refreshing(let refreshing): refreshing.token
    case .idle, .pulling, .armed, .dwelling, .settling, .failed, .exhausted, .disabled: nil
    }
  }
}
