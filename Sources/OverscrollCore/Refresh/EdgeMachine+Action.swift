extension EdgeMachine {
  /// Starts the action from code, or by a tap that the policy asks for.
  ///
  /// A running action goes on instead.
  ///
  /// - Parameters:
  ///   - level: The threshold to start as if by.
  ///   - turn: The instant; a start, a wait, or that there will be neither is appended to it.
  mutating func begin(_ level: RefreshLevel, _ turn: inout EdgeTurn) {
    guard !phase.isRunning else { return }
    guard isOn else { return turn.ask(for: .declined) }
    start(level, &turn)
  }

  /// Whether a tap on the indicator starts the action: a retry, or the policy's own way.
  var startsOnTap: Bool {
    switch phase {
    case .failed: true
    case .idle: configuration.policy.firesOnTap
    case .pulling, .armed, .refreshing, .dwelling, .settling, .exhausted, .disabled: false
    }
  }

  /// Takes the outcome of an action.
  ///
  /// A token that is not the running action's changes nothing.
  ///
  /// - Parameters:
  ///   - token: The start that ended.
  ///   - result: How.
  ///   - turn: The instant; the outcome is appended to it at once, whatever is still shown.
  mutating func finish(_ token: RefreshToken, _ result: RefreshResult, _ turn: inout EdgeTurn) {
    guard case .refreshing(var refreshing) = phase, refreshing.token == token, refreshing.result == nil
    else { return }
    turn.ask(for: .ended(token, result))
    if result == .success, configuration.hasSuccessHaptic { turn.ask(for: .successHaptic) }
    refreshing.result = result
    if result == .cancelled || turn.time >= refreshing.since + configuration.minimumDuration {
      conclude(refreshing, result, at: turn.time)
    } else {
      phase = .refreshing(refreshing)
    }
  }

  /// Cancels the running action.
  ///
  /// Anything else is left as it is.
  mutating func cancelAction(_ turn: inout EdgeTurn) {
    guard case .refreshing(let refreshing) = phase else { return }
    finish(refreshing.token, .cancelled, &turn)
  }

  /// Says what the edge comes home to.
  ///
  /// A running action goes on and ends there.
  mutating func comeHome(to home: Home) {
    self.home = home
    switch phase {
    case .idle, .failed, .exhausted, .disabled, .pulling, .armed: settle(with: nil)
    case .refreshing, .dwelling, .settling: break
    }
  }

  /// Whether it has no more to load, or will have none once it is on again, or what is shown has ended.
  var isExhausted: Bool {
    switch phase {
    case .refreshing(let refreshing): refreshing.result == .exhausted || saysExhausted
    case .dwelling(let dwelling): dwelling.result == .exhausted || saysExhausted
    case .idle, .pulling, .armed, .settling, .failed, .exhausted, .disabled: saysExhausted
    }
  }

  private var saysExhausted: Bool { home == .exhausted || returnsExhausted }

  /// Has more to load again: that there was no more counts as a success where it is yet to take effect.
  mutating func reopen() {
    returnsExhausted = false
    switch phase {
    case .refreshing(var refreshing):
      if refreshing.result == .exhausted { refreshing.result = .success }
      phase = .refreshing(refreshing)
    case .dwelling(var dwelling):
      if dwelling.result == .exhausted { dwelling.result = .success }
      phase = .dwelling(dwelling)
    case .idle, .pulling, .armed, .settling, .failed, .exhausted, .disabled:
      break
    }
    if home == .exhausted { comeHome(to: .idle) }
  }

  /// When the phase, as it is, changes by itself, in s, or infinity.
  var phaseEnd: Double {
    switch phase {
    case .refreshing(let refreshing):
      if refreshing.result != nil { return refreshing.since + configuration.minimumDuration }
      let timeout = configuration.timeout ?? 0
      return timeout > 0 ? refreshing.since + timeout : .infinity
    case .dwelling(let dwelling):
      return dwelling.since + configuration.dwell
    case .idle, .pulling, .armed, .settling, .failed, .exhausted, .disabled:
      return .infinity
    }
  }

  /// Does what is due at the deadline.
  mutating func expire(_ turn: inout EdgeTurn) {
    switch phase {
    case .refreshing(let refreshing):
      if let result = refreshing.result {
        conclude(refreshing, result, at: turn.time)
      } else {
        finish(refreshing.token, .timedOut, &turn)
      }
    case .dwelling(let dwelling):
      settle(with: dwelling.result)
    case .idle, .pulling, .armed, .settling, .failed, .exhausted, .disabled:
      break
    }
  }

  /// Starts the action, or has it wait for the other edge's.
  ///
  /// It is the one start of a finger that is down, whatever it comes from.
  mutating func start(_ level: RefreshLevel, _ turn: inout EdgeTurn) {
    latch = .closed(byThisFinger: isDragging)
    if turn.mustWait {
      turn.ask(for: .queued(level))
      settle(with: nil)
    } else {
      run(level, &turn)
    }
    rearm()
  }

  private mutating func run(_ level: RefreshLevel, _ turn: inout EdgeTurn) {
    let isHeld = !configuration.holdsOnReturn || !isDragging || overscroll <= resolution.trigger
    spin = IndicatorSpin(since: turn.time, turns: resolution.share(of: overscroll))
    phase = .refreshing(
      EdgePhase.Refreshing(token: turn.token, since: turn.time, level: level, result: nil, isHeld: isHeld))
    if home == .failed { home = .idle }
    turn.ask(for: .started(turn.token, level))
    turn.token = turn.token.next
  }

  /// The action has ended and its indicator has been shown for long enough.
  private mutating func conclude(
    _ refreshing: EdgePhase.Refreshing, _ result: RefreshResult, at time: Double
  ) {
    spin?.stopped = time
    guard result != .cancelled, configuration.dwell > 0 else { return settle(with: result) }
    phase = .dwelling(EdgePhase.Dwelling(result: result, level: refreshing.level, since: time))
  }

  /// Gives the gap back; the edge is home as soon as the content is.
  mutating func settle(with result: RefreshResult?) {
    if isOn {
      switch result {
      case .exhausted: home = .exhausted
      case .failure, .timedOut: home = configuration.keepsFailure ? .failed : .idle
      case .success, .cancelled: home = .idle
      case nil: break
      }
    } else if home == .disabled, result == .exhausted {
      returnsExhausted = true
    }
    let isHome = overscroll <= 0 || home == .failed
    phase = isHome ? home.phase : .settling(EdgePhase.Settling(result: result))
  }
}
