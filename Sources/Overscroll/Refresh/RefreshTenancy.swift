import OverscrollCore

/// Which controller the edges of a scroll view have: the app's, or its own where the app gives none.
@MainActor final class RefreshTenancy {
  /// The controller that they have.
  private(set) var controller: RefreshController
  /// Its own.
  private var own: RefreshController
  /// The run after which they have another controller.
  private weak var awaited: RefreshRun?

  /// A scroll view without a controller of the app's.
  init() {
    own = RefreshController()
    controller = own
  }

  /// The controller that the edges are to have from now on.
  ///
  /// Where the app gives one, or takes its own back, while an action runs, that goes on, and the other controller waits for
  /// its end: the content is the same, and is not to be refreshed twice. Of two controllers of the app's, the second is had
  /// at once.
  ///
  /// - Parameters:
  ///   - given: The app's, if it gives one.
  ///   - host: The scroll view's host.
  ///   - ended: Called when what is waited for has ended: ask again.
  /// - Returns: The controller, which is the present one where its action runs.
  func next(
    _ given: RefreshController?, for host: any RefreshHost, ended: @escaping @MainActor () -> Void
  ) -> RefreshController {
    let next = given ?? own
    guard next !== controller, next === own || controller === own, controller.serves(host),
      let run = controller.underWay
    else { return next }
    if awaited !== run {
      awaited = run
      Task {
        _ = await run.value()
        ended()
      }
    }
    return controller
  }

  /// The edges have this one from now on.
  func take(_ controller: RefreshController) { self.controller = controller }

  /// Goes on with what another scroll view's own controller runs, unless its own one runs something.
  ///
  /// - Parameters:
  ///   - other: The other one.
  ///   - isAtOnce: Whether the edges have it at once, where they have their own.
  /// - Returns: Whether there is something to go on with.
  func adopt(_ other: RefreshTenancy, isAtOnce: Bool) -> Bool {
    guard own.underWay == nil, other.own.underWay != nil, other.controller === other.own else { return false }
    let hasOwn = controller === own
    swap(&own, &other.own)
    other.controller = other.own
    if hasOwn, isAtOnce { controller = own }
    return true
  }
}

extension RefreshController {
  /// The run of an action that is under way at either edge, if one is.
  fileprivate var underWay: RefreshRun? { run(of: .start) ?? run(of: .end) }
}
