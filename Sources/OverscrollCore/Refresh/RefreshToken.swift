/// The identity of one start of an action.
///
/// Reports with an earlier token are ignored.
public struct RefreshToken: Hashable, Sendable {
  /// The number that a host passes on.
  ///
  /// The first is 1, and 0 is never used; after 2^32 - 1 the numbers begin again.
  package let rawValue: UInt32

  /// Makes the token with a number, as it came from a host.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The token after this one.
  var next: RefreshToken { RefreshToken(rawValue: rawValue == .max ? 1 : rawValue + 1) }
}

/// How an action ended.
public enum RefreshResult: UInt8, Hashable, Sendable, CaseIterable {
  /// It succeeded.
  case success
  /// It failed.
  case failure
  /// It was cancelled, by code or by the other edge's start.
  case cancelled
  /// It did not end within the configuration's timeout.
  case timedOut
  /// It succeeded and there is no more to load.
  case exhausted
}

/// Which of an edge's two thresholds an action was started by.
public enum RefreshLevel: UInt8, Hashable, Sendable, CaseIterable {
  /// The first one.
  case first
  /// The second one, further out: the "second floor".
  case second
}
