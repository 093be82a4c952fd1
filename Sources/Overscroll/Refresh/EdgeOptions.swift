package import OverscrollCore

#if canImport(SwiftUI)
  package import SwiftUI
#endif

/// The options of one edge, as one modifier declares them.
///
/// Held by reference, so that views copy a pointer. Nothing changes after `init`.
@MainActor package final class EdgeOptions {
  /// The policy and the numbers, if the modifier gives them.
  let configuration: EdgeConfiguration?
  /// The policy, if it replaces the configuration's.
  let policy: TriggerPolicy?
  /// What the edge runs.
  let action: EdgeAction
  /// What the action is for; nil for the edge's default.
  let purpose: EdgePurpose?
  /// Whether there is more to load, if the app says so.
  let hasMore: Bool?
  /// The app's status, if it has one.
  let status: StatusAccess?
  /// Whether an indicator is drawn around the scroll view.
  let showsIndicator: Bool
  #if canImport(SwiftUI)
    /// The component's own style; the environment's takes precedence.
    private(set) var style: (@MainActor () -> any RefreshIndicatorStyle)?
  #endif

  package init(
    _ configuration: EdgeConfiguration? = nil, policy: TriggerPolicy? = nil, action: EdgeAction,
    purpose: EdgePurpose? = nil, hasMore: Bool? = nil, status: StatusAccess? = nil,
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

  /// The same without what the app's closures capture.
  var withoutClosures: EdgeOptions {
    EdgeOptions(configuration, policy: policy, action: .controller, purpose: purpose, hasMore: hasMore)
  }

  /// Whether the controller's state is the same for both options; closures are not compared.
  func isSame(as other: EdgeOptions) -> Bool {
    self === other
      || configuration == other.configuration && policy == other.policy && purpose == other.purpose
        && hasMore == other.hasMore && action.kind == other.action.kind
  }

  /// Returns the configuration that counts: the modifier's, then the controller's, then the edge's default.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - given: The controller's configuration, if code has set one.
  func resolved(at edge: ScrollEdge, given: EdgeConfiguration?) -> EdgeConfiguration {
    let purpose = purpose ?? EdgePurpose(edge)
    var result = configuration ?? given ?? .usual(edge, keepsFailure: purpose == .loadMore)
    if let policy { result.policy = policy }
    // A refresh reopens only an edge that the app has not closed itself.
    if hasMore == false || (edge == .start && purpose == .loadMore) { result.reopensOnRefresh = false }
    result.fillsViewport = hasMore == true
    return result
  }
}

/// What an edge runs.
package enum EdgeAction {
  /// A closure.
  case run(RefreshController.Action)
  /// A flag of the app's; true while the action runs.
  case flag(FlagAccess)
  /// SwiftUI's refresh action, if the environment has one.
  case environment
  /// The action of the app's controller.
  case controller

  /// An action without what it carries.
  enum Kind { case run, flag, environment, controller }

  /// The action's kind.
  var kind: Kind {
    switch self {
    case .run: .run
    case .flag: .flag
    case .environment: .environment
    case .controller: .controller
    }
  }
}

/// Reads and sets a flag of the app's.
package struct FlagAccess {
  let get: @MainActor () -> Bool
  let set: @MainActor (Bool) -> Void
  /// Called after a start has set the flag.
  let handler: @MainActor () -> Void
}

/// Reads and sets the app's status of an edge.
package struct StatusAccess {
  let get: @MainActor () -> RefreshStatus
  let set: @MainActor (RefreshStatus) -> Void
}

extension EdgeConfiguration {
  /// The configuration where nobody gives one: `.standard` at the top or leading edge, `.headerFooter` at the other one.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - keepsFailure: Whether a failure stays until it is retried. A load-more failure does, because a list whose first
  ///     page failed cannot be scrolled away and back.
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
    /// A flag of the app's, and a handler that is called after a start has set it.
    package static func flag(_ flag: Binding<Bool>, _ handler: @escaping @MainActor () -> Void) -> EdgeAction
    {
      .flag(FlagAccess(get: { flag.wrappedValue }, set: { flag.wrappedValue = $0 }, handler: handler))
    }

    /// A closure that succeeds by returning.
    static func run(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> EdgeAction {
      .run { _ in
        try await action()
        return .success
      }
    }
  }

  extension StatusAccess {
    /// Reads and sets a binding.
    init(_ status: Binding<RefreshStatus>) {
      self.init(get: { status.wrappedValue }, set: { status.wrappedValue = $0 })
    }
  }
#endif
