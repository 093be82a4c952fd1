/// When a visitor last did something, and since when a stage owes an answer.
actor StagePulse {
  private var lastInput = ContinuousClock.now
  private var asked: ContinuousClock.Instant?

  /// A message has come.
  ///
  /// - Parameters:
  ///   - isInput: Whether it says more than that time has passed.
  ///   - asks: Whether it is to be answered.
  func messageCame(isInput: Bool, asks: Bool) {
    if isInput { lastInput = .now }
    if asks, asked == nil { asked = .now }
  }

  /// The stage has answered.
  func answered() { asked = nil }

  /// Waits until nobody has done anything for a time, or the stage has owed an answer for ten seconds.
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
