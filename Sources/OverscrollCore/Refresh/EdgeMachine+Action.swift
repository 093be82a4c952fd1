extension EdgeMachine {
  /// Starts the action from code, or by a tap under the policy `.tap`.
  ///
  /// A running action continues instead.
  ///
  /// - Parameters:
  ///   - level: The level of the start.
  ///   - turn: The context. The method appends a start, a wait or a refusal.
  mutating func begin(_ level: RefreshLevel, _ turn: inout EdgeContext) {
    guard !phase.isRunning else { return }
    guard isOn else { return turn.requestEffect(for: .declined) }
    start(level, &turn)
  }

  /// Whether a tap on the indicator starts the action.
  ///
  /// It does as a retry after a failure, or if the policy is `.tap`.
  var startsOnTap: Bool {
    switch phase {
    case .failed: true
    case .idle: configuration.policy.firesOnTap
    case .pulling, .armed, .refreshing, .showingResult, .settling, .noMoreContent, .disabled: false
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
  mutating func finish(_ token: RefreshToken, _ result: RefreshResult, _ turn: inout EdgeContext) {
    guard case .refreshing(var refreshing) = phase, refreshing.token == token, refreshing.result == nil
    else { return }
    turn.requestEffect(for: .ended(token, result))
    if result == .success, configuration.hasSuccessHaptic { turn.requestEffect(for: .successHaptic) }
    refreshing.result = result
    if result == .cancelled || turn.time >= refreshing.since + configuration.minimumDuration {
      endRefreshing(refreshing, result, at: turn.time)
    } else {
      phase = .refreshing(refreshing)
    }
  }

  /// Cancels the running action, if any.
  mutating func cancelAction(_ turn: inout EdgeContext) {
    guard case .refreshing(let refreshing) = phase else { return }
    finish(refreshing.token, .cancelled, &turn)
  }

  /// Changes the phase at rest.
  ///
  /// A running action continues and ends in that phase.
  mutating func changeRestingPhase(to home: RestingPhase) {
    self.restingPhase = home
    switch phase {
    case .idle, .failed, .noMoreContent, .disabled, .pulling, .armed: closeGap(with: nil)
    case .refreshing, .showingResult, .settling: break
    }
  }

  /// Whether the edge is exhausted, now or after its current phase.
  ///
  /// An edge that is off is exhausted if it will be exhausted once it is on.
  var isExhausted: Bool {
    switch phase {
    case .refreshing(let refreshing): refreshing.result == .noMoreContent || restsExhausted
    case .showingResult(let dwelling): dwelling.result == .noMoreContent || restsExhausted
    case .idle, .pulling, .armed, .settling, .failed, .noMoreContent, .disabled: restsExhausted
    }
  }

  private var restsExhausted: Bool { restingPhase == .exhausted || isExhaustedWhileOff }

  /// Resets the exhausted state.
  ///
  /// A pending outcome of `.noMoreContent` becomes a success.
  mutating func reopen() {
    isExhaustedWhileOff = false
    switch phase {
    case .refreshing(var refreshing):
      if refreshing.result == .noMoreContent { refreshing.result = .success }
      phase = .refreshing(refreshing)
    case .showingResult(var dwelling):
      if dwelling.result == .noMoreContent { dwelling.result = .success }
      phase = .showingResult(dwelling)
    case .idle, .pulling, .armed, .settling, .failed, .noMoreContent, .disabled:
      break
    }
    if restingPhase == .exhausted { changeRestingPhase(to: .idle) }
  }

  /// The time at the end of the current phase, in s, or infinity.
  var phaseEnd: Double {
    switch phase {
    case .refreshing(let refreshing):
      if refreshing.result != nil { return refreshing.since + configuration.minimumDuration }
      let timeout = configuration.timeout ?? 0
      return timeout > 0 ? refreshing.since + timeout : .infinity
    case .showingResult(let dwelling):
      return dwelling.since + configuration.resultDuration
    case .idle, .pulling, .armed, .settling, .failed, .noMoreContent, .disabled:
      return .infinity
    }
  }

  /// Ends the phase at its deadline.
  mutating func expire(_ turn: inout EdgeContext) {
    switch phase {
    case .refreshing(let refreshing):
      if let result = refreshing.result {
        endRefreshing(refreshing, result, at: turn.time)
      } else {
        finish(refreshing.token, .timedOut, &turn)
      }
    case .showingResult(let dwelling):
      closeGap(with: dwelling.result)
    case .idle, .pulling, .armed, .settling, .failed, .noMoreContent, .disabled:
      break
    }
  }

  /// Starts the action, or queues it until the opposite edge's action ends.
  ///
  /// A finger that is down gets only this one start, even if the finger did not cause it.
  mutating func start(_ level: RefreshLevel, _ turn: inout EdgeContext) {
    rearmState = .closed(byThisFinger: isDragging)
    if turn.mustWait {
      turn.requestEffect(for: .queued(level))
      closeGap(with: nil)
    } else {
      run(level, &turn)
    }
    rearm()
  }

  private mutating func run(_ level: RefreshLevel, _ turn: inout EdgeContext) {
    let isHeld = !configuration.opensGapOnReturn || !isDragging || overscroll <= resolution.trigger
    spin = IndicatorSpinState(since: turn.time, turns: resolution.share(of: overscroll))
    phase = .refreshing(
      EdgePhase.Refreshing(token: turn.token, since: turn.time, level: level, result: nil, isGapOpen: isHeld))
    if restingPhase == .failed { restingPhase = .idle }
    turn.requestEffect(for: .started(turn.token, level))
    turn.token = turn.token.next
  }

  /// Ends the refreshing phase after the action and the minimum duration.
  private mutating func endRefreshing(
    _ refreshing: EdgePhase.Refreshing, _ result: RefreshResult, at time: Double
  ) {
    spin?.stopped = time
    guard result != .cancelled, configuration.resultDuration > 0 else { return closeGap(with: result) }
    phase = .showingResult(EdgePhase.ShowingResult(result: result, level: refreshing.level, since: time))
  }

  /// Closes the gap and lets the content return.
  ///
  /// The edge enters its phase at rest once the content is back at the edge.
  mutating func closeGap(with result: RefreshResult?) {
    if isOn {
      switch result {
      case .noMoreContent: restingPhase = .exhausted
      case .failure, .timedOut: restingPhase = configuration.keepsFailure ? .failed : .idle
      case .success, .cancelled: restingPhase = .idle
      case nil: break
      }
    } else if restingPhase == .disabled, result == .noMoreContent {
      isExhaustedWhileOff = true
    }
    let isHome = overscroll <= 0 || restingPhase == .failed
    phase = isHome ? restingPhase.phase : .settling(EdgePhase.Settling(result: result))
  }
}
