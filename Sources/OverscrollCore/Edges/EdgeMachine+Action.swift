extension EdgeMachine {
  /// Starts the action without a pull: from code, by a tap or by an approach.
  ///
  /// An action that already runs continues, and no second action starts.
  ///
  /// - Parameters:
  ///   - level: The level of the start.
  ///   - context: The context, to which the method appends `started`, `queued` or `declined`.
  mutating func begin(_ level: RefreshLevel, _ context: inout EdgeContext) {
    guard !phase.isRunning else { return }
    guard isOn else { return context.requestEffect(for: .declined) }
    start(level, &context)
  }

  /// Whether a tap on the indicator starts the action.
  ///
  /// A tap starts the action as a retry after a failure, or if the policy is `.tap`.
  var startsOnTap: Bool { phase.isFailed || (phase.mayApproach && configuration.policy.firesOnTap) }

  /// Records the outcome of the running action.
  ///
  /// A token of a different start changes nothing.
  ///
  /// - Parameters:
  ///   - token: The start that ended.
  ///   - result: The outcome.
  ///   - context: The context, to which the method appends the outcome at once, even during the minimum
  ///     duration.
  mutating func finish(_ token: RefreshToken, _ result: RefreshResult, _ context: inout EdgeContext) {
    guard case .refreshing(var refreshing) = phase, refreshing.token == token, refreshing.result == nil
    else { return }
    context.requestEffect(for: .ended(token, result))
    if result == .success, configuration.hasSuccessHaptic { context.requestEffect(for: .successHaptic) }
    refreshing.result = result
    if result == .cancelled || context.time >= refreshing.since + configuration.minimumDuration {
      endRefreshing(refreshing, result, at: context.time)
    } else {
      phase = .refreshing(refreshing)
    }
  }

  /// Cancels the running action, if any.
  mutating func cancelAction(_ context: inout EdgeContext) {
    guard case .refreshing(let refreshing) = phase else { return }
    finish(refreshing.token, .cancelled, &context)
  }

  /// Changes the phase at rest.
  ///
  /// A running action continues, and the edge enters the new phase at rest after it.
  mutating func changeRestingPhase(to restingPhase: RestingPhase) {
    self.restingPhase = restingPhase
    if !phase.isBusy { closeGap(with: nil) }
  }

  /// Whether the edge has no more content, now or after its current phase.
  ///
  /// The value is also true for a disabled edge that will have no more content once it is enabled.
  var hasNoMoreContent: Bool {
    switch phase {
    case .refreshing(let refreshing): refreshing.result == .noMoreContent || restsWithoutMoreContent
    case .showingResult(let display): display.result == .noMoreContent || restsWithoutMoreContent
    case .idle, .pulling, .armed, .settling, .failed, .noMoreContent, .disabled: restsWithoutMoreContent
    }
  }

  private var restsWithoutMoreContent: Bool { restingPhase == .noMoreContent || hasNoMoreContentWhileOff }

  /// Lets the edge load again after it had no more content.
  ///
  /// A pending outcome of `.noMoreContent` becomes a success.
  mutating func reopen() {
    hasNoMoreContentWhileOff = false
    switch phase {
    case .refreshing(var refreshing):
      if refreshing.result == .noMoreContent { refreshing.result = .success }
      phase = .refreshing(refreshing)
    case .showingResult(var display):
      if display.result == .noMoreContent { display.result = .success }
      phase = .showingResult(display)
    case .idle, .pulling, .armed, .settling, .failed, .noMoreContent, .disabled:
      break
    }
    if restingPhase == .noMoreContent { changeRestingPhase(to: .idle) }
  }

  /// The time at the end of the current phase, in s, or infinity.
  var phaseEnd: Double {
    switch phase {
    case .refreshing(let refreshing):
      if refreshing.result != nil { return refreshing.since + configuration.minimumDuration }
      let timeout = configuration.timeout ?? 0
      return timeout > 0 ? refreshing.since + timeout : .infinity
    case .showingResult(let display):
      return display.since + configuration.resultDuration
    case .idle, .pulling, .armed, .settling, .failed, .noMoreContent, .disabled:
      return .infinity
    }
  }

  /// Ends the phase at its deadline.
  mutating func expire(_ context: inout EdgeContext) {
    switch phase {
    case .refreshing(let refreshing):
      if let result = refreshing.result {
        endRefreshing(refreshing, result, at: context.time)
      } else {
        finish(refreshing.token, .timedOut, &context)
      }
    case .showingResult(let display):
      closeGap(with: display.result)
    case .idle, .pulling, .armed, .settling, .failed, .noMoreContent, .disabled:
      break
    }
  }

  /// Starts the action, or queues it until the opposite edge's action ends.
  ///
  /// A finger that is down cannot start the action again before it lifts, even if it did not cause this
  /// start.
  mutating func start(_ level: RefreshLevel, _ context: inout EdgeContext) {
    rearmState = .closed(byThisFinger: isDragging)
    if context.mustWait {
      context.requestEffect(for: .queued(level))
      closeGap(with: nil)
    } else {
      run(level, &context)
    }
    rearm()
  }

  private mutating func run(_ level: RefreshLevel, _ context: inout EdgeContext) {
    let isGapOpen = !configuration.opensGapOnReturn || !isDragging || overscroll <= resolution.threshold
    spin = IndicatorSpinState(since: context.time, turns: resolution.fractionOfThreshold(of: overscroll))
    phase = .refreshing(
      EdgePhase.Refreshing(
        token: context.token, since: context.time, level: level, result: nil, isGapOpen: isGapOpen))
    if restingPhase == .failed { restingPhase = .idle }
    context.requestEffect(for: .started(context.token, level))
    context.token = context.token.next
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
      case .noMoreContent: restingPhase = .noMoreContent
      case .failure, .timedOut: restingPhase = configuration.keepsFailure == true ? .failed : .idle
      case .success, .cancelled: restingPhase = .idle
      case nil: break
      }
    } else if restingPhase == .disabled, result == .noMoreContent {
      hasNoMoreContentWhileOff = true
    }
    let isSettled = overscroll <= 0 || restingPhase == .failed
    phase = isSettled ? restingPhase.phase : .settling(EdgePhase.Settling(result: result))
  }
}
