import OverscrollCore

/// Promise 1: a finger starts an edge's action once, and not at all where the action has been started under it already.
///
/// A gesture lasts as long as a finger drags, by whichever finger. Code, a tap and coming near are no finger.
package struct OneStartCheck: PromiseCheck {
  /// The promise that it checks.
  package static let promise = Promise.oneStart

  /// Whether each edge was started in this gesture, by whatever.
  private(set) var isStarted = EdgePair(start: false, end: false)
  /// Whether a start of each edge waits for the other's action to end.
  private var isQueued = EdgePair(start: false, end: false)

  /// Makes a check that has seen nothing.
  package init() {}

  /// Looks at a step.
  package mutating func look(at step: TraceStep) -> Verdict {
    if step.isSwitch { self = OneStartCheck() }
    if !step.before.isDragging || beginsAnew(step) { isStarted = EdgePair(start: false, end: false) }
    defer { if !step.after.isDragging { isStarted = EdgePair(start: false, end: false) } }
    var faults: [String] = []
    var isJudged = false
    for (edge, effect, isWaited) in step.edgeEffects {
      switch effect {
      case .started, .queued:
        let isOurs = !isQueued[edge] && !isByOthers(edge, step, isWaited: isWaited)
        isQueued[edge] = if case .queued = effect { true } else { false }
        isJudged = isJudged || isOurs
        if isOurs, isStarted[edge] { faults.append("another start at the \(edge) under one finger") }
        // What has started by itself has done so before a finger that comes down now.
        if step.before.isDragging || (!isWaited && step.after.isDragging) { isStarted[edge] = true }
      case .declined: if step.withdrawsQueued(edge) { isQueued[edge] = false }
      case .ended, .armed, .successHaptic, .reopened: break
      }
    }
    return isJudged || !faults.isEmpty ? Verdict(faults) : .nothing
  }

  /// Whether a finger comes down of which it is said that no other is.
  private func beginsAnew(_ step: TraceStep) -> Bool {
    if case .dragBegan(let start) = step.scroll { start.isOnlyPointer } else { false }
  }

  /// Whether a start comes from code, a tap, or coming near.
  private func isByOthers(_ edge: ScrollEdge, _ step: TraceStep, isWaited: Bool) -> Bool {
    let settings = isWaited ? step.last.settings : step.after.settings
    if case .approach = settings.edges[edge].policy { return true }
    return !isWaited && (step.scroll == .begin(edge) || step.scroll == .tap(edge))
  }
}
