public import Foundation
public import OverscrollCore

/// The outcome of one start of an action.
public struct RefreshOutcome: Sendable {
  /// The result of the action.
  ///
  /// A thrown `CancellationError` is a cancellation, and a thrown `NoMoreContent` means no more content.
  /// Every remaining error is a failure.
  public let result: RefreshResult
  /// The error that the action threw, unless it was a cancellation or `NoMoreContent`.
  public let error: (any Error)?
  /// The level of the start: the first or the second threshold of a pull.
  public let level: RefreshLevel
  /// The date of the action's end.
  public let date: Date

  /// Whether the content is up to date as of `date`.
  ///
  /// It is true after a success, and if there is no more to load.
  public var isSuccess: Bool {
    switch result {
    case .success, .noMoreContent: true
    case .failure, .cancelled, .timedOut: false
    }
  }
}

/// An error that an action throws to report success without more content to load.
///
/// The phase of the edge is then `.noMoreContent` until `RefreshController.setNoMoreContent(_:at:)` resets
/// it. A success of the start edge's action also resets the end edge, because new content may have more
/// after it. If the action refreshes at the top or leading edge, this error is an ordinary success: the
/// user can always pull to refresh again.
public struct NoMoreContent: Error, Hashable {
  /// Makes the error.
  public init() {}
}
