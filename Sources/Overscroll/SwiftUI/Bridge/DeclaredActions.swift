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

    /// Whether there was more to load at each edge, as the controller was told.
    private var hadMore = EdgePair<Bool?>(start: nil, end: nil)

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
      // Where nothing is declared any longer, what was declared does not stay.
      let hasMore = setup?.hasMore ?? (hadMore[edge] == false ? true : nil)
      if let hasMore, hasMore != hadMore[edge] { controller.setExhausted(!hasMore, at: edge) }
      hadMore[edge] = setup?.hasMore
      controller.allow(setup?.isEnabled ?? false, at: edge)
      controller.declare(setup?.configuration, at: edge)
      guard let setup else { return }
      if let indicatorExtent { controller.setIndicatorExtent(indicatorExtent, at: edge) }
      drive(controller, at: edge, by: setup.source)
      if setup.isRequested { controller.begin(edge) }
    }

    /// The controller is another one, which was told nothing.
    func forgetMore() { hadMore = EdgePair(start: nil, end: nil) }

    /// Has a controller do at an edge what is declared.
    private func drive(
      _ controller: RefreshController, at edge: ScrollEdge, by source: OverscrollSetup.EdgeSetup.Source
    ) {
      switch source {
      case .run, .environment:
        controller.setAction(
          at: edge, levels: { [weak self] in try await self?.run($0, at: edge) ?? .cancelled })
      case .flag:
        flags[edge].drive(controller)
      case .controller:
        break
      }
    }

    /// Brings controller and flags together, where flags are declared.
    func reconcile() {
      for edge in ScrollEdge.allCases where declared.edges[edge]?.action.isFlag == true {
        flags[edge].reconcile()
      }
    }

    /// Brings the app's statuses to what its controller says.
    ///
    /// That may be in the middle of an update, in which nothing may be set; so they are set in the main actor's next turn.
    func tell(of controller: RefreshController) {
      for edge in ScrollEdge.allCases {
        guard let status = declared.edges[edge]?.status else { continue }
        let now = RefreshStatus(
          isRefreshing: controller.isRefreshing(edge), outcome: controller.lastOutcome(of: edge))
        guard status.wrappedValue != now, telling[edge] != now else { continue }
        telling[edge] = now
        Task { [weak self] in
          self?.telling[edge] = nil
          status.wrappedValue = now
        }
      }
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
