public import Foundation

// The conversion between views' coordinates.
extension UIView {
  /// Converts a point of this view to a view's coordinates, or to the window's for `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (rootOrigin, view?.rootOrigin ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point of a view, or of the window for `nil`, to this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (rootOrigin, view?.rootOrigin ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Converts a rectangle of this view to a view's coordinates, or to the window's for `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle of a view, or of the window for `nil`, to this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The window coordinates of this view's origin.
  private var rootOrigin: CGPoint {
    var point = CGPoint(x: -boundsOrigin.x, y: -boundsOrigin.y)
    var view = self
    while let parent = view.superview {
      point.x += view.frame.minX - parent.boundsOrigin.x
      point.y += view.frame.minY - parent.boundsOrigin.y
      view = parent
    }
    return point
  }
}

extension UIView {
  /// The safe area's insets, in pt: the superview's remainder plus the controller's addition.
  ///
  /// Documented: the insets "reflect only the portion of the view that is covered". Belief: they are zero
  /// in a scroll view's content, because the scroll view has turned them into content insets.
  public var safeAreaInsets: UIEdgeInsets {
    if let safeAreaOverride { return safeAreaOverride }
    return inherited + (controller?.additionalSafeAreaInsets ?? .zero)
  }

  private var inherited: UIEdgeInsets {
    guard let superview, !(superview is UIScrollView) else { return .zero }
    let outer = superview.safeAreaInsets
    let bounds = superview.bounds
    return UIEdgeInsets(
      top: max(0, outer.top - (frame.minY - bounds.minY)),
      left: max(0, outer.left - (frame.minX - bounds.minX)),
      bottom: max(0, outer.bottom - (bounds.maxY - frame.maxY)),
      right: max(0, outer.right - (bounds.maxX - frame.maxX)))
  }

  /// Notifies this view and its subviews of a possible change of the safe area.
  func noteSafeAreas() {
    safeAreaInsetsDidChange()
    for view in subviews { view.noteSafeAreas() }
  }
}
