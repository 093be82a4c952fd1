#if canImport(SwiftUI)
  public import OverscrollCore
  public import SwiftUI

  /// A scroll view that the user pulls to refresh.
  ///
  /// ```swift
  /// RefreshableScrollView {
  ///   try await model.reload()
  /// } content: {
  ///   LazyVStack { ForEach(model.rows, content: RowView.init) }
  /// }
  /// ```
  ///
  /// The action's task survives updates of the view. A thrown error is a failure. Set the indicator's style
  /// with `View.refreshIndicatorStyle(_:)`.
  public struct RefreshableScrollView<Content: View>: View {
    private let axes: Axis.Set
    private let showsIndicators: Bool
    private let content: Content
    private let options: ScrollViewOptions
    /// The name of the scroll view's coordinate space, if any.
    private let coordinateSpace: String?

    /// Makes a scroll view that runs an action when it is pulled.
    ///
    /// - Parameters:
    ///   - axes: The axes that scroll. With both, the user pulls along the vertical axis. With none, the
    ///     user cannot pull: code starts the action, and the content is stacked vertically.
    ///   - showsIndicators: Whether scroll bars show.
    ///   - configuration: The trigger policy and the look of the pull, in pt and s. If nil, the
    ///     controller's configuration is used, or `.standard` without a controller.
    ///   - controller: A controller that the app keeps, to start, cancel and await the action from code.
    ///   - action: The action. See `RefreshOutcome` for thrown errors.
    ///   - content: The scrolling content.
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

    /// Makes a scroll view that runs the environment's refresh action when it is pulled.
    ///
    /// SwiftUI's `refreshable(action:)` sets that action. Without it, the edge is disabled.
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

    /// Makes a scroll view that runs a controller's start edge action when it is pulled.
    ///
    /// The app keeps the controller.
    public init(
      _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, configuration: EdgeConfiguration? = nil,
      controller: RefreshController, @ViewBuilder content: () -> Content
    ) {
      let options = EdgeOptions(configuration, action: .controller)
      self.init(
        axes, showsIndicators: showsIndicators, edges: [(Edge(.start, of: axes.pulled), options)],
        controller: controller, content: content())
    }

    /// Makes a scroll view with the given edges, for another module's API.
    package init(
      _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, edges: [(Edge, EdgeOptions)],
      controller: RefreshController? = nil, coordinateSpace: String? = nil, content: Content
    ) {
      self.axes = axes
      self.showsIndicators = showsIndicators
      self.content = content
      self.coordinateSpace = coordinateSpace
      options = ScrollViewOptions(edges, controller: controller)
    }

    /// The view's content.
    public var body: some View {
      RefreshContainerView(options) { participant in
        if let coordinateSpace {
          scroll(participant).coordinateSpace(name: coordinateSpace)
        } else {
          scroll(participant)
        }
      }
    }

    private func scroll(_ participant: ScrollViewParticipant) -> some View {
      ScrollView(axes, showsIndicators: showsIndicators) {
        stack.anchorsContent(participant.locator)
      }
    }

    /// The content in a stack.
    ///
    /// Without the stack, each view of the content would get its own anchor.
    @ViewBuilder private var stack: some View {
      switch axes.pulled {
      case .vertical:
        // SwiftUI makes a scroll view as wide as its content. The user could pull narrow content only
        // within that width.
        VStack { content }.frame(maxWidth: axes.contains(.horizontal) ? nil : .infinity)
      case .horizontal: HStack { content }
      }
    }
  }

  extension Axis.Set {
    /// The axis along which the user pulls and the content is stacked.
    var pulled: Axis { self == .horizontal ? .horizontal : .vertical }
  }
#endif
