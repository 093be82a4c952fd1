#if canImport(UIKit)
  import OverscrollCore
  import SwiftUI
  import UIKit

  // The gaps, which are insets of the scroll view.
  extension UIScrollViewAdapter {
    /// Sets the insets of the gaps without moving the content, and then scrolls.
    ///
    /// At a lift UIKit has just begun its own bounce, which then ends at the new inset. So the content keeps
    /// its speed. As with `UIRefreshControl`, the insets of the scroll bars do not change.
    func apply(_ change: InsetChange) {
      guard let scrollView else { return }
      if !runsBackwards { writePendingOffset(to: scrollView) }
      if !beginTitleInset(change, in: scrollView) { write(change.insets, to: scrollView) }
      if let offset = change.offset, !bounceEnds(at: offset, in: scrollView) {
        scroll(to: offset, in: scrollView)
      }
      report()
    }

    /// Returns whether UIKit's own bounce moves the content to an offset, in pt.
    ///
    /// It does if the content is past the edge that the offset is at.
    private func bounceEnds(at offset: Double, in scrollView: UIScrollView) -> Bool {
      guard titleInset == nil, scrollView.isDecelerating, !isTracking(scrollView) else { return false }
      let space = space(of: scrollView)
      let now = space.offset(at: origin(of: scrollView))
      let start = -insetState.own.start
      let end = space.geometry.maximumOffset + insetState.own.end
      return (offset == start && now < start) || (offset == end && now > end)
    }

    /// Adds the adapter's insets again if a layout or the app has removed them.
    ///
    /// Their removal has moved content that rested in a gap. If no finger and no motion moves the content,
    /// it moves back.
    ///
    /// - Returns: Whether the insets were removed.
    @discardableResult func restoreInsets(of scrollView: UIScrollView) -> Bool {
      guard let lost = insetState.receive(pair(scrollView.contentInset)) else { return false }
      changeInsetsWithoutMoving(scrollView) { add(lost, to: scrollView) }
      guard let lastContentOffset, !isMoving, lastContentOffset != scrollView.contentOffset else {
        return true
      }
      isWriting = true
      scrollView.contentOffset = lastContentOffset
      isWriting = false
      return true
    }

    /// Sets the adapter's part of the insets without moving the content.
    ///
    /// The app may have changed the insets without a report, for example in its own observer of a write.
    func write(_ insets: EdgePair<Double>, to scrollView: UIScrollView) {
      let difference = insetState.update(to: insets, in: pair(scrollView.contentInset))
      guard difference != .zero else { return }
      changeInsetsWithoutMoving(scrollView) { add(difference, to: scrollView) }
    }

    /// Sets whether horizontal content starts on the right.
    ///
    /// The adapter's insets stay at their edges, and the content keeps its distance from its start edge.
    func setLayoutDirection(isRightToLeft: Bool) {
      guard isRightToLeft != self.isRightToLeft else { return }
      guard isStarted, axis == .horizontal, let scrollView else { return self.isRightToLeft = isRightToLeft }
      let offset = space(of: scrollView).offset(at: origin(of: scrollView))
      self.isRightToLeft = isRightToLeft
      let difference = insetState.reverse()
      if difference != .zero { changeInsetsWithoutMoving(scrollView) { add(difference, to: scrollView) } }
      isWriting = true
      scrollView.contentOffset.x = space(of: scrollView).origin(at: offset)
      isWriting = false
      lastContentOffset = scrollView.contentOffset
    }

    /// Changes the insets, and restores the content offset if UIKit has changed it.
    ///
    /// An unchanged offset is not set again, because setting it would end a deceleration.
    private func changeInsetsWithoutMoving(_ scrollView: UIScrollView, _ body: () -> Void) {
      isWriting = true
      let offset = scrollView.contentOffset
      UIView.performWithoutAnimation {
        body()
        if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
      }
      isWriting = false
    }

    private func add(_ difference: EdgePair<Double>, to scrollView: UIScrollView) {
      AdapterDiagnostics.insetWrites += 1
      var insets = scrollView.contentInset
      insets.add(difference, along: axis, isRightToLeft: isRightToLeft)
      scrollView.contentInset = insets
    }

    /// Scrolls to an offset along the axis, in pt.
    ///
    /// If the content is also past its range across the axis, the same scroll returns it there.
    func scroll(to offset: Double, in scrollView: UIScrollView) {
      let origin = restingOrigin(at: offset, in: scrollView)
      var point = scrollView.pointInRange
      switch axis {
      case .vertical: point.y = origin
      case .horizontal: point.x = origin
      }
      // Without a window the scroll is not animated, because it is not visible.
      let isAnimated = scrollView.window != nil
      guard isAnimated else {
        animation = nil
        return scrollView.setContentOffset(point, animated: false)
      }
      let space = space(of: scrollView)
      animation = ContentOffsetAnimation(
        offset: offset, edge: edge(at: offset, in: space, of: scrollView), origin: origin,
        size: scrollView.bounds.size, end: space.geometry.maximumOffset, began: clock.now())
      scrollView.setContentOffset(point, animated: true)
    }

    /// Returns the `contentOffset` along the axis for a scroll to an offset, in pt.
    ///
    /// While a large title is hidden, the viewport is higher. Content that fits into this viewport rests
    /// where UIKit's range ends, so that the title becomes visible again.
    private func restingOrigin(at offset: Double, in scrollView: UIScrollView) -> Double {
      let space = space(of: scrollView)
      let origin = space.origin(at: offset)
      guard offset == 0, space.geometry.maximumOffset == 0 else { return origin }
      let end = space.content + space.insets.end - space.viewport
      let title = hiddenTitle(of: scrollView)
      return title > 0 ? max(end, origin - title) : origin
    }

    /// Returns the edge that an offset is at or past, if any.
    ///
    /// Content that fits the viewport is at both edges when it rests. The result is then the edge that the
    /// scroll comes from. That is the start edge if the current offset is below `offset`, otherwise the end
    /// edge.
    private func edge(at offset: Double, in space: ScrollSpace, of scrollView: UIScrollView) -> ScrollEdge? {
      let end = space.geometry.maximumOffset
      let isBefore = space.offset(at: origin(of: scrollView)) < offset
      if offset < 0 || (offset == 0 && (end > 0 || isBefore)) { return .start }
      return offset >= end ? .end : nil
    }

    /// Adjusts the adapter's scroll after the content before the viewport has changed its extent.
    ///
    /// UIKit's animation would continue to the old target, even though the content offset has been set.
    ///
    /// - Parameters:
    ///   - change: The change of the extent, in pt.
    ///   - last: The content offset before the change, in pt.
    ///   - scrollView: The scroll view.
    func shiftAnimation(_ change: Double, from last: Double, in scrollView: UIScrollView) {
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

    /// Adjusts the adapter's scroll if its target is no longer in the same place.
    ///
    /// If a bar appears during the scroll, or the device rotates, UIKit's target is past the content's
    /// edge, and the content would rest there. A large title needs no adjustment, because it grows and
    /// shrinks with the content itself. If the content has grown, a scroll back to the old end stops.
    func retargetAnimation(of scrollView: UIScrollView) {
      guard let animation else { return }
      let space = space(of: scrollView)
      let offset = space.offset(at: origin(of: scrollView))
      // A bar also moves the content away from its edge, so an offset there does not mean that the scroll
      // has ended.
      let isMoved = abs(restingOrigin(at: animation.offset, in: scrollView) - animation.origin) >= 1
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
      guard abs(restingOrigin(at: goal, in: scrollView) - animation.origin) >= 1,
        scrollView.bounds.size != animation.size || !hasTitle(scrollView)
      else { return }
      scroll(
        to: min(
          max(goal, -insetState.own.start),
          max(-insetState.own.start, geometry.maximumOffset + insetState.own.end)),
        in: scrollView)
    }

    private func isUnderWay(_ animation: ContentOffsetAnimation, in scrollView: UIScrollView) -> Bool {
      !isTracking(scrollView) && clock.now() < animation.began + ContentOffsetAnimation.duration
    }

    /// Stops the adapter's scroll at the current offset.
    private func stop(in scrollView: UIScrollView) {
      animation = nil
      scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    }
  }

  extension UIScrollView {
    /// The content offset, clamped to the range of resting content.
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
