package import OverscrollCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A flag of the app that starts and ends an edge's action.
///
/// The flag is true while the action runs. When the engine starts the action, it sets the flag. The app
/// ends the action by setting the flag to false, even within the handler. The app starts the action by
/// setting the flag to true. A flag also joins an action that another view's flag has started, so views may
/// come and go while the action runs.
@MainActor package final class RefreshFlag {
  private let edge: ScrollEdge
  private weak var controller: RefreshController?
  private var state = State.idle
  private var read: @MainActor () -> Bool = { false }
  private var set: @MainActor (Bool) -> Void = { _ in }
  private var handler: @MainActor () -> Void = {}

  private enum State {
    /// No action runs for this flag.
    case idle
    /// The app has set the flag, and the action has not begun.
    case requested(RefreshRun)
    /// The action runs until the flag is false.
    case running(FlagRun)
  }

  /// Makes a flag for an edge, without accessors.
  package init(edge: ScrollEdge) { self.edge = edge }

  /// Whether the flag is true.
  var isSet: Bool { read() }

  /// Whether the flag has requested an action, or can end a running one.
  var isBusy: Bool {
    switch state {
    case .idle: false
    case .requested, .running: true
    }
  }

  /// Sets the flag's accessors.
  ///
  /// - Parameters:
  ///   - get: Reads the flag.
  ///   - set: Sets the flag.
  ///   - handler: Called after a start has set the flag.
  package func bind(
    get: @escaping @MainActor () -> Bool, set: @escaping @MainActor (Bool) -> Void,
    handler: @escaping @MainActor () -> Void = {}
  ) {
    read = get
    self.set = set
    self.handler = handler
  }

  /// Declares this flag as the action of the controller's edge.
  package func attach(_ controller: RefreshController) {
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

  /// Disconnects the controller; another flag can then end a running action.
  package func detach() {
    state = .idle
    controller = nil
  }

  /// Starts or ends the action to match the flag.
  ///
  /// True starts the action. False ends it, or cancels a request that has not begun. Call this whenever the
  /// flag may have changed.
  ///
  /// - Parameter hasEdge: Whether the edge is this flag's. Otherwise the flag ends only an action that it
  ///   has started.
  package func reconcile(hasEdge: Bool = true) {
    switch (state, isSet) {
    case (.idle, true):
      if hasEdge { begin() }
    case (.idle, false):
      // End an action that an earlier view's flag has started.
      if hasEdge { controller?.flagRun(of: edge)?.end() }
    case (.requested, false):
      state = .idle
      controller?.cancel(Edge(edge))
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

  /// Starts the action for the app, and resets the flag if nothing starts.
  ///
  /// If an action is about to end, this waits for its end first.
  private func request(_ controller: RefreshController) {
    let joins = controller.isRefreshing(Edge(edge))
    let run = controller.begin(Edge(edge))
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

  /// Resets the flag after the end of its run; ignored while a newer run exists.
  func finish(_ run: FlagRun) {
    guard case .running(let current) = state, current === run else { return }
    state = .idle
    reset()
  }

  /// Sets the flag to false, unless its controller is released.
  ///
  /// Without the controller only the view has ended, and the app's flag keeps its value.
  private func reset() {
    if controller != nil, isSet { set(false) }
  }
}
