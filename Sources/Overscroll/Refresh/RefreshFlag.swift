package import OverscrollCore

/// An edge's action as a flag of the app's: true while it runs.
///
/// The engine's start sets the flag; the app's code ends the action by setting it false, also at once, within the
/// handler; and starts it by setting it true.
@MainActor package final class RefreshFlag {
  private let edge: ScrollEdge
  private weak var controller: RefreshController?
  private var signal: EndSignal?
  private var get: @MainActor () -> Bool = { false }
  private var set: @MainActor (Bool) -> Void = { _ in }
  private var handler: @MainActor () -> Void = {}

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
    guard controller !== self.controller else { return }
    self.controller = controller
    controller.setAction(at: edge, levels: { [weak self] _ in try await self?.run() ?? .cancelled })
  }

  /// Compares the flag with the action: true starts one, false ends it.
  ///
  /// Call it whenever the flag may have changed.
  package func reconcile() {
    if get() {
      if signal == nil { controller?.begin(edge) }
    } else {
      signal?.end()
    }
  }

  private func run() async throws -> RefreshResult {
    let signal = EndSignal()
    self.signal = signal
    defer {
      self.signal = nil
      if get() { set(false) }
    }
    if !get() { set(true) }
    handler()
    // A handler may have set the flag false again, which no observer of changes sees.
    guard get() else { return .success }
    return try await signal.value()
  }
}
