public import OverscrollCore

/// An object that connects a controller to a scroll view.
///
/// The package's views have their own delegates. Write a delegate to use a controller with a `UIScrollView`
/// or `NSScrollView`. Attach the delegate to the controller, report offsets and layouts, and perform the
/// controller's requests.
@MainActor public protocol RefreshControllerDelegate: AnyObject {
  /// Notifies the delegate that the controller's presentation has changed, so that it draws.
  func presentationChanged()
  /// Performs an edge's effect, such as a haptic or an announcement.
  ///
  /// The controller runs the action itself.
  func perform(_ effect: EdgeEffect, at edge: ScrollEdge)
  /// Sets the insets for the gaps without moving the content, and then scrolls.
  ///
  /// If the change has an offset, the delegate scrolls to that offset after it has set the insets.
  func apply(_ change: InsetChange)
  /// Reports the current content offset and its scroll phase.
  ///
  /// The controller calls this if the latest report said that the content moves, and no report followed for
  /// 0.1 s. If the delegate does not report, the controller treats the content as at rest. The default
  /// implementation does not report.
  func report()
  /// Notifies a suspended delegate that the delegate attached after it was detached.
  ///
  /// The delegate attaches the controller again, and reports its layout.
  func controllerDidBecomeAvailable()
}

extension RefreshControllerDelegate {
  /// Reports nothing, so the controller treats the content as at rest.
  public func report() {}
}
