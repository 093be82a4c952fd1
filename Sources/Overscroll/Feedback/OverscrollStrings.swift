import Foundation

/// The package's words, a case for each key.
///
/// An app overrides any of them in its own `Localizable.strings`, by the same key.
package enum OverscrollStrings: String, CaseIterable, Sendable {
  /// Invites to pull, as in the first article.
  case ready = "PullToRefresh.Ready"
  /// Says that the action runs, as in the first article.
  case refreshingNow = "PullToRefresh.Refreshing"

  /// Invites to pull down.
  case pullTop = "Overscroll.Pull.Top"
  /// Invites to pull away from another edge, to refresh.
  case pullLeading = "Overscroll.Pull.Leading"
  /// Invites to pull up.
  case pullBottom = "Overscroll.Pull.Bottom"
  /// Invites to pull away from another edge, to load more.
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
  /// Says that there is no more to load.
  case exhausted = "Overscroll.Exhausted"

  /// Invites to tap for another try.
  case tapToRetry = "Overscroll.Retry.Tap"
  /// Invites to click for another try.
  case clickToRetry = "Overscroll.Retry.Click"
  /// Says when the last success was; takes that time.
  case lastUpdated = "Overscroll.LastUpdated"

  /// Names the action that refreshes.
  case refresh = "Overscroll.Action.Refresh"
  /// Names the action that loads more.
  case loadMore = "Overscroll.Action.LoadMore"

  /// The words in the app's language.
  package var text: String { text(in: .standard) }

  /// The words with something put in their place for it.
  ///
  /// - Parameter argument: What to put in place of `%@`. Nothing else in the words is taken for a format, so that
  ///   an app's own words can be any.
  package func text(_ argument: String) -> String { text(argument, in: .standard) }

  /// The words as some tables have them: the first table's that has any, or else the English ones.
  func text(in tables: StringTables) -> String { tables.text(for: rawValue) ?? english }

  /// The words as some tables have them, with something put in their place for it.
  func text(_ argument: String, in tables: StringTables) -> String {
    text(in: tables)
      .replacingOccurrences(of: "%1$@", with: "%@")
      .replacingOccurrences(of: "%@", with: argument)
  }
}
