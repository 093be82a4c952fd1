/// One refresh, from the request to its outcome.
///
/// A run waits for a view before it starts. If the exclusion policy requires it, the run also waits for the
/// end of the opposite edge's action.
@MainActor public final class RefreshRun {
  private var state = State.open([])

  private enum State {
    /// Requested, waiting or running, with the tasks that await the outcome.
    case open([CheckedContinuation<RefreshOutcome?, Never>])
    /// Ended, with the outcome, or nil if the start was declined.
    case over(RefreshOutcome?)
  }

  init() {}

  /// Whether the run has ended, with or without an outcome.
  public var isFinished: Bool {
    switch state {
    case .open: false
    case .over: true
    }
  }

  /// The outcome; nil while the run has not ended, or if it never started.
  public var outcome: RefreshOutcome? {
    switch state {
    case .open: nil
    case .over(let outcome): outcome
    }
  }

  /// Waits for the outcome.
  ///
  /// Returns as soon as the action has ended, even if an indicator is still shown. Cancelling the waiting
  /// task cancels neither the refresh nor the wait.
  ///
  /// - Returns: The outcome, or nil if the start was declined. A start is declined if the edge is off, has
  ///   no more to load, or is excluded by the opposite edge's action.
  public func value() async -> RefreshOutcome? {
    await withCheckedContinuation { continuation in
      switch state {
      case .open(let waiting): state = .open(waiting + [continuation])
      case .over(let outcome): continuation.resume(returning: outcome)
      }
    }
  }

  /// Ends the run; later calls are ignored.
  func end(with outcome: RefreshOutcome?) {
    guard case .open(let waiting) = state else { return }
    state = .over(outcome)
    for continuation in waiting { continuation.resume(returning: outcome) }
  }
}
