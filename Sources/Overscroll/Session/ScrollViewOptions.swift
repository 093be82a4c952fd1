#if canImport(SwiftUI)
  package import OverscrollCore
  package import SwiftUI

  /// The options of one modifier, or those of all modifiers around a scroll view, merged.
  ///
  /// The type is a class so that a copy of a view copies only a reference. It does not change after `init`.
  @MainActor package final class ScrollViewOptions {
    /// The axis of the first declared edge.
    let axis: Axis
    /// The options of each edge.
    let edges: EdgePair<EdgeOptions?>
    /// The app's controller, if a modifier passes one.
    let controller: RefreshController?
    /// The warnings about declarations that have no effect.
    let warnings: Set<RuntimeWarning>
    /// The environment of the modifier; in merged options, of the innermost modifier.
    let environment: EnvironmentOptions
    /// The environment of the modifier that declares each edge.
    private let environments: EdgePair<EnvironmentOptions>
    /// Whether the app's `RefreshStatus` requests a start at each edge.
    let isRequested: EdgePair<Bool>

    /// The environment values that affect a modifier's edges.
    @MainActor package final class EnvironmentOptions {
      let exclusion: ExclusionPolicy
      let isEnabled: Bool
      let reducesMotion: Bool
      /// The action that SwiftUI's `refreshable(action:)` sets.
      let refresh: RefreshAction?
      let style: (any RefreshIndicatorStyle)?

      init(
        exclusion: ExclusionPolicy = .drop, isEnabled: Bool = true, reducesMotion: Bool = false,
        refresh: RefreshAction? = nil, style: (any RefreshIndicatorStyle)? = nil
      ) {
        (self.exclusion, self.isEnabled, self.reducesMotion) = (exclusion, isEnabled, reducesMotion)
        (self.refresh, self.style) = (refresh, style)
      }

      package convenience init(isEnabled: Bool, reducesMotion: Bool) {
        self.init(exclusion: .drop, isEnabled: isEnabled, reducesMotion: reducesMotion)
      }
    }

    /// Makes options from edges with their options.
    ///
    /// If an edge appears twice, the later options replace the earlier ones. An engine has one axis, so an
    /// edge on a different axis than the first edge is ignored, with a warning.
    package init(_ declared: [(edge: Edge, options: EdgeOptions)], controller: RefreshController? = nil) {
      let axis = declared.first?.edge.axis ?? .vertical
      var edges = EdgePair<EdgeOptions?>(start: nil, end: nil)
      var warnings: Set<RuntimeWarning> = []
      for (edge, options) in declared {
        if edge.axis == axis {
          edges[edge.scrollEdge] = options
        } else {
          warnings.insert(.edgeAcrossAxis(edge))
        }
      }
      (self.axis, self.edges, self.controller, self.warnings) = (axis, edges, controller, warnings)
      environment = EnvironmentOptions()
      environments = EdgePair(start: environment, end: environment)
      isRequested = EdgePair(start: false, end: false)
    }

    /// Makes a modifier's options with the values of its environment.
    package init(_ options: ScrollViewOptions, in surroundings: EnvironmentOptions) {
      (axis, edges, controller) = (options.axis, options.edges, options.controller)
      (warnings, self.environment) = (options.warnings, surroundings)
      environments = EdgePair(start: surroundings, end: surroundings)
      isRequested = EdgePair(
        start: edges.start?.status?.get().isRequested == true,
        end: edges.end?.status?.get().isRequested == true)
      // Read the flag here, so that SwiftUI evaluates the view again when the flag changes.
      for edge in ScrollEdge.allCases {
        if case .flag(let flag) = edges[edge]?.action { _ = flag.get() }
      }
    }

    /// Merges the options of an inner modifier with the options of an outer one.
    ///
    /// The outer modifier's edges and controller replace the inner modifier's. Each edge keeps the
    /// environment of the modifier that declares it. The exclusion policy and Reduce Motion come from the
    /// environment of the innermost modifier.
    private init(_ inner: ScrollViewOptions, with outer: ScrollViewOptions) {
      let isEmpty = inner.edges.start == nil && inner.edges.end == nil
      axis = isEmpty ? outer.axis : inner.axis
      var (edges, environments, isRequested) = (inner.edges, inner.environments, inner.isRequested)
      var warnings = inner.warnings.union(outer.warnings)
      for edge in ScrollEdge.allCases {
        guard let options = outer.edges[edge] else { continue }
        guard outer.axis == axis else {
          warnings.insert(.edgeAcrossAxis(Edge(edge, of: outer.axis)))
          continue
        }
        if let last = edges[edge], last.action.kind != .environment {
          warnings.insert(.edgeDeclaredTwice(Edge(edge, of: axis)))
        }
        edges[edge] = options
        environments[edge] = outer.environments[edge]
        isRequested[edge] = outer.isRequested[edge]
      }
      if outer.axis == axis, let one = inner.controller, let other = outer.controller, one !== other {
        warnings.insert(.controllerIgnored)
      }
      (self.edges, self.environments, self.isRequested) = (edges, environments, isRequested)
      controller = (outer.axis == axis ? outer.controller : nil) ?? inner.controller
      (self.warnings, environment) = (warnings, inner.environment)
    }

    /// Whether two options put the controller into the same state.
    ///
    /// Closures are not compared.
    func isSame(as other: ScrollViewOptions) -> Bool {
      axis == other.axis && controller === other.controller && isRequested == other.isRequested
        && environment.exclusion == other.environment.exclusion
        && environment.reducesMotion == other.environment.reducesMotion
        && ScrollEdge.allCases.allSatisfy { edge in
          guard isEnabled(edge) == other.isEnabled(edge) else { return false }
          guard let one = edges[edge], let two = other.edges[edge] else {
            return edges[edge] == nil && other.edges[edge] == nil
          }
          return one.isSame(as: two)
        }
    }

    /// Merges the options of modifiers, sorted from the innermost to the outermost.
    static func merged(_ all: [ScrollViewOptions]) -> ScrollViewOptions {
      guard let first = all.first else { return ScrollViewOptions([]) }
      return all.dropFirst().reduce(first) { ScrollViewOptions($0, with: $1) }
    }
  }

  extension ScrollViewOptions {
    /// The edge whose action refreshes, if any; the start edge if both edges refresh.
    var refreshEdge: ScrollEdge? {
      ScrollEdge.allCases.first { edges[$0] != nil && purpose(of: $0) == .refresh }
    }

    /// The purpose of an edge's action.
    func purpose(of edge: ScrollEdge) -> EdgeKind { edges[edge]?.purpose ?? EdgeKind(edge) }

    /// The indicator style of an edge: the environment's, else the component's, else `.automatic`.
    func style(of edge: ScrollEdge) -> any RefreshIndicatorStyle {
      environments[edge].style ?? edges[edge]?.style?() ?? AutomaticRefreshIndicatorStyle()
    }

    /// An edge's configuration: the modifier's, else the controller's, else the edge's default.
    ///
    /// It is nil if no modifier declares the edge.
    func configuration(of edge: ScrollEdge) -> EdgeConfiguration? {
      edges[edge]?.resolved(at: edge, orElse: controller?.ownConfiguration(edge))
    }

    /// Whether an edge has an action, even if the edge is disabled.
    package func hasAction(_ edge: ScrollEdge, _ controller: RefreshController) -> Bool {
      switch edges[edge]?.action {
      case .run, .flag: true
      case .environment: refreshAction(of: edge) != nil
      case .controller: controller.hasAction(at: Edge(edge))
      case nil: false
      }
    }

    /// Whether the app and the environment enable an edge.
    ///
    /// The edge's modifier must not be disabled. An edge that runs SwiftUI's refresh action also needs that
    /// action in the environment.
    func isEnabled(_ edge: ScrollEdge) -> Bool {
      guard let options = edges[edge], options.isEnabled, environments[edge].isEnabled else { return false }
      return options.action.kind != .environment || refreshAction(of: edge) != nil
    }

    /// SwiftUI's refresh action in the environment of the modifier that declares an edge.
    func refreshAction(of edge: ScrollEdge) -> RefreshAction? { environments[edge].refresh }

    /// Whether the action of an edge is a flag of the app.
    func hasFlag(_ edge: ScrollEdge) -> Bool { edges[edge]?.action.kind == .flag }
  }

  extension Edge {
    /// The axis that the edge limits.
    package var axis: Axis {
      switch self {
      case .top, .bottom: .vertical
      case .leading, .trailing: .horizontal
      }
    }

    /// Makes the edge at the start or end of an axis.
    package init(_ edge: ScrollEdge, of axis: Axis) {
      switch (axis, edge) {
      case (.vertical, .start): self = .top
      case (.vertical, .end): self = .bottom
      case (.horizontal, .start): self = .leading
      case (.horizontal, .end): self = .trailing
      }
    }
  }
#endif
