import OverscrollCore

/// Promise 8: an approach starts the action of an edge only once for the same content.
///
/// An approach is a scroll within the edge's load-more distance, which starts the action automatically.
/// After a success, the next start needs new content: a longer extent or a new content revision (a number
/// that the app increases). In a list, only a new revision permits it. An edge with `fillsViewport` may
/// also start again after a second if the content does not fill the viewport.
///
/// Content that has been outside the load-more distance may start the action again after any result. After
/// a result other than success, a success at the opposite edge also permits a start. If a start at the
/// opposite edge has cancelled the action, the action may start again after the opposite edge's action has
/// ended.
///
/// A pull is not an approach. If the content may have left the load-more distance and returned between two
/// events, the check does not judge the start.
package struct ApproachCheck: PromiseCheck {
  package static let promise = Promise.approach

  /// The content when the action of an edge last started.
  private struct Content {
    var extent: Double
    var isAnother = false
    /// The result of the action, or `nil` while it runs.
    var result: RefreshResult?
    /// The time since the action ended, in s.
    var age = 0.0
    /// Whether the content may have been outside the load-more distance since the action ended.
    var mayHaveLeft = false
    /// Whether a start at the opposite edge cancelled the action, and the opposite edge's action still
    /// runs.
    var isCancelledByOther = false

    /// Returns whether an approach may start the action again.
    ///
    /// - Parameter filling: Whether the edge loads pages because the content does not fill the viewport.
    func mayStart(filling: Bool) -> Bool {
      switch result {
      case .success: isAnother || mayHaveLeft || (filling && age > ApproachCheck.pause)
      case .failure, .cancelled, .timedOut, .noMoreContent: mayHaveLeft
      case nil: false
      }
    }
  }

  /// The pause before the edge loads a further page to fill the viewport, in s.
  ///
  /// It is slightly shorter than a second, to allow for rounding.
  private static let pause = 1 - 1e-3

  private var contents = EdgePair<Content?>(start: nil, end: nil)
  private var revision: UInt32?
  private var isQueued = EdgePair(start: false, end: false)

  package init() {}

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
    // The effects of the passing time come first, then the change by the event, and then the event's
    // effects.
    for isWaited in [true, false] {
      if !isWaited { for edge in ScrollEdge.allCases { follow(edge, step) } }
      let extent = (isWaited ? step.before : step.after).settings.extents.content
      // The effects are judged in order, because the end of an action may permit a start at the opposite
      // edge.
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

  /// Permits the next start at an edge if the result at the opposite edge permits it.
  private mutating func release(_ edge: ScrollEdge, after result: RefreshResult) {
    guard let content = contents[edge], let last = content.result else { return }
    if content.isCancelledByOther || (result == .success && last != .success) { contents[edge] = nil }
  }

  private func comesNear(_ edge: ScrollEdge, _ step: TraceStep, isWaited: Bool) -> Bool {
    guard case .approach = step.after.settings.edges[edge].policy, !isQueued[edge] else { return false }
    return isWaited || !(step.scroll == .begin(edge) || step.scroll == .tap(edge))
  }

  /// Records whether the content is new: a new revision, or a longer extent than before.
  private mutating func follow(_ edge: ScrollEdge, _ step: TraceStep) {
    if step.scroll == .setNoMoreContent(edge, false) { contents[edge] = nil }
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
  /// The content revision of a layout, or `nil` if the input is not a layout.
  fileprivate var revision: UInt32? {
    if case .layout(_, let revision) = scroll { return revision }
    if case .relayout(_, let revision, _) = scroll { return revision }
    return nil
  }

  /// Whether an edge may load pages because the content does not fill the viewport.
  fileprivate func isFilling(_ edge: ScrollEdge) -> Bool {
    after.settings.edges[edge].fillsViewport && before.settings.extents.maximumOffset == 0
  }

  /// Whether the action of the opposite edge starts in this step.
  fileprivate func startsOther(than edge: ScrollEdge) -> Bool {
    edgeEffects.contains { other, effect, _ in
      if case .started = effect { other != edge } else { false }
    }
  }

  /// Whether the content may be outside an edge's load-more distance at some time during this step.
  fileprivate func mayLeave(_ edge: ScrollEdge) -> Bool {
    guard case .approach(let reach) = after.settings.edges[edge].policy else { return true }
    // The target of a spring is not known. A viewport's length is added, because no gap is longer.
    let spring = last.settings.extents.viewport
    let way =
      isMovedByOthers
      ? .infinity : MotionBound(from: last, to: before, over: elapsed, shifted: spring).distance
    let furthest = max(last.distance(to: edge), before.distance(to: edge), after.distance(to: edge))
    return furthest > reach || (last.distance(to: edge) + way > reach && moves)
  }

  private var moves: Bool {
    // A motion may start at a deadline before the event, and end before the event.
    let isDue = last.nextDeadline < before.time
    return elapsed > 0 && (last.offset != before.offset || last.velocity != 0 || isDue || isMovedByOthers)
  }

  /// Whether a scroll to an item moves the content, for which `MotionBound` gives no limit.
  private var isMovedByOthers: Bool { last.list?.isSeeking ?? false || after.list?.isSeeking ?? false }
}
