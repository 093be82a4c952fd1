public import Foundation

// The conversion of points and rectangles between views.
extension UIView {
  /// Converts a point from this view's coordinates to a view's, or to the window's for `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (rootOrigin, view?.rootOrigin ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point from a view's coordinates, or the window's for `nil`, to this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (rootOrigin, view?.rootOrigin ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Converts a rectangle from this view's coordinates to a view's, or to the window's for `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from a view's coordinates, or the window's for `nil`, to this view's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The origin of this view's coordinates, in window coordinates.
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
  /// The insets of the safe area, in pt.
  ///
  /// They include the part of the superview's safe area that covers this view, and the controller's
  /// additional insets. As documented, they "reflect only the portion of the view that is covered". That
  /// includes views in the content of a scroll view, as
  /// [observed](https://defagos.github.io/swiftui_collection_part3/).
  public var safeAreaInsets: UIEdgeInsets {
    if let safeAreaOverride { return safeAreaOverride }
    return inherited + (controller?.additionalSafeAreaInsets ?? .zero)
  }

  private var inherited: UIEdgeInsets {
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    let bounds = superview.bounds
    return UIEdgeInsets(
      top: max(0, outer.top - (frame.minY - bounds.minY)),
      left: max(0, outer.left - (frame.minX - bounds.minX)),
      bottom: max(0, outer.bottom - (bounds.maxY - frame.maxY)),
      right: max(0, outer.right - (bounds.maxX - frame.maxX)))
  }

  /// Notifies this view and its subviews if their safe area has changed.
  func noteSafeAreas() {
    let safeArea = safeAreaInsets
    if safeArea != lastSafeArea {
      lastSafeArea = safeArea
      safeAreaInsetsDidChange()
    }
    for view in subviews { view.noteSafeAreas() }
  }
}
