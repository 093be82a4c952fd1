#if canImport(UIKit)
  import OverscrollCore
  import SwiftUI
  import UIKit

  // The gaps, as insets.
  extension UIScrollLink {
    /// Sets the insets for the gaps, without moving anything, and then scrolls where it is told to.
    ///
    /// Scroll bars keep their track, which `contentInset` does not change: what is beside a gap is content's place
    /// still, as with the system's own control.
    func hold(_ change: InsetChange) {
      guard let scrollView else { return }
      if !beginTitledInset(change, in: scrollView) { write(change.insets, to: scrollView) }
      if let offset = change.offset { scroll(to: offset, in: scrollView) }
      report()
    }

    /// Adds our insets again if somebody has set the insets without them.
    ///
    /// Content that rested in a gap has been moved out of it by that, and is put back.
    func keepInsets(of scrollView: UIScrollView) {
      guard let lost = ledger.see(pair(scrollView.contentInset)) else { return }
      transact(scrollView) { add(lost, to: scrollView) }
      guard let place, !isMoving, place != scrollView.contentOffset else { return }
      isWriting = true
      scrollView.contentOffset = place
      isWriting = false
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
      course =
        isAnimated
        ? Course(
          offset: offset, origin: origin, end: space(of: scrollView).geometry.maximumOffset,
          size: scrollView.bounds.size, began: clock.now()) : nil
      scrollView.setContentOffset(point, animated: isAnimated)
    }

    /// Has our own scroll lead to where its goal has been moved by the content.
    ///
    /// UIKit's animation goes on to the old place, whatever is written meanwhile.
    func aim(_ course: Course, by change: Double, in scrollView: UIScrollView) {
      guard !isHeld(scrollView), clock.now() < course.began + Course.duration else { return self.course = nil }
      scroll(to: course.offset + change, in: scrollView)
    }

    /// Has our own scroll go where its goal is now.
    ///
    /// A bar that comes on the way, or a rotation, leaves the platform with a place past the content's edge, at which it would
    /// rest. A large title grows and shrinks with the content itself. A scroll home to an end from which the content goes on
    /// now has nothing to do.
    func keepCourse(of scrollView: UIScrollView) {
      guard let course else { return }
      guard !isHeld(scrollView), clock.now() < course.began + Course.duration else {
        return self.course = nil
      }
      let space = space(of: scrollView)
      if course.offset == course.end, space.geometry.maximumOffset > course.end + 1 {
        self.course = nil
        return scrollView.setContentOffset(scrollView.contentOffset, animated: false)
      }
      guard abs(space.origin(at: course.offset) - course.origin) >= 1,
        scrollView.bounds.size != course.size || titledBar(of: scrollView) == nil
      else { return }
      let end = max(-ledger.own.start, space.geometry.maximumOffset + ledger.own.end)
      scroll(to: min(max(course.offset, -ledger.own.start), end), in: scrollView)
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
