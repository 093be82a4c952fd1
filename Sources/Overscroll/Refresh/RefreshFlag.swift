package import OverscrollCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// An edge's action as a flag of the app's: true while it runs.
///
/// When the engine starts the action, it sets the flag. The app ends the action by setting the flag to false,
/// even within the handler, and starts the action by setting the flag to true. An action that another view's flag has
/// started is this flag's, too, so that views may come and go while it runs.
@MainActor package final class RefreshFlag {
  private let edge: ScrollEdge
  private weak var controller: RefreshController?
  private var state = State.idle
  private var read: @MainActor () -> Bool = { false }
  private var set: @MainActor (Bool) -> Void = { _ in }
  private var handler: @MainActor () -> Void = {}

  private enum State {
    /// Nothing runs that the flag knows of.
    case idle
    /// The app has set the flag, and the action has not begun.
    case asked(RefreshRun)
    /// The action runs until it is false.
    case running(FlagRun)
  }

  /// Makes a flag for an edge that nothing reads yet.
  package init(edge: ScrollEdge) { self.edge = edge }

  /// Whether it is true.
  var isSet: Bool { read() }

  /// Whether the flag has asked for an action, or ends one.
  var isBusy: Bool {
    switch state {
    case .idle: false
    case .asked, .running: true
    }
  }

  /// Takes the flag's latest accessors.
  ///
  /// - Parameters:
  ///   - get: Reads it.
  ///   - set: Writes it.
  ///   - handler: Called after a start has set it.
  package func bind(
    get: @escaping @MainActor () -> Bool, set: @escaping @MainActor (Bool) -> Void,
    handler: @escaping @MainActor () -> Void = {}
  ) {
    read = get
    self.set = set
    self.handler = handler
  }

  /// Makes this the action that is declared for the controller's edge.
  package func drive(_ controller: RefreshController) {
    self.controller = controller
    let edge = edge
    controller.declareAction(
      { [weak self, weak controller] _ in
        try Task.checkCancellation()
        let run = FlagRun()
        controller?.setFlagRun(run, of: edge)
        return try await self?.perform(run) ?? .cancelled
      }, at: edge)
  }

  /// Hands over to another flag, which then ends what this one has started.
  package func release() {
    state = .idle
    controller = nil
  }

  /// Compares the flag with the action: true starts one, false ends it, or takes back what has not begun.
  ///
  /// Call it whenever the flag may have changed.
  ///
  /// - Parameter hasEdge: Whether the edge is this flag's; otherwise the flag ends only what it has begun.
  package func reconcile(hasEdge: Bool = true) {
    switch (state, isSet) {
    case (.idle, true):
      if hasEdge { begin() }
    case (.idle, false):
      // An action that an earlier view's flag has started.
      if hasEdge { controller?.flagRun(of: edge)?.end() }
    case (.asked, false):
      state = .idle
      controller?.cancel(Edge(edge))
    case (.running(let run), false):
      state = .idle
      run.end()
    case (.asked, true), (.running, true):
      break
    }
  }

  /// Goes on with the action that another view's flag has started, or starts one.
  private func begin() {
    guard let controller else { return }
    guard let run = controller.flagRun(of: edge) else { return ask(controller) }
    join(run)
  }

  private func join(_ run: FlagRun) {
    state = .running(run)
    run.join(self)
  }

  /// Starts the action for the app, and resets the flag if nothing starts.
  ///
  /// If an action is about to end, this waits for it first.
  private func ask(_ controller: RefreshController) {
    let joins = controller.isRefreshing(Edge(edge))
    let asked = controller.begin(Edge(edge))
    state = .asked(asked)
    Task { [weak self] in
      _ = await asked.value()
      guard let self, case .asked(let current) = state, current === asked else { return }
      state = .idle
      if joins { reconcile() } else { reset() }
    }
  }

  private func perform(_ run: FlagRun) async throws -> RefreshResult {
    join(run)
    defer { run.ended() }
    if !isSet { set(true) }
    handler()
    // A handler may have set the flag false again, which no observer of changes sees.
    guard isSet else { return .success }
    // Nor do views see a flag that is set and reset before they are updated.
    Task { [weak run] in
      try? await AmbientTime.sleep(for: .milliseconds(50))
      run?.look()
    }
    return try await run.value()
  }

  /// Leaves the flag as the action's end does, unless another start has taken it over.
  func finish(_ run: FlagRun) {
    guard case .running(let current) = state, current === run else { return }
    state = .idle
    reset()
  }

  /// Sets the flag false, unless its controller is gone: then nothing has ended but the view, which the app may know nothing
  /// of.
  private func reset() {
    if controller != nil, isSet { set(false) }
  }
}
