import OverscrollCore

/// Promise 11: how far a finger pulls the content past an edge depends on the finger and the viewport alone.
///
/// `b = x c d / (x c + d)` shows for a finger that is x pt past the edge, with c = 0.55 and d the viewport's extent, whatever
/// the content's: so what a further movement shows follows from what was shown before.
package struct ContentSizeCheck: PromiseCheck {
  /// The promise that it checks.
  package static let promise = Promise.contentSize

  private var fingers = FingerPlaces()

  private static let stiffness = 0.55
  /// How far, in pt, a computed overscroll may be from the one that is shown.
  private static let tolerance = 1e-6
  /// Places, in pt, beyond which numbers are too coarse for that.
  private static let furthest = 1e6

  /// Makes a check that has seen nothing.
  package init() {}

  /// Looks at a step.
  package mutating func look(at step: TraceStep) -> Verdict {
    defer { fingers.follow(step) }
    guard case .dragMoved(let pointer, let main, let cross) = step.scroll, main.isFinite, cross.isFinite,
      step.before.settings.dragger == pointer, step.after.settings.dragger == pointer,
      step.before.settings.behavior.bounces, let place = fingers[pointer]?.place,
      max(main.magnitude, place.magnitude, step.before.offset.magnitude) < Self.furthest
    else { return .nothing }
    let viewport = step.before.settings.extents.viewport
    var (faults, isJudged) = ([String](), false)
    for edge in ScrollEdge.allCases {
      let way = edge == .start ? main - place : place - main
      let (before, after) = (step.before.edges[edge], step.after.edges[edge])
      let (from, to) = (before.overscroll - before.gap, after.overscroll - before.gap)
      guard from > 0, to > 0, from < viewport * 0.99 else { continue }
      isJudged = true
      let travel = from * viewport / (Self.stiffness * (viewport - from)) + way
      let stretched = max(0, travel) * Self.stiffness
      let expected = stretched * viewport / (stretched + viewport)
      if (expected - to).magnitude > Self.tolerance {
        faults.append(
          "the \(edge) is pulled by \(to) pt past its gap, where the finger pulls it by \(expected) pt")
      }
    }
    return isJudged ? Verdict(faults) : .nothing
  }
}
