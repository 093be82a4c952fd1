import OverscrollCore

/// Promise 1: one gesture starts the action of an edge at most once.
///
/// A gesture lasts as long as any finger drags. If the action of an edge has started during a gesture, the
/// fingers of that gesture do not start it again. Starts by code, by a tap and by an approach (an automatic
/// start near the edge) are not starts by a finger.
package struct OneStartCheck: PromiseCheck {
  package static let promise = Promise.oneStart

  /// Whether the action of each edge has started in this gesture, for any reason.
  private(set) var isStarted = EdgePair(start: false, end: false)
  /// Whether a start of each edge is queued.
  private var isQueued = EdgePair(start: false, end: false)

  package init() {}

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
        // A start that time alone causes happens before this event. So a finger that comes down in this
        // event has not caused it.
        if step.before.isDragging || (!isWaited && step.after.isDragging) { isStarted[edge] = true }
      case .declined: if step.withdrawsQueued(edge) { isQueued[edge] = false }
      case .ended, .armed, .successHaptic, .resumed: break
      }
    }
    return isJudged || !faults.isEmpty ? Verdict(faults) : .nothing
  }

  /// Whether this event is the touch of the only finger, which begins a new gesture.
  private func beginsAnew(_ step: TraceStep) -> Bool {
    if case .dragBegan(let start) = step.scroll { start.isOnlyPointer } else { false }
  }

  /// Whether code, a tap or an approach causes a start, instead of a finger.
  private func isByOthers(_ edge: ScrollEdge, _ step: TraceStep, isWaited: Bool) -> Bool {
    let settings = isWaited ? step.last.settings : step.after.settings
    if case .approach = settings.edges[edge].policy { return true }
    return !isWaited && (step.scroll == .begin(edge) || step.scroll == .tap(edge))
  }
}
