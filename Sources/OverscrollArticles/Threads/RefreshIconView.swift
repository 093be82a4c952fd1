#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  public import SwiftUI

  /// The fourth article's header above a list, as in Threads, which shows how far the list is pulled.
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
  /// It refreshes when the pull reaches the threshold. The header moves down with the content, by its height at the
  /// threshold, and fades to an opacity of 0.6 while it can't refresh.
  ///
  /// The header finds the list if that is the only scroll view near it. Otherwise it measures the pull from the first position
  /// of the first row, and momentum may start the action, as in the article's own code.
  public struct RefreshIconView<RefreshView: View>: View {
    /// The type of `config`, by the name that the article uses.
    public typealias Config = RefreshConfig
    /// The article's `RefreshAction`; SwiftUI has another type of this name.
    public typealias RefreshAction = @MainActor () async -> Void

    private let yOffset: CGFloat
    private let config: RefreshConfig
    private let headerInset: CGFloat
    private let refreshAction: RefreshAction
    private let refreshView: (Binding<RefreshState>) -> RefreshView

    /// Makes a header.
    ///
    /// - Parameters:
    ///   - yOffset: The position of the list's first row, in pt, from
    ///     `View.onChangeOffsetY(coordinateSpace:onChange:)`.
    ///   - config: The threshold, the height and the point of return.
    ///   - headerInset: The extent of what stands above the list, in pt. When it changes, the edge moves by the
    ///     difference.
    ///   - refreshAction: What to do.
    ///   - refreshView: Draws the header, given its state. Changes that it makes to the state are ignored.
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
          .modifier(Fade(to: shown.opacity))
          .frame(maxWidth: .infinity)
          .frame(height: height)
          .offset(y: height * state.dragPosition)
      }
    }

    private var height: CGFloat { config.headerHeight.isFinite ? max(0, config.headerHeight) : 0 }
  }

  /// Animates changes of a view's opacity, and nothing else of it.
  @MainActor private struct Fade: ViewModifier {
    private let opacity: Double
    @State private var shown: Double

    /// Makes a fade that begins at its end.
    init(to opacity: Double) {
      self.opacity = opacity
      _shown = State(initialValue: opacity)
    }

    func body(content: Content) -> some View {
      content
        .opacity(shown)
        .onChange(of: opacity) { opacity in withAnimation { shown = opacity } }
    }
  }
#endif
