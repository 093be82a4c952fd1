extension OverscrollStrings {
  /// The English words, used if no string table has words for the key.
  ///
  /// An app without the package's resources has no such table.
  var english: String {
    switch self {
    case .ready: "Pull to refresh"
    case .refreshingNow: "Refreshing…"
    case .pullTop: "Pull to refresh"
    case .pullLeading: "Pull to refresh"
    case .pullBottom: "Pull up to load more"
    case .pullTrailing: "Pull to load more"
    case .releaseToRefresh: "Release to refresh"
    case .releaseToLoadMore: "Release to load more"
    case .refreshing: "Refreshing…"
    case .loadingMore: "Loading more…"
    case .updated: "Updated"
    case .loadedMore: "Loaded"
    case .refreshFailed: "Couldn’t refresh"
    case .loadMoreFailed: "Couldn’t load more"
    case .timedOut: "Timed out"
    case .cancelled: "Cancelled"
    case .noMoreContent: "No more to load"
    case .tapToRetry: "Tap to try again"
    case .clickToRetry: "Click to try again"
    case .lastUpdated: "Last updated: %@"
    case .listIndex: "Section index"
    case .listThumb: "Scroll thumb"
    case .listPositionLabel: "Position"
    case .listPosition: "%1$@ of %2$@"
    case .listRange: "%1$@ to %2$@ of %3$@"
    case .refresh: "Refresh"
    case .loadMore: "Load more"
    case .moveUp: "Move up"
    case .moveDown: "Move down"
    case .moveToTop: "Move to top"
    case .moveBackward: "Move backward"
    case .moveForward: "Move forward"
    case .moveToStart: "Move to start"
    case .movedTo: "Moved to %1$@ of %2$@"
    }
  }
}
