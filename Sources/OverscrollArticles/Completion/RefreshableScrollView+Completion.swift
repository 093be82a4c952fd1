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
    /// It fires on reaching 15 % of the viewport, once until the content is back, and holds its gap meanwhile.
    ///
    /// - Parameters:
    ///   - axes: What scrolls. Where that is both axes, the vertical one is pulled.
    ///   - showsIndicators: Whether scroll bars show.
    ///   - onRefresh: What to do, given the completion. Only that ends the refresh, not returning; one that is
    ///     dropped uncalled counts as cancelled.
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
