import OverscrollCore

/// What shows a controller's list and does what it is told.
@MainActor protocol ListHost: AnyObject {
  /// Whether the list scrolls sideways.
  var isHorizontal: Bool { get }
  /// Other items are mounted, or they are elsewhere: `ListController.mounted` says which, and where.
  func itemsChanged()
  /// The content is elsewhere, a pinned header is, or frames are wanted or are no longer.
  func frameChanged()
  /// Report again where the content is and what moves it.
  func report()
  /// Add a number of pt to the platform's own offset, so that what is seen stays where it is.
  ///
  /// - Parameter change: How many, towards the end.
  func adjustOffset(by change: Double)
  /// Which controller it has.
  var tenancy: ListTenancy { get }
  /// Go on with another controller, which shows what the last one did.
  func goOn()
}

extension ListHost {
  /// The controller is about to be another list's.
  func controllerLent() {
    tenancy.lend(by: self)
    goOn()
  }

  /// The other list is gone.
  func controllerReturned() {
    tenancy.takeBack(for: self)
    goOn()
  }
}
