import OverscrollCore
import OverscrollListCore
package import OverscrollTrace

/// Replays a trace as steps.
///
/// A step separates the changes by time alone from the changes by the event.
package struct WatchedPlayer: Sendable {
  /// The player.
  package private(set) var player: TracePlayer
  /// The presented state after the last event.
  package private(set) var state: ShownState

  private var count = 0
  private var hands: EngineHands

  /// Creates the engine that a trace begins with.
  package init(_ engine: Trace.Engine) {
    hands = EngineHands(engine)
    player = TracePlayer(engine)
    state = WatchedPlayer.state(of: &player)
  }

  /// Plays an event.
  ///
  /// - Complexity: As `TracePlayer.play(_:)`, and with a list O(n) in its measured items.
  package mutating func play(_ event: TraceEvent) -> TraceStep {
    let (engine, last) = (player.engine, state)
    player.play(event)
    state = WatchedPlayer.state(of: &player)
    var (before, waited) = (last, ScrollEffects())
    if case .input = event.input {
      var ticked = engine
      let asked = ticked.handle(.tick, at: event.time)
      // Some inputs do not advance time. A measurement takes effect later, and a list input may find no
      // list.
      if ticked.hostTime == state.time, event.input.takesTime {
        (before, waited) = (ShownState(ticked, list: last.list), asked)
      }
    }
    defer { count += 1 }
    return TraceStep(
      number: count, event.input, last: last, before: before, after: state, waited: waited,
      effects: player.effects.removing(waited), successor: hands.follow(event.input))
  }

  /// Returns the failed checks of an event, a line for each.
  package mutating func mistakes(of event: TraceEvent) -> [String] { player.mistakes(of: event) }

  private static func state(of player: inout TracePlayer) -> ShownState {
    guard var list = player.list else { return ShownState(player.engine) }
    return ShownState(player.engine, list: ShownList(&list))
  }
}

extension TraceInput {
  /// Whether time passes before the input.
  ///
  /// A measurement takes effect later.
  fileprivate var takesTime: Bool {
    if case .input(.measure) = self { false } else { true }
  }
}
