package import OverscrollCore
package import OverscrollListCore
package import OverscrollTrace

/// Replays a trace, and returns a step for each event.
///
/// A step separates changes by the passing time from changes by the event.
package struct WatchedPlayer: Sendable {
  /// The player that replays the trace.
  package private(set) var player: TracePlayer
  /// The presented state after the latest event.
  package private(set) var state: ShownState

  private var count = 0
  private var hands: EngineHands

  /// Creates a player with the engine at the start of a trace.
  package init(_ engine: Trace.Engine) {
    hands = EngineHands(engine)
    player = TracePlayer(engine)
    state = WatchedPlayer.state(of: &player)
  }

  /// Plays the next event.
  ///
  /// - Complexity: That of `TracePlayer.play(_:)`. With a list, additionally O(n) for its n measured items.
  package mutating func play(_ event: TraceEvent) -> TraceStep {
    let (engine, last) = (player.engine, state)
    player.play(event)
    state = WatchedPlayer.state(of: &player)
    defer { count += 1 }
    let successor = hands.follow(event.input)
    guard case .input(let input) = event.input else {
      return TraceStep(
        number: count, event.input, last: last, before: last, after: state, effects: player.effects,
        successor: successor)
    }
    return TraceStep(
      input, at: event.time, engine, last: last, after: state, effects: player.effects, number: count,
      successor: successor)
  }

  /// Returns a message for each expectation of an event that is not met.
  package mutating func mistakes(of event: TraceEvent) -> [String] { player.mistakes(of: event) }

  private static func state(of player: inout TracePlayer) -> ShownState {
    guard var list = player.list else { return ShownState(player.engine) }
    return ShownState(player.engine, list: ShownList(&list))
  }
}

extension TraceStep {
  /// Creates the step of an input, with the changes of the passing time apart.
  ///
  /// - Parameters:
  ///   - engine: The engine after the previous event.
  ///   - effects: All effects, including those of the passing time.
  package init(
    _ input: ListInput, at time: Double, _ engine: ScrollEngine, last: ShownState, after: ShownState,
    effects: ScrollEffects, number: Int = 0, successor: Successor = .same
  ) {
    var (before, waited) = (last, ScrollEffects())
    var ticked = engine
    let asked = ticked.handle(.tick, at: time)
    // Some inputs do not advance the engine's time: a measurement, which takes effect later, and a list
    // input without a list.
    if ticked.hostTime == after.time, !input.isMeasurement {
      (before, waited) = (ShownState(ticked, list: last.list), asked)
    }
    self.init(
      number: number, .input(input), last: last, before: before, after: after, waited: waited,
      effects: effects.removing(waited), successor: successor)
  }
}

extension ListInput {
  fileprivate var isMeasurement: Bool {
    if case .measure = self { true } else { false }
  }
}
