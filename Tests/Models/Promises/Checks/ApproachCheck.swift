import OverscrollCore

/// Promise 8: coming near an edge starts its action once for each content.
///
/// After a success, another start needs more content or another revision; in a list another extent alone is no more
/// content. An edge that fills its viewport asks again after a second. Otherwise the reader has to have been out of
/// reach, or the other edge's action has to have succeeded since. What the other edge's start has cancelled may start
/// again once that action has ended. A pull is no coming near. Where content may have been there and back between two
/// events, nothing is judged.
package struct ApproachCheck: PromiseCheck {
  /// The promise that it checks.
  package static let promise = Promise.approach

  /// What there was at an edge's last start.
  private struct Content {
    var extent: Double
    var isAnother = false
    /// How it ended; nil while it runs.
    var result: RefreshResult?
    /// How long ago, in s.
    var age = 0.0
    /// Whether the reader may have been out of reach since it ended.
    var mayHaveLeft = false
    /// Whether the other edge's start has cancelled it, and that edge's action runs.
    var isCancelledByOther = false

    /// Whether coming near may start again, at an edge that asks for the next page by itself or at another.
    func mayStart(filling: Bool) -> Bool {
      switch result {
      case .success: isAnother || mayHaveLeft || (filling && age > ApproachCheck.pause)
      case .failure, .cancelled, .timedOut, .exhausted: mayHaveLeft
      case nil: false
      }
    }
  }

  /// How long, in s, an edge waits before it asks for the next page by itself, but for rounding.
  private static let pause = 1 - 1e-3

  private var contents = EdgePair<Content?>(start: nil, end: nil)
  private var revision: UInt32?
  private var isQueued = EdgePair(start: false, end: false)

  /// Makes a check that has seen nothing.
  package init() {}

  /// Looks at a step.
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
    // What time alone has asked for, then what the event changes, then what that asks for.
    for isWaited in [true, false] {
      if !isWaited { for edge in ScrollEdge.allCases { follow(edge, step) } }
      let extent = (isWaited ? step.before : step.after).settings.extents.content
      // In their order: what ends at one edge may let the other start.
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
        case .reopened: contents[edge] = nil
        case .armed: isArmed[edge] = true
        case .successHaptic: break
        }
      }
    }
    return isJudged || !faults.isEmpty ? Verdict(faults) : .nothing
  }

  /// Lets an edge start again where the other's outcome ends what it waits for.
  private mutating func release(_ edge: ScrollEdge, after result: RefreshResult) {
    guard let content = contents[edge], let last = content.result else { return }
    if content.isCancelledByOther || (result == .success && last != .success) { contents[edge] = nil }
  }

  private func comesNear(_ edge: ScrollEdge, _ step: TraceStep, isWaited: Bool) -> Bool {
    guard case .approach = step.after.settings.edges[edge].policy, !isQueued[edge] else { return false }
    return isWaited || !(step.scroll == .begin(edge) || step.scroll == .tap(edge))
  }

  /// Notes whether the content has become another, or longer than it was at its shortest.
  private mutating func follow(_ edge: ScrollEdge, _ step: TraceStep) {
    if step.scroll == .exhaust(edge, false) { contents[edge] = nil }
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
  /// Which content a layout says that there is.
  fileprivate var revision: UInt32? {
    if case .layout(_, let revision) = scroll { return revision }
    if case .relayout(_, let revision, _) = scroll { return revision }
    return nil
  }

  /// Whether an edge asks for the next page as long as the content does not fill the viewport.
  fileprivate func isFilling(_ edge: ScrollEdge) -> Bool {
    after.settings.edges[edge].fillsViewport && before.settings.extents.maximumOffset == 0
  }

  /// Whether the other edge starts.
  fileprivate func startsOther(than edge: ScrollEdge) -> Bool {
    edgeEffects.contains { other, effect, _ in
      if case .started = effect { other != edge } else { false }
    }
  }

  /// Whether the content may be out of an edge's reach at some instant of this step.
  fileprivate func mayLeave(_ edge: ScrollEdge) -> Bool {
    guard case .approach(let reach) = after.settings.edges[edge].policy else { return true }
    // Where a spring goes to is not known: a viewport further is further than any edge's gap.
    let spring = last.settings.extents.viewport
    let way =
      isMovedByOthers
      ? .infinity : MotionBound(from: last, to: before, over: elapsed, shifted: spring).distance
    let furthest = max(last.distance(to: edge), before.distance(to: edge), after.distance(to: edge))
    return furthest > reach || (last.distance(to: edge) + way > reach && moves)
  }

  private var moves: Bool {
    // What is due before the event may begin a motion, and end it.
    let isDue = last.nextDeadline < before.time
    return elapsed > 0 && (last.offset != before.offset || last.velocity != 0 || isDue || isMovedByOthers)
  }

  /// Whether something that no motion bounds moves the content.
  private var isMovedByOthers: Bool { last.list?.isSeeking ?? false || after.list?.isSeeking ?? false }
}
