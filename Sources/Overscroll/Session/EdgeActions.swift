#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  /// Runs the actions that modifiers declare for the edges of one scroll view.
  @MainActor final class EdgeActions {
    /// The merged options of all modifiers; the current action is read from them.
    private var options = ScrollViewOptions([])
    /// The controller that the session uses now.
    private weak var current: RefreshController?
    /// The new statuses that scheduled tasks will write to the app's bindings.
    private var pending = EdgePair<RefreshStatus?>(start: nil, end: nil)
    private var flags = EdgePair(start: RefreshFlag(edge: .start), end: RefreshFlag(edge: .end))

    /// Sets the merged options and the controller, and connects each flag to the app's binding.
    func apply(_ options: ScrollViewOptions, for controller: RefreshController) {
      (self.options, current) = (options, controller)
      for edge in ScrollEdge.allCases {
        guard case .flag(let flag) = options.edges[edge]?.action else { continue }
        flags[edge].bind(get: flag.get, set: flag.set, handler: flag.handler)
      }
    }

    /// Declares one edge to a controller.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - options: The merged options.
    ///   - controller: The controller.
    ///   - indicatorExtent: The extent of the edge's indicator, in pt, if it has been measured.
    func declare(
      _ edge: ScrollEdge, by options: ScrollViewOptions, to controller: RefreshController,
      indicatorExtent: Double?
    ) {
      let declared = options.edges[edge]
      let declaration = EdgeDeclaration(
        declared, action: action(of: edge, declared?.action.kind, for: controller),
        isAllowed: options.isEnabled(edge), indicatorExtent: indicatorExtent)
      controller.declare(declaration, at: edge)
    }

    /// Starts the actions that the app requests through its statuses.
    func begin(_ options: ScrollViewOptions, with controller: RefreshController) {
      for edge in ScrollEdge.allCases where options.isRequested[edge] { controller.begin(at: Edge(edge)) }
    }

    /// Returns the action to declare for an edge, if any.
    private func action(
      of edge: ScrollEdge, _ kind: EdgeAction.Kind?, for controller: RefreshController
    ) -> RefreshController.Action? {
      switch kind {
      case .run, .environment:
        return { [weak self, weak controller] in
          // A controller that is no longer current may still start a queued action. The modifier's action is
          // then another controller's.
          guard self?.current === controller else { return .cancelled }
          return try await self?.run($0, at: edge) ?? .cancelled
        }
      case .flag: return flags[edge].connect(to: controller)
      case .controller, nil: return nil
      }
    }

    /// Starts or ends actions to match the app's flags.
    ///
    /// After its modifier is removed, a flag can still end the action that it started. Until then, the same
    /// flag does not start an action at the opposite edge.
    ///
    /// - Parameter hasEdges: Whether the controller accepts the options of this session.
    func reconcile(hasEdges: Bool) {
      for edge in ScrollEdge.allCases where options.hasFlag(edge) || flags[edge].isBusy {
        let waits = flags[edge.opposite].isBusy && !options.hasFlag(edge.opposite)
        flags[edge].reconcile(hasEdge: hasEdges && options.hasFlag(edge) && !waits)
      }
    }

    /// Sets the app's statuses to the controller's state.
    ///
    /// The statuses change in the main actor's next turn, because SwiftUI may be in the middle of an
    /// update. A running action's end is also written to the status, even if the view has been removed by
    /// then.
    func updateStatuses(of controller: RefreshController) {
      for edge in ScrollEdge.allCases {
        guard let status = options.edges[edge]?.status else { continue }
        let now = controller.status(of: edge)
        guard status.get() != now, pending[edge] != now else { continue }
        pending[edge] = now
        let run = controller.run(of: edge)
        Task { [weak self, weak controller] in
          Self.write(now, to: status, of: edge, from: controller, for: self)
          guard let run else { return }
          let outcome = await run.value()
          let last = status.get()
          guard last.isRefreshing, controller?.isRefreshing(at: Edge(edge)) != true else { return }
          let lastUpdated = controller?.lastUpdated(of: Edge(edge)) ?? last.lastUpdated
          let ended = RefreshStatus(isRefreshing: false, outcome: outcome, lastUpdated: lastUpdated)
          Self.write(ended, to: status, of: edge, from: controller, for: self)
        }
      }
    }

    /// Writes a controller's state to a status.
    ///
    /// `actions` is nil if the view has been removed. A controller that is no longer current may share the
    /// status with the current one, whose state is then written again.
    private static func write(
      _ now: RefreshStatus, to status: StatusBinding, of edge: ScrollEdge,
      from controller: RefreshController?, for actions: EdgeActions?
    ) {
      actions?.pending[edge] = nil
      if status.get() != now { status.set(now) }
      guard let actions, let current = actions.current, current !== controller,
        let status = actions.options.edges[edge]?.status
      else { return }
      let now = current.status(of: edge)
      if !status.get().isRequested, status.get() != now { status.set(now) }
    }

    /// Disconnects the flags and the statuses from the controller.
    ///
    /// The flag of a running action keeps its binding, because the next controller may have another one. The
    /// gaps have closed, so the statuses no longer show them.
    func release() {
      for edge in ScrollEdge.allCases {
        flags[edge].detach()
        flags[edge] = RefreshFlag(edge: edge)
        closeGap(of: edge)
      }
    }

    /// Writes to the status of an edge that its gap is closed.
    private func closeGap(of edge: ScrollEdge) {
      pending[edge] = nil
      guard let status = options.edges[edge]?.status else { return }
      Task { [weak self, weak controller = current] in
        let last = status.get()
        guard last.isShowing else { return }
        let closed = RefreshStatus(
          isRefreshing: last.isRefreshing, outcome: last.outcome, lastUpdated: last.lastUpdated)
        Self.write(closed, to: status, of: edge, from: controller, for: self)
      }
    }

    /// Runs the action that the modifier declares now.
    ///
    /// It may be a later closure than the one at the start of the pull.
    private func run(_ level: RefreshLevel, at edge: ScrollEdge) async throws -> RefreshResult {
      switch options.edges[edge]?.action {
      case .run(let action):
        return try await action(level)
      case .environment:
        await options.refreshAction(of: edge)?()
        return Task.isCancelled ? .cancelled : .success
      case .flag, .controller, nil:
        return .cancelled
      }
    }
  }
#endif
