#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  public import SwiftUI

  /// The fourth article's, as in Threads: a header that stands still above a list, and shows how far that is pulled.
  ///
  /// ```swift
  /// List {
  ///   firstRow.onChangeOffsetY { yOffset = $0 }
  ///   otherRows
  /// }
  /// .safeAreaInset(edge: .top) {
  ///   RefreshIconView(
  ///     yOffset: $yOffset, config: RefreshConfig(), headerInset: safeAreaInsets.top, refreshAction: reload
  ///   ) { state in
  ///     Logo(progress: state.wrappedValue.dragPosition)
  ///   }
  /// }
  /// ```
  ///
  /// It refreshes when the pull reaches the threshold. The header finds the list if that is the only scroll view
  /// near it; otherwise the pull is measured from where the first row rests, whatever is above it.
  public struct RefreshIconView<RefreshView: View>: View {
    private let yOffset: CGFloat
    private let config: RefreshConfig
    private let headerInset: CGFloat
    private let refreshAction: @MainActor () async -> Void
    private let refreshView: (Binding<RefreshState>) -> RefreshView

    /// Makes a header.
    ///
    /// - Parameters:
    ///   - yOffset: Where the list's first row is, in pt, as `View.onChangeOffsetY(coordinateSpace:onChange:)` says.
    ///   - config: The threshold, the height and the point of return.
    ///   - headerInset: What else stands above the list, in pt: when it changes, the baseline moves with it, wherever
    ///     the list is scrolled to.
    ///   - refreshAction: What to do.
    ///   - refreshView: Draws the header, given its state. What it writes is ignored.
    public init(
      yOffset: Binding<CGFloat>, config: RefreshConfig = RefreshConfig(), headerInset: CGFloat = 0,
      refreshAction: @escaping @MainActor () async -> Void,
      @ViewBuilder refreshView: @escaping (Binding<RefreshState>) -> RefreshView
    ) {
      self.yOffset = yOffset.wrappedValue
      self.config = config
      self.headerInset = headerInset
      self.refreshAction = refreshAction
      self.refreshView = refreshView
    }

    /// The view's content.
    public var body: some View {
      PositionReader(
        position: yOffset, space: headerInset,
        configuration: .pinnedHeader(
          refreshAt: config.refreshAt, headerHeight: config.headerHeight, resetPoint: config.resetPoint),
        action: refreshAction
      ) { shown in
        refreshView(.constant(RefreshState(shown)))
          .frame(maxWidth: .infinity)
          .frame(height: max(0, config.headerHeight))
          .opacity(shown.opacity)
      }
    }
  }
#endif
