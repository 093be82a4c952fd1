package import OverscrollCore

/// An edge's action as a flag of the app's: true while it runs.
///
/// When the engine starts the action, it sets the flag. The app ends the action by setting the flag to false,
/// even within the handler, and starts the action by setting the flag to true.
@MainActor package final class RefreshFlag {
  private let edge: ScrollEdge
  private weak var controller: RefreshController?
  private var state = State.idle
  private var get: @MainActor () -> Bool = { false }
  private var set: @MainActor (Bool) -> Void = { _ in }
  private var handler: @MainActor () -> Void = {}

  private enum State {
    /// Nothing runs that the flag knows of.
    case idle
    /// The app has set the flag, and the action has not begun.
    case asked(RefreshRun)
    /// The action runs until the signal.
    case running(EndSignal)
  }

  /// Makes a flag for an edge that nothing reads yet.
  package init(edge: ScrollEdge) { self.edge = edge }

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
    self.get = get
    self.set = set
    self.handler = handler
  }

  /// Makes this the action of the controller's edge.
  package func drive(_ controller: RefreshController) {
    self.controller = controller
    controller.setAction(at: edge, levels: { [weak self] _ in try await self?.run() ?? .cancelled })
  }

  /// Hands over to another flag, which then ends what this one has started.
  package func release() {
    state = .idle
    controller = nil
  }

  /// Compares the flag with the action: true starts one, false ends it, or takes back what has not begun.
  ///
  /// Call it whenever the flag may have changed.
  package func reconcile() {
    switch (state, get()) {
    case (.idle, true):
      ask()
    case (.asked, false):
      state = .idle
      controller?.cancel(edge)
    case (.running(let signal), false):
      state = .idle
      signal.end()
    case (.idle, false), (.asked, true), (.running, true):
      break
    }
  }

  /// Starts the action for the app, and resets the flag if nothing starts.
  ///
  /// If an action is about to end, this waits for it first.
  private func ask() {
    guard let controller else { return }
    let joins = controller.isRefreshing(edge)
    let asked = controller.begin(edge)
    state = .asked(asked)
    Task { [weak self] in
      _ = await asked.value()
      guard let self, case .asked(let current) = state, current === asked else { return }
      state = .idle
      if joins { reconcile() } else if get() { set(false) }
    }
  }

  private func run() async throws -> RefreshResult {
    try Task.checkCancellation()
    let signal = EndSignal()
    state = .running(signal)
    defer { finish(signal) }
    if !get() { set(true) }
    handler()
    // A handler may have set the flag false again, which no observer of changes sees.
    guard get() else { return .success }
    look(after: .milliseconds(50))
    return try await signal.value()
  }

  /// Compares again once the views have been updated; they can't see a flag that is set and reset before
  /// that.
  private func look(after duration: Duration) {
    Task { [weak self] in
      try? await AmbientTime.sleep(for: duration)
      self?.reconcile()
    }
  }

  /// Leaves the flag as the action's end does, unless another start has taken it over.
  private func finish(_ signal: EndSignal) {
    guard case .running(let current) = state, current === signal else { return }
    state = .idle
    if get() { set(false) }
  }
}
