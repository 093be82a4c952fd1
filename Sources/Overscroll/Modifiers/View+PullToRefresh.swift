#if canImport(SwiftUI)
  public import OverscrollCore
  public import SwiftUI

  extension View {
    /// Runs an action when this scroll view or `List` is pulled past an edge.
    ///
    /// Apply the modifier to the scroll view, or further out: something may stand beside it, as a header does. Around several
    /// scroll views the modifier does nothing, which causes a warning at run time. All modifiers around a scroll view share one
    /// engine, in any order and with others in between (see `View.overscrollExclusion(_:)`):
    ///
    /// ```swift
    /// List(model.rows) { Text($0.title) }
    ///   .pullToRefresh { try await model.reload() }
    ///   .loadMore(hasMore: model.hasMore) { try await model.loadMore() }
    /// ```
    ///
    /// The action's task survives updates of the view. A thrown error counts as a failure; see `RefreshOutcome`.
    ///
    /// - Parameters:
    ///   - edge: The edge; `.leading` is on the right in a right-to-left layout. If several modifiers declare the same
    ///     edge, the outermost counts. An edge across the axis of the others is ignored. Each causes a warning at run
    ///     time.
    ///   - policy: When the action starts; nil for the configuration's own policy.
    ///   - configuration: The distances and times, which take precedence over the controller's; nil for the
    ///     controller's own. If it has none either, the top or leading edge has `.standard` and the others have
    ///     `.headerFooter`.
    ///   - status: Receives whether the action runs and how it ended, and can start it. Give each edge a status of its own.
    ///   - controller: A controller that the app keeps, to start, cancel and await the action from code. It is attached
    ///     to one scroll view at a time, the latest one, whose modifiers count until that is gone. A scroll view has one
    ///     controller: give it to all of the scroll view's modifiers, or to one of them. It is read when the
    ///     scroll view is found, or another modifier comes.
    ///   - action: What to do.
    public func pullToRefresh(
      edge: Edge = .top, when policy: TriggerPolicy? = nil, configuration: EdgeConfiguration? = nil,
      status: Binding<RefreshStatus>? = nil, controller: RefreshController? = nil,
      action: @escaping @MainActor @Sendable () async throws -> Void
    ) -> some View {
      overscroll(
        EdgeOptions(
          configuration, policy: policy, action: .run(action), purpose: .refresh,
          status: status.map { StatusAccess($0) }), at: edge, controller: controller)
    }

    /// Runs an action while a flag is true.
    ///
    /// A pull past an edge sets the flag. The flag is the app's: a view that goes away leaves it as it is. A view that comes
    /// back, or gets another identity, goes on with the refresh if the app keeps the controller. Otherwise a flag that is
    /// still true starts another refresh, which calls the action again.
    ///
    /// ```swift
    /// ScrollView { FeedRows(model.rows) }
    ///   .pullToRefresh(isRefreshing: $model.isLoading) { model.load() }
    /// ```
    ///
    /// - Parameters:
    ///   - isRefreshing: The flag. A pull sets it to true. Set it to false to end the refresh, which counts as a success,
    ///     and to true to start one from code. It becomes false again if nothing starts, or if the refresh is cancelled or
    ///     times out. Give each edge a flag of its own.
    ///   - edge: The edge.
    ///   - policy: When the action starts; nil for the configuration's own policy.
    ///   - configuration: The distances and times; nil as for
    ///     `pullToRefresh(edge:when:configuration:status:controller:action:)`.
    ///   - controller: A controller that the app keeps.
    ///   - action: Called once the flag has been set, by a pull or by the app.
    public func pullToRefresh(
      isRefreshing: Binding<Bool>, edge: Edge = .top, when policy: TriggerPolicy? = nil,
      configuration: EdgeConfiguration? = nil, controller: RefreshController? = nil,
      action: @escaping @MainActor () -> Void = {}
    ) -> some View {
      overscroll(
        EdgeOptions(
          configuration, policy: policy, action: .flag(isRefreshing, action), purpose: .refresh),
        at: edge, controller: controller)
    }

    /// Runs the environment's refresh action when this scroll view or `List` is pulled past an edge.
    ///
    /// SwiftUI's own `refreshable(action:)`, applied after this modifier, sets that action.
    ///
    /// ```swift
    /// List(model.rows) { Text($0.title) }
    ///   .pullToRefresh()
    ///   .refreshable { await model.reload() }
    /// ```
    ///
    /// Without such an action, the edge is off, and the system's own control stays: a `refreshable(action:)` applied
    /// before this modifier is for the system alone. With an action, the system's control isn't shown.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - policy: When the action starts; nil for the configuration's own policy.
    ///   - configuration: The distances and times; nil as for
    ///     `pullToRefresh(edge:when:configuration:status:controller:action:)`.
    ///   - status: Receives whether the action runs and how it ended, and can start it.
    public func pullToRefresh(
      edge: Edge = .top, when policy: TriggerPolicy? = nil, configuration: EdgeConfiguration? = nil,
      status: Binding<RefreshStatus>? = nil
    ) -> some View {
      overscroll(
        EdgeOptions(
          configuration, policy: policy, action: .environment, purpose: .refresh,
          status: status.map { StatusAccess($0) }), at: edge)
    }

    /// Runs the action of a controller that the app keeps when this scroll view or `List` is pulled past an edge.
    ///
    /// - Parameters:
    ///   - controller: The controller, which is attached to one scroll view at a time, the latest one.
    ///   - edge: The edge.
    ///   - policy: When the action starts; nil for the configuration's own policy.
    ///   - configuration: The distances and times; nil for the controller's own.
    public func pullToRefresh(
      _ controller: RefreshController, edge: Edge = .top, when policy: TriggerPolicy? = nil,
      configuration: EdgeConfiguration? = nil
    ) -> some View {
      overscroll(
        EdgeOptions(configuration, policy: policy, action: .controller, purpose: .refresh), at: edge,
        controller: controller)
    }

    /// Declares an edge of this scroll view.
    func overscroll(
      _ options: EdgeOptions, at edge: Edge, controller: RefreshController? = nil
    ) -> some View {
      modifier(DeclaredEdges(options: ScrollViewOptions([(edge, options)], controller: controller)))
    }

    /// Declares edges of this scroll view for another module's API.
    package func overscroll(_ edges: [(edge: Edge, options: EdgeOptions)]) -> some View {
      modifier(DeclaredEdges(options: ScrollViewOptions(edges)))
    }
  }
#endif
