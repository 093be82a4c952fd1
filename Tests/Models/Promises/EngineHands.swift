import OverscrollCore
import OverscrollTrace

/// Tracks which engine of a trace receives the events: the edges' own, or a list's.
struct EngineHands: Sendable {
  private var hasList: Bool
  /// Whether the list's engine receives the events.
  private var followsList: Bool
  /// Whether the list's engine manages the edges.
  private var hasJoined: Bool

  /// Starts with the engine that a trace starts with.
  init(_ engine: Trace.Engine) {
    let isList = engine == .list
    (hasList, followsList, hasJoined) = (isList, isList, isList)
  }

  /// Applies an input, and returns the engine that receives the next one.
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
