#if canImport(UIKit)
  import OverscrollCore
  import SwiftUI
  import UIKit

  // The gaps, as insets.
  extension UIScrollViewAdapter {
    /// Sets the insets of the gaps without moving the content, and then scrolls.
    ///
    /// The insets of the scroll indicators do not change, as with `UIRefreshControl`.
    func apply(_ change: InsetChange) {
      guard let scrollView else { return }
      if !beginTitleInset(change, in: scrollView) { write(change.insets, to: scrollView) }
      if let offset = change.offset { scroll(to: offset, in: scrollView) }
      report()
    }

    /// Adds the adapter's insets again if a layout or the app has removed them.
    ///
    /// The removal has moved content that rested in a gap, so the content moves back.
    ///
    /// - Returns: Whether the insets were lost.
    @discardableResult func restoreInsets(of scrollView: UIScrollView) -> Bool {
      guard let lost = insetState.receive(pair(scrollView.contentInset)) else { return false }
      transact(scrollView) { add(lost, to: scrollView) }
      guard let lastContentOffset, !isMoving, lastContentOffset != scrollView.contentOffset else {
        return true
      }
      isWriting = true
      scrollView.contentOffset = lastContentOffset
      isWriting = false
      return true
    }

    /// Sets the adapter's part of the insets in one transaction that moves nothing.
    func write(_ insets: EdgePair<Double>, to scrollView: UIScrollView) {
      let difference = insetState.update(to: insets)
      guard difference != .zero else { return }
      transact(scrollView) { add(difference, to: scrollView) }
    }

    /// Sets whether a horizontal axis starts on the right.
    ///
    /// The adapter's insets stay at their edges, and the content keeps its distance from its start.
    func setLayoutDirection(isRightToLeft: Bool) {
      guard isRightToLeft != self.isRightToLeft else { return }
      guard isStarted, axis == .horizontal, let scrollView else { return self.isRightToLeft = isRightToLeft }
      let offset = space(of: scrollView).offset(at: origin(of: scrollView))
      self.isRightToLeft = isRightToLeft
      let difference = insetState.reverse()
      if difference != .zero { transact(scrollView) { add(difference, to: scrollView) } }
      isWriting = true
      scrollView.contentOffset.x = space(of: scrollView).origin(at: offset)
      isWriting = false
      lastContentOffset = scrollView.contentOffset
    }

    /// Changes the insets and keeps the content offset.
    ///
    /// The offset is set only if it has changed, because setting it ends momentum.
    private func transact(_ scrollView: UIScrollView, _ body: () -> Void) {
      isWriting = true
      let offset = scrollView.contentOffset
      UIView.performWithoutAnimation {
        body()
        if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
      }
      isWriting = false
    }

    private func add(_ difference: EdgePair<Double>, to scrollView: UIScrollView) {
      BridgeDiagnostics.insetWrites += 1
      var insets = scrollView.contentInset
      insets.add(difference, along: axis, isRightToLeft: isRightToLeft)
      scrollView.contentInset = insets
    }

    /// Scrolls to an offset along the axis, in pt.
    ///
    /// Across the axis the target is clamped to the range, so content on its way back into the range still
    /// arrives there.
    func scroll(to offset: Double, in scrollView: UIScrollView) {
      let origin = space(of: scrollView).origin(at: offset)
      var point = scrollView.pointInRange
      switch axis {
      case .vertical: point.y = origin
      case .horizontal: point.x = origin
      }
      // Without a window there is nothing to see, so the scroll is not animated.
      let isAnimated = scrollView.window != nil
      guard isAnimated else {
        animation = nil
        return scrollView.setContentOffset(point, animated: false)
      }
      let space = space(of: scrollView)
      animation = ScrollAnimation(
        offset: offset, edge: edge(at: offset, in: space, of: scrollView), origin: origin,
        size: scrollView.bounds.size, end: space.geometry.maximumOffset, began: clock.now())
      scrollView.setContentOffset(point, animated: true)
    }

    /// Returns the edge that an offset is at or past, if any.
    ///
    /// Content that fits is at both edges. The result is then the edge that the scroll comes from.
    private func edge(at offset: Double, in space: ScrollSpace, of scrollView: UIScrollView) -> ScrollEdge? {
      let end = space.geometry.maximumOffset
      let isBefore = space.offset(at: origin(of: scrollView)) < offset
      if offset < 0 || (offset == 0 && (end > 0 || isBefore)) { return .start }
      return offset >= end ? .end : nil
    }

    /// Adjusts the adapter's scroll to a change of the content before the viewport.
    ///
    /// UIKit's animation continues to the old target, even if the offset is set meanwhile.
    ///
    /// - Parameters:
    ///   - change: The change, in pt.
    ///   - last: The content offset before the change, in pt.
    ///   - scrollView: The scroll view.
    func adjustAnimation(_ change: Double, from last: Double, in scrollView: UIScrollView) {
      guard let animation, isUnderWay(animation, in: scrollView), animation.canReach(through: last) else {
        return self.animation = nil
      }
      let space = space(of: scrollView)
      if animation.edge == nil {
        scroll(to: animation.offset + change, in: scrollView)
      } else if !animation.canReach(through: space.offset(at: origin(of: scrollView))) {
        stop(in: scrollView)
      }
    }

    /// Adjusts the adapter's scroll to the current location of its target.
    ///
    /// If a bar appears during the scroll, or the device rotates, UIKit's target is past the content's
    /// edge. The content would then rest there. A large title needs no adjustment, because it grows and
    /// shrinks with the content itself. If the end has moved further away, a scroll back to the end stops.
    func updateAnimation(of scrollView: UIScrollView) {
      guard let animation else { return }
      let space = space(of: scrollView)
      let offset = space.offset(at: origin(of: scrollView))
      // Bars also move the content from its edge.
      let isMoved = abs(space.origin(at: animation.offset) - animation.origin) >= 1
      guard isUnderWay(animation, in: scrollView), isMoved || animation.canReach(through: offset) else {
        return self.animation = nil
      }
      let geometry = space.geometry
      if animation.edge == .end, geometry.maximumOffset > animation.end {
        guard animation.offset == animation.end else { return self.animation = nil }
        if geometry.distance(to: .end, from: offset) >= 0 { return stop(in: scrollView) }
      }
      var goal = animation.offset
      if animation.edge == .end { goal += geometry.maximumOffset - animation.end }
      guard abs(space.origin(at: goal) - animation.origin) >= 1,
        scrollView.bounds.size != animation.size || !hasTitle(scrollView)
      else { return }
      scroll(
        to: min(
          max(goal, -insetState.own.start),
          max(-insetState.own.start, geometry.maximumOffset + insetState.own.end)),
        in: scrollView)
    }

    private func isUnderWay(_ course: ScrollAnimation, in scrollView: UIScrollView) -> Bool {
      !isTracking(scrollView) && clock.now() < course.began + ScrollAnimation.duration
    }

    /// Stops the adapter's scroll at the current offset.
    private func stop(in scrollView: UIScrollView) {
      animation = nil
      scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    }
  }

  extension UIScrollView {
    /// The content offset, clamped to the range of rest.
    fileprivate var pointInRange: CGPoint {
      let insets = adjustedContentInset
      let end = CGPoint(
        x: contentSize.width + insets.right - bounds.width,
        y: contentSize.height + insets.bottom - bounds.height)
      return CGPoint(
        x: max(-insets.left, min(contentOffset.x, end.x)), y: max(-insets.top, min(contentOffset.y, end.y)))
    }
  }
#endif
