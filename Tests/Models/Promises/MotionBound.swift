import OverscrollCore

/// How far content may move by itself.
///
/// Momentum slows down: nothing is faster than at its start. A critically damped spring with ω = √120 1/s that begins x pt
/// from its target with a velocity v is never faster than `|v| + ω x / e`: the largest value of `ω² x t e^(-ωt)` is at
/// `t = 1/ω`. Content that snaps is sprung to a target within `v / k` of it, k = 2.002 1/s being the drag of normal
/// deceleration, or one spacing further; with a limit of one a gesture, or at given positions, anywhere in the content.
/// A spring ends within 0.5 pt of its target and a glide at 10 pt/s, and each is then exactly there.
struct MotionBound {
  /// The most, in pt, that the content moves between two states.
  let distance: Double

  private static let frequency = 120.0.squareRoot()
  private static let drag = 2.002
  private static let e = 2.718281828459045
  /// What a motion's end may add, in pt; up to four motions follow one another.
  private static let rest = 0.5

  /// Bounds the motion from a state on, for a time in s, to another state.
  ///
  /// - Parameters:
  ///   - revealed: The edge whose gap content may be on its way to from inside, if any.
  ///   - shifted: How far, in pt, the motion's target may have been shifted into the content.
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
    // The clock itself is that coarse.
    let rounding = last.time.ulp + next.time.ulp
    distance = speed * (elapsed + rounding) + (elapsed > 0 ? 4 : 1) * Self.rest
  }
}

extension SnapTargets {
  /// How far, in pt, a target may be from where momentum ends.
  fileprivate func reach(in extents: ScrollExtents) -> Double {
    guard limitBehavior == .never, positions.isEmpty else { return extents.content }
    return spacing
  }
}
