/// Which controller a list has: the app's, or its own where the app gives none, or while another list has the app's.
@MainActor final class ListTenancy {
  /// The controller that it has.
  private(set) var controller: ListController
  /// Its own.
  private var own: ListController
  /// The app's, if it gives one.
  private var given: ListController?

  /// A list without a controller of the app's.
  init() {
    own = ListController()
    controller = own
  }

  /// Takes what the app gives now.
  ///
  /// - Parameters:
  ///   - given: The app's controller, if it gives one.
  ///   - host: The list's host.
  /// - Returns: Whether the list has another controller than before, to which the host is yet to attach.
  func take(_ given: ListController?, for host: any ListHost) -> Bool {
    let isLent = controller === own && self.given != nil
    if given !== self.given { self.given?.detach(host) }
    self.given = given
    let next = given.map { $0.isLent(by: host) ? own : $0 } ?? own
    guard next !== controller else { return false }
    controller.detach(host)
    controller = next
    // What it has shown in between is no place to come back to.
    if isLent { own = ListController() }
    return true
  }

  /// The app's controller is about to be another list's: this list goes on with its own, as it is.
  func lend(by host: any ListHost) {
    own.goOn(as: controller, for: host)
    controller = own
  }

  /// The other list is gone: this list goes on with the app's controller, as it is.
  func takeBack(for host: any ListHost) {
    guard let given, given !== controller else { return }
    given.goOn(as: controller, for: host)
    controller = given
    own = ListController()
  }

  /// The list is gone.
  func end(for host: any ListHost) {
    controller.detach(host)
    given?.detach(host)
  }
}
