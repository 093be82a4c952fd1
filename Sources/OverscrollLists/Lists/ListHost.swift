import Overscroll
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
  /// Continue with a controller of its own, which is in the same state.
  func goOn()
}

extension ListHost {
  /// A newer list takes the controller.
  func controllerLent() {
    tenancy.lend(by: self)
    goOn()
  }
}
