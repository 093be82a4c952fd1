package import OverscrollCore

#if canImport(SwiftUI)
  package import SwiftUI
#endif

/// The options of one edge, as one modifier declares them.
///
/// The type is a class, so that views copy a pointer. It does not change after `init`.
@MainActor package final class EdgeOptions {
  /// The configuration, if the modifier passes one.
  let configuration: EdgeConfiguration?
  /// The trigger policy, if it replaces the configuration's.
  let policy: TriggerPolicy?
  /// The action that the edge runs.
  let action: EdgeAction
  /// The purpose of the action; nil for the edge's default.
  let purpose: EdgeKind?
  /// Whether there is more to load; nil if the app does not declare it.
  let hasMore: Bool?
  /// The app's status, if it has one.
  let status: StatusBinding?
  /// Whether an indicator is drawn around the scroll view.
  let showsIndicator: Bool
  #if canImport(SwiftUI)
    /// The component's own style; the environment's takes precedence.
    private(set) var style: (@MainActor () -> any RefreshIndicatorStyle)?
  #endif

  package init(
    _ configuration: EdgeConfiguration? = nil, policy: TriggerPolicy? = nil, action: EdgeAction,
    purpose: EdgeKind? = nil, hasMore: Bool? = nil, status: StatusBinding? = nil,
    showsIndicator: Bool = true
  ) {
    (self.configuration, self.policy, self.action) = (configuration, policy, action)
    (self.purpose, self.hasMore, self.status) = (purpose, hasMore, status)
    self.showsIndicator = showsIndicator
  }

  #if canImport(SwiftUI)
    package convenience init(
      _ configuration: EdgeConfiguration, action: EdgeAction,
      style: @escaping @MainActor () -> any RefreshIndicatorStyle
    ) {
      self.init(configuration, action: action)
      self.style = style
    }
  #endif

  /// A copy without the objects that the app's closures capture.
  var withoutClosures: EdgeOptions {
    EdgeOptions(configuration, policy: policy, action: .controller, purpose: purpose, hasMore: hasMore)
  }

  /// Whether both options set the same state of the controller.
  ///
  /// Closures are not compared.
  func isSame(as other: EdgeOptions) -> Bool {
    self === other
      || configuration == other.configuration && policy == other.policy && purpose == other.purpose
        && hasMore == other.hasMore && action.kind == other.action.kind
  }

  /// Returns the configuration in effect: the modifier's, else the controller's, else the edge's default.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - controllerConfiguration: The controller's configuration, if code has set one.
  func resolved(at edge: ScrollEdge, orElse controllerConfiguration: EdgeConfiguration?) -> EdgeConfiguration
  {
    let purpose = purpose ?? EdgeKind(edge)
    var result = configuration ?? controllerConfiguration ?? .usual(edge, keepsFailure: purpose == .loadMore)
    if let policy { result.policy = policy }
    // A refresh reopens an edge without more content only if the app did not declare that state.
    if hasMore == false || (edge == .start && purpose == .loadMore) { result.resumesAfterRefresh = false }
    result.fillsViewport = hasMore == true
    return result
  }
}

/// The action that an edge runs.
package enum EdgeAction {
  /// A closure.
  case run(RefreshController.Action)
  /// A flag of the app, which is true while the action runs.
  case flag(FlagBinding)
  /// SwiftUI's refresh action, if the environment has one.
  case environment
  /// The action of the app's controller.
  case controller

  /// The kind of an action, without its closures.
  enum Kind { case run, flag, environment, controller }

  var kind: Kind {
    switch self {
    case .run: .run
    case .flag: .flag
    case .environment: .environment
    case .controller: .controller
    }
  }
}

/// Reads and sets a flag of the app.
package struct FlagBinding {
  let get: @MainActor () -> Bool
  let set: @MainActor (Bool) -> Void
  /// Called after a start has set the flag.
  let handler: @MainActor () -> Void
}

/// Reads and sets the app's status of an edge.
package struct StatusBinding {
  let get: @MainActor () -> RefreshStatus
  let set: @MainActor (RefreshStatus) -> Void
}

extension EdgeConfiguration {
  /// Returns the default configuration of an edge.
  ///
  /// The start edge has `.standard`, and the end edge has `.headerFooter`.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - keepsFailure: Whether a failure stays until the user retries. A load-more failure stays, because a
  ///     list whose first page failed cannot be scrolled away and back.
  static func usual(_ edge: ScrollEdge, keepsFailure: Bool = false) -> EdgeConfiguration {
    var result: EdgeConfiguration
    switch edge {
    case .start: result = .standard
    case .end: result = .headerFooter
    }
    result.keepsFailure = keepsFailure
    return result
  }
}

#if canImport(SwiftUI)
  extension EdgeAction {
    /// Makes an action from a flag of the app.
    ///
    /// - Parameters:
    ///   - flag: The flag.
    ///   - handler: Called after a start has set the flag.
    package static func flag(_ flag: Binding<Bool>, _ handler: @escaping @MainActor () -> Void) -> EdgeAction
    {
      .flag(FlagBinding(get: { flag.wrappedValue }, set: { flag.wrappedValue = $0 }, handler: handler))
    }

    /// Makes an action from a closure that succeeds by returning.
    static func run(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> EdgeAction {
      .run { _ in
        try await action()
        return .success
      }
    }
  }

  extension StatusBinding {
    /// Makes the accessors of a binding.
    init(_ status: Binding<RefreshStatus>) {
      self.init(get: { status.wrappedValue }, set: { status.wrappedValue = $0 })
    }
  }
#endif
