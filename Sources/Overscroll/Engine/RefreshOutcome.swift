public import Foundation
public import OverscrollCore

/// The outcome of one start of an action.
public struct RefreshOutcome: Sendable {
  /// The result.
  ///
  /// A thrown error is a failure, and a thrown `CancellationError` is a cancellation.
  public let result: RefreshResult
  /// The error that the action threw, unless it was a cancellation or `NoMoreContent`.
  public let error: (any Error)?
  /// The threshold that started the action.
  public let level: RefreshLevel
  /// The date of the end.
  public let date: Date

  /// Whether the content is up to date as of `date`.
  ///
  /// True after a success, and if there is no more to load.
  public var isSuccess: Bool {
    switch result {
    case .success, .noMoreContent: true
    case .failure, .cancelled, .timedOut: false
    }
  }
}

/// An error that an action throws to succeed without more to load.
///
/// The edge is then `.noMoreContent` until `RefreshController.setNoMoreContent(_:at:)` resets it. A success
/// of the start edge's action also resets the end edge, because new content may have more behind it. A view's
/// refresh at the top or leading edge only succeeds by this error: the user can always pull that edge again.
public struct NoMoreContent: Error, Hashable {
  /// Makes the error.
  public init() {}
}
