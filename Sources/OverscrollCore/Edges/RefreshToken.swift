/// The identity of one start of an action.
///
/// The engine ignores reports with an earlier token.
public struct RefreshToken: Hashable, Sendable {
  /// The token's number.
  ///
  /// The first number is 1, and 0 is never used. After 2^32 - 1 the numbers restart at 1.
  package let rawValue: UInt32

  /// Makes a token from a number that an adapter passed.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The token after this one.
  var next: RefreshToken { RefreshToken(rawValue: rawValue == .max ? 1 : rawValue + 1) }
}

/// The kind of an action's end.
public enum RefreshResult: UInt8, Hashable, Sendable, CaseIterable {
  /// The action succeeded.
  case success
  /// The action failed.
  case failure
  /// The action was cancelled by code or by a start of the opposite edge.
  case cancelled
  /// The action did not end within the configured timeout.
  case timedOut
  /// The action succeeded, and there is no more to load.
  case noMoreContent
}

/// The threshold that started an action.
public enum RefreshLevel: UInt8, Hashable, Sendable, CaseIterable {
  /// The first threshold.
  case first
  /// The second, larger threshold: the "second floor".
  case second
}
