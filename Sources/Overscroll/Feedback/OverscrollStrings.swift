import Foundation

/// The package's words for the user, one case for each key.
///
/// An app overrides words with the same key in its own `Localizable.strings`.
package enum OverscrollStrings: String, CaseIterable, Sendable {
  /// Invites the user to pull; the key is from the first article.
  case ready = "PullToRefresh.Ready"
  /// Says that the action runs; the key is from the first article.
  case refreshingNow = "PullToRefresh.Refreshing"

  /// Invites the user to pull down to refresh.
  case pullTop = "Overscroll.Pull.Top"
  /// Invites the user to pull any edge except the top to refresh.
  case pullLeading = "Overscroll.Pull.Leading"
  /// Invites the user to pull up to load more.
  case pullBottom = "Overscroll.Pull.Bottom"
  /// Invites the user to pull any edge except the bottom to load more.
  case pullTrailing = "Overscroll.Pull.Trailing"

  /// Says that a lift of the finger refreshes.
  case releaseToRefresh = "Overscroll.Release.Refresh"
  /// Says that a lift of the finger loads more.
  case releaseToLoadMore = "Overscroll.Release.LoadMore"

  /// Says that a refresh runs.
  case refreshing = "Overscroll.Refreshing"
  /// Says that a load-more runs.
  case loadingMore = "Overscroll.LoadingMore"

  /// Says that a refresh succeeded.
  case updated = "Overscroll.Updated"
  /// Says that a load-more succeeded.
  case loadedMore = "Overscroll.LoadedMore"
  /// Says that a refresh failed.
  case refreshFailed = "Overscroll.Failed.Refresh"
  /// Says that a load-more failed.
  case loadMoreFailed = "Overscroll.Failed.LoadMore"
  /// Says that the action has timed out.
  case timedOut = "Overscroll.TimedOut"
  /// Says that the action was cancelled.
  case cancelled = "Overscroll.Cancelled"
  /// Says that no more content can be loaded.
  case noMoreContent = "Overscroll.Exhausted"

  /// Invites the user to tap the indicator to retry.
  case tapToRetry = "Overscroll.Retry.Tap"
  /// Invites the user to click the indicator to retry.
  case clickToRetry = "Overscroll.Retry.Click"
  /// Says when the latest success was; the argument of the format is its date.
  case lastUpdated = "Overscroll.LastUpdated"

  /// Names the index of a list's sections.
  case listIndex = "Overscroll.List.Index"
  /// Names the thumb that scrolls a list.
  case listThumb = "Overscroll.List.Thumb"
  /// Names the position of a row in a list.
  case listPositionLabel = "Overscroll.List.PositionLabel"
  /// Says the position of a row.
  ///
  /// The arguments are its number and the number of rows.
  case listPosition = "Overscroll.List.Position"
  /// Says which rows are visible.
  ///
  /// The arguments are the numbers of the first and the last row, and the number of rows.
  case listRange = "Overscroll.List.Range"

  /// Names the action that refreshes.
  case refresh = "Overscroll.Action.Refresh"
  /// Names the action that loads more.
  case loadMore = "Overscroll.Action.LoadMore"

  /// Names the action that moves a row up.
  case moveUp = "Overscroll.Reorder.Up"
  /// Names the action that moves a row down.
  case moveDown = "Overscroll.Reorder.Down"
  /// Names the action that moves a row to the top.
  case moveToTop = "Overscroll.Reorder.Top"
  /// Names the action that moves an item toward a horizontal list's start.
  case moveBackward = "Overscroll.Reorder.Backward"
  /// Names the action that moves an item toward a horizontal list's end.
  case moveForward = "Overscroll.Reorder.Forward"
  /// Names the action that moves an item to a horizontal list's start.
  case moveToStart = "Overscroll.Reorder.Start"
  /// Says where a row is after a move.
  ///
  /// The arguments are its position and the number of rows.
  case movedTo = "Overscroll.Reorder.Moved"

  /// The words in the app's language.
  package var text: String { text(in: .standard) }

  /// Returns the words with an argument inserted.
  ///
  /// - Parameter argument: The replacement for `%@` or `%1$@`. Nothing else is replaced, so an app's words
  ///   may contain any text, such as a percent sign.
  package func text(_ argument: String) -> String { text(argument, in: .standard) }

  /// Returns the words from the first table that has them, else the English words.
  func text(in tables: StringTables) -> String { tables.text(for: rawValue) ?? english }

  /// Returns the words from tables with an argument inserted.
  func text(_ argument: String, in tables: StringTables) -> String {
    text(in: tables)
      .replacingOccurrences(of: "%1$@", with: "%@")
      .replacingOccurrences(of: "%@", with: argument)
  }
}
