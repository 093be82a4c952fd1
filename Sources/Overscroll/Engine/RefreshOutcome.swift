public import Foundation
public import OverscrollCore

/// How one start of an action ended.
public struct RefreshOutcome: Sendable {
  /// The engine's verdict: a thrown error is a failure, a thrown `CancellationError` a cancellation.
  public let result: RefreshResult
  /// The error that the action threw, unless it was a cancellation or `NoMoreContent`.
  public let error: (any Error)?
  /// The threshold that started it.
  public let level: RefreshLevel
  /// When it ended.
  public let date: Date

  /// Whether the content is up to date as of `date`: there was a success, or there is no more to load.
  public var isSuccess: Bool {
    switch result {
    case .success, .exhausted: true
    case .failure, .cancelled, .timedOut: false
    }
  }
}

/// An error that an action throws when it has succeeded and there is no more to load.
///
/// The edge is then `.exhausted` until `RefreshController.setExhausted(_:at:)` says otherwise, or, for the end edge,
/// until the start edge's action has succeeded: new content may have more behind it. What refreshes at the top or leading
/// edge of a view only succeeds by it: that edge can always be pulled again.
public struct NoMoreContent: Error, Hashable {
  /// Makes the error.
  public init() {}
}
