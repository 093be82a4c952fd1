import Foundation
import PlatformViews

/// The view of the view controller that hosts SwiftUI views.
final class HostingView: UIView {
  /// A closure that returns the root elements.
  var roots: () -> [Element] = { [] }
  /// Whether scroll content is kept outside of platform scroll views (see `Stage.Habits`).
  var hidesScrollViews = false

  /// Returns the platform view of the innermost touched element that has one.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event) else { return nil }
    let place = convert(point, to: nil)
    let path = roots().reversed().firstResult { $0.hit(place) }
    return path?.reversed().lazy.compactMap(\.platformContent).first ?? self
  }

  /// Updates the platform view hierarchy to match the layout.
  func mirror() {
    let origin = convert(CGPoint.zero, to: nil)
    var views: [UIView] = []
    for element in roots() { collect(element, in: origin, &views) }
    setSubviews(views)
  }

  /// Adds the platform views of an element, with frames relative to an origin.
  private func collect(_ element: Element, in origin: CGPoint, _ views: inout [UIView]) {
    guard let view = element.platformView else {
      for child in element.platformChildren { collect(child, in: origin, &views) }
      return
    }
    if let navigation = element as? NavigationElement { controller?.addChild(navigation.controller) }
    let frame = element.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    if view.frame != frame { view.frame = frame }
    let bounds = view.bounds
    let inner = CGPoint(x: element.frame.minX - bounds.minX, y: element.frame.minY - bounds.minY)
    if hidesScrollViews, element is ScrollElement {
      views.append(view)
      for child in element.platformChildren { collect(child, in: origin, &views) }
      return
    }
    // Belief: a view that app code adds stays. A refresh control belongs to UIKit.
    let target = element.platformContent ?? view
    var content: [UIView] = []
    for child in element.platformChildren { collect(child, in: inner, &content) }
    for view in content { view.isHosted = true }
    target.setSubviews(target.subviews.filter { !$0.isHosted } + content)
    views.append(view)
  }
}

extension UIView {
  /// Sets the subviews, from back to front, without removing views that stay.
  fileprivate func setSubviews(_ views: [UIView]) {
    if views.elementsEqual(subviews, by: ===) { return }
    for old in subviews where !views.contains(where: { $0 === old }) { old.removeFromSuperview() }
    for (place, view) in views.enumerated() where place >= subviews.count || subviews[place] !== view {
      insertSubview(view, at: place)
    }
  }
}

extension Element {
  /// Places the element in the safe area of a frame, in its chosen size.
  ///
  /// An element with `takesSafeArea` extends under a bar only at a side that it touches. At the remaining
  /// sides it keeps its chosen length: a vertical scroll view is as wide as its content.
  func fill(_ frame: CGRect, _ surroundings: Surroundings, _ alignment: Alignment = .center) {
    guard takesSafeArea else {
      let room = surroundings.safeArea.inset(frame, isRightToLeft: false)
      return align(self, in: room, alignment, ProposedViewSize(room.size), surroundings.inside)
    }
    let room = surroundings.safeArea.inset(frame, isRightToLeft: isRightToLeft)
    let size = size(ProposedViewSize(room.size))
    if size == room.size { return place(frame, ProposedViewSize(frame.size), surroundings) }
    let (outer, inner) = (ViewDimensions(size: room.size), dimensions(in: size))
    var x = outer[alignment.horizontal] - inner[alignment.horizontal]
    if isRightToLeft { x = room.width - x - size.width }
    let y = outer[alignment.vertical] - inner[alignment.vertical]
    let chosen = CGRect(origin: CGPoint(x: room.minX + x, y: room.minY + y), size: size)
    let low = CGPoint(
      x: chosen.minX > room.minX ? chosen.minX : min(chosen.minX, frame.minX),
      y: chosen.minY > room.minY ? chosen.minY : min(chosen.minY, frame.minY))
    let high = CGPoint(
      x: chosen.maxX < room.maxX ? chosen.maxX : max(chosen.maxX, frame.maxX),
      y: chosen.maxY < room.maxY ? chosen.maxY : max(chosen.maxY, frame.maxY))
    let taken = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    // The proposal is limited to the frame, because an element that is larger was measured with the
    // available size.
    let proposal = ProposedViewSize(
      width: min(taken.width, frame.width), height: min(taken.height, frame.height))
    place(taken, proposal, surroundings.within(frame, taken, isRightToLeft: isRightToLeft))
  }
}
