/// What an edge asks its surroundings to do, in the order of asking.
///
/// There may be other cases in a later version: switch over it with `@unknown default`.
public enum EdgeEffect: Hashable, Sendable {
  /// Start the action. Its end is reported with the same token.
  case started(RefreshToken, RefreshLevel)
  /// The start with this token has its one outcome. Where that is `.cancelled` or `.timedOut`, end the action.
  case ended(RefreshToken, RefreshResult)
  /// The pull is far enough: let the reader feel it, or say so.
  case armed
  /// Let the reader feel that the action succeeded.
  case successHaptic
  /// The action is due, and starts when the other edge's has ended.
  case queued(RefreshLevel)
  /// A start was asked for from code, or waited, and there will be none.
  case declined
  /// The edge, of which there was no more to load, may have more again: the start's action has succeeded.
  case reopened
}
