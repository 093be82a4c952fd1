/// The controller of a scroll view's edges: the app's, or the scroll view's own.
///
/// The app's controller is read once, when the scroll view is found. A different one counts when the view appears again.
@MainActor final class RefreshTenancy {
  /// The edges' controller.
  private(set) var controller: RefreshController
  private var own: RefreshController
  private var isRead = false

  /// A scroll view without a controller of the app's.
  init() {
    own = RefreshController()
    controller = own
  }

  /// The controller to use, given the one that the app declares.
  func next(_ given: RefreshController?) -> RefreshController { isRead ? controller : given ?? own }

  /// Uses a controller from now on.
  func take(_ controller: RefreshController) { self.controller = controller }

  /// Ignores what the app declares later.
  func close() { isRead = true }

  /// Reads the app's controller again: the scroll view is gone, or another modifier has found it.
  func reopen() { isRead = false }

  /// Takes over the action that another scroll view's own controller runs, unless its own one runs something.
  ///
  /// - Parameters:
  ///   - other: The other one.
  ///   - isAtOnce: Whether the edges use it at once, if they use their own.
  /// - Returns: Whether an action was taken over.
  func adopt(_ other: RefreshTenancy, isAtOnce: Bool) -> Bool {
    guard !own.isRunning, other.own.isRunning, other.controller === other.own else { return false }
    let hasOwn = controller === own
    swap(&own, &other.own)
    other.controller = other.own
    if hasOwn, isAtOnce { controller = own }
    return true
  }
}

extension RefreshController {
  /// Whether an action runs at either edge.
  fileprivate var isRunning: Bool { run(of: .start) != nil || run(of: .end) != nil }
}
