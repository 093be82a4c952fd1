#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  /// What is declared to be done at the edges of one scroll view.
  @MainActor final class DeclaredActions {
    /// What the views declare now: read when an action starts.
    private(set) var declared = OverscrollDeclaration()
    /// What statuses are about to be set to.
    private var telling = EdgePair<RefreshStatus?>(start: nil, end: nil)
    private let flags = EdgePair(start: RefreshFlag(edge: .start), end: RefreshFlag(edge: .end))

    /// Takes what the views declare.
    func take(_ declaration: OverscrollDeclaration) {
      declared = declaration
      for edge in ScrollEdge.allCases {
        guard case .flag(let flag, let handler) = declaration.edges[edge]?.action else { continue }
        flags[edge].bind(get: { flag.wrappedValue }, set: { flag.wrappedValue = $0 }, handler: handler)
      }
    }

    /// Brings a controller to what is declared for an edge.
    ///
    /// - Parameters:
    ///   - setup: What is declared; nil for nothing.
    ///   - edge: The edge.
    ///   - controller: The controller.
    ///   - indicatorExtent: How long the edge's indicator is, in pt, if it has been measured.
    func apply(
      _ setup: OverscrollSetup.EdgeSetup?, at edge: ScrollEdge, to controller: RefreshController,
      indicatorExtent: Double?
    ) {
      // What keeps the edge from starting comes first, and what lets it start last.
      let isEnabled = setup?.isEnabled ?? false
      if !isEnabled { controller.allow(false, at: edge) }
      if setup?.hasMore == false { controller.declareMore(false, at: edge) }
      controller.declare(setup?.configuration, at: edge)
      if setup != nil, let indicatorExtent { controller.setIndicatorExtent(indicatorExtent, at: edge) }
      drive(controller, at: edge, by: setup?.source)
      controller.declareMore(setup?.hasMore, at: edge)
      controller.allow(isEnabled, at: edge)
    }

    /// Starts what statuses ask for.
    func begin(_ setup: OverscrollSetup, with controller: RefreshController) {
      for edge in ScrollEdge.allCases where setup.edges[edge]?.isRequested == true {
        controller.begin(edge)
      }
    }

    /// Has a controller do at an edge what is declared.
    private func drive(
      _ controller: RefreshController, at edge: ScrollEdge, by source: OverscrollSetup.EdgeSetup.Source?
    ) {
      switch source {
      case .run, .environment:
        controller.declareAction(
          { [weak self] in try await self?.run($0, at: edge) ?? .cancelled }, at: edge)
      case .flag:
        flags[edge].drive(controller)
      case .controller, nil:
        controller.declareAction(nil, at: edge)
      }
    }

    /// Brings controller and flags together.
    ///
    /// A flag that is declared no longer still ends what it has begun. Until then it may be the other edge's now.
    ///
    /// - Parameter hasEdges: Whether the controller's edges are those that are declared here.
    func reconcile(hasEdges: Bool) {
      for edge in ScrollEdge.allCases where declared.hasFlag(edge) || flags[edge].isBusy {
        let waits = flags[edge.opposite].isBusy && !declared.hasFlag(edge.opposite)
        flags[edge].reconcile(hasEdge: hasEdges && declared.hasFlag(edge) && !waits)
      }
    }

    /// Brings the app's statuses to what its controller says.
    ///
    /// That may be in the middle of an update, in which nothing may be set; so they are set in the main actor's next turn.
    /// The status of an action that runs is told of its end, too, if nobody else is there to tell it by then.
    func tell(of controller: RefreshController) {
      for edge in ScrollEdge.allCases {
        guard let status = declared.edges[edge]?.status else { continue }
        let now = RefreshStatus(
          isRefreshing: controller.isRefreshing(edge), outcome: controller.lastOutcome(of: edge))
        guard status.wrappedValue != now, telling[edge] != now else { continue }
        telling[edge] = now
        let run = controller.run(of: edge)
        Task { [weak self, weak controller] in
          if let self { write(now, to: status, of: edge) } else { status.wrappedValue = now }
          guard let run else { return }
          let outcome = await run.value()
          guard status.wrappedValue.isRefreshing, controller?.isRefreshing(edge) != true else { return }
          status.wrappedValue = RefreshStatus(isRefreshing: false, outcome: outcome)
        }
      }
    }

    private func write(_ now: RefreshStatus, to status: Binding<RefreshStatus>, of edge: ScrollEdge) {
      telling[edge] = nil
      if status.wrappedValue != now { status.wrappedValue = now }
    }

    /// Lets the controller go.
    func release() {
      for edge in ScrollEdge.allCases { flags[edge].release() }
    }

    /// Runs what is declared for an edge now, which may be a later closure than the one it was set up with.
    private func run(_ level: RefreshLevel, at edge: ScrollEdge) async throws -> RefreshResult {
      switch declared.edges[edge]?.action {
      case .run(let action):
        return try await action(level)
      case .environment:
        await declared.refresh?()
        return Task.isCancelled ? .cancelled : .success
      case .flag, .controller, nil:
        return .cancelled
      }
    }
  }
#endif
