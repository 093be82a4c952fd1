#if canImport(SwiftUI)
  public import OverscrollCore
  public import SwiftUI

  /// A scroll view that is pulled to refresh.
  ///
  /// ```swift
  /// RefreshableScrollView {
  ///   try await model.reload()
  /// } content: {
  ///   LazyVStack { ForEach(model.rows) { RowView($0) } }
  /// }
  /// ```
  ///
  /// The action's task survives updates of the view. A thrown error counts as a failure. Set the indicator's
  /// look with `View.refreshIndicatorStyle(_:)`.
  public struct RefreshableScrollView<Content: View>: View {
    private let axes: Axis.Set
    private let showsIndicators: Bool
    private let content: Content
    private let options: ScrollViewOptions

    /// Makes a scroll view that runs an action when it is pulled.
    ///
    /// - Parameters:
    ///   - axes: The axes that scroll. If both do, the vertical one is pulled. If none does, nothing is pulled: the
    ///     action starts from code, and the content is stacked vertically.
    ///   - showsIndicators: Whether scroll bars show.
    ///   - configuration: When the action starts, and how the pull looks, in pt and s; nil for the
    ///     controller's own, or for `.standard` without a controller.
    ///   - controller: A controller that the app keeps, to start, cancel and await the action from code.
    ///   - action: What to do. See `RefreshOutcome` for what throwing means.
    ///   - content: What scrolls.
    public init(
      _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
      configuration: EdgeConfiguration? = nil,
      controller: RefreshController? = nil, action: @escaping @MainActor @Sendable () async throws -> Void,
      @ViewBuilder content: () -> Content
    ) {
      self.init(
        axes, showsIndicators: showsIndicators,
        edges: [(Edge(.start, of: axes.pulled), EdgeOptions(configuration, action: .run(action)))],
        controller: controller, content: content())
    }

    /// Makes a scroll view that runs the environment's refresh action when it is pulled, if there is one.
    ///
    /// SwiftUI's own `refreshable(action:)` sets that action.
    public init(
      _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
      configuration: EdgeConfiguration? = nil,
      @ViewBuilder content: () -> Content
    ) {
      let options = EdgeOptions(configuration, action: .environment)
      self.init(
        axes, showsIndicators: showsIndicators, edges: [(Edge(.start, of: axes.pulled), options)],
        content: content())
    }

    /// Makes a scroll view that, when it is pulled, runs the start edge's action of a controller that the app keeps.
    public init(
      _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, configuration: EdgeConfiguration? = nil,
      controller: RefreshController, @ViewBuilder content: () -> Content
    ) {
      let options = EdgeOptions(configuration, action: .controller)
      self.init(
        axes, showsIndicators: showsIndicators, edges: [(Edge(.start, of: axes.pulled), options)],
        controller: controller, content: content())
    }

    /// Makes a scroll view with any edges, for another module's API.
    package init(
      _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, edges: [(Edge, EdgeOptions)],
      controller: RefreshController? = nil, content: Content
    ) {
      self.axes = axes
      self.showsIndicators = showsIndicators
      self.content = content
      options = ScrollViewOptions(edges, controller: controller)
    }

    /// The view's content.
    public var body: some View {
      RefreshFrame(options) { participant in
        ScrollView(axes, showsIndicators: showsIndicators) {
          stack.anchorsContent(participant.locator)
        }
      }
    }

    /// The content as one view, because a background would otherwise be added to each of its parts.
    @ViewBuilder private var stack: some View {
      switch axes.pulled {
      case .vertical:
        // SwiftUI's scroll view is as wide as its content, and a narrow one could be pulled only there.
        VStack { content }.frame(maxWidth: axes.contains(.horizontal) ? nil : .infinity)
      case .horizontal: HStack { content }
      }
    }
  }

  extension Axis.Set {
    /// The axis that is pulled, along which content is stacked.
    var pulled: Axis { self == .horizontal ? .horizontal : .vertical }
  }
#endif
