@testable import OverscrollCore
@testable import OverscrollListCore
import OverscrollTrace
import PromiseChecks

/// An engine whose promises are checked at every event.
///
/// `PromiseWatch` checks the presentation and effects, and `PlatformFaults` checks internal state.
struct WatchedEngine: Sendable {
  private(set) var engine: ScrollEngine
  private var watch = PromiseWatch()
  private var shown: ShownState

  init(_ engine: ScrollEngine) {
    self.engine = engine
    shown = ShownState(engine)
    // The checks must know the actions that are already running.
    _ = watch.look(
      at: TraceStep(.input(.scroll(.tick)), last: shown, before: shown, after: shown, successor: .other))
  }

  /// Whether the action of each edge has started during the current drag.
  var isStarted: EdgePair<Bool> { watch.isStarted }

  /// Handles an event, and checks all promises.
  ///
  /// - Returns: The effects of the event, and the faults that the checks found.
  mutating func handle(_ event: ScrollEvent) -> (effects: ScrollEffects, faults: [String]) {
    let (last, before) = (shown, engine)
    let waited = engine.handle(.tick, at: event.time)
    let ticked = engine
    let effects = engine.handle(event)
    shown = ShownState(engine)
    let step = TraceStep(
      .input(.scroll(event.input)), last: last, before: ShownState(ticked), after: shown, waited: waited,
      effects: effects)
    let platform = [
      PlatformFaults(before: before, after: ticked, waited),
      PlatformFaults(before: ticked, after: engine, effects),
    ]
    return (waited + effects, watch.look(at: step).map(\.seen) + platform.flatMap(\.faults))
  }

  /// Returns the faults of the current state.
  ///
  /// It is a fault if the number of ticks influences the state, or if the content or an edge does not
  /// return.
  ///
  /// - Parameters:
  ///   - rounds: The number of consecutive actions to end.
  ///   - pause: The duration of each action and of its result display, in s.
  func faults(rounds: Int, pause: Double) -> [String] {
    [countsTicks, strands(rounds: rounds, pause: pause)].compactMap { $0 }
  }

  /// A fault if the state after 0.75 s depends on the number of ticks during this time.
  private var countsTicks: String? {
    // After 2^30 s, times are rounded so much that several ticks and one tick reach different times.
    guard engine.time <= 0x1p30 else { return nil }
    var (often, once) = (engine, engine)
    for tick in 1...7 { _ = often.handle(.tick, at: engine.hostTime + Double(tick) * 0.107) }
    _ = once.handle(.tick, at: engine.hostTime + 7 * 0.107)
    // A configuration with NaN is not equal to itself, so the texts are compared as well.
    return often == once || "\(often)" == "\(once)" ? nil : "ticks change the state: \(often), not \(once)"
  }

  /// Returns a fault if an edge has not returned to a phase that lasts.
  ///
  /// The edges have 2 s after all fingers have lifted and all actions have ended.
  private func strands(rounds: Int, pause: Double) -> String? {
    var engine = engine
    var time = engine.hostTime
    func send(_ input: ScrollInput) {
      for case .setInsets(let change) in engine.handle(input, at: time) {
        guard let offset = change.offset else { continue }
        _ = engine.handle(.observed(offset, .resting), at: time)
      }
    }
    func rest() {
      let end = engine.extents.maximumOffset
      send(.observed(engine.content.platform.offset.clamped(to: 0, end), .resting))
    }
    send(.dragCancelled(pointer: nil))
    rest()
    for _ in 0..<rounds {
      for edge in ScrollEdge.allCases {
        if let token = engine.edges[edge].token { send(.finish(token, .success)) }
      }
      time += pause
      send(.tick)
      rest()
    }
    time += 2
    send(.tick)
    let edge = ScrollEdge.allCases.first { engine.edges[$0].phase != engine.edges[$0].restingPhase.phase }
    return edge.map { "the \($0) has not returned: \(engine.edges[$0].phase), \(engine.content.scroller)" }
  }
}
