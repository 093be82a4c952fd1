import Foundation
import ScrollPhysics

/// A scroll view's own recognizer.
@MainActor final class ScrollPan: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override init() {
    super.init()
    allowedScrollTypesMask = .all
  }

  /// A touch on moving content begins at once, and is a drag.
  ///
  /// [Seen](https://github.com/flowkey/UIKit-cross-platform/pull/307): its lift ends a drag, though it has
  /// not moved.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView else { return }
    scrollView.isTracking = true
    if state == .possible, scrollView.physics.isDecelerating || scrollView.physics.isAnimating {
      state = .began
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches <= touches.count { scrollView?.isTracking = false }
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches <= touches.count { scrollView?.isTracking = false }
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    super.reset()
    scrollView?.isTracking = false
    scrollView?.isCaught = false
  }
}

// The finger.
extension UIScrollView {
  /// Whether the movement so far is one that scrolls this scroll view.
  ///
  /// Belief: it goes along an axis on which it scrolls, more than across it. Of scroll views in each other
  /// the innermost takes it that is not at that end, or where all are the innermost; that is so until the
  /// lift ([seen](https://dev.mo4tech.com/sliding-conflict-resolution-for-nested-uiscrollview.html)). In a
  /// sheet, content at its top without a refresh control leaves a pull to the sheet, and with one it does not
  /// ([seen](https://blog.iconfactory.com/2019/12/the-swipe-stuff/)).
  var mayPan: Bool {
    guard isScrollEnabled else { return false }
    if physics.isDecelerating || physics.isAnimating { return true }
    let travel = panGestureRecognizer.translation(in: self)
    let axis: ScrollPhysics.Axes = abs(travel.x) > abs(travel.y) ? .horizontal : .vertical
    guard physics.dragAxes.contains(axis) else { return false }
    return canScroll(axis, travel) || !isSomeoneAround(axis, travel)
  }

  /// Whether it is not yet at the end that a movement goes to.
  private func canScroll(_ axis: ScrollPhysics.Axes, _ travel: CGPoint) -> Bool {
    let (range, place, way) =
      axis == .vertical
      ? (physics.range.y, contentOffset.y, travel.y) : (physics.range.x, contentOffset.x, travel.x)
    return way > 0 ? place > range.lowerBound : place < range.upperBound
  }

  /// Whether a scroll view around this one, or the sheet around it, takes a movement that goes past its end.
  private func isSomeoneAround(_ axis: ScrollPhysics.Axes, _ travel: CGPoint) -> Bool {
    var ancestor = superview
    while let view = ancestor {
      if let outer = view as? UIScrollView, outer.isScrollEnabled, outer.canScroll(axis, travel) {
        return true
      }
      if view is UISheetView, axis == .vertical, travel.y > 0, refreshControl == nil { return true }
      ancestor = view.superview
    }
    return false
  }

  /// The recognizer tells of the finger, and has its new state by then.
  func pan() {
    let pan = panGestureRecognizer
    switch pan.state {
    case .began:
      isDragging = true
      wasDragged = true
      isCaught = physics.isDecelerating
      if pan.isWheel { return turn(by: pan.translation(in: self)) }
      // The way that a finger took to begin does not move the content. Belief.
      if pan.numberOfTouches > 0 { pan.setTranslation(.zero, in: self) }
      physics.press(along: physics.dragAxes)
      physics.drag(to: pan.translation(in: self))
    case .changed:
      isCaught = false
      physics.drag(to: pan.translation(in: self))
    case .ended:
      isDragging = false
      refreshControl?.lifted(self)
      let velocity = pan.velocity(in: self)
      let target = physics.projection(velocity: velocity)
      let chosen = willEndDragging?(CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000), target)
      physics.lift(velocity: velocity)
      if let chosen, chosen != target { physics.aim(at: chosen) }
      physics.stepAhead()
    case .cancelled:
      isDragging = false
      physics.lift(velocity: .zero)
    case .possible, .failed:
      break
    }
  }
}

extension UIScrollView {
  /// A wheel scrolls at once, and never past an edge (belief).
  private func turn(by distance: CGPoint) {
    let range = physics.range
    physics.stop()
    physics.put(
      CGPoint(
        x: min(max(contentOffset.x - distance.x, range.x.lowerBound), range.x.upperBound),
        y: min(max(contentOffset.y - distance.y, range.y.lowerBound), range.y.upperBound)))
  }
}

extension UIScrollView: Stepping {
  func step(_ seconds: Double) {
    physics.step(seconds)
    guard wasDragged, !isDragging, !physics.isDecelerating, !physics.isAnimating else { return }
    wasDragged = false
    bar?.contentRested(self)
  }
}
