public import Foundation

// Places in other views' coordinates.
extension UIView {
  /// A point of this view's, in another view's coordinates, or in the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (rootOrigin, view?.rootOrigin ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// A point of another view's, or of the window's, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (rootOrigin, view?.rootOrigin ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// A rectangle of this view's, in another view's coordinates, or in the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view's, or of the window's, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the origin of its coordinates is in the window's.
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

// The safe area.
extension UIView {
  /// How far the safe area is inside, in pt: what is left of the superview's, and what the controller adds.
  ///
  /// Documented: the insets "reflect only the portion of the view that is covered". Belief: in a scroll
  /// view's content they are zero, since the scroll view has made insets of them.
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

  /// Tells itself, and what is in it, that the safe area may be another.
  func noteSafeAreas() {
    safeAreaInsetsDidChange()
    for view in subviews { view.noteSafeAreas() }
  }
}
