import OverscrollCore

/// Promise 12: a second finger pulls nothing while the first drags, and goes on where it lifts.
///
/// Two fingers of which none drags drag nothing.
package struct SecondFingerCheck: PromiseCheck {
  /// The promise that it checks.
  package static let promise = Promise.secondFinger

  private var fingers = FingerPlaces()
  /// The first finger that joined the one that drags.
  private var second: Int32?

  /// Makes a check that has seen nothing.
  package init() {}

  /// Looks at a step.
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
      return Verdict(next == second ? [] : ["finger \(second) is down, and does not go on"])
    case .layout, .relayout, .indicatorExtent, .configure, .setBehavior, .setExclusion, .dragBegan,
      .dragCancelled,
      .wheel, .step, .scrollTo, .retarget, .stop, .tick, .observed, .attach, .begin,
      .finish,
      .cancel, .tap, .enable, .exhaust:
      return .nothing
    }
  }

  private func moved(_ pointer: Int32, _ step: TraceStep) -> Verdict {
    if let dragger = step.before.settings.dragger {
      guard pointer != dragger else { return .nothing }
      let isStill = step.after.settings.dragger == dragger && step.after.offset == step.before.offset
      return Verdict(isStill ? [] : ["finger \(pointer) moves what finger \(dragger) drags"])
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
    // It has lifted, or drags by now.
    if let joined = second, fingers[joined] == nil || dragger == joined { second = nil }
    if dragger == nil { second = nil }
  }

  /// Whether a finger that joins another would drag in its place.
  private func mayJoin(_ start: DragStart) -> Bool {
    !start.isOnlyPointer && start.kind != .mouse && start.inner == .none && start.outer == .none
      && start.main.isFinite && start.cross.isFinite
  }
}
