/// The rotation of an indicator during an action, once a second.
///
/// After the action the indicator continues to a whole rotation.
struct IndicatorSpinState: Hashable, Sendable {
  /// The duration of the final rotation, in s.
  static let stopping = 0.4

  /// The start time, in s.
  let since: Double
  /// The rotation by the pull at the start, in full rotations.
  let turns: Double
  /// The end time of the action's phase, in s, or `nil` before its end.
  var stopped: Double?

  /// Returns the rotation at an instant, in full rotations.
  ///
  /// At rest it is a whole number.
  func rotation(at time: Double) -> Double {
    guard let stopped else { return turns + (time - since) }
    let last = turns + (stopped - since)
    let left = 1 - (min(time - stopped, IndicatorSpinState.stopping) / IndicatorSpinState.stopping)
    let target = (last + IndicatorSpinState.stopping / 2).rounded(.up)
    return target - (target - last) * left * left
  }

  /// Whether the indicator rotates at an instant.
  func isSpinning(at time: Double) -> Bool {
    guard let stopped else { return true }
    return time < stopped + IndicatorSpinState.stopping
  }

  /// Returns the end of the rotation, in s, if it is after an instant.
  ///
  /// Without a known end after the instant, it returns infinity.
  func end(after time: Double) -> Double {
    guard let stopped, stopped + IndicatorSpinState.stopping > time else { return .infinity }
    return stopped + IndicatorSpinState.stopping
  }

  /// Returns a parabola from 0 to 1 and back over each second.
  ///
  /// After the action it is 0.
  func pulse(at time: Double) -> Double {
    guard stopped == nil else { return 0 }
    let part = (time - since) - (time - since).rounded(.down)
    return 4 * part * (1 - part)
  }
}
