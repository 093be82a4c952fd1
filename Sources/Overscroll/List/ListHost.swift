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
  /// The controller is about to be another list's: go on with one of your own, which `ListTenancy` prepares.
  func controllerLent()
  /// The other list is gone: go on with the controller again.
  func controllerReturned()
}
