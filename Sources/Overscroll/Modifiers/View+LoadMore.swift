#if canImport(SwiftUI)
  public import OverscrollCore
  public import SwiftUI

  extension View {
    /// Loads more when the user comes near an edge of this scroll view or `List`.
    ///
    /// Content that does not fill the viewport is near its edge. The action then starts again after each
    /// page until the viewport is full. After a failure, a tap on the indicator retries. So does scrolling
    /// away from the edge and back.
    ///
    /// - Parameters:
    ///   - hasMore: Whether there is more to load. While it is false, nothing starts. An indicator with
    ///     words then says so when the user pulls it into view. With nil, the action throws `NoMoreContent`
    ///     if there is no more. The action may also throw it while `hasMore` is true.
    ///   - edge: The edge.
    ///   - isEnabled: Whether the edge can start. An action that already runs continues.
    ///   - policy: The trigger policy; by default, the action starts within 300 pt of the edge.
    ///   - indicator: Whether the edge shows that it loads. With `.hidden`, loading is silent: the edge has no
    ///     indicator, no gap, no minimum duration, no haptics and no announcements. A failure does not stay
    ///     visible. VoiceOver still offers *Load more*. The default `.automatic` is the same as `.visible`.
    ///   - configuration: The distances and times; its own policy is ignored. If nil, the controller's
    ///     configuration is used. Without a configuration of the controller, the top or leading edge has
    ///     `.standard`, and the bottom or trailing edge has `.headerFooter`. A failure stays visible until
    ///     the user retries, unless the `keepsFailure` of the configuration is false.
    ///   - status: A binding that receives whether the action runs and how it ended.
    ///     `RefreshStatus.begin()` on it starts the action.
    ///   - controller: A controller that the app keeps.
    ///   - action: The action.
    public func loadMore(
      hasMore: Bool? = nil, edge: Edge = .bottom, isEnabled: Bool = true,
      when policy: TriggerPolicy = .approach(300),
      indicator: Visibility = .automatic, configuration: EdgeConfiguration? = nil,
      status: Binding<RefreshStatus>? = nil,
      controller: RefreshController? = nil, action: @escaping @MainActor @Sendable () async throws -> Void
    ) -> some View {
      overscroll(
        EdgeOptions(
          configuration, policy: policy, action: .run(action), purpose: .loadMore, isEnabled: isEnabled,
          hasMore: hasMore, status: status.map { StatusBinding($0) }, isSilent: indicator == .hidden),
        at: edge, controller: controller)
    }

    /// Loads more while a flag is true.
    ///
    /// The scroll view sets the flag to true when the user comes near an edge.
    ///
    /// - Parameters:
    ///   - isLoading: The flag; see
    ///     `pullToRefresh(isRefreshing:edge:isEnabled:when:configuration:controller:action:)`.
    ///   - hasMore: Whether there is more to load. While it is false, nothing starts. An indicator with
    ///     words then says so when the user pulls it into view.
    ///   - edge: The edge.
    ///   - isEnabled: Whether the edge can start. An action that already runs continues.
    ///   - policy: The trigger policy; by default, the action starts within 300 pt of the edge.
    ///   - indicator: Whether the edge shows that it loads; with `.hidden`, loading is silent.
    ///   - configuration: The distances and times; its own policy is ignored. See
    ///     `loadMore(hasMore:edge:isEnabled:when:indicator:configuration:status:controller:action:)` for nil.
    ///   - controller: A controller that the app keeps.
    ///   - action: Called after the scroll view or the app has set the flag to true.
    public func loadMore(
      isLoading: Binding<Bool>, hasMore: Bool? = nil, edge: Edge = .bottom,
      isEnabled: Bool = true, when policy: TriggerPolicy = .approach(300),
      indicator: Visibility = .automatic, configuration: EdgeConfiguration? = nil,
      controller: RefreshController? = nil, action: @escaping @MainActor () -> Void = {}
    ) -> some View {
      overscroll(
        EdgeOptions(
          configuration, policy: policy, action: .flag(isLoading, action), purpose: .loadMore,
          isEnabled: isEnabled, hasMore: hasMore, isSilent: indicator == .hidden), at: edge,
        controller: controller)
    }

    /// Runs a controller's action when the user comes near an edge.
    ///
    /// - Parameters:
    ///   - controller: A controller that the app keeps. It is attached to one scroll view at a time: the
    ///     one that appeared last.
    ///   - hasMore: Whether there is more to load.
    ///   - edge: The edge.
    ///   - isEnabled: Whether the edge can start. An action that already runs continues.
    ///   - policy: The trigger policy; by default, the action starts within 300 pt of the edge.
    ///   - indicator: Whether the edge shows that it loads; with `.hidden`, loading is silent.
    ///   - configuration: The distances and times. See
    ///     `loadMore(hasMore:edge:isEnabled:when:indicator:configuration:status:controller:action:)` for nil.
    ///   - status: A binding that receives whether the action runs and how it ended.
    public func loadMore(
      _ controller: RefreshController, hasMore: Bool? = nil, edge: Edge = .bottom,
      isEnabled: Bool = true, when policy: TriggerPolicy = .approach(300),
      indicator: Visibility = .automatic, configuration: EdgeConfiguration? = nil,
      status: Binding<RefreshStatus>? = nil
    ) -> some View {
      overscroll(
        EdgeOptions(
          configuration, policy: policy, action: .controller, purpose: .loadMore, isEnabled: isEnabled,
          hasMore: hasMore, status: status.map { StatusBinding($0) }, isSilent: indicator == .hidden),
        at: edge, controller: controller)
    }
  }
#endif
