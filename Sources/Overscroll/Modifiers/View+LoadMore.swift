#if canImport(SwiftUI)
  public import OverscrollCore
  public import SwiftUI

  extension View {
    /// Loads more when the reader comes near an edge of this scroll view or `List`.
    ///
    /// Content that doesn't fill the viewport is near its edge, so pages load one after another until it does. After a
    /// failure, the action starts again once the reader has been out of reach and comes back, or by a tap on the
    /// indicator.
    ///
    /// - Parameters:
    ///   - hasMore: Whether there is more to load. While it is false, nothing starts, and an indicator with words says so
    ///     when it is pulled into sight. If nil, the action throws `NoMoreContent` when there is no more. It may do so beside
    ///     true, too.
    ///   - edge: The edge.
    ///   - policy: When the action starts: by default, within 300 pt of the edge.
    ///   - configuration: The distances and times; its own policy is ignored. If nil, the controller's configuration
    ///     counts. If it has none either, the top or leading edge has `.standard` and the others have `.headerFooter`,
    ///     with `keepsFailure`: a failure stays on show until it is retried.
    ///   - status: Receives whether the action runs and how it ended, and can start it.
    ///   - controller: A controller that the app keeps.
    ///   - action: What to do.
    public func loadMore(
      hasMore: Bool? = nil, edge: Edge = .bottom, when policy: TriggerPolicy = .approach(300),
      configuration: EdgeConfiguration? = nil, status: Binding<RefreshStatus>? = nil,
      controller: RefreshController? = nil, action: @escaping @MainActor @Sendable () async throws -> Void
    ) -> some View {
      overscroll(
        EdgeOptions(
          configuration, policy: policy, action: .run(action), purpose: .loadMore, hasMore: hasMore,
          status: status.map { StatusAccess($0) }), at: edge, controller: controller)
    }

    /// Loads more while a flag is true.
    ///
    /// Coming near an edge sets the flag.
    ///
    /// - Parameters:
    ///   - isLoading: The flag; see `pullToRefresh(isRefreshing:edge:when:configuration:controller:action:)`.
    ///   - hasMore: Whether there is more to load. While it is false, nothing starts, and an indicator with words says so
    ///     when it is pulled into sight.
    ///   - edge: The edge.
    ///   - policy: When the action starts: by default, within 300 pt of the edge.
    ///   - configuration: The distances and times; its own policy is ignored. Nil as for
    ///     `loadMore(hasMore:edge:when:configuration:status:controller:action:)`.
    ///   - controller: A controller that the app keeps.
    ///   - action: Called once the flag has been set, by the reader or by the app.
    public func loadMore(
      isLoading: Binding<Bool>, hasMore: Bool? = nil, edge: Edge = .bottom,
      when policy: TriggerPolicy = .approach(300), configuration: EdgeConfiguration? = nil,
      controller: RefreshController? = nil, action: @escaping @MainActor () -> Void = {}
    ) -> some View {
      overscroll(
        EdgeOptions(
          configuration, policy: policy, action: .flag(isLoading, action), purpose: .loadMore,
          hasMore: hasMore), at: edge, controller: controller)
    }

    /// Runs the action of a controller that the app keeps when the reader comes near an edge.
    ///
    /// - Parameters:
    ///   - controller: The controller, which is attached to one scroll view at a time, the latest one.
    ///   - hasMore: Whether there is more to load.
    ///   - edge: The edge.
    ///   - policy: When the action starts: by default, within 300 pt of the edge.
    ///   - configuration: The distances and times; nil as for
    ///     `loadMore(hasMore:edge:when:configuration:status:controller:action:)`.
    public func loadMore(
      _ controller: RefreshController, hasMore: Bool? = nil, edge: Edge = .bottom,
      when policy: TriggerPolicy = .approach(300), configuration: EdgeConfiguration? = nil
    ) -> some View {
      overscroll(
        EdgeOptions(
          configuration, policy: policy, action: .controller, purpose: .loadMore, hasMore: hasMore),
        at: edge, controller: controller)
    }
  }
#endif
