import OverscrollCore

/// Promise 7: the actions of the two edges never run at the same time.
///
/// If one edge's action runs, a start at the opposite edge is dropped or queued, or it cancels the running
/// action.
package struct ExclusionCheck: PromiseCheck {
  package static let promise = Promise.exclusion

  private var isRunning = EdgePair(start: false, end: false)
  private var isQueued = EdgePair(start: false, end: false)

  package init() {}

  package mutating func look(at step: TraceStep) -> Verdict {
    guard !step.isSwitch else {
      self = ExclusionCheck()
      for edge in ScrollEdge.allCases { isRunning[edge] = step.after.edges[edge].phase.running != nil }
      return .nothing
    }
    var faults: [String] = []
    let asked = step.edgeEffects
    for (edge, effect, _) in asked { follow(edge, effect, step, &faults) }
    for edge in ScrollEdge.allCases {
      let (phase, other) = (step.after.edges[edge].phase, step.after.edges[edge.opposite].phase)
      if phase.running != nil, edge == .start, other.running != nil {
        faults.append("both edges' actions run")
      }
      if phase.isPull, other.running != nil, step.after.settings.exclusion == .drop {
        faults.append("the \(edge) is pulled while the opposite edge's action runs")
      }
      if phase.running != nil { isQueued[edge] = false }
      if isQueued[edge], other.running == nil {
        faults.append("the \(edge) stays queued after the opposite edge's action")
        isQueued[edge] = false
      }
    }
    let isJudged = !asked.isEmpty || isRunning.start || isRunning.end
    return isJudged || !faults.isEmpty ? Verdict(faults) : .nothing
  }

  private mutating func follow(
    _ edge: ScrollEdge, _ effect: EdgeEffect, _ step: TraceStep, _ faults: inout [String]
  ) {
    switch effect {
    case .started:
      if isRunning[edge.opposite] {
        faults.append("the \(edge) starts while the opposite edge's action runs")
      }
      isRunning[edge] = true
      isQueued[edge] = false
    case .ended: isRunning[edge] = false
    case .queued: isQueued[edge] = true
    case .declined: if step.withdrawsQueued(edge) { isQueued[edge] = false }
    case .armed, .successHaptic, .resumed: break
    }
  }
}
