/// When a pull, or coming near an edge, starts the edge's action.
public enum TriggerPolicy: Hashable, Sendable {
  /// Past the threshold as the finger lifts. Dragging back first cancels.
  case release
  /// On crossing the threshold outward, with the finger still down.
  case reach
  /// On crossing the threshold back inward, after the finger has taken it outward.
  case `return`
  /// On coming within this distance of the edge, in pt, whatever moves the content. For loading more early.
  case approach(Double)
  /// On a tap on the indicator.
  case tap
  /// From code alone.
  case manual

  /// Whether coming back through the threshold starts the action.
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

/// A distance that may follow from the viewport or from the indicator.
public enum EdgeDistance: Hashable, Sendable {
  /// This many pt.
  case points(Double)
  /// This part of the viewport's extent.
  case fraction(Double)
  /// The extent of the indicator as the host reports it.
  case indicatorExtent

  /// The distance in pt, never negative.
  ///
  /// Non-finite numbers count as 0.
  func resolved(viewport: Double, indicatorExtent: Double) -> Double {
    switch self {
    case .points(let points): points.asExtent
    case .fraction(let fraction): (fraction.asExtent * viewport).asExtent
    case .indicatorExtent: indicatorExtent
    }
  }
}

/// When an edge that has started may start again.
///
/// In any case, the finger that started it has to lift first.
public enum RearmRule: Hashable, Sendable {
  /// No finger is down and the content is within this part of the threshold of its edge, as in UIKit.
  case lifted(within: Double)
  /// The content is back at its edge, or inside.
  case returned
  /// The content is within this distance of its edge, in pt, and the action has ended.
  case within(Double)
}
