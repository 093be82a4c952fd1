#if canImport(SwiftUI)
  package import OverscrollCore
  package import SwiftUI

  /// The options of a scroll view: those of one modifier, or those of all modifiers around it, merged.
  ///
  /// Held by reference, so that views copy a pointer. Nothing changes after `init`.
  @MainActor package final class ScrollViewOptions {
    /// The axis of the first edge.
    let axis: Axis
    /// The options of each edge.
    let edges: EdgePair<EdgeOptions?>
    /// The app's controller, if it gives one.
    let controller: RefreshController?
    /// What is declared without effect.
    let warnings: Set<RuntimeWarning>
    /// The environment of the modifier, or of the innermost modifier.
    let surroundings: Surroundings
    /// The environment of the modifier that declares each edge.
    private let environments: EdgePair<Surroundings>
    /// Whether the app's status asks for a start.
    let isRequested: EdgePair<Bool>

    /// What a modifier reads of the environment.
    @MainActor package final class Surroundings {
      let exclusion: ExclusionPolicy
      let isEnabled: Bool
      let reducesMotion: Bool
      /// SwiftUI's own refresh action.
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

    /// Makes the options of edges; of two with the same edge, the later counts.
    ///
    /// An edge across the axis of the first edge is left out, because an engine has one axis.
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
      surroundings = Surroundings()
      environments = EdgePair(start: surroundings, end: surroundings)
      isRequested = EdgePair(start: false, end: false)
    }

    /// Makes the options of a modifier in an environment.
    package init(_ options: ScrollViewOptions, in surroundings: Surroundings) {
      (axis, edges, controller) = (options.axis, options.edges, options.controller)
      (warnings, self.surroundings) = (options.warnings, surroundings)
      environments = EdgePair(start: surroundings, end: surroundings)
      isRequested = EdgePair(
        start: edges.start?.status?.get().isRequested == true,
        end: edges.end?.status?.get().isRequested == true)
      // A flag is read here, so that the view is evaluated again when it changes.
      for edge in ScrollEdge.allCases {
        if case .flag(let flag) = edges[edge]?.action { _ = flag.get() }
      }
    }

    /// Merges the options of an inner modifier with those of one around it.
    ///
    /// The rule: the outer modifier's edges and controller replace the inner modifier's; an edge has the environment of its
    /// modifier, and exclusion and motion are the innermost's.
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
      (self.warnings, surroundings) = (warnings, inner.surroundings)
    }

    /// Whether the controller's state is the same for both options; closures are not compared.
    func isSame(as other: ScrollViewOptions) -> Bool {
      axis == other.axis && controller === other.controller && isRequested == other.isRequested
        && surroundings.exclusion == other.surroundings.exclusion
        && surroundings.reducesMotion == other.surroundings.reducesMotion
        && ScrollEdge.allCases.allSatisfy { edge in
          guard isEnabled(edge) == other.isEnabled(edge) else { return false }
          guard let one = edges[edge], let two = other.edges[edge] else {
            return edges[edge] == nil && other.edges[edge] == nil
          }
          return one.isSame(as: two)
        }
    }

    /// Merges options, from the innermost modifier to the outermost.
    static func merged(_ all: [ScrollViewOptions]) -> ScrollViewOptions {
      guard let first = all.first else { return ScrollViewOptions([]) }
      return all.dropFirst().reduce(first) { ScrollViewOptions($0, with: $1) }
    }
  }

  extension ScrollViewOptions {
    /// The edge that refreshes; the start edge if both do.
    var refreshEdge: ScrollEdge? {
      ScrollEdge.allCases.first { edges[$0] != nil && purpose(of: $0) == .refresh }
    }

    /// What an edge's action is for.
    func purpose(of edge: ScrollEdge) -> EdgePurpose { edges[edge]?.purpose ?? EdgePurpose(edge) }

    /// The indicator style of an edge.
    func style(of edge: ScrollEdge) -> any RefreshIndicatorStyle {
      environments[edge].style ?? edges[edge]?.style?() ?? AutomaticRefreshIndicatorStyle()
    }

    /// An edge's configuration: the modifier's, the controller's or the edge's default.
    func configuration(of edge: ScrollEdge) -> EdgeConfiguration? {
      edges[edge]?.resolved(at: edge, given: controller?.given(edge))
    }

    /// Whether an edge has an action, even while it is disabled.
    package func hasAction(_ edge: ScrollEdge, _ controller: RefreshController) -> Bool {
      switch edges[edge]?.action {
      case .run, .flag: true
      case .environment: refreshAction(of: edge) != nil
      case .controller: controller.hasAction(Edge(edge))
      case nil: false
      }
    }

    /// Whether an edge may start.
    func isEnabled(_ edge: ScrollEdge) -> Bool {
      guard let options = edges[edge], environments[edge].isEnabled else { return false }
      return options.action.kind != .environment || refreshAction(of: edge) != nil
    }

    /// SwiftUI's refresh action, as the modifier that declares an edge has it.
    func refreshAction(of edge: ScrollEdge) -> RefreshAction? { environments[edge].refresh }

    /// Whether an edge's action is a flag of the app's.
    func hasFlag(_ edge: ScrollEdge) -> Bool { edges[edge]?.action.kind == .flag }
  }

  extension Edge {
    /// The axis that the edge is an end of.
    package var axis: Axis {
      switch self {
      case .top, .bottom: .vertical
      case .leading, .trailing: .horizontal
      }
    }

    /// The edge at an end of an axis.
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
