import OverscrollCore

/// Promise 5: only a finger pulls, and it arms a pull by taking the content outward past the threshold.
///
/// Content up to half a point past an edge counts as at it. Nothing starts by itself but a start that waited, that comes near, or that follows from coming back.
package struct MomentumCheck: PromiseCheck {
  /// The promise that it checks.
  package static let promise = Promise.momentum

  /// The least overscroll at each edge since a finger has dragged; nil while none does.
  private var least = EdgePair<Double?>(start: nil, end: nil)
  private var isQueued = EdgePair(start: false, end: false)
  /// Whether a platform has not said who moves the content, so that a finger may drag it already.
  private var isUnknown = false

  /// Makes a check that has seen nothing.
  package init() {}

  /// Looks at a step.
  package mutating func look(at step: TraceStep) -> Verdict {
    guard !step.isSwitch else {
      self = MomentumCheck()
      return .nothing
    }
    defer { if case .observed(_, let phase) = step.scroll { isUnknown = phase == .unknown } }
    var (faults, isJudged) = ([String](), false)
    for edge in ScrollEdge.allCases {
      let phases = (step.last.edges[edge].phase, step.before.edges[edge].phase, step.after.edges[edge].phase)
      follow(edge, step)
      isJudged =
        isJudged || phases.0 != phases.2
        || (step.before.edges[edge].overscroll > 0 && !step.before.isDragging)
      if !phases.0.isPull, phases.1.isPull, !step.before.isDragging {
        faults.append("the \(edge) is pulled by no finger")
      }
      if !phases.1.isPull, phases.2.isPull, !step.after.isDragging {
        faults.append("the \(edge) is pulled by no finger")
      }
      if phases.1 != .armed, phases.2 == .armed, let least = least[edge],
        least >= step.after.edges[edge].trigger, least > 0.5
      {
        faults.append("the \(edge) is armed by a finger that found the content past the threshold")
      }
      lookAtStarts(edge, step, &faults)
    }
    return isJudged || !faults.isEmpty ? Verdict(faults) : .nothing
  }

  private mutating func follow(_ edge: ScrollEdge, _ step: TraceStep) {
    guard step.before.isDragging || step.after.isDragging else { return least[edge] = nil }
    let overscroll = min(step.before.edges[edge].overscroll, step.after.edges[edge].overscroll)
    least[edge] = step.mayMoveThresholds || isUnknown ? 0 : min(least[edge] ?? .infinity, overscroll)
  }

  private mutating func lookAtStarts(_ edge: ScrollEdge, _ step: TraceStep, _ faults: inout [String]) {
    var wasArmed = step.last.edges[edge].phase == .armed
    for (effect, isWaited) in step.effects(of: edge) {
      switch effect {
      case .armed:
        wasArmed = true
        let isByFinger = step.before.isDragging || (isWaited ? step.last.isDragging : step.movesFinger)
        if !isByFinger {
          faults.append("the \(edge) is armed by no finger")
        }
      case .queued: isQueued[edge] = true
      case .declined: if step.withdrawsQueued(edge) { isQueued[edge] = false }
      case .started:
        let isAwaited = isQueued[edge] || wasArmed || step.comesNear(edge)
        if isWaited, !isAwaited, !step.before.isDragging { faults.append("the \(edge) starts by itself") }
        isQueued[edge] = false
      case .ended, .successHaptic, .reopened: break
      }
    }
  }
}

extension TraceStep {
  /// Whether the thresholds, or what they are measured from, may become others.
  fileprivate var mayMoveThresholds: Bool {
    guard let scroll else { return true }
    switch scroll {
    case .layout, .relayout, .indicatorExtent, .configure, .setBehavior, .attach:
      return true
    case .dragBegan, .dragMoved, .dragEnded, .dragCancelled, .wheel, .step, .scrollTo, .retarget, .stop,
      .tick,
      .observed, .begin, .finish, .cancel, .tap, .enable, .exhaust, .setExclusion:
      return false
    }
  }

  /// Whether a finger drags, or has dragged until this very event took the content out of sight.
  fileprivate var movesFinger: Bool {
    if case .dragMoved = scroll { true } else { after.isDragging }
  }

  /// Whether coming near an edge starts its action.
  fileprivate func comesNear(_ edge: ScrollEdge) -> Bool {
    if case .approach = last.settings.edges[edge].policy { true } else { false }
  }
}
