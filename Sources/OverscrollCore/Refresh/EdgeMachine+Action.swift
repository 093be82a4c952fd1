extension EdgeMachine {
  /// Starts the action from code, or by a tap under the policy `.tap`.
  ///
  /// A running action continues instead.
  ///
  /// - Parameters:
  ///   - level: The level of the start.
  ///   - turn: The context. The method appends a start, a wait or a refusal.
  mutating func begin(_ level: RefreshLevel, _ turn: inout EdgeTurn) {
    guard !phase.isRunning else { return }
    guard isOn else { return turn.ask(for: .declined) }
    start(level, &turn)
  }

  /// Whether a tap on the indicator starts the action.
  ///
  /// It does as a retry after a failure, or if the policy is `.tap`.
  var startsOnTap: Bool {
    switch phase {
    case .failed: true
    case .idle: configuration.policy.firesOnTap
    case .pulling, .armed, .refreshing, .dwelling, .settling, .exhausted, .disabled: false
    }
  }

  /// Records the outcome of the running action.
  ///
  /// A token of a different start changes nothing.
  ///
  /// - Parameters:
  ///   - token: The start that ended.
  ///   - result: The outcome.
  ///   - turn: The context. The method appends the outcome at once, even during the minimum duration.
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

  /// Cancels the running action, if any.
  mutating func cancelAction(_ turn: inout EdgeTurn) {
    guard case .refreshing(let refreshing) = phase else { return }
    finish(refreshing.token, .cancelled, &turn)
  }

  /// Changes the phase at rest.
  ///
  /// A running action continues and ends in that phase.
  mutating func comeHome(to home: Home) {
    self.home = home
    switch phase {
    case .idle, .failed, .exhausted, .disabled, .pulling, .armed: settle(with: nil)
    case .refreshing, .dwelling, .settling: break
    }
  }

  /// Whether the edge is exhausted, now or after its current phase.
  ///
  /// An edge that is off is exhausted if it will be exhausted once it is on.
  var isExhausted: Bool {
    switch phase {
    case .refreshing(let refreshing): refreshing.result == .exhausted || saysExhausted
    case .dwelling(let dwelling): dwelling.result == .exhausted || saysExhausted
    case .idle, .pulling, .armed, .settling, .failed, .exhausted, .disabled: saysExhausted
    }
  }

  private var saysExhausted: Bool { home == .exhausted || returnsExhausted }

  /// Resets the exhausted state.
  ///
  /// A pending outcome of `.exhausted` becomes a success.
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

  /// The time at the end of the current phase, in s, or infinity.
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

  /// Ends the phase at its deadline.
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

  /// Starts the action, or queues it until the opposite edge's action ends.
  ///
  /// A finger that is down gets only this one start, even if the finger did not cause it.
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

  /// Ends the refreshing phase after the action and the minimum duration.
  private mutating func conclude(
    _ refreshing: EdgePhase.Refreshing, _ result: RefreshResult, at time: Double
  ) {
    spin?.stopped = time
    guard result != .cancelled, configuration.dwell > 0 else { return settle(with: result) }
    phase = .dwelling(EdgePhase.Dwelling(result: result, level: refreshing.level, since: time))
  }

  /// Closes the gap and lets the content return.
  ///
  /// The edge enters its phase at rest once the content is back at the edge.
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
