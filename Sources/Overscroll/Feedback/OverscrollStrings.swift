import Foundation

/// The package's words, one case for each key.
///
/// An app overrides words by the same key in its own `Localizable.strings`.
package enum OverscrollStrings: String, CaseIterable, Sendable {
  /// Invites to pull; a key of the first article.
  case ready = "PullToRefresh.Ready"
  /// Says that the action runs; a key of the first article.
  case refreshingNow = "PullToRefresh.Refreshing"

  /// Invites to pull down.
  case pullTop = "Overscroll.Pull.Top"
  /// Invites to pull at any edge except the top, to refresh.
  case pullLeading = "Overscroll.Pull.Leading"
  /// Invites to pull up.
  case pullBottom = "Overscroll.Pull.Bottom"
  /// Invites to pull at any edge except the bottom, to load more.
  case pullTrailing = "Overscroll.Pull.Trailing"

  /// Says that the pull is far enough to refresh.
  case releaseToRefresh = "Overscroll.Release.Refresh"
  /// Says that the pull is far enough to load more.
  case releaseToLoadMore = "Overscroll.Release.LoadMore"

  /// Says that a refresh runs.
  case refreshing = "Overscroll.Refreshing"
  /// Says that more is being loaded.
  case loadingMore = "Overscroll.LoadingMore"

  /// Says that a refresh succeeded.
  case updated = "Overscroll.Updated"
  /// Says that more was loaded.
  case loadedMore = "Overscroll.LoadedMore"
  /// Says that a refresh failed.
  case refreshFailed = "Overscroll.Failed.Refresh"
  /// Says that loading more failed.
  case loadMoreFailed = "Overscroll.Failed.LoadMore"
  /// Says that the action took too long.
  case timedOut = "Overscroll.TimedOut"
  /// Says that the action was cancelled.
  case cancelled = "Overscroll.Cancelled"
  /// Says that the content is complete.
  case noMoreContent = "Overscroll.Exhausted"

  /// Invites to tap to try again.
  case tapToRetry = "Overscroll.Retry.Tap"
  /// Invites to click to try again.
  case clickToRetry = "Overscroll.Retry.Click"
  /// Says when the last success was; the argument is that date.
  case lastUpdated = "Overscroll.LastUpdated"

  /// Names the action that refreshes.
  case refresh = "Overscroll.Action.Refresh"
  /// Names the action that loads more.
  case loadMore = "Overscroll.Action.LoadMore"

  /// The words in the app's language.
  package var text: String { text(in: .standard) }

  /// Returns the words with an argument inserted.
  ///
  /// - Parameter argument: The replacement for `%@` or `%1$@`. The rest of the words is not a format, so
  ///   an app's own words may contain any text.
  package func text(_ argument: String) -> String { text(argument, in: .standard) }

  /// Returns the words from the first table that has them, or else the English words.
  func text(in tables: StringTables) -> String { tables.text(for: rawValue) ?? english }

  /// Returns the words from tables with an argument inserted.
  func text(_ argument: String, in tables: StringTables) -> String {
    text(in: tables)
      .replacingOccurrences(of: "%1$@", with: "%@")
      .replacingOccurrences(of: "%@", with: argument)
  }
}
