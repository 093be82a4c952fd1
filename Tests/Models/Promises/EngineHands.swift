import OverscrollCore
import OverscrollTrace

/// Which engine events are for, as a trace's player has it: the edges' own, or a list's.
struct EngineHands: Sendable {
  private var hasList: Bool
  /// Whether events are for the list.
  private var followsList: Bool
  /// Whether the edges are the list's.
  private var hasJoined: Bool

  /// Begins as a trace's engine does.
  init(_ engine: Trace.Engine) {
    let isList = engine == .list
    (hasList, followsList, hasJoined) = (isList, isList, isList)
  }

  /// Follows what happens, and returns which engine what comes after it is for.
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
