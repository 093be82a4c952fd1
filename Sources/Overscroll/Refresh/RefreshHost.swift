public import OverscrollCore

/// The scroll view that a controller is attached to, or what stands for it.
///
/// The package's views have one. Write your own to drive a `UIScrollView` or `NSScrollView` of yours: attach it,
/// report offsets and layouts, and do what it is told.
@MainActor public protocol RefreshHost: AnyObject {
  /// The controller's presentation has changed.
  func presentationChanged()
  /// An edge asks for something: a haptic to be played, an outcome to be announced.
  ///
  /// The action itself is the controller's to run.
  func perform(_ effect: EdgeEffect, at edge: ScrollEdge)
  /// The insets for the gaps change: set them, keep the content where it is, then scroll as told.
  func hold(_ change: InsetChange)
  /// Report again where the content is and what moves it: it was said to move, and has stood still for 0.1 s.
  ///
  /// A host that does not, counts as at rest. By default it does not.
  func report()
  /// The controller was another host's for a while, and has none now: attach it, and tell it of the layout.
  func controllerReturned()
}

extension RefreshHost {
  /// Reports nothing: the content counts as at rest.
  public func report() {}
}
