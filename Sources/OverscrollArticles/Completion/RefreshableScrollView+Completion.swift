#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  public import SwiftUI

  extension RefreshableScrollView {
    /// A function that ends a refresh.
    ///
    /// Only the first call has an effect.
    public typealias Completion = @MainActor @Sendable () async -> Void

    /// Creates the first article's scroll view, whose refresh ends when its completion is called.
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
    /// The action starts when the pull reaches 15 % of the viewport. It can start again once the content
    /// has returned to its edge. A gap of the same extent stays open while the action runs.
    ///
    /// - Parameters:
    ///   - onRefresh: The action. It receives the completion. Calling the completion ends the refresh;
    ///     returning from the closure does not. If the completion is released without a call, the refresh
    ///     ends as cancelled.
    ///   - content: The scrolling content.
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

  /// Draws a `PullToRefresh`, centered in the threshold's extent.
  private struct PullToRefreshStyle: StillIndicatorStyle {
    func makeBody(configuration: Configuration) -> some View {
      PullToRefresh(progress: configuration.progress, refreshing: configuration.phase.isRefreshing)
        .frame(height: configuration.trigger)
    }
  }
#endif
