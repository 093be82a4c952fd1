#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  public import SwiftUI

  extension RefreshableScrollView {
    /// A function that ends a refresh; only the first call has an effect.
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
    /// The action starts when the pull reaches 15 % of the viewport. The next start is possible after the
    /// content has returned to its edge. While the action runs, a gap of 15 % of the viewport stays open.
    /// The content can use the scroll view's coordinate space, `.named("scrollView")`.
    ///
    /// - Parameters:
    ///   - onRefresh: The action, which receives the completion. A call of the completion ends the refresh;
    ///     a return of the closure does not. If the completion is released without a call, the refresh ends
    ///     as cancelled.
    ///   - content: The scrolling content.
    @preconcurrency public init(
      onRefresh: @escaping @MainActor (@escaping Completion) async -> Void,
      @ViewBuilder content: () -> Content
    ) {
      let declaration = EdgeOptions(
        EdgeConfiguration.fraction(0.15).plain,
        action: .run(RefreshController.completing(onRefresh)), style: { PullToRefreshStyle() })
      self.init(edges: [(.top, declaration)], coordinateSpace: "scrollView", content: content())
    }
  }

  /// Draws a `PullToRefresh` in the middle of a frame as high as the threshold.
  private struct PullToRefreshStyle: StillIndicatorStyle {
    func makeBody(configuration: Configuration) -> some View {
      PullToRefresh(progress: configuration.progress, refreshing: configuration.phase.isRefreshing)
        .frame(height: configuration.threshold)
    }
  }
#endif
