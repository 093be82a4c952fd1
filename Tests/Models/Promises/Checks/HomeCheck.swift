import OverscrollCore

/// Promise 6: an edge returns to a resting phase within 2 s.
///
/// The time starts when no finger is down and the action and its result display have ended. In driven mode
/// the content has to be back at its edge as well. Every event that may delay the return restarts the time.
/// If a platform scrolls, the time starts when the platform reports rest.
package struct HomeCheck: PromiseCheck {
  /// The promise that the check judges.
  package static let promise = Promise.home

  /// The time since anything delayed each edge's return, in s.
  private var quiet = EdgePair.zero
  /// The time that the content has been past each edge without a cause, in s.
  private var past = EdgePair.zero

  /// Whether the platform has reported that a finger or momentum moves the content.
  private var mayMove = false

  /// The longest time of a return, in s.
  private static let limit = 2 + 1e-6
  /// The longest distance past an edge for a return in time, in pt.
  ///
  /// The content is half a point past the edge after 2 s.
  private static let furthest = 1e5

  /// Creates a check without any steps.
  package init() {}

  /// Judges a step.
  package mutating func look(at step: TraceStep) -> Verdict {
    guard !step.isSwitch else {
      self = HomeCheck()
      return .nothing
    }
    defer { if case .observed(_, let phase) = step.scroll { mayMove = phase != .resting && phase != .free } }
    var (faults, isJudged) = ([String](), false)
    for edge in ScrollEdge.allCases {
      let isAlone = step.effects(of: edge).allSatisfy { !$0.isWaited }
      let waits = isAlone && !mayMove && isQuiet(edge, step.last) && isQuiet(edge, step.before)
      quiet[edge] = waits ? quiet[edge] + step.elapsed : 0
      past[edge] =
        waits && isPast(edge, step.last) && isPast(edge, step.before) ? past[edge] + step.elapsed : 0
      let shown = step.before.edges[edge]
      let comesHome = !step.last.edges[edge].phase.isHome && shown.phase.isHome
      isJudged = isJudged || comesHome || quiet[edge] > Self.limit
      if quiet[edge] > Self.limit, !shown.phase.isHome {
        faults.append("the \(edge) is still \(shown.phase.name) after \(quiet[edge]) s")
      }
      if past[edge] > Self.limit {
        faults.append("the content is still \(shown.overscroll) pt past the \(edge) after \(past[edge]) s")
      }
      if step.mayKeepAway || !isQuiet(edge, step.after) { (quiet[edge], past[edge]) = (0, 0) }
    }
    return isJudged || !faults.isEmpty ? Verdict(faults) : .nothing
  }

  private func isQuiet(_ edge: ScrollEdge, _ state: ShownState) -> Bool {
    let shown = state.edges[edge]
    return !state.isDragging && !shown.phase.isBusy && shown.overscroll < Self.furthest
      && (state.isDriven || shown.overscroll <= shown.gap)
  }

  private func isPast(_ edge: ScrollEdge, _ state: ShownState) -> Bool {
    state.isDriven && state.edges[edge].overscroll > state.edges[edge].gap + 1e-6
  }
}

extension TraceStep {
  /// Whether an event may delay the return of the content or an edge.
  fileprivate var mayKeepAway: Bool {
    guard let scroll else { return true }
    switch scroll {
    case .tick, .finish, .setExclusion: return false
    case .observed: return before.isDriven ? false : after.offset != before.offset
    case .layout, .relayout, .indicatorExtent, .configure, .setBehavior, .dragBegan, .dragMoved, .dragEnded,
      .dragCancelled, .wheel, .step, .scrollTo, .retarget, .stop, .attach, .begin,
      .cancel, .tap,
      .enable, .noMoreContent:
      return true
    }
  }
}
