import OverscrollCore

/// Promise 5: momentum never arms an edge, so a fling never starts an action.
///
/// Only a finger can pull. An edge is armed only if the finger moves the content outwards across the
/// threshold. Content up to 0.5 pt past an edge is treated as being at the edge. Without a finger, an
/// action may start only from the queue, by an approach (an automatic start near the edge), or when armed
/// content returns.
package struct MomentumCheck: PromiseCheck {
  package static let promise = Promise.momentum

  /// The smallest overscroll at each edge during the current drag, in pt, or `nil` without a drag.
  private var least = EdgePair<Double?>(start: nil, end: nil)
  private var isQueued = EdgePair(start: false, end: false)
  /// Whether the platform's latest report has an unknown phase.
  ///
  /// In that case, a finger may already be dragging the content.
  private var isUnknown = false

  package init() {}

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
        faults.append("the \(edge) is pulled without a finger")
      }
      if !phases.1.isPull, phases.2.isPull, !step.after.isDragging {
        faults.append("the \(edge) is pulled without a finger")
      }
      if phases.1 != .armed, phases.2 == .armed, let least = least[edge],
        least >= step.after.edges[edge].threshold, least > 0.5
      {
        faults.append("the \(edge) is armed by a finger that caught the content past the threshold")
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
          faults.append("the \(edge) is armed without a finger")
        }
      case .queued: isQueued[edge] = true
      case .declined: if step.withdrawsQueued(edge) { isQueued[edge] = false }
      case .started:
        let isAwaited = isQueued[edge] || wasArmed || step.comesNear(edge)
        if isWaited, !isAwaited, !step.before.isDragging {
          faults.append("the \(edge) starts without a finger")
        }
        isQueued[edge] = false
      case .ended, .successHaptic, .resumed: break
      }
    }
  }
}

extension TraceStep {
  /// Whether the input may change the thresholds, or the overscroll that is compared with them.
  fileprivate var mayMoveThresholds: Bool {
    guard let scroll else { return true }
    switch scroll {
    case .layout, .relayout, .indicatorExtent, .configure, .setBehavior, .attach:
      return true
    case .dragBegan, .dragMoved, .dragEnded, .dragCancelled, .wheel, .step, .scrollTo, .retarget, .stop,
      .tick,
      .observed, .begin, .finish, .cancel, .tap, .setEnabled, .setNoMoreContent, .setExclusion:
      return false
    }
  }

  /// Whether a finger drags the content after this event, or this event is a movement of a finger.
  fileprivate var movesFinger: Bool {
    if case .dragMoved = scroll { true } else { after.isDragging }
  }

  /// Whether an approach (an automatic start near the edge) may start the action of an edge.
  fileprivate func comesNear(_ edge: ScrollEdge) -> Bool {
    if case .approach = last.settings.edges[edge].policy { true } else { false }
  }
}
