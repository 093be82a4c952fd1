#if canImport(SwiftUI)
  public import OverscrollCore
  public import SwiftUI

  extension View {
    /// Runs an action when the user pulls this scroll view or `List` past an edge.
    ///
    /// Apply the modifier to the scroll view, or to a view that contains the scroll view and a header.
    /// Around several scroll views, the modifier does nothing and logs a warning at run time. All modifiers
    /// around a scroll view share one engine. Their order is free, and unrelated modifiers may be between
    /// them:
    ///
    /// ```swift
    /// List(model.rows) { Text($0.title) }
    ///   .pullToRefresh { try await model.reload() }
    ///   .loadMore(hasMore: model.hasMore) { try await model.loadMore() }
    /// ```
    ///
    /// By default, one edge cannot start while the opposite edge's action runs (see
    /// `View.overscrollExclusion(_:)`). The action's task survives updates of the view. A thrown error is a
    /// failure; see `RefreshOutcome`.
    ///
    /// - Parameters:
    ///   - edge: The edge; `.leading` is on the right in a right-to-left layout. If several modifiers
    ///     declare the same edge, the outermost modifier is used, with a warning at run time. The
    ///     innermost modifier with an edge determines the axis. An edge on the other axis is ignored, also
    ///     with a warning.
    ///   - isEnabled: Whether the edge can start. An action that already runs continues.
    ///   - policy: The trigger policy; nil for the configuration's policy.
    ///   - configuration: The distances and times, which take precedence over the controller's. If nil, the
    ///     controller's configuration is used. Without a configuration of the controller, the top or
    ///     leading edge has `.standard`, and the bottom or trailing edge has `.headerFooter`.
    ///   - status: A binding that receives whether the action runs and how it ended.
    ///     `RefreshStatus.begin()` on it starts the action. Use a separate status for each edge.
    ///   - controller: A controller that the app keeps, to start, cancel and await the action from code. It
    ///     is attached to one scroll view at a time: the one that appeared last. The modifiers of that
    ///     scroll view apply until it is removed. A scroll view has one controller: pass it to all of the
    ///     scroll view's modifiers, or to one of them. Another controller replaces the earlier one, whose
    ///     running action continues.
    ///   - action: The action.
    public func pullToRefresh(
      edge: Edge = .top, isEnabled: Bool = true, when policy: TriggerPolicy? = nil,
      configuration: EdgeConfiguration? = nil,
      status: Binding<RefreshStatus>? = nil, controller: RefreshController? = nil,
      action: @escaping @MainActor @Sendable () async throws -> Void
    ) -> some View {
      overscroll(
        EdgeOptions(
          configuration, policy: policy, action: .run(action), purpose: .refresh, isEnabled: isEnabled,
          status: status.map { StatusBinding($0) }), at: edge, controller: controller)
    }

    /// Runs an action that receives the level of the threshold that the pull has reached.
    ///
    /// Use it with a configuration that has a `secondThreshold`:
    ///
    /// ```swift
    /// List(model.rows) { Text($0.title) }
    ///   .pullToRefresh(configuration: .twoLevels) { level in
    ///     if level == .second { opensShop = true } else { try await model.reload() }
    ///   }
    /// ```
    ///
    /// A start without a pull has the level `.first`.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - isEnabled: Whether the edge can start. An action that already runs continues.
    ///   - policy: The trigger policy; nil for the configuration's policy.
    ///   - configuration: The distances and times. See
    ///     `pullToRefresh(edge:isEnabled:when:configuration:status:controller:action:)` for nil.
    ///   - status: A binding that receives whether the action runs and how it ended.
    ///   - controller: A controller that the app keeps.
    ///   - action: The action, which receives the level.
    public func pullToRefresh(
      edge: Edge = .top, isEnabled: Bool = true, when policy: TriggerPolicy? = nil,
      configuration: EdgeConfiguration? = nil,
      status: Binding<RefreshStatus>? = nil, controller: RefreshController? = nil,
      levels action: @escaping @MainActor @Sendable (RefreshLevel) async throws -> Void
    ) -> some View {
      overscroll(
        EdgeOptions(
          configuration, policy: policy, action: .run(levels: action), purpose: .refresh,
          isEnabled: isEnabled, status: status.map { StatusBinding($0) }), at: edge, controller: controller)
    }

    /// Runs an action while a flag is true.
    ///
    /// A pull past an edge sets the flag to true. The flag belongs to the app, so a view that disappears
    /// does not change it. If the app keeps the controller, a view that returns, or gets a new identity,
    /// continues the refresh. Otherwise a flag that is still true starts another refresh, which calls the
    /// action again.
    ///
    /// ```swift
    /// ScrollView { FeedRows(model.rows) }
    ///   .pullToRefresh(isRefreshing: $model.isLoading) { model.load() }
    /// ```
    ///
    /// - Parameters:
    ///   - isRefreshing: The flag. A pull sets it to true. The app sets it to false to end the refresh with
    ///     success, and to true to start a refresh. It also becomes false if nothing starts, or if the
    ///     refresh is cancelled or times out. Use a separate flag for each edge.
    ///   - edge: The edge.
    ///   - isEnabled: Whether the edge can start. An action that already runs continues.
    ///   - policy: The trigger policy; nil for the configuration's policy.
    ///   - configuration: The distances and times. See
    ///     `pullToRefresh(edge:isEnabled:when:configuration:status:controller:action:)` for nil.
    ///   - controller: A controller that the app keeps.
    ///   - action: Called after a pull or the app has set the flag to true.
    public func pullToRefresh(
      isRefreshing: Binding<Bool>, edge: Edge = .top, isEnabled: Bool = true,
      when policy: TriggerPolicy? = nil,
      configuration: EdgeConfiguration? = nil, controller: RefreshController? = nil,
      action: @escaping @MainActor () -> Void = {}
    ) -> some View {
      overscroll(
        EdgeOptions(
          configuration, policy: policy, action: .flag(isRefreshing, action), purpose: .refresh,
          isEnabled: isEnabled),
        at: edge, controller: controller)
    }

    /// Runs the environment's refresh action when the user pulls past an edge.
    ///
    /// SwiftUI's `refreshable(action:)` sets that action. Apply it after this modifier:
    ///
    /// ```swift
    /// List(model.rows) { Text($0.title) }
    ///   .pullToRefresh()
    ///   .refreshable { await model.reload() }
    /// ```
    ///
    /// With such an action, the system's refresh control is not shown. Without one, the edge is disabled,
    /// and the system's refresh control stays. A `refreshable(action:)` applied before this modifier sets
    /// the action only for the system's control.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - isEnabled: Whether the edge can start. An action that already runs continues.
    ///   - policy: The trigger policy; nil for the configuration's policy.
    ///   - configuration: The distances and times. See
    ///     `pullToRefresh(edge:isEnabled:when:configuration:status:controller:action:)` for nil.
    ///   - status: A binding that receives whether the action runs and how it ended.
    ///     `RefreshStatus.begin()` on it starts the action.
    public func pullToRefresh(
      edge: Edge = .top, isEnabled: Bool = true, when policy: TriggerPolicy? = nil,
      configuration: EdgeConfiguration? = nil,
      status: Binding<RefreshStatus>? = nil
    ) -> some View {
      overscroll(
        EdgeOptions(
          configuration, policy: policy, action: .environment, purpose: .refresh, isEnabled: isEnabled,
          status: status.map { StatusBinding($0) }), at: edge)
    }

    /// Runs a controller's action when the user pulls this scroll view past an edge.
    ///
    /// - Parameters:
    ///   - controller: A controller that the app keeps. It is attached to one scroll view at a time: the
    ///     one that appeared last.
    ///   - edge: The edge.
    ///   - isEnabled: Whether the edge can start. An action that already runs continues.
    ///   - policy: The trigger policy; nil for the configuration's policy.
    ///   - configuration: The distances and times; nil for the controller's.
    ///   - status: A binding that receives whether the action runs and how it ended.
    ///     `RefreshStatus.begin()` on it starts the action.
    public func pullToRefresh(
      _ controller: RefreshController, edge: Edge = .top, isEnabled: Bool = true,
      when policy: TriggerPolicy? = nil,
      configuration: EdgeConfiguration? = nil, status: Binding<RefreshStatus>? = nil
    ) -> some View {
      overscroll(
        EdgeOptions(
          configuration, policy: policy, action: .controller, purpose: .refresh, isEnabled: isEnabled,
          status: status.map { StatusBinding($0) }), at: edge, controller: controller)
    }

    /// Declares an edge of this scroll view.
    func overscroll(
      _ options: EdgeOptions, at edge: Edge, controller: RefreshController? = nil
    ) -> some View {
      modifier(DeclaredEdgesModifier(options: ScrollViewOptions([(edge, options)], controller: controller)))
    }

    /// Declares edges of this scroll view for another module's API.
    package func overscroll(_ edges: [(edge: Edge, options: EdgeOptions)]) -> some View {
      modifier(DeclaredEdgesModifier(options: ScrollViewOptions(edges)))
    }
  }
#endif
