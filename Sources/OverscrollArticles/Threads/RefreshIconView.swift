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
  /// The action starts when the pull reaches the threshold. The header moves down with the pull: at the
  /// threshold, by its own height. While no pull can start the action, the header's opacity is 0.6.
  ///
  /// The header uses the list's content offset if the list is the only scroll view near the header.
  /// Otherwise it computes the pull from the position of the first row, starting at the first reported
  /// position. In that case momentum may start the action, as in the article's code.
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
    ///   - headerInset: The extent of the views above the list, in pt. When it changes, the position of the
    ///     first row at rest changes by the same amount.
    ///   - refreshAction: The refresh action.
    ///   - refreshView: Draws the header from its state. A change that the view makes to the state is
    ///     ignored.
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

  /// Sets the opacity of a view, and animates only changes of the opacity.
  @MainActor private struct FadeModifier: ViewModifier {
    private let opacity: Double
    @State private var displayedOpacity: Double

    /// Creates a fade, which shows the first opacity without an animation.
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
