#if canImport(SwiftUI)
  public import OverscrollCore
  public import SwiftUI

  extension EnvironmentValues {
    /// The policy for a start at one edge while the opposite edge's action runs.
    public internal(set) var overscrollExclusion: ExclusionPolicy {
      get { self[ExclusionKey.self] }
      set { self[ExclusionKey.self] = newValue }
    }

    /// Starts a refresh of the enclosing scroll view.
    ///
    /// It is nil outside of this package's scroll views and modifiers.
    ///
    /// ```swift
    /// @Environment(\.beginRefresh) private var beginRefresh
    ///
    /// Button("Refresh") { beginRefresh?() }
    /// ```
    public internal(set) var beginRefresh: BeginRefreshAction? {
      get { self[BeginRefreshKey.self] }
      set { self[BeginRefreshKey.self] = newValue }
    }

    /// The style of refresh indicators, if one is set; it overrides a component's style.
    var refreshIndicatorStyle: (any RefreshIndicatorStyle)? {
      get { self[IndicatorStyleKey.self] }
      set { self[IndicatorStyleKey.self] = newValue }
    }
  }

  extension View {
    /// Sets the policy for a start at one edge while the opposite edge's action runs.
    ///
    /// The default is `.drop`.
    public func overscrollExclusion(_ policy: ExclusionPolicy) -> some View {
      environment(\.overscrollExclusion, policy)
    }
  }

  /// Starts a refresh; see `EnvironmentValues.beginRefresh`.
  @MainActor public struct BeginRefreshAction: Sendable {
    let participant: ScrollViewParticipant
    let axis: Axis

    /// Starts the action of an edge, unless it runs already.
    ///
    /// - Parameter edge: The edge; nil for the edge that refreshes. An edge on another axis than the scroll
    ///   view's, or an edge that no modifier declares, starts nothing.
    /// - Returns: The run, which can be awaited; nil if nothing starts.
    @discardableResult
    public func callAsFunction(_ edge: Edge? = nil) -> RefreshRun? {
      let controller = participant.controller
      guard let edge else {
        return participant.session.options.refreshEdge.map { controller.begin(at: Edge($0)) }
      }
      guard edge.axis == axis, participant.mayStart(edge.scrollEdge) else { return nil }
      return controller.begin(at: edge)
    }
  }

  private struct ExclusionKey: EnvironmentKey {
    static let defaultValue = ExclusionPolicy.drop
  }

  private struct BeginRefreshKey: EnvironmentKey {
    static let defaultValue: BeginRefreshAction? = nil
  }

  private struct IndicatorStyleKey: EnvironmentKey {
    static var defaultValue: (any RefreshIndicatorStyle)? { nil }
  }
#endif
