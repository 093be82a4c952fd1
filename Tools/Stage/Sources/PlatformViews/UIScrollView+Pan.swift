import Foundation
import ScrollPhysics

/// The pan gesture recognizer of a scroll view.
@MainActor final class ScrollPan: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override init() {
    super.init()
    allowedScrollTypesMask = .all
  }

  /// Begins immediately if the finger touches moving content.
  ///
  /// When that finger lifts, a drag ends even if the finger has not moved, as
  /// [observed](https://github.com/flowkey/UIKit-cross-platform/pull/307).
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

// The handling of drags.
extension UIScrollView {
  /// Whether the pan's movement so far may scroll this scroll view.
  ///
  /// Belief: the movement must be mostly along an axis that the view scrolls. Of nested scroll views, the
  /// innermost one that is not yet at its end scrolls. If all are at their ends, the innermost one scrolls.
  /// The choice does not change until the finger lifts
  /// ([observed](https://dev.mo4tech.com/sliding-conflict-resolution-for-nested-uiscrollview.html)). In a
  /// sheet, a downward pull moves the sheet if the content is at its top and has no refresh control
  /// ([observed](https://blog.iconfactory.com/2019/12/the-swipe-stuff/)).
  var mayPan: Bool {
    guard isScrollEnabled else { return false }
    if physics.isDecelerating || physics.isAnimating { return true }
    let travel = panGestureRecognizer.translation(in: self)
    let axis: ScrollPhysics.Axes = abs(travel.x) > abs(travel.y) ? .horizontal : .vertical
    guard physics.dragAxes.contains(axis) else { return false }
    return canScroll(axis, travel) || !isSomeoneAround(axis, travel)
  }

  /// Whether the content can still scroll in the direction of a movement.
  private func canScroll(_ axis: ScrollPhysics.Axes, _ travel: CGPoint) -> Bool {
    let (range, place, way) =
      axis == .vertical
      ? (physics.range.y, contentOffset.y, travel.y) : (physics.range.x, contentOffset.x, travel.x)
    return way > 0 ? place > range.lowerBound : place < range.upperBound
  }

  /// Whether an enclosing scroll view or sheet handles a movement that this view cannot follow.
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

  /// Moves the content according to the state of the pan recognizer.
  func pan() {
    let pan = panGestureRecognizer
    switch pan.state {
    case .began:
      isDragging = true
      wasDragged = true
      isCaught = physics.isDecelerating
      if pan.isWheel { return turn(by: pan.translation(in: self)) }
      // Belief: the movement before the pan begins does not scroll the content.
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
  /// Scrolls immediately by a wheel's step.
  ///
  /// Belief: a wheel never scrolls past an edge.
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
    offsetAnimations.step(seconds)
    guard wasDragged, !isDragging, !physics.isDecelerating, !physics.isAnimating else { return }
    wasDragged = false
    bar?.contentRested(self)
  }
}
