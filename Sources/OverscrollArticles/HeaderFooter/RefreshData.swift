import OverscrollCore

/// The state of a header or footer in the fifth article's component.
public enum PullToRefreshState: Hashable, Sendable, CaseIterable {
  /// The header or footer is not pulled, or not far enough.
  case stopped
  /// The header or footer is pulled far enough, and the finger is still down.
  case triggered
  /// The handler has been called, and the flag is still true.
  case loading
  /// A pull has no effect.
  ///
  /// The edge has no handler, the view is disabled, or the opposite edge loads.
  case invalid
}

extension PullToRefreshState {
  /// Creates the article's state from the presentation of an edge.
  init(_ shown: EdgePresentation) {
    switch shown.phase {
    case .refreshing, .showingResult: self = .loading
    case .armed: self = .triggered
    case .idle, .pulling, .settling, .failed, .noMoreContent, .disabled:
      self = shown.isAvailable ? .stopped : .invalid
    }
  }
}

/// The values that a header or footer of the fifth article's component draws.
public struct RefreshData: Hashable, Sendable {
  /// The state of the header or footer.
  public let refreshState: PullToRefreshState
  /// The pull as a fraction of the threshold, from 0 to 1.
  public let progress: Double

  /// Creates a value for a preview or a test.
  ///
  /// ```swift
  /// Cloud().environment(\.headerRefreshData, RefreshData(refreshState: .triggered, progress: 1))
  /// ```
  ///
  /// - Parameters:
  ///   - refreshState: The state of the header or footer.
  ///   - progress: The pull as a fraction of the threshold. Values are limited to 0…1, and NaN becomes 0.
  public init(refreshState: PullToRefreshState = .invalid, progress: Double = 0) {
    self.refreshState = refreshState
    self.progress = progress.unitClamped
  }

  /// Creates the value from an edge's presentation; without one, the state is `.invalid`.
  init(_ shown: EdgePresentation?) {
    self.init(refreshState: shown.map(PullToRefreshState.init) ?? .invalid, progress: shown?.progress ?? 0)
  }
}
