/// An indicator's turning while an action runs: once a second, and on to a whole turn when it has ended.
struct IndicatorSpin: Hashable, Sendable {
  /// How long, in s, the last turn takes to come to rest.
  static let stopping = 0.4

  /// When it began, in s.
  let since: Double
  /// How far the pull had turned the indicator by then, in turns.
  let turns: Double
  /// When the action's phase ended, in s, if it has.
  var stopped: Double?

  /// How far the indicator is turned at an instant, in turns; a whole number of them once it has stopped.
  func rotation(at time: Double) -> Double {
    guard let stopped else { return turns + (time - since) }
    let last = turns + (stopped - since)
    let left = 1 - (min(time - stopped, IndicatorSpin.stopping) / IndicatorSpin.stopping)
    let target = (last + IndicatorSpin.stopping / 2).rounded(.up)
    return target - (target - last) * left * left
  }

  /// Whether it turns by itself at an instant.
  func turns(at time: Double) -> Bool {
    guard let stopped else { return true }
    return time < stopped + IndicatorSpin.stopping
  }

  /// When it comes to rest, in s, if that is known and later than an instant; or else infinity.
  func end(after time: Double) -> Double {
    guard let stopped, stopped + IndicatorSpin.stopping > time else { return .infinity }
    return stopped + IndicatorSpin.stopping
  }

  /// A parabola over each second: 0 at its ends, 1 in its middle, and 0 once the action has ended.
  func pulse(at time: Double) -> Double {
    guard stopped == nil else { return 0 }
    let part = (time - since) - (time - since).rounded(.down)
    return 4 * part * (1 - part)
  }
}
