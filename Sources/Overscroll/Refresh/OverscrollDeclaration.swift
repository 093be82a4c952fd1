#if canImport(SwiftUI)
  package import OverscrollCore
  package import SwiftUI

  /// What the views around a scroll view declare for it.
  struct OverscrollDeclaration {
    /// The axis, as the first edge that was declared says.
    var axis = Axis.vertical
    /// What is declared for each edge.
    var edges = EdgePair<EdgeDeclaration?>(start: nil, end: nil)
    /// A controller of the app's own, if one was given.
    var controller: RefreshController?
    /// SwiftUI's own refresh action, as the environment has it.
    var refresh: RefreshAction?
    /// What has been declared and has no effect.
    private(set) var warnings: Set<RuntimeWarning> = []

    /// Adds an edge, or replaces what was declared for it.
    ///
    /// An edge of another axis is left out: an engine knows one.
    mutating func add(_ declaration: EdgeDeclaration, at edge: Edge, controller: RefreshController? = nil) {
      if edges.start == nil, edges.end == nil { axis = edge.axis }
      guard edge.axis == axis else {
        warnings.insert(.edgeAcrossAxis(edge))
        return
      }
      if let last = edges[edge.scrollEdge], last.action.isApps { warnings.insert(.edgeDeclaredTwice(edge)) }
      edges[edge.scrollEdge] = declaration
      if let controller {
        if let last = self.controller, last !== controller { warnings.insert(.controllerIgnored) }
        self.controller = controller
      }
    }

    /// Adds what a view further out declares for the same scroll view; where both declare something, that counts.
    mutating func add(_ other: OverscrollDeclaration) {
      for edge in ScrollEdge.allCases {
        guard let declaration = other.edges[edge] else { continue }
        add(declaration, at: Edge(edge, of: other.axis), controller: other.controller)
      }
      warnings.formUnion(other.warnings)
    }

    /// Takes the look that the environment sets around the view that declares this.
    mutating func setStyle(_ style: (any RefreshIndicatorStyle)?) {
      edges.start?.chosenStyle = style
      edges.end?.chosenStyle = style
    }

    /// The edge that refreshes, if one does; the top or leading one of two.
    var refreshEdge: ScrollEdge? {
      ScrollEdge.allCases.first { edges[$0] != nil && purpose(of: $0) == .refresh }
    }

    /// Whether there is something to do at an edge, be it disabled: an action, and with the environment's one that.
    @MainActor func hasAction(_ edge: ScrollEdge, _ controller: RefreshController) -> Bool {
      switch edges[edge]?.action {
      case .run, .flag: true
      case .environment: refresh != nil
      case .controller: controller.hasAction(edge)
      case nil: false
      }
    }

    /// Whether an edge's action is a flag of the app's.
    func hasFlag(_ edge: ScrollEdge) -> Bool { if case .flag = edges[edge]?.action { true } else { false } }

    /// What an edge's action is for.
    func purpose(of edge: ScrollEdge) -> EdgePurpose { edges[edge]?.purpose ?? EdgePurpose(edge) }

    /// What is declared of an edge's configuration; nil where the edge isn't.
    func declared(of edge: ScrollEdge) -> DeclaredConfiguration? {
      guard let declared = edges[edge] else { return nil }
      let purpose = purpose(of: edge)
      return DeclaredConfiguration(
        configuration: declared.configuration, policy: declared.policy,
        usual: .usual(edge, keepsFailure: purpose == .loadMore),
        staysExhausted: declared.hasMore == false || (edge == .start && purpose == .loadMore),
        hasMore: declared.hasMore == true)
    }

    /// An edge's configuration: as it is declared, or else as the controller was given it, or the usual one.
    @MainActor func configuration(of edge: ScrollEdge) -> EdgeConfiguration? {
      declared(of: edge)?.resolved(given: controller?.given(edge))
    }
  }

  /// What is declared for one edge.
  package struct EdgeDeclaration {
    /// The policy and the numbers, if they are declared.
    package var configuration: EdgeConfiguration?
    /// The policy, if it is to be another than those numbers'.
    package var policy: TriggerPolicy?
    /// What runs.
    package var action: EdgeAction
    /// What the action is for; nil for what the edge is usually for.
    var purpose: EdgePurpose?
    /// The look, where the environment sets none.
    package var style: (@MainActor () -> any RefreshIndicatorStyle)?
    /// The look that the environment sets.
    fileprivate(set) var chosenStyle: (any RefreshIndicatorStyle)?
    /// Whether there is more to load, where the app declares that.
    var hasMore: Bool?
    /// What the app knows of the action, where it wants to.
    var status: Binding<RefreshStatus>?
    /// Whether an indicator is drawn around the scroll view; where it is not, one may stand in the content.
    package var showsIndicator = true

    package init(
      _ configuration: EdgeConfiguration?, policy: TriggerPolicy? = nil, action: EdgeAction,
      style: (@MainActor () -> any RefreshIndicatorStyle)? = nil
    ) {
      self.configuration = configuration
      self.policy = policy
      self.action = action
      self.style = style
    }

    /// How the indicator looks.
    @MainActor var look: any RefreshIndicatorStyle {
      chosenStyle ?? style?() ?? AutomaticRefreshIndicatorStyle()
    }
  }

  /// What an edge runs.
  package enum EdgeAction {
    /// A closure, the latest one that was declared.
    case run(RefreshController.Action)
    /// A flag of the app's, and a handler that is called once it is set.
    case flag(Binding<Bool>, @MainActor () -> Void)
    /// SwiftUI's own refresh action, while the environment has one.
    case environment
    /// What the app's own controller has been given.
    case controller

    /// Whether the app has said what to do, rather than the environment.
    var isApps: Bool {
      switch self {
      case .run, .flag, .controller: true
      case .environment: false
      }
    }
  }

  extension Edge {
    /// The axis that the edge is an end of.
    var axis: Axis {
      switch self {
      case .top, .bottom: .vertical
      case .leading, .trailing: .horizontal
      }
    }

    /// The edge at an end of an axis.
    init(_ edge: ScrollEdge, of axis: Axis) {
      switch (axis, edge) {
      case (.vertical, .start): self = .top
      case (.vertical, .end): self = .bottom
      case (.horizontal, .start): self = .leading
      case (.horizontal, .end): self = .trailing
      }
    }
  }
#endif
