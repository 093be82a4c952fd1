import OverscrollCore
import OverscrollListCore
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
    var (before, waited) = (last, ScrollEffects())
    if case .input = event.input {
      var ticked = engine
      let asked = ticked.handle(.tick, at: event.time)
      // Some inputs do not advance the engine's time: a measurement, which takes effect later, and a list
      // input without a list.
      if ticked.hostTime == state.time, event.input.takesTime {
        (before, waited) = (ShownState(ticked, list: last.list), asked)
      }
    }
    defer { count += 1 }
    return TraceStep(
      number: count, event.input, last: last, before: before, after: state, waited: waited,
      effects: player.effects.removing(waited), successor: hands.follow(event.input))
  }

  /// Returns a message for each expectation of an event that is not met.
  package mutating func mistakes(of event: TraceEvent) -> [String] { player.mistakes(of: event) }

  private static func state(of player: inout TracePlayer) -> ShownState {
    guard var list = player.list else { return ShownState(player.engine) }
    return ShownState(player.engine, list: ShownList(&list))
  }
}

extension TraceInput {
  /// Whether the input advances the engine's time.
  ///
  /// A measurement does not, because it takes effect later.
  fileprivate var takesTime: Bool {
    if case .input(.measure) = self { false } else { true }
  }
}
