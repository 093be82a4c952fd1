import Overscroll

/// The storage of a list's controller: the app's controller, or a private controller.
///
/// If two lists have the same controller, the newest list keeps it. The earlier list continues with a
/// private controller until the app sets a different one, or until the list appears again.
@MainActor final class ListControllerStore {
  /// The list's current controller.
  private(set) var controller = ListController()
  /// The app's controller, if the app sets one.
  private var appController: ListController?

  /// Whether a newer list uses the app's controller.
  ///
  /// This list then uses a private controller.
  var isReplaced: Bool { appController != nil && appController !== controller }

  /// Switches to the app's controller, or to a private controller if the app sets none.
  ///
  /// - Parameters:
  ///   - newController: The app's controller, if the app sets one.
  ///   - delegate: The delegate of the list.
  /// - Returns: Whether the list's controller has changed. The delegate must then attach to the new
  ///   controller.
  func update(_ newController: ListController?, for delegate: any ListControllerDelegate) -> Bool {
    guard newController !== self.appController else { return false }
    self.appController = newController
    controller.detach(delegate)
    controller = newController ?? ListController()
    return true
  }

  /// Replaces the app's controller with a private copy, because a newer list uses it.
  func replaceController(by delegate: any ListControllerDelegate) {
    let own = ListController()
    own.copyState(as: controller, for: delegate)
    controller = own
  }

  /// Detaches the list from its controller.
  func detach(for delegate: any ListControllerDelegate) {
    controller.detach(delegate)
    if isReplaced { appController = nil }
  }
}
