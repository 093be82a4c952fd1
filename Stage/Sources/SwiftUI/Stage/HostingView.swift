import Foundation
import PlatformViews

/// The view that a view controller has for SwiftUI's views.
final class HostingView: UIView {
  /// The elements that it shows.
  var roots: () -> [Element] = { [] }
  /// Whether the content of scroll views is not in the platform's scroll views (see `Stage.Habits`).
  var hidesScrollViews = false

  /// The view of the innermost element that takes a touch and has one.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event) else { return nil }
    let place = convert(point, to: nil)
    let path = roots().reversed().firstResult { $0.hit(place) }
    return path?.reversed().lazy.compactMap(\.platformContent).first ?? self
  }

  /// Brings the platform's views into the order and the hierarchy of the layout's.
  func mirror() {
    let origin = convert(CGPoint.zero, to: nil)
    var views: [UIView] = []
    for element in roots() { collect(element, in: origin, &views) }
    setSubviews(views)
  }

  /// Adds the platform's views of an element, with their frames from an origin.
  private func collect(_ element: Element, in origin: CGPoint, _ views: inout [UIView]) {
    guard let view = element.platformView else {
      for child in element.drawnChildren { collect(child, in: origin, &views) }
      return
    }
    if let navigation = element as? NavigationElement { controller?.addChild(navigation.controller) }
    let frame = element.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    if view.frame != frame { view.frame = frame }
    let bounds = view.bounds
    let inner = CGPoint(x: element.frame.minX - bounds.minX, y: element.frame.minY - bounds.minY)
    if hidesScrollViews, element is ScrollElement {
      views.append(view)
      for child in element.drawnChildren { collect(child, in: origin, &views) }
      return
    }
    // Belief: a view that code added stays. A refresh control is UIKit's own.
    let target = element.platformContent ?? view
    var content: [UIView] = []
    for child in element.drawnChildren { collect(child, in: inner, &content) }
    for view in content { view.isHosted = true }
    target.setSubviews(target.subviews.filter { !$0.isHosted } + content)
    views.append(view)
  }
}

extension UIView {
  /// Has these subviews, from back to front; those that stay are not removed meanwhile.
  fileprivate func setSubviews(_ views: [UIView]) {
    if views.elementsEqual(subviews, by: ===) { return }
    for old in subviews where !views.contains(where: { $0 === old }) { old.removeFromSuperview() }
    for (place, view) in views.enumerated() where place >= subviews.count || subviews[place] !== view {
      insertSubview(view, at: place)
    }
  }
}

extension Element {
  /// Takes all of a frame where it goes on under bars, or else a place in the middle of what they leave.
  func fill(_ frame: CGRect, _ surroundings: Surroundings) {
    if takesSafeArea { return place(frame, ProposedViewSize(frame.size), surroundings) }
    let inner = surroundings.safeArea.inset(frame, isRightToLeft: false)
    align(self, in: inner, .center, ProposedViewSize(inner.size), surroundings.inside)
  }
}
