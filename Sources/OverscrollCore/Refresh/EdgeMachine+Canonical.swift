extension EdgeMachine {
  /// The token of the start under way, if any.
  var token: RefreshToken? {
    switch phase {
    case .refreshing(let refreshing): refreshing.token
    case .idle, .pulling, .armed, .dwelling, .settling, .failed, .exhausted, .disabled: nil
    }
  }

  /// The same edge with times as ages at `time`, ages that can no longer matter forgotten, and its token given.
  ///
  /// - Parameters:
  ///   - time: The instant, in s.
  ///   - token: What the token of the start under way is called.
  func canonical(at time: Double, token: RefreshToken) -> EdgeMachine {
    var result = self
    result.spin = nil
    switch phase {
    case .refreshing(let refreshing):
      let memory = max(configuration.minimumDuration, configuration.timeout ?? 0)
      result.phase = .refreshing(
        EdgePhase.Refreshing(
          token: token, since: max(refreshing.since - time, -memory), level: refreshing.level,
          result: refreshing.result, isHeld: refreshing.isHeld))
    case .dwelling(var dwelling):
      dwelling.until -= time
      result.phase = .dwelling(dwelling)
    case .idle, .pulling, .armed, .settling, .failed, .exhausted, .disabled:
      break
    }
    return result
  }
}
