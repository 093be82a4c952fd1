import OverscrollCore

/// Promise 8: an approach starts an edge's action once for each content.
///
/// After a success, a new start requires longer content or a new revision. In a list a different extent
/// alone is not enough. An edge with `fillsViewport` may start again after a second if the viewport is not
/// full.
///
/// Content that has left the edge's reach may start the action again after any result. If the result was not
/// a success, a success of the opposite edge's action also allows a start. An action that the opposite edge's
/// start has cancelled may start again after that edge's action has ended.
///
/// A pull is no approach. If the content may have left the reach and come back between two events, nothing
/// is judged.
package struct ApproachCheck: PromiseCheck {
  /// The promise that the check judges.
  package static let promise = Promise.approach

  /// The content at an edge's last start.
  private struct Content {
    var extent: Double
    var isAnother = false
    /// The action's result, or `nil` while it runs.
    var result: RefreshResult?
    /// The time since the end of the action, in s.
    var age = 0.0
    /// Whether the content may have left the edge's reach since the end of the action.
    var mayHaveLeft = false
    /// Whether the opposite edge's start cancelled the action, and that edge's action still runs.
    var isCancelledByOther = false

    /// Returns whether an approach may start the action again.
    ///
    /// - Parameter filling: Whether the edge loads pages until the viewport is full.
    func mayStart(filling: Bool) -> Bool {
      switch result {
      case .success: isAnother || mayHaveLeft || (filling && age > ApproachCheck.pause)
      case .failure, .cancelled, .timedOut, .noMoreContent: mayHaveLeft
      case nil: false
      }
    }
  }

  /// The pause before the next page to fill the viewport, in s, less the rounding.
  private static let pause = 1 - 1e-3

  private var contents = EdgePair<Content?>(start: nil, end: nil)
  private var revision: UInt32?
  private var isQueued = EdgePair(start: false, end: false)

  /// Creates a check without any steps.
  package init() {}

  /// Judges a step.
  package mutating func look(at step: TraceStep) -> Verdict {
    guard !step.isSwitch else {
      self = ApproachCheck()
      return .nothing
    }
    var (faults, isJudged) = ([String](), false)
    let edges = step.last.edges
    var isArmed = EdgePair(start: edges.start.phase == .armed, end: edges.end.phase == .armed)
    for edge in ScrollEdge.allCases where contents[edge]?.result != nil {
      contents[edge]?.age += step.elapsed
      if step.mayLeave(edge) { contents[edge]?.mayHaveLeft = true }
    }
    let effects = step.edgeEffects
    // First the effects of time alone, then the event's change, then its effects.
    for isWaited in [true, false] {
      if !isWaited { for edge in ScrollEdge.allCases { follow(edge, step) } }
      let extent = (isWaited ? step.before : step.after).settings.extents.content
      // The order matters, because the end of an action may let the opposite edge start.
      for (edge, effect, wasWaited) in effects where wasWaited == isWaited {
        switch effect {
        case .started:
          let isNear = !isArmed[edge] && comesNear(edge, step, isWaited: isWaited)
          isJudged = isJudged || isNear
          if isNear, let content = contents[edge], !content.mayStart(filling: step.isFilling(edge)) {
            faults.append("the \(edge) starts again for the same content")
          }
          contents[edge] = Content(extent: extent)
          isQueued[edge] = false
        case .ended(_, let result):
          contents[edge]?.result = result
          contents[edge]?.age = 0
          contents[edge]?.mayHaveLeft = step.mayLeave(edge)
          contents[edge]?.isCancelledByOther = result == .cancelled && step.startsOther(than: edge)
          release(edge.opposite, after: result)
        case .queued: isQueued[edge] = true
        case .declined: if step.withdrawsQueued(edge) { isQueued[edge] = false }
        case .resumed: contents[edge] = nil
        case .armed: isArmed[edge] = true
        case .successHaptic: break
        }
      }
    }
    return isJudged || !faults.isEmpty ? Verdict(faults) : .nothing
  }

  /// Lets an edge start again if the opposite edge's outcome ends its wait.
  private mutating func release(_ edge: ScrollEdge, after result: RefreshResult) {
    guard let content = contents[edge], let last = content.result else { return }
    if content.isCancelledByOther || (result == .success && last != .success) { contents[edge] = nil }
  }

  private func comesNear(_ edge: ScrollEdge, _ step: TraceStep, isWaited: Bool) -> Bool {
    guard case .approach = step.after.settings.edges[edge].policy, !isQueued[edge] else { return false }
    return isWaited || !(step.scroll == .begin(edge) || step.scroll == .tap(edge))
  }

  /// Records whether the content has a new revision, or has grown beyond its shortest extent.
  private mutating func follow(_ edge: ScrollEdge, _ step: TraceStep) {
    if step.scroll == .noMoreContent(edge, false) { contents[edge] = nil }
    var isAnother = step.last.list?.revision != step.after.list?.revision
    if let revision = step.revision {
      isAnother = isAnother || self.revision != revision
      if edge == .end { self.revision = revision }
    }
    guard var content = contents[edge] else { return }
    let extent = step.after.settings.extents.content
    content.isAnother = content.isAnother || isAnother || (extent > content.extent && step.after.list == nil)
    content.extent = min(content.extent, extent)
    contents[edge] = content
  }
}

extension TraceStep {
  /// The content revision of a layout, or `nil` if the input is no layout.
  fileprivate var revision: UInt32? {
    if case .layout(_, let revision) = scroll { return revision }
    if case .relayout(_, let revision, _) = scroll { return revision }
    return nil
  }

  /// Whether an edge loads pages because the content does not fill the viewport.
  fileprivate func isFilling(_ edge: ScrollEdge) -> Bool {
    after.settings.edges[edge].fillsViewport && before.settings.extents.maximumOffset == 0
  }

  /// Whether the opposite edge starts.
  fileprivate func startsOther(than edge: ScrollEdge) -> Bool {
    edgeEffects.contains { other, effect, _ in
      if case .started = effect { other != edge } else { false }
    }
  }

  /// Whether the content may be outside an edge's reach at some instant of this step.
  fileprivate func mayLeave(_ edge: ScrollEdge) -> Bool {
    guard case .approach(let reach) = after.settings.edges[edge].policy else { return true }
    // The target of a spring is unknown. A viewport is longer than any edge's gap.
    let spring = last.settings.extents.viewport
    let way =
      isMovedByOthers
      ? .infinity : MotionBound(from: last, to: before, over: elapsed, shifted: spring).distance
    let furthest = max(last.distance(to: edge), before.distance(to: edge), after.distance(to: edge))
    return furthest > reach || (last.distance(to: edge) + way > reach && moves)
  }

  private var moves: Bool {
    // A deadline before the event may start a motion and end it.
    let isDue = last.nextDeadline < before.time
    return elapsed > 0 && (last.offset != before.offset || last.velocity != 0 || isDue || isMovedByOthers)
  }

  /// Whether a scroll to an item moves the content, which `MotionBound` does not cover.
  private var isMovedByOthers: Bool { last.list?.isSeeking ?? false || after.list?.isSeeking ?? false }
}
