public import OverscrollCore

/// Replays a trace as steps, which say what time alone did before each event.
public struct WatchedPlayer: Sendable {
  /// The player.
  public private(set) var player: TracePlayer
  /// What is shown.
  public private(set) var state: ShownState

  private var count = 0

  /// Makes the engine that a trace begins with.
  public init(_ engine: Trace.Engine) {
    player = TracePlayer(engine)
    state = WatchedPlayer.state(of: &player)
  }

  /// Lets an event happen.
  ///
  /// - Complexity: As `TracePlayer.play(_:)`, and with a list O(n) in its measured items.
  public mutating func play(_ event: TraceEvent) -> TraceStep {
    let (engine, last) = (player.engine, state)
    player.play(event)
    state = WatchedPlayer.state(of: &player)
    var (before, waited) = (last, ScrollEffects())
    if case .input = event.input, takesTime(event.input), player.engine != engine {
      var ticked = engine
      waited = ticked.handle(.tick, at: event.time)
      before = ShownState(ticked, list: last.list)
    }
    defer { count += 1 }
    return TraceStep(
      number: count, event.input, last: last, before: before, after: state, waited: waited,
      effects: player.effects.removing(waited))
  }

  /// What is not as an event's checks want it, a line for each.
  public mutating func mistakes(of event: TraceEvent) -> [String] { player.mistakes(of: event) }

  /// Whether time passes before an input: not before a measurement, which counts later.
  private func takesTime(_ input: TraceInput) -> Bool {
    if case .input(.measure) = input { false } else { true }
  }

  private static func state(of player: inout TracePlayer) -> ShownState {
    guard var list = player.list else { return ShownState(player.engine) }
    return ShownState(player.engine, list: ShownList(&list))
  }
}
