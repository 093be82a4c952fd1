import OverscrollCore

/// Promise 4: content never moves by more than a finger, a wheel, code or a motion explains.
///
/// What time alone does is bounded by `MotionBound`; content under a finger that holds still does not move at all. What an
/// event does in its own instant is bounded by what it says: a finger's way, a wheel's, a shift of the layout's, and what a
/// platform reports. Code, and whoever asked for less motion, may put content anywhere.
package struct JumpCheck: PromiseCheck {
  /// The promise that it checks.
  package static let promise = Promise.noJump

  private var fingers = FingerPlaces()
  /// The edge whose gap appeared where the content was: a spring reveals it, which may swing far into the content.
  private var revealed: ScrollEdge?
  /// How far, in pt, layouts have shifted the content, or the edge that a spring brings it to.
  private var shifted = 0.0

  /// Makes a check that has seen nothing.
  package init() {}

  /// Looks at a step.
  package mutating func look(at step: TraceStep) -> Verdict {
    defer {
      fingers.follow(step)
      follow(step)
    }
    guard !step.isSwitch, let input = step.scroll, !isSeeking(step) else { return .nothing }
    switch step.last.settings.behavior.source {
    case .driven: return Verdict(waiting(step) + happening(input, step))
    case .shifted, .inset: return Verdict(happening(input, step))
    }
  }

  /// Notes where a spring may be going to, until the content rests or a finger holds it.
  private mutating func follow(_ step: TraceStep) {
    let rests = step.elapsed > 0 && step.before.velocity == 0 && step.before.offset == step.last.offset
    if step.isSwitch || step.after.isDragging || rests { (revealed, shifted) = (nil, 0) }
    guard !step.after.isDragging else { return }
    if step.mayShift { shifted += (step.after.offset - step.before.offset).magnitude }
    if step.last.settings.extents != step.after.settings.extents {
      shifted += max(step.before.edges.start.overscroll, step.before.edges.end.overscroll)
    }
    for edge in ScrollEdge.allCases where step.after.edges[edge].gap > step.last.edges[edge].gap {
      revealed = edge
    }
  }

  private func isSeeking(_ step: TraceStep) -> Bool {
    step.last.list?.isSeeking ?? false || step.after.list?.isSeeking ?? false
  }

  /// What rounding may move, in pt: a millionth, which nobody sees, and more where numbers are large.
  private func rounding(_ step: TraceStep) -> Double {
    let edges = step.after.edges
    let gap = max(edges.start.gap, edges.end.gap)
    // The speed of a fast motion, in pt/s, times what an instant is rounded by.
    let instant = 1e5 * step.before.time.ulp
    return 1e-6 + 1e-9 * max(step.after.offset.magnitude, step.before.offset.magnitude) + gap.ulp + instant
  }

  private func waiting(_ step: TraceStep) -> [String] {
    let isHeld = step.last.isDragging && step.before.isDragging
    let bound =
      isHeld
      ? 0
      : MotionBound(
        from: step.last, to: step.before, over: step.elapsed, revealed: revealed, shifted: shifted
      ).distance
    let moved = (step.before.offset - step.last.offset).magnitude
    guard moved > bound + rounding(step) else { return [] }
    return ["the content moved by \(moved) pt in \(step.elapsed) s; \(bound) pt are explained"]
  }

  private func happening(_ input: ScrollInput, _ step: TraceStep) -> [String] {
    let bound = explained(input, step)
    let moved = (step.after.offset - step.before.offset).magnitude
    guard moved > bound + rounding(step) else { return [] }
    return ["the content jumped by \(moved) pt; \(bound) pt are explained"]
  }

  /// The most, in pt, that an event moves content by in its own instant.
  private func explained(_ input: ScrollInput, _ step: TraceStep) -> Double {
    let reducesMotion = step.before.settings.behavior.reducesMotion
    switch input {
    case .dragMoved(let pointer, let main, _):
      guard main.isFinite else { return 0 }
      guard let finger = fingers[pointer] else { return fingers.mayHaveOthers ? .infinity : 0 }
      return finger.way(to: main, fromOrigin: !step.before.isDragging)
    case .wheel(let delta, let isPrecise):
      return isPrecise ? (delta.isFinite ? delta.magnitude : 0) : reducesMotion ? .infinity : 0
    case .relayout(_, _, let shift): return shift.isFinite ? shift.magnitude : 0
    case .scrollTo(_, let isAnimated): return isAnimated && !reducesMotion ? 0 : .infinity
    case .retarget: return .infinity
    case .step: return reducesMotion ? .infinity : 0
    case .dragEnded: return reducesMotion ? .infinity : firstStep(step)
    case .observed(let offset, _):
      // A list's platform counts from elsewhere.
      guard step.after.list == nil else { return .infinity }
      let way = offset.isFinite ? (offset - (step.before.offset + step.before.shift)).magnitude : 0
      return way + edgeWidth(step)
    case .attach: return step.before.isDriven ? 0 : .infinity
    case .dragCancelled: return edgeWidth(step)
    case .layout(let extents, _):
      // An engine that moves the content puts it where something of it is.
      let offset = step.before.offset
      let isInSight = offset < extents.content && offset > -extents.viewport
      return step.before.isDriven && !isInSight ? .infinity : 0
    case .indicatorExtent, .configure, .setBehavior, .setExclusion, .dragBegan, .stop, .tick, .begin, .finish,
      .cancel, .tap, .enable, .exhaust:
      return 0
    }
  }
}

extension JumpCheck {
  /// How far past an edge, in pt, content that a platform leaves there counts as at it.
  private func edgeWidth(_ step: TraceStep) -> Double {
    step.before.settings.behavior.source == .inset ? 0.5 : 0
  }

  /// How far, in pt, momentum may bring content in the event of a lift: a frame's way at 60 Hz.
  ///
  /// Within it, a speed falls by less than 4 %. If the content stopped at an edge, the speed before the lift counts.
  private func firstStep(_ step: TraceStep) -> Double {
    guard !step.after.isDragging else { return 0 }
    return 1.04 * max(step.after.velocity.magnitude, step.before.velocity.magnitude) / 60
  }
}

extension TraceStep {
  /// Whether a layout may shift the content, and where it is going to.
  fileprivate var mayShift: Bool {
    if case .relayout = scroll { true } else { scroll == nil }
  }
}
