import OverscrollCore

/// Promise 4: every movement of the content has an explanation.
///
/// A finger, a wheel, code or a motion may explain it. `MotionBound` bounds the movement by time alone.
/// Content under a resting finger does not move at all. The event bounds the movement in its own instant:
/// the finger's or wheel's distance, the layout's shift, or the reported offset. Code and reduced motion
/// may move content to any position.
package struct JumpCheck: PromiseCheck {
  /// The promise that the check judges.
  package static let promise = Promise.noJump

  private var fingers = FingerPlaces()
  /// The edge with a new gap at the content's position.
  ///
  /// A spring reveals the gap, and may swing far into the content.
  private var revealed: ScrollEdge?
  /// The total shift of the content by layouts, in pt.
  ///
  /// It includes shifts of the edge that a spring moves the content to.
  private var shifted = 0.0

  /// Creates a check without any steps.
  package init() {}

  /// Judges a step.
  package mutating func look(at step: TraceStep) -> Verdict {
    defer {
      fingers.follow(step)
      follow(step)
    }
    guard !step.isSwitch, let input = step.scroll, !isSeeking(step) else { return .nothing }
    switch step.last.settings.behavior.source {
    case .engine: return Verdict(waiting(step) + happening(input, step))
    case .platformTransform, .platformInset: return Verdict(happening(input, step))
    }
  }

  /// Records the possible target of a spring.
  ///
  /// The record ends when the content is at rest or a finger drags it.
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

  /// Returns the largest movement by rounding, in pt.
  ///
  /// It is a millionth, which is invisible, and more if numbers are large.
  private func rounding(_ step: TraceStep) -> Double {
    let edges = step.after.edges
    let gap = max(edges.start.gap, edges.end.gap)
    // The speed of a fast motion, in pt/s, times the rounding of an instant.
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
    return ["the content moved by \(moved) pt in \(step.elapsed) s; at most \(bound) pt are explained"]
  }

  private func happening(_ input: ScrollInput, _ step: TraceStep) -> [String] {
    let bound = explained(input, step)
    let moved = (step.after.offset - step.before.offset).magnitude
    guard moved > bound + rounding(step) else { return [] }
    return ["the content jumped by \(moved) pt; at most \(bound) pt are explained"]
  }

  /// Returns the longest distance that an event moves content in its own instant, in pt.
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
      // A list's platform uses a different coordinate space.
      guard step.after.list == nil else { return .infinity }
      let way = offset.isFinite ? (offset - (step.before.offset + step.before.shift)).magnitude : 0
      return way + edgeWidth(step)
    case .attach: return step.before.isDriven ? 0 : .infinity
    case .dragCancelled: return edgeWidth(step)
    case .layout(let extents, _):
      // If no content would be visible, a driven engine moves the content into the viewport.
      let offset = step.before.offset
      let isInSight = offset < extents.content && offset > -extents.viewport
      return step.before.isDriven && !isInSight ? .infinity : 0
    case .indicatorExtent, .configure, .setBehavior, .setExclusion, .dragBegan, .stop, .tick, .begin, .finish,
      .cancel, .tap, .enable, .noMoreContent:
      return 0
    }
  }
}

extension JumpCheck {
  /// Returns the distance past an edge that is treated as at the edge, in pt.
  ///
  /// It applies to content that a platform leaves past the edge.
  private func edgeWidth(_ step: TraceStep) -> Double {
    step.before.settings.behavior.source == .platformInset ? 0.5 : 0
  }

  /// Returns the longest movement by momentum in the event of a lift, in pt.
  ///
  /// It is the distance of one frame at 60 Hz. A speed falls by less than 4 % in a frame. If the content
  /// stops at an edge, the speed before the lift applies.
  private func firstStep(_ step: TraceStep) -> Double {
    guard !step.after.isDragging else { return 0 }
    return 1.04 * max(step.after.velocity.magnitude, step.before.velocity.magnitude) / 60
  }
}

extension TraceStep {
  /// Whether a layout may shift the content and the target of its motion.
  fileprivate var mayShift: Bool {
    if case .relayout = scroll { true } else { scroll == nil }
  }
}
