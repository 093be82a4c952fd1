import OverscrollCore

/// What a header or footer of the fifth article is doing.
public enum PullToRefreshState: Hashable, Sendable, CaseIterable {
  /// Nothing yet: it is not pulled, or not far enough.
  case stopped
  /// It is pulled far enough, and still held.
  case triggered
  /// Its handler has been called, and its flag is still set.
  case loading
  /// It cannot be pulled: there is no handler, it is disabled, or the other edge loads.
  case invalid
}

extension PullToRefreshState {
  /// Says what an edge is doing in the article's words.
  init(_ shown: EdgePresentation) {
    switch shown.phase {
    case .refreshing, .dwelling: self = .loading
    case .armed: self = .triggered
    case .idle, .pulling, .settling, .failed, .exhausted, .disabled:
      self = shown.isAvailable ? .stopped : .invalid
    }
  }
}

/// What a header or footer of the fifth article draws from.
public struct RefreshData: Hashable, Sendable {
  /// What it is doing.
  public let refreshState: PullToRefreshState
  /// The pull as a part of the threshold, from 0 to 1.
  public let progress: Double

  /// Makes data, for a preview or a test.
  ///
  /// ```swift
  /// Cloud().environment(\.headerRefreshData, RefreshData(refreshState: .triggered, progress: 1))
  /// ```
  ///
  /// - Parameters:
  ///   - refreshState: What it is doing.
  ///   - progress: The pull as a part of the threshold; values outside 0 to 1 count as the nearer end, and NaN as 0.
  public init(refreshState: PullToRefreshState = .invalid, progress: Double = 0) {
    self.refreshState = refreshState
    self.progress = progress.share
  }

  /// Says what an edge shows in the article's words.
  init(_ shown: EdgePresentation?) {
    self.init(refreshState: shown.map(PullToRefreshState.init) ?? .invalid, progress: shown?.progress ?? 0)
  }
}
