public import OverscrollCore

/// An object that connects a controller to a scroll view.
///
/// The package's views have one. Write your own for a `UIScrollView` or `NSScrollView`: attach it, report
/// offsets and layouts, and carry out what the controller asks for.
@MainActor public protocol RefreshHost: AnyObject {
  /// Tells the host that the controller's presentation has changed.
  func presentationChanged()
  /// Asks the host to perform an edge's effect, such as a haptic or an announcement.
  ///
  /// The controller runs the action itself.
  func perform(_ effect: EdgeEffect, at edge: ScrollEdge)
  /// Asks the host to set the insets for the gaps, keep the content where it is, and then scroll as told.
  func hold(_ change: InsetChange)
  /// Asks the host to report again where the content is and what moves it.
  ///
  /// The last report said that the content moves, but it has stood still for 0.1 s. If the host doesn't
  /// report, the content counts as at rest. The default implementation doesn't report.
  func report()
  /// Tells the host that a later host was detached: attach the controller again, and report the layout.
  func controllerReturned()
}

extension RefreshHost {
  /// Reports nothing: the content counts as at rest.
  public func report() {}
}
