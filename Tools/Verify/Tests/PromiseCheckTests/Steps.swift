import OverscrollCore
import OverscrollListCore
import OverscrollTrace
import PromiseChecks

/// Creates states step by step, including states that no engine reaches, and passes them to a check.
struct Steps {
  private(set) var verdicts: [Verdict] = []
  var state = ShownState()
  private var check: any PromiseCheck

  init(_ check: some PromiseCheck, _ change: (inout ShownState) -> Void = { _ in }) {
    self.check = check
    change(&state)
  }

  /// The descriptions of the broken promises, in order.
  var broken: [String] {
    verdicts.compactMap { if case .broken(let seen) = $0 { seen } else { nil } }
  }

  /// The number of steps that concern the promise.
  var judged: Int { verdicts.count { $0 != .nothing } }

  /// Adds a step for an event.
  ///
  /// - Parameters:
  ///   - input: The input of the event.
  ///   - effects: The effects of the event.
  ///   - change: A closure that changes the state after the event.
  mutating func happens(
    _ input: ScrollInput = .tick, effects: ScrollEffects = [], _ change: (inout ShownState) -> Void = { _ in }
  ) {
    let before = state
    change(&state)
    look(TraceStep(.input(.scroll(input)), last: before, before: before, after: state, effects: effects))
  }

  /// Adds a step for passing time, without an event.
  ///
  /// - Parameters:
  ///   - seconds: The time, in s.
  ///   - waited: The effects of the passing time.
  ///   - change: A closure that changes the state after this time.
  mutating func waits(
    _ seconds: Double, waited: ScrollEffects = [], _ change: (inout ShownState) -> Void = { _ in }
  ) {
    let last = state
    state.time += seconds
    change(&state)
    look(TraceStep(.input(.scroll(.tick)), last: last, before: state, after: state, waited: waited))
  }

  private mutating func look(_ step: TraceStep) {
    var step = step
    step.number = verdicts.count
    verdicts.append(check.look(at: step))
  }
}

extension ScrollEffect {
  static func started(_ edge: ScrollEdge, _ token: UInt32) -> ScrollEffect {
    .edge(edge, .started(RefreshToken(rawValue: token), .first))
  }

  static func ended(_ edge: ScrollEdge, _ token: UInt32, _ result: RefreshResult = .success) -> ScrollEffect {
    .edge(edge, .ended(RefreshToken(rawValue: token), result))
  }
}

extension ShownEdge.Phase {
  static func running(_ token: UInt32, isHeld: Bool = true) -> ShownEdge.Phase {
    .refreshing(RefreshToken(rawValue: token), isRunning: true, isHeld: isHeld)
  }
}

extension ScrollInput {
  static func down(_ pointer: Int32, _ main: Double) -> ScrollInput {
    .dragBegan(DragStart(pointer: pointer, main: main))
  }

  static func moved(_ pointer: Int32, _ main: Double) -> ScrollInput {
    .dragMoved(pointer: pointer, main: main, cross: 0)
  }

  static func ended(_ token: UInt32, _ result: RefreshResult = .success) -> ScrollInput {
    .finish(RefreshToken(rawValue: token), result)
  }
}
