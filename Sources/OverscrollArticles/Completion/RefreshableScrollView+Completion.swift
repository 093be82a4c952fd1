#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  public import SwiftUI

  /// Says that a refresh is complete; calling it again changes nothing.
  public typealias Completion = @MainActor @Sendable () async -> Void

  extension RefreshableScrollView {
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
    /// its edge. It holds its gap while the action runs.
    ///
    /// - Parameters:
    ///   - axes: The axes that scroll. If both do, the vertical one is pulled.
    ///   - showsIndicators: Whether scroll bars show.
    ///   - onRefresh: What to do, given the completion. Calling the completion ends the refresh; returning
    ///     doesn't. If it is released without being called, the refresh counts as cancelled.
    ///   - content: What scrolls.
    public init(
      _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
      onRefresh: @escaping @MainActor (@escaping Completion) async -> Void,
      @ViewBuilder content: () -> Content
    ) {
      let declaration = EdgeDeclaration(
        .fraction(0.15), action: .run(RefreshController.completing(onRefresh)),
        style: { PullToRefreshStyle() })
      let edge: Edge = axes.contains(.vertical) ? .top : .leading
      self.init(axes, showsIndicators: showsIndicators, edges: [(edge, declaration)], content: content())
    }
  }

  /// Draws a refresh indicator as `PullToRefresh`.
  private struct PullToRefreshStyle: RefreshIndicatorStyle {
    func makeBody(configuration: Configuration) -> some View {
      PullToRefresh(progress: configuration.progress, refreshing: configuration.isRefreshing)
        .padding(.vertical, 12)
    }
  }
#endif
