import Overscroll

/// The controller of a list: the app's, or the list's own.
///
/// Of two lists with the same controller, the newest has it. The other one continues with a controller of its own until the
/// app gives it a different one, or until it appears again.
@MainActor final class ListTenancy {
  /// The list's controller.
  private(set) var controller = ListController()
  /// The app's, if it gives one.
  private var given: ListController?

  /// Whether a newer list has the app's controller.
  var isLent: Bool { given != nil && given !== controller }

  /// Takes what the app gives now.
  ///
  /// - Parameters:
  ///   - given: The app's controller, if it gives one.
  ///   - host: The list's host.
  /// - Returns: Whether the list has a different controller than before, to which the host is yet to attach.
  func take(_ given: ListController?, for host: any ListHost) -> Bool {
    guard given !== self.given else { return false }
    self.given = given
    controller.detach(host)
    controller = given ?? ListController()
    return true
  }

  /// A newer list takes the app's controller: this list continues with its own, in the same state.
  func lend(by host: any ListHost) {
    let own = ListController()
    own.goOn(as: controller, for: host)
    controller = own
  }

  /// The list is gone.
  func end(for host: any ListHost) {
    controller.detach(host)
    if isLent { given = nil }
  }
}
