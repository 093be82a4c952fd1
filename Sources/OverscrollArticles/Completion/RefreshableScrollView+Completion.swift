#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  public import SwiftUI

  extension RefreshableScrollView {
    /// Ends a refresh; calling it again changes nothing.
    public typealias Completion = @MainActor @Sendable () async -> Void

    /// The first article's: a scroll view whose refresh ends when its completion is called.
    ///
    /// ```swift
    /// RefreshableScrollView(onRefresh: { complete in
    ///   await model.reload()
    ///   await complete()
    /// }) {
    ///   rows
    /// }
    /// ```
    ///
    /// It refreshes when the pull reaches 15 % of the viewport, and not again until the content is back at
    /// its edge. It holds a gap of that extent while the action runs.
    ///
    /// - Parameters:
    ///   - onRefresh: What to do, given the completion. Calling the completion ends the refresh; returning
    ///     doesn't. If it is released without being called, the refresh counts as cancelled.
    ///   - content: What scrolls.
    @preconcurrency public init(
      onRefresh: @escaping @MainActor (@escaping Completion) async -> Void,
      @ViewBuilder content: () -> Content
    ) {
      let declaration = EdgeOptions(
        EdgeConfiguration.fraction(0.15).plain,
        action: .run(RefreshController.completing(onRefresh)), style: { PullToRefreshStyle() })
      self.init(edges: [(.top, declaration)], content: content())
    }
  }

  /// Draws a refresh indicator as `PullToRefresh`, in the middle of the threshold.
  private struct PullToRefreshStyle: StillIndicatorStyle {
    func makeBody(configuration: Configuration) -> some View {
      PullToRefresh(progress: configuration.progress, refreshing: configuration.phase.isRefreshing)
        .frame(height: configuration.trigger)
    }
  }
#endif
