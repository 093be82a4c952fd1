#if canImport(Combine)
  import Combine
#endif
import OverscrollCore

extension RefreshController {
  /// Sends an input to the engine through the runner.
  func send(_ input: ScrollInput) { runner.send(input) }

  /// Performs an effect of the engine at an edge.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - edge: The edge.
  ///   - delegate: The delegate that was attached when the engine returned the effect. A delegate that was
  ///     attached later does not perform it.
  func perform(_ effect: EdgeEffect, at edge: ScrollEdge, for delegate: (any RefreshControllerDelegate)?) {
    perform(effect, at: edge)
    if delegate === self.delegate { delegate?.perform(effect, at: edge) }
  }

  /// Sets insets through a delegate; ignored if the delegate is no longer attached.
  func setInsets(_ change: InsetChange, for delegate: (any RefreshControllerDelegate)?) {
    guard let delegate, delegate === self.delegate else { return }
    delegateHasInsets = change.insets != .zero
    delegate.apply(change)
  }

  private func perform(_ effect: EdgeEffect, at edge: ScrollEdge) {
    switch effect {
    case .started(let token, let level):
      start(token, level, at: edge)
    case .ended(let token, let result):
      end(token, result, at: edge)
    case .declined:
      removePending(edge)?.end(with: nil)
    case .queued, .armed, .successHaptic, .resumed:
      break
    }
  }

  private func start(_ token: RefreshToken, _ level: RefreshLevel, at edge: ScrollEdge) {
    let action = edges[edge].run
    let task = Task { [weak self] in
      var result = RefreshResult.success
      var thrown: (any Error)?
      do {
        if let action { result = try await action(level) }
      } catch is CancellationError {
        result = .cancelled
      } catch is NoMoreContent {
        result = .noMoreContent
      } catch {
        result = .failure
        thrown = error
      }
      self?.finish(token, result, thrown, at: edge)
    }
    edges[edge].running = RunningAction(
      token: token, level: level, run: removePending(edge) ?? RefreshRun(), task: task)
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
    if outcome.isSuccess, !running.hasOldKey {
      edges[edge].lastUpdated = outcome.date
      stores[edge]?.save(outcome.date)
    }
    running.run.end(with: outcome)
  }

  /// Removes and returns an edge's run that has not started, if any.
  func removePending(_ edge: ScrollEdge) -> RefreshRun? {
    defer { edges[edge].pending = nil }
    return edges[edge].pending
  }

  /// Notifies the observers and the delegate of changes.
  ///
  /// Observers are notified when an action has started or ended, and the delegate when the presentation has
  /// changed.
  func publish() {
    notifyObservers()
    let presentation = runner.engine.presentation
    guard presentation != shown else { return }
    shown = presentation
    delegate?.presentationChanged()
  }

  private func notifyObservers() {
    #if canImport(Combine)
      func currentState(_ edge: ScrollEdge) -> ObservedState {
        ObservedState(isRefreshing: edges[edge].running != nil, ended: edges[edge].lastOutcome?.date)
      }
      let now = EdgePair(start: currentState(.start), end: currentState(.end))
      guard now != self.observed else { return }
      self.observed = now
      objectWillChange.send()
    #endif
  }
}
