import OverscrollCore

/// Promise 12: while one finger drags, a second finger does not move the content.
///
/// When the first finger lifts, the second finger continues the drag. If two fingers are down before a drag
/// has begun, neither of them moves the content.
package struct SecondFingerCheck: PromiseCheck {
  package static let promise = Promise.secondFinger

  private var fingers = FingerPositions()
  /// The finger that came down first after the dragging finger, or `nil`.
  private var second: Int32?

  package init() {}

  package mutating func look(at step: TraceStep) -> Verdict {
    defer { follow(step) }
    guard !step.isSwitch, step.before.isDriven, step.after.isDriven, let input = step.scroll else {
      return .nothing
    }
    if step.before.settings.dragger == nil { second = nil }
    switch input {
    case .dragMoved(let pointer, _, _): return moved(pointer, step)
    case .dragEnded(let pointer):
      guard pointer == step.before.settings.dragger, let second, second != pointer else { return .nothing }
      let next = step.after.settings.dragger
      return Verdict(next == second ? [] : ["finger \(second) is down, but does not continue the drag"])
    case .layout, .relayout, .indicatorExtent, .configure, .setBehavior, .setExclusion, .dragBegan,
      .dragCancelled,
      .wheel, .step, .scrollTo, .retarget, .stop, .tick, .observed, .attach, .begin,
      .finish,
      .cancel, .tap, .setEnabled, .setNoMoreContent:
      return .nothing
    }
  }

  private func moved(_ pointer: Int32, _ step: TraceStep) -> Verdict {
    if let dragger = step.before.settings.dragger {
      guard pointer != dragger else { return .nothing }
      let isStill = step.after.settings.dragger == dragger && step.after.offset == step.before.offset
      return Verdict(isStill ? [] : ["finger \(pointer) moves content that finger \(dragger) drags"])
    }
    guard fingers.count > 1 else { return .nothing }
    return Verdict(step.after.settings.dragger == nil ? [] : ["one of \(fingers.count) fingers drags"])
  }

  private mutating func follow(_ step: TraceStep) {
    let dragger = step.after.settings.dragger
    if case .dragBegan(let start) = step.scroll, mayJoin(start), let dragger, start.pointer != dragger,
      dragger == step.before.settings.dragger, second == nil, fingers[start.pointer] == nil
    {
      second = start.pointer
    }
    fingers.follow(step)
    // The second finger has lifted, or it is the finger that drags now.
    if let joined = second, fingers[joined] == nil || dragger == joined { second = nil }
    if dragger == nil { second = nil }
  }

  /// Whether a finger that comes down during a drag may continue this drag later.
  private func mayJoin(_ start: DragStart) -> Bool {
    !start.isOnlyPointer && start.kind != .mouse && start.inner == .none && start.outer == .none
      && start.main.isFinite && start.cross.isFinite
  }
}
