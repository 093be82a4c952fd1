import OverscrollCore

/// The longest distance that content can move without an event.
///
/// Momentum is fastest at its start. A critically damped spring with ω = √120 1/s starts x pt from its
/// target at a velocity v. Its speed is at most `|v| + ω x / e`, because `ω² x t e^(-ωt)` is largest at
/// time 1/ω.
///
/// Content that snaps moves to a target within `v / k` of its position, or up to one spacing further. Here
/// k = 2.002 1/s is the rate of normal deceleration. If a gesture moves by at most one target, or if the
/// targets are single positions, the target may be anywhere in the content.
///
/// A spring ends within 0.5 pt of its target, and a deceleration ends at 10 pt/s. The content then moves
/// exactly to the target.
struct MotionBound {
  /// The longest distance that the content can move between two states, in pt.
  let distance: Double

  private static let frequency = 120.0.squareRoot()
  private static let drag = 2.002
  private static let e = 2.718281828459045
  /// The additional distance at the end of a motion, in pt.
  ///
  /// Up to four motions can follow one another.
  private static let rest = 0.5

  /// Computes the limit of a motion between two states.
  ///
  /// - Parameters:
  ///   - last: The first state.
  ///   - next: The second state.
  ///   - elapsed: The time between the states, in s.
  ///   - revealed: The edge whose gap a spring may be moving into view, or `nil`.
  ///   - shifted: The longest possible movement of a motion's target into the content, in pt.
  init(
    from last: ShownState, to next: ShownState, over elapsed: Double, revealed: ScrollEdge? = nil,
    shifted: Double = 0
  ) {
    let spring = Self.frequency / Self.e
    var reach = shifted + (last.settings.behavior.snapping?.reach(in: last.settings.extents) ?? 0)
    for edge in ScrollEdge.allCases {
      reach += last.edges[edge].overscroll + max(last.edges[edge].gap, next.edges[edge].gap)
    }
    if let revealed { reach += last.distance(to: revealed).magnitude }
    let speed = last.velocity.magnitude * (1 + spring / Self.drag) + spring * reach
    // The rounding errors of the times of both states, in s.
    let rounding = last.time.ulp + next.time.ulp
    distance = speed * (elapsed + rounding) + (elapsed > 0 ? 4 : 1) * Self.rest
  }
}

extension SnapTargets {
  /// Returns the longest distance between a snap target and the end of the momentum, in pt.
  fileprivate func reach(in extents: ScrollExtents) -> Double {
    guard limitBehavior == .never, positions.isEmpty else { return extents.content }
    return spacing
  }
}
