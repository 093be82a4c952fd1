import Foundation
import PlatformViews

/// The view that contains all platform views of a window or sheet.
///
/// It belongs to the view controller that hosts the SwiftUI views.
final class HostingView: UIView {
  /// Returns the root elements of the hosted views.
  var roots: () -> [Element] = { [] }
  /// Whether views in a scroll view become its siblings (see `Stage.Habits.hidesScrollViews`).
  var hidesScrollViews = false

  /// Returns the platform view of the touched element, or of its nearest ancestor that has one.
  ///
  /// In a view that the app has made with UIKit, the result may be a subview.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event) else { return nil }
    let place = convert(point, to: nil)
    let path = roots().reversed().firstResult { $0.hit(place) }
    guard let element = path?.last(where: { $0.platformContent != nil }),
      let view = element.platformContent
    else { return self }
    guard element is RepresentableElement else { return view }
    return view.hitTest(view.convert(place, from: nil), with: event) ?? view
  }

  /// Adds, removes and moves platform views so that they match the layout.
  func mirror() {
    let origin = convert(CGPoint.zero, to: nil)
    var views: [UIView] = []
    for element in roots() { collect(element, in: origin, &views) }
    setSubviews(views)
  }

  /// Appends the platform views of an element and its descendants.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - origin: The window position that frames are relative to.
  ///   - views: The platform views found so far.
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
    // Belief: SwiftUI keeps the subviews that app code or UIKit has added, such as a refresh control.
    let target = element.platformContent ?? view
    var content: [UIView] = []
    for child in element.platformChildren { collect(child, in: inner, &content) }
    for view in content { view.isHosted = true }
    target.setSubviews(target.subviews.filter { !$0.isHosted } + content)
    views.append(view)
  }
}

extension UIView {
  /// Sets the subviews, from back to front.
  ///
  /// A view that is already a subview is not removed.
  fileprivate func setSubviews(_ views: [UIView]) {
    if views.elementsEqual(subviews, by: ===) { return }
    for old in subviews where !views.contains(where: { $0 === old }) { old.removeFromSuperview() }
    for (place, view) in views.enumerated() where place >= subviews.count || subviews[place] !== view {
      insertSubview(view, at: place)
    }
  }
}

extension Element {
  /// Places the element in its chosen size, aligned inside the safe area of a frame.
  ///
  /// If `takesSafeArea` is true, the element also extends under the bar at each side of the safe area that
  /// it reaches. At the remaining sides it keeps its chosen size. For example, a vertical scroll view stays
  /// as wide as its content.
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
    // The element may be larger than the frame. Its proposal is still limited to the frame, because it was
    // measured with the available size.
    let proposal = ProposedViewSize(
      width: min(taken.width, frame.width), height: min(taken.height, frame.height))
    place(taken, proposal, surroundings.within(frame, taken, isRightToLeft: isRightToLeft))
  }
}
