import OverscrollCore

/// Promise 11: the overscroll that a finger causes depends only on the finger and the viewport.
///
/// The overscroll in pt is `b = x c d / (x c + d)`. Here x is the distance in pt that the finger has pulled
/// past the edge, d is the extent of the viewport in pt, and c is 0.55. The extent of the content has no
/// influence. So the check can compute the overscroll after a movement from the overscroll before the
/// movement.
package struct ContentSizeCheck: PromiseCheck {
  package static let promise = Promise.contentSize

  private var fingers = FingerPositions()

  private static let stiffness = 0.55
  /// The largest permitted difference between the computed and the presented overscroll, in pt.
  private static let tolerance = 1e-6
  /// The largest position at which numbers are precise enough for the tolerance, in pt.
  private static let furthest = 1e6

  package init() {}

  package mutating func look(at step: TraceStep) -> Verdict {
    defer { fingers.follow(step) }
    guard case .dragMoved(let pointer, let main, let cross) = step.scroll, main.isFinite, cross.isFinite,
      step.before.settings.dragger == pointer, step.after.settings.dragger == pointer,
      step.before.settings.behavior.bounces, let position = fingers[pointer]?.position,
      max(main.magnitude, position.magnitude, step.before.offset.magnitude) < Self.furthest
    else { return .nothing }
    let viewport = step.before.settings.extents.viewport
    var (faults, isJudged) = ([String](), false)
    for edge in ScrollEdge.allCases {
      let way = edge == .start ? main - position : position - main
      let (before, after) = (step.before.edges[edge], step.after.edges[edge])
      let (from, to) = (before.overscroll - before.gap, after.overscroll - before.gap)
      guard from > 0, to > 0, from < viewport * 0.99 else { continue }
      isJudged = true
      let travel = from * viewport / (Self.stiffness * (viewport - from)) + way
      let stretched = max(0, travel) * Self.stiffness
      let expected = stretched * viewport / (stretched + viewport)
      if (expected - to).magnitude > Self.tolerance {
        faults.append(
          "the overscroll at the \(edge) is \(to) pt past its gap, not \(expected) pt")
      }
    }
    return isJudged ? Verdict(faults) : .nothing
  }
}
