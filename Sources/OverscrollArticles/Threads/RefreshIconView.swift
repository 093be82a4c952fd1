#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  public import SwiftUI

  /// The fourth article's header, which shows the pull of the list below it.
  ///
  /// ```swift
  /// List {
  ///   firstRow.onChangeOffsetY { yOffset = $0 }
  ///   otherRows
  /// }
  /// .safeAreaInset(edge: .top, spacing: 0) {
  ///   RefreshIconView(yOffset: $yOffset, config: config, headerInset: inset) {
  ///     await reload()
  ///   } refreshView: { state in
  ///     Logo(state: state)
  ///   }
  /// }
  /// ```
  ///
  /// The action starts when the pull reaches the threshold. The header moves down with the content, by its
  /// own height at the threshold. While it cannot refresh, its opacity is 0.6.
  ///
  /// The header finds the list if that is the only scroll view near it. Otherwise it measures the pull from
  /// the first position of the first row. In that case momentum may start the action, as in the article's
  /// code.
  public struct RefreshIconView<RefreshView: View>: View {
    /// The type of `config`, under the article's name.
    public typealias Config = RefreshConfig
    /// The type of the action, under the article's name.
    ///
    /// SwiftUI has a different type of this name.
    public typealias RefreshAction = @MainActor () async -> Void

    private let yOffset: CGFloat
    private let config: RefreshConfig
    private let headerInset: CGFloat
    private let refreshAction: RefreshAction
    private let refreshView: (Binding<RefreshState>) -> RefreshView

    /// Creates a header.
    ///
    /// - Parameters:
    ///   - yOffset: The position of the list's first row, in pt, from
    ///     `View.onChangeOffsetY(coordinateSpace:onChange:)`.
    ///   - config: The threshold, the header's height and the reset point.
    ///   - headerInset: The extent of the views above the list, in pt. When it changes, the edge moves by
    ///     the difference.
    ///   - refreshAction: The refresh action.
    ///   - refreshView: Draws the header from its state. Its changes to the state are ignored.
    @preconcurrency public init(
      yOffset: Binding<CGFloat>, config: RefreshConfig = RefreshConfig(), headerInset: CGFloat = 0,
      refreshAction: @escaping RefreshAction,
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
          refreshAt: config.refreshAt, headerHeight: config.headerHeight, resetPoint: config.resetPoint
        ).plain,
        action: refreshAction
      ) { shown in
        let state = RefreshState(shown)
        refreshView(.constant(state))
          .modifier(FadeModifier(to: shown.opacity))
          .frame(maxWidth: .infinity)
          .frame(height: height)
          .offset(y: height * state.dragPosition)
      }
    }

    private var height: CGFloat { config.headerHeight.isFinite ? max(0, config.headerHeight) : 0 }
  }

  /// Animates changes of the opacity, and nothing else in the view.
  @MainActor private struct FadeModifier: ViewModifier {
    private let opacity: Double
    @State private var displayedOpacity: Double

    /// Creates a fade that shows its first opacity without an animation.
    init(to opacity: Double) {
      self.opacity = opacity
      _displayedOpacity = State(initialValue: opacity)
    }

    func body(content: Content) -> some View {
      content
        .opacity(displayedOpacity)
        .onChange(of: opacity) { opacity in withAnimation { displayedOpacity = opacity } }
    }
  }
#endif
