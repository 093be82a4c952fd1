/// The condition that starts an edge's action.
public enum TriggerPolicy: Hashable, Sendable {
  /// Starts when the finger lifts past the threshold.
  ///
  /// Dragging back first cancels the pull.
  case release
  /// Starts when the finger drags the content outward across the threshold.
  case reach
  /// Starts when the content crosses the threshold inward, after a finger dragged it outward.
  case `return`
  /// Starts when the content is within this distance of the edge, in pt.
  ///
  /// The cause of the movement does not matter. The policy loads more content before the user reaches the
  /// edge.
  case approach(Double)
  /// Starts on a tap on the indicator.
  case tap
  /// Starts only from code.
  case manual

  /// Whether returning through the threshold starts the action.
  var firesOnReturn: Bool {
    switch self {
    case .return: true
    case .release, .reach, .approach, .tap, .manual: false
    }
  }

  /// Whether a tap starts the action.
  var firesOnTap: Bool {
    switch self {
    case .tap: true
    case .release, .reach, .return, .approach, .manual: false
    }
  }

  /// Whether pulling past the edge can start the action.
  var isPulled: Bool {
    switch self {
    case .release, .reach, .return: true
    case .approach, .tap, .manual: false
    }
  }
}

/// A distance in points, or relative to the viewport or the indicator.
public enum EdgeDistance: Hashable, Sendable {
  /// A distance in pt.
  case points(Double)
  /// A fraction of the viewport's extent.
  case fraction(Double)
  /// The measured extent of the indicator, or its configured extent before the measurement.
  case indicatorExtent

  /// Returns the distance in pt, never negative.
  ///
  /// Non-finite numbers give 0.
  func resolved(viewport: Double, indicatorExtent: Double) -> Double {
    switch self {
    case .points(let points): points.asExtent
    case .fraction(let fraction): (fraction.asExtent * viewport).asExtent
    case .indicatorExtent: indicatorExtent
    }
  }
}

/// The rule that re-arms an edge after a start.
///
/// Under every rule, the finger that started the action has to lift first.
public enum RearmRule: Hashable, Sendable {
  /// Re-arms while no finger is down, within this fraction of the threshold, as in UIKit.
  case lifted(within: Double)
  /// Re-arms when the content is back within 1 pt of its edge, or inside.
  case returned
  /// Re-arms after the action, within this distance of the edge, in pt.
  case within(Double)
}
