#if canImport(SwiftUI)
  public import OverscrollCore
  public import SwiftUI

  /// A scroll view or `List` with actions at one or both of its edges.
  ///
  /// Made by `View.overscroll(edge:policy:configuration:action:)`.
  public struct OverscrollView<Content: View>: View {
    private let content: Content
    private var declaration = OverscrollDeclaration()

    init(_ content: Content) { self.content = content }

    /// The view's content.
    public var body: some View {
      OverscrollFrame(declaration, place: .beside) { host in
        content.background { ScrollFinder(host: host, place: .beside) }
      }
    }

    func adding(_ edge: EdgeDeclaration, at place: Edge, controller: RefreshController? = nil) -> Self {
      var result = self
      result.declaration.add(edge, at: place, controller: controller)
      return result
    }

    /// Adds an action at another edge of the same scroll view; both edges share one engine.
    ///
    /// The parameters are those of `View.overscroll(edge:policy:configuration:action:)`. An edge of the other
    /// axis is ignored.
    public func overscroll(
      edge: Edge, policy: TriggerPolicy? = nil, configuration: EdgeConfiguration? = nil,
      controller: RefreshController? = nil, action: @escaping @MainActor @Sendable () async throws -> Void
    ) -> OverscrollView {
      adding(.running(configuration, policy: policy, action), at: edge, controller: controller)
    }

    /// Adds a controller's action at another edge of the same scroll view.
    public func overscroll(
      edge: Edge, policy: TriggerPolicy? = nil, configuration: EdgeConfiguration? = nil,
      controller: RefreshController
    ) -> OverscrollView {
      adding(
        EdgeDeclaration(configuration, policy: policy, action: .controller), at: edge, controller: controller)
    }
  }

  extension View {
    /// Adds an action at an edge of this scroll view or `List`.
    ///
    /// Apply the modifier to the scroll view itself. A second one, for the other edge, shares the engine and
    /// the exclusion policy (see `View.overscrollExclusion(_:)`), even with other modifiers between the two:
    ///
    /// ```swift
    /// List(rows) { Text($0.title) }
    ///   .overscroll(edge: .top) { try await model.reload() }
    ///   .overscroll(edge: .bottom, policy: .approach(300)) { try await model.loadMore() }
    /// ```
    ///
    /// - Parameters:
    ///   - edge: The edge; `.leading` is on the right in a right-to-left layout.
    ///   - policy: When the action starts; nil for the configuration's own policy.
    ///   - configuration: The distances and times; nil for the controller's own. Without a controller, nil
    ///     means `.standard` at the top or leading edge, and `.headerFooter` at the others.
    ///   - controller: A controller that the app keeps, to start, cancel and await the action from code. It
    ///     is attached to one scroll view at a time, the latest one.
    ///   - action: What to do; throw `NoMoreContent` when there is no more to load. See `RefreshOutcome` for what
    ///     throwing means.
    public func overscroll(
      edge: Edge, policy: TriggerPolicy? = nil, configuration: EdgeConfiguration? = nil,
      controller: RefreshController? = nil, action: @escaping @MainActor @Sendable () async throws -> Void
    ) -> OverscrollView<Self> {
      OverscrollView(self).adding(
        .running(configuration, policy: policy, action), at: edge, controller: controller)
    }

    /// Adds the action of a controller that the app keeps at an edge of this scroll view or `List`.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - policy: When the action starts; nil for the configuration's own policy.
    ///   - configuration: The numbers; nil for the controller's own.
    ///   - controller: The controller, which is attached to one scroll view at a time, the latest one.
    public func overscroll(
      edge: Edge, policy: TriggerPolicy? = nil, configuration: EdgeConfiguration? = nil,
      controller: RefreshController
    ) -> OverscrollView<Self> {
      OverscrollView(self).adding(
        EdgeDeclaration(configuration, policy: policy, action: .controller), at: edge, controller: controller)
    }

    /// Declares edges of this scroll view for another module's API.
    package func overscroll(_ edges: [(Edge, EdgeDeclaration)]) -> OverscrollView<Self> {
      edges.reduce(OverscrollView(self)) { $0.adding($1.1, at: $1.0) }
    }
  }

  extension EdgeDeclaration {
    /// An edge that runs a closure.
    static func running(
      _ configuration: EdgeConfiguration?, policy: TriggerPolicy? = nil,
      _ action: @escaping @MainActor @Sendable () async throws -> Void
    ) -> EdgeDeclaration {
      EdgeDeclaration(
        configuration, policy: policy,
        action: .run { _ in
          try await action()
          return .success
        })
    }
  }
#endif
