package import OverscrollCore

#if canImport(SwiftUI)
  package import SwiftUI
#endif

/// The options of one edge, as one modifier declares them.
///
/// The type is a class so that a copy of a view copies only a reference. It does not change after `init`.
@MainActor package final class EdgeOptions {
  /// The configuration, if the modifier passes one.
  let configuration: EdgeConfiguration?
  /// The trigger policy that replaces the configuration's policy; nil for the configuration's.
  let policy: TriggerPolicy?
  /// The action that the edge runs.
  let action: EdgeAction
  /// The purpose of the action; nil for the edge's default.
  let purpose: EdgeKind?
  /// Whether the app enables the edge.
  let isEnabled: Bool
  /// Whether there is more to load; nil if the app does not declare it.
  let hasMore: Bool?
  /// The accessors of the app's `RefreshStatus`, if the app passes one.
  let status: StatusBinding?
  /// Whether an indicator is drawn around the scroll view.
  let showsIndicator: Bool
  /// Whether the action runs without an indicator, a gap, haptics and announcements.
  let isSilent: Bool
  #if canImport(SwiftUI)
    /// Makes the indicator style of a component; a style in the environment takes precedence.
    private(set) var style: (@MainActor () -> any RefreshIndicatorStyle)?
  #endif

  package init(
    _ configuration: EdgeConfiguration? = nil, policy: TriggerPolicy? = nil, action: EdgeAction,
    purpose: EdgeKind? = nil, isEnabled: Bool = true, hasMore: Bool? = nil, status: StatusBinding? = nil,
    showsIndicator: Bool = true, isSilent: Bool = false
  ) {
    (self.configuration, self.policy, self.action) = (configuration, policy, action)
    (self.purpose, self.hasMore, self.status) = (purpose, hasMore, status)
    (self.isEnabled, self.isSilent) = (isEnabled, isSilent)
    self.showsIndicator = showsIndicator && !isSilent
  }

  #if canImport(SwiftUI)
    package convenience init(
      _ configuration: EdgeConfiguration?, policy: TriggerPolicy? = nil, action: EdgeAction,
      purpose: EdgeKind? = nil, isSilent: Bool = false, style: (@MainActor () -> any RefreshIndicatorStyle)?
    ) {
      self.init(configuration, policy: policy, action: action, purpose: purpose, isSilent: isSilent)
      self.style = style
    }
  #endif

  /// A copy without the app's closures and without the objects that they capture.
  var withoutClosures: EdgeOptions {
    EdgeOptions(
      configuration, policy: policy, action: .controller, purpose: purpose, isEnabled: isEnabled,
      hasMore: hasMore, isSilent: isSilent)
  }

  /// Whether two options put the controller into the same state.
  ///
  /// Closures are not compared.
  func isSame(as other: EdgeOptions) -> Bool {
    self === other
      || configuration == other.configuration && policy == other.policy && purpose == other.purpose
        && hasMore == other.hasMore && isSilent == other.isSilent && action.kind == other.action.kind
  }

  /// Returns the configuration in effect: the modifier's, else the controller's, else the edge's default.
  ///
  /// The modifier's policy, `hasMore` and `isSilent` are applied to it, and the default of `keepsFailure`.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - controllerConfiguration: The configuration that code has set on the controller, if any.
  func resolved(at edge: ScrollEdge, orElse controllerConfiguration: EdgeConfiguration?) -> EdgeConfiguration
  {
    let purpose = purpose ?? EdgeKind(edge)
    var result = configuration ?? controllerConfiguration ?? .defaultConfiguration(edge)
    // The user of a list whose first page failed cannot retry by scrolling away and back.
    if purpose == .loadMore, result.keepsFailure == nil { result.keepsFailure = true }
    if let policy { result.policy = policy }
    // `hasMore: false` is the app's statement, which a refresh must not undo. A load-more at the start edge
    // is not a refresh, so its `NoMoreContent` must not become a success.
    if hasMore == false || (edge == .start && purpose == .loadMore) { result.resumesAfterRefresh = false }
    result.fillsViewport = hasMore == true
    return isSilent ? result.silent : result
  }
}

/// The action that an edge runs.
package enum EdgeAction {
  /// A closure of the modifier.
  case run(RefreshController.Action)
  /// A Boolean binding of the app, which is true while the action runs.
  case flag(FlagBinding)
  /// SwiftUI's refresh action, if the environment has one.
  case environment
  /// The action that code has set on the app's controller.
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

/// The accessors of a Boolean binding of the app, its flag.
package struct FlagBinding {
  let get: @MainActor () -> Bool
  let set: @MainActor (Bool) -> Void
  /// Called after the start of the action has set the flag to true.
  let handler: @MainActor () -> Void
}

/// The accessors of the app's `RefreshStatus` for an edge.
package struct StatusBinding {
  let get: @MainActor () -> RefreshStatus
  let set: @MainActor (RefreshStatus) -> Void
}

extension EdgeConfiguration {
  /// The same configuration without a gap, minimum times, kept failures and haptics.
  fileprivate var silent: EdgeConfiguration {
    var result = self
    (result.gap, result.minimumDuration, result.resultDuration) = (.points(0), 0, 0)
    (result.keepsFailure, result.hasSuccessHaptic) = (false, false)
    return result
  }

  /// Returns an edge's default configuration: `.standard` at the start, `.headerFooter` at the end.
  ///
  /// - Parameter edge: The edge.
  static func defaultConfiguration(_ edge: ScrollEdge) -> EdgeConfiguration {
    switch edge {
    case .start: .standard
    case .end: .headerFooter
    }
  }
}

#if canImport(SwiftUI)
  extension EdgeAction {
    /// Makes an action that sets a flag and runs until the flag is false.
    ///
    /// - Parameters:
    ///   - flag: The app's flag.
    ///   - handler: Called after the start of the action has set the flag to true.
    package static func flag(_ flag: Binding<Bool>, _ handler: @escaping @MainActor () -> Void) -> EdgeAction
    {
      .flag(FlagBinding(get: { flag.wrappedValue }, set: { flag.wrappedValue = $0 }, handler: handler))
    }

    /// Makes an action with a flag and a closure.
    ///
    /// The closure is called when a start sets the flag, not when the app sets it.
    ///
    /// The action sets the flag and runs until the flag is false.
    ///
    /// - Parameters:
    ///   - flag: The app's flag.
    ///   - onSet: Called after the start of the action has set the flag to true. It is not called if the
    ///     app has set the flag, because the app then already loads.
    package static func flag(_ flag: Binding<Bool>, onSet: @escaping @MainActor () -> Void) -> EdgeAction {
      let set: @MainActor (Bool) -> Void = {
        flag.wrappedValue = $0
        if $0 { onSet() }
      }
      return .flag(FlagBinding(get: { flag.wrappedValue }, set: set, handler: {}))
    }

    /// Makes an action from a closure; a return of the closure is a success.
    static func run(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> EdgeAction {
      .run(levels: { _ in try await action() })
    }

    /// Makes an action from a closure that receives the level; a return is a success.
    static func run(
      levels action: @escaping @MainActor @Sendable (RefreshLevel) async throws -> Void
    ) -> EdgeAction {
      .run {
        try await action($0)
        return .success
      }
    }
  }

  extension StatusBinding {
    /// Makes the accessors from a binding.
    init(_ status: Binding<RefreshStatus>) {
      self.init(get: { status.wrappedValue }, set: { status.wrappedValue = $0 })
    }
  }
#endif
