import Overscroll

/// The controller of a list: the app's controller, or a private one.
///
/// If two lists have the same controller, the newest list keeps it. The earlier list continues with a
/// private controller until the app sets a different one, or until the list appears again.
@MainActor final class ListTenancy {
  /// The list's current controller.
  private(set) var controller = ListController()
  /// The app's controller, if the app sets one.
  private var given: ListController?

  /// Whether a newer list has the app's controller.
  var isLent: Bool { given != nil && given !== controller }

  /// Updates the app's controller.
  ///
  /// - Parameters:
  ///   - given: The app's controller, if the app sets one.
  ///   - host: The host of the list.
  /// - Returns: Whether the list's controller has changed. The host must then attach to the new controller.
  func take(_ given: ListController?, for host: any ListHost) -> Bool {
    guard given !== self.given else { return false }
    self.given = given
    controller.detach(host)
    controller = given ?? ListController()
    return true
  }

  /// Replaces the app's controller with a private copy, because a newer list needs it.
  func lend(by host: any ListHost) {
    let own = ListController()
    own.goOn(as: controller, for: host)
    controller = own
  }

  /// Detaches the list from its controller.
  func end(for host: any ListHost) {
    controller.detach(host)
    if isLent { given = nil }
  }
}
