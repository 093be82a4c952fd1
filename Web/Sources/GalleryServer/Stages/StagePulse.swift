/// The times of a visitor's last input and of the oldest unanswered message.
actor StagePulse {
  private var lastInput = ContinuousClock.now
  private var asked: ContinuousClock.Instant?

  /// Records a message from the visitor.
  ///
  /// - Parameters:
  ///   - isInput: Whether the message contains input, and not only the passage of time.
  ///   - asks: Whether the stage must respond to the message.
  func messageCame(isInput: Bool, asks: Bool) {
    if isInput { lastInput = .now }
    if asks, asked == nil { asked = .now }
  }

  /// Records a response of the stage.
  func answered() { asked = nil }

  /// Waits until there was no input for `idle`, or no response for ten seconds.
  ///
  /// - Returns: The reason, or nil if the task is cancelled.
  nonisolated func end(idle: Duration) async -> StageEnd? {
    while !Task.isCancelled {
      if let end = await ended(idle: idle) { return end }
      try? await Task.sleep(for: .milliseconds(100))
    }
    return nil
  }

  private func ended(idle: Duration) -> StageEnd? {
    let now = ContinuousClock.now
    if let asked, now - asked > .seconds(10) { return .hung }
    return now - lastInput > idle ? .idle : nil
  }
}
