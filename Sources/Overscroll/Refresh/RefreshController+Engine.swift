import OverscrollCore

extension RefreshController {
  /// Gives the engine an input, and does what follows from it.
  func send(_ input: ScrollInput) { perform(.handle(input)) }

  /// Does something to the engine, and what follows from that.
  ///
  /// What a host or a handler asks for meanwhile waits its turn, so that the engine is never entered twice.
  ///
  /// - Parameters:
  ///   - work: What to do.
  ///   - deadline: The instant, in s, that has come in any case.
  func perform(_ work: Work, notBefore deadline: Double = 0) {
    inbox.append(work)
    guard !isPerforming else { return }
    isPerforming = true
    while !inbox.isEmpty {
      let time = max(clock.now(), deadline)
      switch inbox.removeFirst() {
      case .handle(let input): follow(native.handle(ScrollEvent(input, at: time)))
      case .locate(let position): follow(native.locate(position, at: time))
      case .page(let edge): follow(native.page(to: edge, at: time))
      case .moveEdge(let distance): native.moveEdge(by: distance)
      case .attach: follow(native.attach(at: time))
      }
    }
    isPerforming = false
    schedule()
    publish()
  }

  /// Does what the engine asks for; a host that comes meanwhile has no part in it.
  private func follow(_ answer: NativeScrollAnswer) {
    let host = host
    for case .edge(let edge, let effect) in answer.effects {
      perform(effect, at: edge)
      if host === self.host { host?.perform(effect, at: edge) }
    }
    if let change = answer.insets, let host, host === self.host {
      holds = change.insets != EdgePair(start: 0, end: 0)
      host.hold(change)
    }
  }

  private func perform(_ effect: EdgeEffect, at edge: ScrollEdge) {
    switch effect {
    case .started(let token, let level):
      start(token, level, at: edge)
    case .ended(let token, let result):
      end(token, result, at: edge)
    case .declined:
      take(edge)?.end(with: nil)
    case .queued, .armedHaptic, .successHaptic:
      break
    }
  }

  private func start(_ token: RefreshToken, _ level: RefreshLevel, at edge: ScrollEdge) {
    let action = edges[edge].action
    let task = Task { [weak self] in
      var result = RefreshResult.success
      var thrown: (any Error)?
      do {
        if let action { result = try await action(level) }
      } catch is CancellationError {
        result = .cancelled
      } catch is NoMoreContent {
        result = .exhausted
      } catch {
        result = .failure
        thrown = error
      }
      self?.finish(token, result, thrown, at: edge)
    }
    edges[edge].running = Running(token: token, level: level, run: take(edge) ?? RefreshRun(), task: task)
  }

  private func finish(
    _ token: RefreshToken, _ result: RefreshResult, _ thrown: (any Error)?, at edge: ScrollEdge
  ) {
    guard edges[edge].running?.token == token else { return }
    edges[edge].running?.error = thrown
    send(.finish(token, result))
  }

  private func end(_ token: RefreshToken, _ result: RefreshResult, at edge: ScrollEdge) {
    guard let running = edges[edge].running, running.token == token else { return }
    edges[edge].running = nil
    running.task.cancel()
    let outcome = RefreshOutcome(
      result: result, error: result == .failure ? running.error : nil, level: running.level, date: date())
    edges[edge].lastOutcome = outcome
    if outcome.isSuccess { edges[edge].lastUpdated = outcome.date }
    running.run.end(with: outcome)
    // New content may have more behind it.
    if edge == .start, outcome.isSuccess { setExhausted(false, at: .end) }
  }

  /// Takes what was asked for at an edge and has not started.
  func take(_ edge: ScrollEdge) -> RefreshRun? {
    defer { edges[edge].pending = nil }
    return edges[edge].pending
  }

  /// Sleeps until the engine's next deadline, if there is one.
  private func schedule() {
    let deadline = native.nextDeadline
    guard deadline != timer?.deadline ?? .infinity else { return }
    timer?.task.cancel()
    timer = nil
    guard deadline < .infinity else { return }
    let sleep = clock.sleep
    let task = Task { [weak self] in
      do { try await sleep(deadline) } catch { return }
      self?.wake(at: deadline)
    }
    timer = Timer(task: task, deadline: deadline)
  }

  private func wake(at deadline: Double) {
    guard timer?.deadline == deadline else { return }
    timer = nil
    perform(.handle(.tick), notBefore: deadline)
  }

  /// Tells of what is drawn, if it has changed.
  private func publish() {
    let presentation = native.engine.presentation
    guard presentation != shown else { return }
    shown = presentation
    host?.presentationChanged()
    onChange?()
  }
}
