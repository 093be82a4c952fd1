import OverscrollCore

/// Promise 1: a gesture starts an edge's action at most once.
///
/// A finger starts nothing if the action has already been started during its gesture. A gesture lasts as
/// long as any finger drags. Starts by code, by a tap and by an approach are not starts by a finger.
package struct OneStartCheck: PromiseCheck {
  /// The promise that the check judges.
  package static let promise = Promise.oneStart

  /// Whether each edge has started in this gesture, by any cause.
  private(set) var isStarted = EdgePair(start: false, end: false)
  /// Whether a start of each edge is queued.
  private var isQueued = EdgePair(start: false, end: false)

  /// Creates a check without any steps.
  package init() {}

  /// Judges a step.
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
        if isOurs, isStarted[edge] { faults.append("a second start at the \(edge) in one gesture") }
        // A start by time alone precedes a finger that comes down in this event.
        if step.before.isDragging || (!isWaited && step.after.isDragging) { isStarted[edge] = true }
      case .declined: if step.withdrawsQueued(edge) { isQueued[edge] = false }
      case .ended, .armed, .successHaptic, .resumed: break
      }
    }
    return isJudged || !faults.isEmpty ? Verdict(faults) : .nothing
  }

  /// Whether a finger comes down as the only finger.
  private func beginsAnew(_ step: TraceStep) -> Bool {
    if case .dragBegan(let start) = step.scroll { start.isOnlyPointer } else { false }
  }

  /// Whether code, a tap or an approach causes a start.
  private func isByOthers(_ edge: ScrollEdge, _ step: TraceStep, isWaited: Bool) -> Bool {
    let settings = isWaited ? step.last.settings : step.after.settings
    if case .approach = settings.edges[edge].policy { return true }
    return !isWaited && (step.scroll == .begin(edge) || step.scroll == .tap(edge))
  }
}
