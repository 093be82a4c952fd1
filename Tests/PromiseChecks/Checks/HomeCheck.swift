import OverscrollCore

/// Promise 6: an edge returns within 2 s to a phase that lasts until the next input.
///
/// The 2 s begin when no finger is down, and the action and its result display have ended. If the engine
/// owns the offset, the content must also be back at its edge within the 2 s. Each event that may delay the
/// return restarts the 2 s. If a platform scrolls the content, the 2 s begin when the platform reports that
/// it has stopped.
package struct HomeCheck: PromiseCheck {
  package static let promise = Promise.home

  /// The time since an event last delayed the return of each edge, in s.
  private var quiet = EdgePair.zero
  /// The time for which the content has been past each edge without a reason, in s.
  private var past = EdgePair.zero

  /// Whether the platform has reported that a finger or momentum may move the content.
  private var mayMove = false

  /// The longest permitted time of a return, in s.
  private static let limit = 2 + 1e-6
  /// The longest distance past an edge from which content returns in time, in pt.
  ///
  /// From this distance, the content is still 0.5 pt past the edge after 2 s.
  private static let furthest = 1e5

  package init() {}

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
  /// Whether the event may delay the return of the content or of an edge.
  fileprivate var mayKeepAway: Bool {
    guard let scroll else { return true }
    switch scroll {
    case .tick, .finish, .setExclusion: return false
    case .observed: return before.isDriven ? false : after.offset != before.offset
    case .layout, .relayout, .indicatorExtent, .configure, .setBehavior, .dragBegan, .dragMoved, .dragEnded,
      .dragCancelled, .wheel, .step, .scrollTo, .retarget, .stop, .attach, .begin,
      .cancel, .tap,
      .setEnabled, .setNoMoreContent:
      return true
    }
  }
}
