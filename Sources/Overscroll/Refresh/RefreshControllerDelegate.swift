public import OverscrollCore

/// An object that connects a controller to a scroll view.
///
/// The package's views have a delegate. Write a delegate for a `UIScrollView` or `NSScrollView`: attach it, report
/// offsets and layouts, and perform the controller's requests.
@MainActor public protocol RefreshControllerDelegate: AnyObject {
  /// Notifies the delegate that the controller's presentation has changed.
  func presentationChanged()
  /// Performs an edge's effect, such as a haptic or an announcement.
  ///
  /// The controller runs the action itself.
  func perform(_ effect: EdgeEffect, at edge: ScrollEdge)
  /// Sets the insets for the gaps, and then scrolls.
  ///
  /// The insets must not move the content. Afterwards the delegate scrolls to the change's offset, if it has
  /// one.
  func apply(_ change: InsetChange)
  /// Reports the content offset and its scroll phase again.
  ///
  /// Called if the last report said that the content moves, but no report followed for 0.1 s. If the delegate
  /// does not report, the controller treats the content as at rest. The default implementation does not
  /// report.
  func report()
  /// Notifies the delegate that a later delegate was detached.
  ///
  /// Attach the controller again, and report the layout.
  func controllerDidBecomeAvailable()
}

extension RefreshControllerDelegate {
  /// Reports nothing, so the controller treats the content as at rest.
  public func report() {}
}
