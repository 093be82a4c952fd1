import OverscrollCore

/// Promise 4: every movement of the content has a known cause, so the content never jumps.
///
/// Between two events, a motion may move the content by at most the distance in `MotionBound`. Content does
/// not move under a finger that stays still. At an event, the event limits the movement. The limit is the
/// distance of the finger or wheel, the shift of the layout, or the difference to the reported offset. Code
/// may move the content to any position. With reduced motion, the content may jump to its target.
package struct JumpCheck: PromiseCheck {
  package static let promise = Promise.noJump

  private var fingers = FingerPositions()
  /// The edge whose new gap is not visible yet, or `nil`.
  ///
  /// A spring moves the content to show this gap, and may first swing far into the content.
  private var revealed: ScrollEdge?
  /// The sum of the movements of the content and a spring's target by layouts, in pt.
  private var shifted = 0.0

  package init() {}

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
  /// The records are reset when the content stops, or when a finger drags it.
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

  /// Returns the largest movement that rounding can cause, in pt.
  ///
  /// The movement is a millionth of a point, which is invisible, and more if the numbers are large.
  private func rounding(_ step: TraceStep) -> Double {
    let edges = step.after.edges
    let gap = max(edges.start.gap, edges.end.gap)
    // Fast content moves at 10^5 pt/s, so the rounding of the time also moves the content.
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

  /// Returns the longest movement that an event itself may cause, in pt.
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
      // The platform of a list reports offsets in a different coordinate space.
      guard step.after.list == nil else { return .infinity }
      let way = offset.isFinite ? (offset - (step.before.offset + step.before.shift)).magnitude : 0
      return way + edgeWidth(step)
    case .attach: return step.before.isDriven ? 0 : .infinity
    case .dragCancelled: return edgeWidth(step)
    case .layout(let extents, _):
      // An engine that owns the offset moves the content into the viewport if no content is visible.
      let offset = step.before.offset
      let isInSight = offset < extents.content && offset > -extents.viewport
      return step.before.isDriven && !isInSight ? .infinity : 0
    case .indicatorExtent, .configure, .setBehavior, .setExclusion, .dragBegan, .stop, .tick, .begin, .finish,
      .cancel, .tap, .setEnabled, .setNoMoreContent:
      return 0
    }
  }
}

extension JumpCheck {
  /// Returns the distance past an edge at which the engine treats content as being at the edge, in pt.
  ///
  /// The distance applies if a platform scrolls the content and shows gaps as insets.
  private func edgeWidth(_ step: TraceStep) -> Double {
    step.before.settings.behavior.source == .platformInset ? 0.5 : 0
  }

  /// Returns the longest movement by momentum in the event of a finger's lift, in pt.
  ///
  /// The movement is the distance of one frame at 60 Hz. The speed decreases by less than 4 % in a frame.
  /// If the content stops at an edge in this event, the speed before the event is used.
  private func firstStep(_ step: TraceStep) -> Double {
    guard !step.after.isDragging else { return 0 }
    return 1.04 * max(step.after.velocity.magnitude, step.before.velocity.magnitude) / 60
  }
}

extension TraceStep {
  /// Whether a layout may move the content, and with it the target of its motion.
  fileprivate var mayShift: Bool {
    if case .relayout = scroll { true } else { scroll == nil }
  }
}
