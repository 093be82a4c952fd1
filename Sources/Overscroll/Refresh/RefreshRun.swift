/// One refresh that was asked for, from the asking to its outcome.
///
/// It waits for a view, and for the other edge's action where the exclusion policy says so, before it starts.
@MainActor public final class RefreshRun {
  private var state = State.open([])

  private enum State {
    /// Asked for, waiting or under way; with whoever awaits the outcome.
    case open([CheckedContinuation<RefreshOutcome?, Never>])
    /// Over. Nothing where the start was declined.
    case over(RefreshOutcome?)
  }

  init() {}

  /// Whether there is an outcome, or will be none.
  public var isOver: Bool {
    switch state {
    case .open: false
    case .over: true
    }
  }

  /// How it ended; nil as long as it has not, and where it never started.
  public var outcome: RefreshOutcome? {
    switch state {
    case .open: nil
    case .over(let outcome): outcome
    }
  }

  /// Waits for the outcome.
  ///
  /// It comes as soon as the action has ended, whatever is still shown. Cancelling the waiting task does not
  /// cancel the refresh, nor the waiting.
  ///
  /// - Returns: The outcome, or nil if the start was declined: the edge is off, has no more to load, or
  ///   the other edge's action keeps it from starting.
  public func value() async -> RefreshOutcome? {
    await withCheckedContinuation { continuation in
      switch state {
      case .open(let waiting): state = .open(waiting + [continuation])
      case .over(let outcome): continuation.resume(returning: outcome)
      }
    }
  }

  /// Ends it; the first end counts.
  func end(with outcome: RefreshOutcome?) {
    guard case .open(let waiting) = state else { return }
    state = .over(outcome)
    for continuation in waiting { continuation.resume(returning: outcome) }
  }
}
