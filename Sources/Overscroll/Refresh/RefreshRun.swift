/// One refresh, from the request to its outcome.
///
/// A requested run starts when the controller has a view and an action. With the exclusion policy `.queue`,
/// it also waits for the end of the opposite edge's action.
@MainActor public final class RefreshRun {
  private var state = State.open([])

  private enum State {
    /// The run has not ended; each continuation belongs to a task that awaits the outcome.
    case open([CheckedContinuation<RefreshOutcome?, Never>])
    /// The run has ended with an outcome, or with nil if the start was declined.
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

  /// The outcome; nil until the run has ended, and nil if the start was declined.
  public var outcome: RefreshOutcome? {
    switch state {
    case .open: nil
    case .over(let outcome): outcome
    }
  }

  /// Waits for the outcome.
  ///
  /// Returns as soon as the action has ended, even if an indicator is still shown. A cancellation of the
  /// waiting task ends neither the refresh nor the wait.
  ///
  /// - Returns: The outcome, or nil if the start was declined. A start is declined if the edge is disabled
  ///   or has no more to load, or if the exclusion policy does not allow it.
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
