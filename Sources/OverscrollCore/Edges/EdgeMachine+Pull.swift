/// The content's position relative to an edge, and the state of the drag.
struct EdgePullState: Hashable, Sendable {
  /// The overscroll past the edge, in pt, at least 0.
  var overscroll: Double
  /// Whether a finger drags the content.
  var isDragging: Bool
  /// Whether this finger may pull the edge under its policy and the exclusion policy.
  var mayPull: Bool
  /// Whether the motion is computed, so that `passInward` is called at the exact crossing.
  var isPredicted: Bool
}

/// The context of one update of an edge: its input and its effects.
struct EdgeContext {
  /// The instant, in s.
  let time: Double
  /// Whether a start has to wait until the opposite edge's action ends.
  let mustWait: Bool
  /// The next unused token, which a start uses and advances.
  var token: RefreshToken
  /// The first effect.
  ///
  /// An update has at most two effects: an armed pull and a start, or an outcome and a haptic.
  private(set) var first: EdgeEffect?
  private(set) var second: EdgeEffect?

  init(time: Double, mustWait: Bool, token: RefreshToken) {
    self.time = time
    self.mustWait = mustWait
    self.token = token
  }

  /// Appends an effect.
  mutating func requestEffect(for effect: EdgeEffect) {
    assert(second == nil, "a third effect would be lost")
    if first == nil { first = effect } else { second = effect }
  }
}

extension EdgeMachine {
  /// Updates the phase after the content or the finger may have moved.
  ///
  /// - Parameters:
  ///   - pull: The position of the content and the state of the drag.
  ///   - context: The context. The method appends the effects.
  /// - Complexity: O(1).
  mutating func update(_ pull: EdgePullState, _ context: inout EdgeContext) {
    let before = overscroll
    overscroll = pull.overscroll
    isDragging = pull.isDragging
    rearm()
    switch phase {
    case .idle, .failed:
      guard canBePulled(pull), pull.overscroll > gap else { return }
      updatePull(pull, from: before, wasArmed: false, &context)
    case .pulling(let pulling):
      guard canBePulled(pull), pull.overscroll > 0 else { return closeGap(with: nil) }
      updatePull(pull, from: before, wasArmed: pulling.wasArmed, &context)
    case .armed(let armed):
      updateArmed(armed, pull, &context)
    case .refreshing(var refreshing):
      guard !refreshing.isGapOpen, !pull.isDragging || pull.overscroll <= resolution.threshold else { return }
      refreshing.isGapOpen = true
      phase = .refreshing(refreshing)
    case .settling:
      if pull.overscroll <= 0 {
        closeGap(with: nil)
      } else if isOn, canBePulled(pull) {
        updatePull(pull, from: before, wasArmed: false, &context)
      }
    case .showingResult, .noMoreContent, .disabled:
      break
    }
  }

  /// Ends a pull without a start, for example when the platform cancels the touch.
  mutating func cancelPull() {
    if phase.isPull { closeGap(with: nil) }
  }

  /// Whether a finger pulls the content past the edge but cannot start the action.
  ///
  /// - Parameters:
  ///   - isExcluded: Whether the opposite edge prevents a start.
  ///   - beganAtEdge: Whether the content was at the edge when the drag began.
  func isBlocked(isExcluded: Bool, beganAtEdge: Bool) -> Bool {
    guard isExcluded || rearmState != .open, phase.mayApproach else { return false }
    return isDragging && overscroll > gap && (beganAtEdge || configuration.pullsFromInside)
  }

  /// Ends a pull that could not start the action.
  ///
  /// The content returns to the edge as after every pull.
  mutating func endBlockedPull() {
    guard phase.mayApproach else { return }
    spin = nil
    closeGap(with: nil)
  }

  /// Starts the action because the content's motion crossed the threshold inward.
  mutating func passInward(_ context: inout EdgeContext) {
    guard case .armed(let armed) = phase else { return }
    start(armed.level, &context)
  }

  /// Whether crossing the threshold inward will start the action.
  var startsOnReturn: Bool {
    guard case .armed = phase else { return false }
    return configuration.policy.firesOnReturn
  }

  private func canBePulled(_ pull: EdgePullState) -> Bool {
    pull.isDragging && pull.mayPull && rearmState == .open
  }

  /// Updates a pull that is below the threshold or has just crossed it.
  private mutating func updatePull(
    _ pull: EdgePullState, from before: Double, wasArmed: Bool, _ context: inout EdgeContext
  ) {
    let level = resolution.level(at: pull.overscroll)
    guard let level, before < resolution.threshold else {
      let progress = min(resolution.fractionOfThreshold(of: pull.overscroll), 1)
      phase = .pulling(EdgePhase.Pulling(progress: progress, wasArmed: wasArmed))
      spin = nil
      return
    }
    if !wasArmed { context.requestEffect(for: .armed) }
    switch configuration.policy {
    case .reach:
      start(level, &context)
    case .release, .return, .approach, .tap, .manual:
      phase = .armed(EdgePhase.Armed(level: level))
    }
  }

  /// Updates an armed pull when the finger stays past the threshold, returns or lifts.
  private mutating func updateArmed(
    _ armed: EdgePhase.Armed, _ pull: EdgePullState, _ context: inout EdgeContext
  ) {
    guard isOn, pull.mayPull else { return closeGap(with: nil) }
    let level = resolution.level(at: pull.overscroll)
    if configuration.policy.firesOnReturn {
      if let level, pull.isDragging {
        phase = .armed(EdgePhase.Armed(level: level))
      } else if level == nil, !pull.isPredicted {
        start(armed.level, &context)
      }
    } else if !pull.isDragging {
      start(armed.level, &context)
    } else if let level {
      phase = .armed(EdgePhase.Armed(level: level))
    } else if pull.overscroll > 0 {
      let progress = resolution.fractionOfThreshold(of: pull.overscroll)
      phase = .pulling(EdgePhase.Pulling(progress: progress, wasArmed: true))
    } else {
      closeGap(with: nil)
    }
  }

  /// Re-arms the edge if the configuration's rule allows it.
  mutating func rearm() {
    guard case .closed(let byThisFinger) = rearmState else { return }
    if byThisFinger, isDragging { return }
    let isBack = overscroll <= rearmOverscroll
    rearmState = isBack && canRearm ? .open : .closed(byThisFinger: false)
  }

  /// The largest overscroll, in pt, of content that looks back at its edge.
  ///
  /// The spring takes some tenths of a second for the last point. A pull that begins in this time is a new
  /// pull.
  static let returnTolerance = 1.0

  /// The largest overscroll, in pt, that re-arms the edge.
  ///
  /// In the phase `.failed` it is measured from the gap, because the content rests in the gap until a
  /// retry.
  private var rearmOverscroll: Double {
    let rest = phase.isFailed ? gap : 0
    switch configuration.rearm {
    case .lifted(let share): return rest + share * resolution.threshold
    case .returned: return rest + EdgeMachine.returnTolerance
    case .within(let distance): return rest + distance
    }
  }

  private var canRearm: Bool {
    switch configuration.rearm {
    case .lifted: !isDragging
    case .returned: true
    case .within: !phase.isRunning
    }
  }

  /// The overscroll, in pt, of the next state change by a motion, if any.
  ///
  /// The engine updates the edge at that crossing, because the content may return before the next event.
  var watchedOverscroll: Double? {
    if case .settling = phase { return 0 }
    return rearmState == .open ? nil : rearmOverscroll
  }
}
