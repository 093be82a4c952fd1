import OverscrollCore

/// Promise 12: a second finger does not pull during the first finger's drag.
///
/// It continues the drag when the first finger lifts. Two fingers that both do not drag move nothing.
package struct SecondFingerCheck: PromiseCheck {
  /// The promise that the check judges.
  package static let promise = Promise.secondFinger

  private var fingers = FingerPlaces()
  /// The first finger that came down during the current drag.
  private var second: Int32?

  /// Creates a check without any steps.
  package init() {}

  /// Judges a step.
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
      .cancel, .tap, .enable, .noMoreContent:
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
    // It has lifted, or it drags now.
    if let joined = second, fingers[joined] == nil || dragger == joined { second = nil }
    if dragger == nil { second = nil }
  }

  /// Whether a finger that comes down during a drag may continue the drag.
  private func mayJoin(_ start: DragStart) -> Bool {
    !start.isOnlyPointer && start.kind != .mouse && start.inner == .none && start.outer == .none
      && start.main.isFinite && start.cross.isFinite
  }
}
