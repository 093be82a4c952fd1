import OverscrollCore
import OverscrollTrace

/// Tracks which engine receives the events of a trace: the edges' own engine or that of a list.
struct EngineHands: Sendable {
  private var hasList: Bool
  /// Whether the list's engine receives the next events.
  private var followsList: Bool
  /// Whether the edges have joined the list's engine, which then manages them.
  private var hasJoined: Bool

  /// Creates a tracker for a trace that begins with an engine.
  init(_ engine: Trace.Engine) {
    let isList = engine == .list
    (hasList, followsList, hasJoined) = (isList, isList, isList)
  }

  /// Applies an input, and returns which engine receives the next input.
  mutating func follow(_ input: TraceInput) -> TraceStep.Successor {
    switch input {
    case .input: return .same
    case .list(let isNew):
      defer { (hasList, followsList) = (true, true) }
      return isNew || !hasList || !followsList ? .other : .same
    case .join:
      guard hasList, !hasJoined else { return .same }
      defer { (followsList, hasJoined) = (true, true) }
      return followsList ? .other : .moved
    case .leave(let goesOn):
      let (followed, joined) = (followsList, hasJoined)
      followsList = goesOn && hasList
      hasJoined = false
      guard joined else { return followed == followsList ? .same : .other }
      return followsList ? .other : .moved
    }
  }
}
