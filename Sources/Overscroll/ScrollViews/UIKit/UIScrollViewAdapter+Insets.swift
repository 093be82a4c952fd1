#if canImport(UIKit)
  import OverscrollCore
  import SwiftUI
  import UIKit

  // The gaps, as insets.
  extension UIScrollViewAdapter {
    /// Sets the insets for the gaps, without moving anything, and then scrolls where it is told to.
    ///
    /// The insets of the scroll indicators do not change, as with `UIRefreshControl`.
    func hold(_ change: InsetChange) {
      guard let scrollView else { return }
      if !beginTitledInset(change, in: scrollView) { write(change.insets, to: scrollView) }
      if let offset = change.offset { scroll(to: offset, in: scrollView) }
      report()
    }

    /// Adds our insets again if somebody has set the insets without them.
    ///
    /// Content that rested in a gap has been moved out of it by that, and is put back.
    ///
    /// - Returns: Whether they were lost.
    @discardableResult func keepInsets(of scrollView: UIScrollView) -> Bool {
      guard let lost = ledger.see(pair(scrollView.contentInset)) else { return false }
      transact(scrollView) { add(lost, to: scrollView) }
      guard let place, !isMoving, place != scrollView.contentOffset else { return true }
      isWriting = true
      scrollView.contentOffset = place
      isWriting = false
      return true
    }

    /// Brings our part of the insets to a value, in one transaction in which nothing moves.
    func write(_ insets: EdgePair<Double>, to scrollView: UIScrollView) {
      let difference = ledger.change(to: insets)
      guard difference != .zero else { return }
      transact(scrollView) { add(difference, to: scrollView) }
    }

    /// A horizontal axis starts on this side from now on: our insets are at the edges where they were, and the content
    /// is as far from its start as it was.
    func turn(isRightToLeft: Bool) {
      guard isRightToLeft != self.isRightToLeft else { return }
      guard isStarted, axis == .horizontal, let scrollView else { return self.isRightToLeft = isRightToLeft }
      let offset = space(of: scrollView).offset(at: origin(of: scrollView))
      self.isRightToLeft = isRightToLeft
      let difference = ledger.turn()
      if difference != .zero { transact(scrollView) { add(difference, to: scrollView) } }
      isWriting = true
      scrollView.contentOffset.x = space(of: scrollView).origin(at: offset)
      isWriting = false
      place = scrollView.contentOffset
    }

    /// Changes something about the insets and has the content stay where it is.
    ///
    /// The offset is written only if it has changed: a write ends momentum.
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

    /// Scrolls, and no further across the axis than the content goes: what was on its way back there goes on.
    func scroll(to offset: Double, in scrollView: UIScrollView) {
      let origin = space(of: scrollView).origin(at: offset)
      var point = scrollView.pointInRange
      switch axis {
      case .vertical: point.y = origin
      case .horizontal: point.x = origin
      }
      // In no window nobody sees it, and nothing is animated.
      let isAnimated = scrollView.window != nil
      guard isAnimated else {
        course = nil
        return scrollView.setContentOffset(point, animated: false)
      }
      let space = space(of: scrollView)
      course = Course(
        offset: offset, edge: edge(at: offset, in: space, of: scrollView), origin: origin,
        size: scrollView.bounds.size, end: space.geometry.maximumOffset, began: clock.now())
      scrollView.setContentOffset(point, animated: true)
    }

    /// The edge at which an offset is, or past which; where content that fits is at both, the one that it comes from.
    private func edge(at offset: Double, in space: ScrollSpace, of scrollView: UIScrollView) -> ScrollEdge? {
      let end = space.geometry.maximumOffset
      let isBefore = space.offset(at: origin(of: scrollView)) < offset
      if offset < 0 || (offset == 0 && (end > 0 || isBefore)) { return .start }
      return offset >= end ? .end : nil
    }

    /// Has our own scroll follow a change of the content before it, in pt.
    ///
    /// UIKit's animation goes on to the old place, whatever is written meanwhile.
    ///
    /// - Parameter last: Where the content was before the change.
    func follow(_ change: Double, from last: Double, in scrollView: UIScrollView) {
      guard let course, isUnderWay(course, in: scrollView), course.leads(through: last) else {
        return self.course = nil
      }
      let space = space(of: scrollView)
      if course.edge == nil {
        scroll(to: course.offset + change, in: scrollView)
      } else if !course.leads(through: space.offset(at: origin(of: scrollView))) {
        stop(in: scrollView)
      }
    }

    /// Has our own scroll go where its goal is now.
    ///
    /// A bar that comes on the way, or a rotation, leaves the platform with a place past the content's edge, at which it would
    /// rest. A large title grows and shrinks with the content itself. If the end is further away now, a scroll home to it
    /// stops.
    func keepCourse(of scrollView: UIScrollView) {
      guard let course else { return }
      let space = space(of: scrollView)
      let offset = space.offset(at: origin(of: scrollView))
      // Bars, too, move the content from its edge.
      let isMoved = abs(space.origin(at: course.offset) - course.origin) >= 1
      guard isUnderWay(course, in: scrollView), isMoved || course.leads(through: offset) else {
        return self.course = nil
      }
      let geometry = space.geometry
      if course.edge == .end, geometry.maximumOffset > course.end {
        guard course.offset == course.end else { return self.course = nil }
        if geometry.distance(to: .end, from: offset) >= 0 { return stop(in: scrollView) }
      }
      var goal = course.offset
      if course.edge == .end { goal += geometry.maximumOffset - course.end }
      guard abs(space.origin(at: goal) - course.origin) >= 1,
        scrollView.bounds.size != course.size || !hasTitle(scrollView)
      else { return }
      scroll(
        to: min(
          max(goal, -ledger.own.start), max(-ledger.own.start, geometry.maximumOffset + ledger.own.end)),
        in: scrollView)
    }

    private func isUnderWay(_ course: Course, in scrollView: UIScrollView) -> Bool {
      !isHeld(scrollView) && clock.now() < course.began + Course.duration
    }

    /// Ends our own scroll where the content is.
    private func stop(in scrollView: UIScrollView) {
      course = nil
      scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    }
  }

  extension UIScrollView {
    /// Where the content is, or the nearest place where it can rest.
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
