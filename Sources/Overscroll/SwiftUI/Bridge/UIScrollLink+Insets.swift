#if canImport(UIKit) && !os(watchOS)
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
      let target = isCalled(for: change, of: scrollView) ? change.offset : nil
      write(change.insets, to: scrollView)
      if let target { scroll(to: target, in: scrollView) }
      report()
    }

    /// Adds our insets again if somebody has set the insets without them.
    func keepInsets(of scrollView: UIScrollView) {
      guard let lost = ledger.see(pair(scrollView.contentInset)) else { return }
      transact(scrollView) { add(lost, to: scrollView) }
    }

    /// Brings our part of the insets to a value, in one transaction in which nothing moves.
    func write(_ insets: EdgePair<Double>, to scrollView: UIScrollView) {
      let difference = ledger.change(to: insets)
      guard difference != EdgePair(start: 0, end: 0) else { return }
      transact(scrollView) { add(difference, to: scrollView) }
    }

    /// Whether the content is where it has to be for a scroll to be meant.
    ///
    /// A host that has just been connected takes the content to be at its start. If it is inside, it stays there.
    private func isCalled(for change: InsetChange, of scrollView: UIScrollView) -> Bool {
      guard log.last == nil else { return true }
      let space = space(of: scrollView)
      let offset = space.offset(at: origin(of: scrollView))
      return offset <= 0 || offset > space.geometry.maximumOffset
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
      switch (axis, isRightToLeft) {
      case (.vertical, _):
        insets.top += difference.start
        insets.bottom += difference.end
      case (.horizontal, false):
        insets.left += difference.start
        insets.right += difference.end
      case (.horizontal, true):
        insets.right += difference.start
        insets.left += difference.end
      }
      scrollView.contentInset = insets
    }

    private func scroll(to offset: Double, in scrollView: UIScrollView) {
      let origin = space(of: scrollView).origin(at: offset)
      var point = scrollView.contentOffset
      switch axis {
      case .vertical: point.y = origin
      case .horizontal: point.x = origin
      }
      scrollView.setContentOffset(point, animated: true)
    }
  }

  // The axis, in UIKit's coordinates.
  extension UIScrollLink {
    /// The scroll view along the axis, without our insets.
    func space(of scrollView: UIScrollView) -> ScrollSpace {
      let insets = pair(scrollView.adjustedContentInset)
      let isVertical = axis == .vertical
      return ScrollSpace(
        viewport: isVertical ? scrollView.bounds.height : scrollView.bounds.width,
        content: isVertical ? scrollView.contentSize.height : scrollView.contentSize.width,
        insets: EdgePair(start: insets.start - ledger.own.start, end: insets.end - ledger.own.end),
        runsBackwards: !isVertical && isRightToLeft)
    }

    /// The scroll view's own offset along the axis.
    func origin(of scrollView: UIScrollView) -> Double {
      axis == .vertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
    }

    private func pair(_ insets: UIEdgeInsets) -> EdgePair<Double> {
      switch (axis, isRightToLeft) {
      case (.vertical, _): EdgePair(start: insets.top, end: insets.bottom)
      case (.horizontal, false): EdgePair(start: insets.left, end: insets.right)
      case (.horizontal, true): EdgePair(start: insets.right, end: insets.left)
      }
    }
  }
#endif
