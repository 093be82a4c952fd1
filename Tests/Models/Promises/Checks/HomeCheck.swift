import OverscrollCore

/// Promise 6: once no finger is down and the action and its dwell have ended, an edge is home within 2 s.
///
/// Where the engine moves the content, that is back at its edge, too. Time counts from the last event that may have
/// something to do with it, and where a platform moves the content, from when that says that it rests.
package struct HomeCheck: PromiseCheck {
  /// The promise that it checks.
  package static let promise = Promise.home

  /// For how long, in s, nothing has kept each edge from coming home.
  private var quiet = EdgePair.zero
  /// For how long, in s, the content has been past each edge with nothing to keep it there.
  private var past = EdgePair.zero

  /// Whether a platform has said that a finger or momentum moves the content.
  private var mayMove = false

  /// How long the way home takes at most, in s.
  private static let limit = 2 + 1e-6
  /// How far, in pt, content may be past its edge for its way home to be that short: half a point is left of it after 2 s.
  private static let furthest = 1e5

  /// Makes a check that has seen nothing.
  package init() {}

  /// Looks at a step.
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
  /// Whether an event may keep the content, or an edge, from coming home.
  fileprivate var mayKeepAway: Bool {
    guard let scroll else { return true }
    switch scroll {
    case .tick, .finish, .setExclusion: return false
    case .observed: return before.isDriven ? false : after.offset != before.offset
    case .layout, .relayout, .indicatorExtent, .configure, .setBehavior, .dragBegan, .dragMoved, .dragEnded,
      .dragCancelled, .wheel, .step, .scrollTo, .retarget, .stop, .attach, .begin,
      .cancel, .tap,
      .enable, .exhaust:
      return true
    }
  }
}
