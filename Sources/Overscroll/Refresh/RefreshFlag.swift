package import OverscrollCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Connects a Boolean binding of the app, its flag, to an edge's action.
///
/// The flag is true while the action runs. When the engine starts the action, this object sets the flag to
/// true. The app sets the flag to false to end the action, which it may do within the handler. The app sets
/// the flag to true to start the action. If another view's flag has already started the action, this flag
/// joins that action. So views may appear and disappear while the action runs.
@MainActor package final class RefreshFlag {
  let edge: ScrollEdge
  private weak var controller: RefreshController?
  private var state = State.idle
  private var read: @MainActor () -> Bool = { false }
  private var set: @MainActor (Bool) -> Void = { _ in }
  private var handler: @MainActor () -> Void = {}

  private enum State {
    /// This flag has no action, neither requested nor running.
    case idle
    /// The app has set the flag to true, and the action has not begun.
    case requested(RefreshRun)
    /// The action runs, and ends when the flag becomes false.
    case running(FlagRun)
  }

  /// Makes a flag of an edge; `bind(get:set:handler:)` connects it to the app's flag.
  package init(edge: ScrollEdge) { self.edge = edge }

  /// Whether the app's flag is true.
  var isSet: Bool { read() }

  /// Whether the flag has requested an action, or can end a running one.
  var isBusy: Bool {
    switch state {
    case .idle: false
    case .requested, .running: true
    }
  }

  /// Sets the accessors of the app's flag.
  ///
  /// - Parameters:
  ///   - get: Reads the flag.
  ///   - set: Sets the flag.
  ///   - handler: Called after the start of the action has set the flag to true.
  package func bind(
    get: @escaping @MainActor () -> Bool, set: @escaping @MainActor (Bool) -> Void,
    handler: @escaping @MainActor () -> Void = {}
  ) {
    read = get
    self.set = set
    self.handler = handler
  }

  /// Connects this flag to a controller.
  ///
  /// - Parameter controller: The controller.
  /// - Returns: The action to declare, which sets this flag and runs until the flag is false.
  func connect(to controller: RefreshController) -> RefreshController.Action {
    self.controller = controller
    return { [weak self, weak controller, edge] _ in
      try Task.checkCancellation()
      let run = FlagRun()
      controller?.setFlagRun(run, of: edge)
      return try await self?.perform(run) ?? .cancelled
    }
  }

  /// Disconnects this flag from the controller; only another flag can then end a running action.
  package func detach() {
    state = .idle
    controller = nil
  }

  /// Starts or ends the action to match the app's flag.
  ///
  /// True starts the action. False ends the action, or cancels a request whose action has not begun. Call
  /// this whenever the app may have changed the flag.
  ///
  /// - Parameter hasEdge: Whether this flag is the declared action of its edge. If not, the flag can only
  ///   end an action that it has started.
  package func reconcile(hasEdge: Bool = true) {
    switch (state, isSet) {
    case (.idle, true):
      if hasEdge { begin() }
    case (.idle, false):
      // End an action that an earlier view's flag has started.
      if hasEdge { controller?.flagRun(of: edge)?.end() }
    case (.requested, false):
      state = .idle
      controller?.cancel(at: Edge(edge))
    case (.running(let run), false):
      state = .idle
      run.end()
    case (.requested, true), (.running, true):
      break
    }
  }

  /// Joins the action that another view's flag has started, or starts one.
  private func begin() {
    guard let controller else { return }
    guard let run = controller.flagRun(of: edge) else { return request(controller) }
    join(run)
  }

  private func join(_ run: FlagRun) {
    state = .running(run)
    run.join(self)
  }

  /// Requests a start for the app, and resets the flag if nothing starts.
  ///
  /// If an earlier action is still running, this waits for its end and then reads the flag again.
  private func request(_ controller: RefreshController) {
    let joins = controller.isRefreshing(at: Edge(edge))
    let run = controller.begin(at: Edge(edge))
    state = .requested(run)
    Task { [weak self] in
      _ = await run.value()
      guard let self, case .requested(let current) = state, current === run else { return }
      state = .idle
      if joins { reconcile() } else { reset() }
    }
  }

  private func perform(_ run: FlagRun) async throws -> RefreshResult {
    join(run)
    defer { run.ended() }
    if !isSet { set(true) }
    handler()
    // The handler may have reset the flag, which SwiftUI does not report as a change.
    guard isSet else { return .success }
    // SwiftUI also reports nothing if the flag is set and reset before the next update.
    Task { [weak run] in
      try? await AmbientClock.sleep(for: .milliseconds(50))
      run?.endIfReset()
    }
    return try await run.value()
  }

  /// Resets the flag after its action has ended.
  ///
  /// Ignored if the flag already belongs to a newer action.
  func finish(_ run: FlagRun) {
    guard case .running(let current) = state, current === run else { return }
    state = .idle
    reset()
  }

  /// Sets the app's flag to false, unless the controller no longer exists.
  ///
  /// Without a controller only the view has disappeared, so the app's flag keeps its value.
  private func reset() {
    if controller != nil, isSet { set(false) }
  }
}
