#if canImport(UIKit)
  import OverscrollCore
  import SwiftUI
  import UIKit

  // The scroll view's geometry along the axis, in UIKit's coordinates.
  extension UIScrollViewAdapter {
    /// Returns the conversion to the engine's offsets, without the adapter's insets.
    func space(of scrollView: UIScrollView) -> ScrollSpace {
      let insets = pair(scrollView.adjustedContentInset)
      let isVertical = axis == .vertical
      return ScrollSpace(
        viewport: isVertical ? scrollView.bounds.height : scrollView.bounds.width,
        content: isVertical ? scrollView.contentSize.height : scrollView.contentSize.width,
        insets: EdgePair(start: insets.start - insetState.own.start, end: insets.end - insetState.own.end),
        runsBackwards: !isVertical && isRightToLeft)
    }

    /// Returns the scroll view's `contentOffset` along the axis, including `pendingChange`.
    func origin(of scrollView: UIScrollView) -> Double {
      axis == .vertical ? scrollView.contentOffset.y : scrollView.contentOffset.x + pendingChange
    }

    var ownInsets: EdgePair<Double> { insetState.own }

    func insets(in bounds: CGRect) -> EdgePair<Double>? { scrollView.map { pair($0.insets(in: bounds)) } }

    var isMoving: Bool {
      guard let scrollView else { return false }
      return scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
    }

    /// Returns whether a change of the offset waits for the new content size.
    ///
    /// Right to left, rows before the visible rows extend the content on the right. Until the scroll view
    /// has the new size, the new offset is left of its range. UIKit would clamp the offset.
    private func waitsForSize(_ change: Double, in scrollView: UIScrollView) -> Bool {
      guard axis == .horizontal, isRightToLeft, change > 0 else { return false }
      return origin(of: scrollView) - change < -scrollView.adjustedContentInset.left
    }

    /// Changes the offset by `pendingChange` once the scroll view has its new content size.
    func applyPendingChange(in scrollView: UIScrollView) {
      guard pendingChange != 0, scrollView.contentSize.width != pendingWidth else { return }
      isWriting = true
      scrollView.contentOffset.x += pendingChange
      isWriting = false
      pendingChange = 0
    }

    /// Scrolls at once, or together with the scroll view's next content size.
    ///
    /// A deceleration continues if the `contentOffset` property is set, and ends if
    /// `setContentOffset(_:animated:)` is called.
    func adjust(by change: Double, endsMotion: Bool) {
      guard let scrollView else { return }
      let last = space(of: scrollView).offset(at: origin(of: scrollView))
      // In a layout, UIKit may have moved the content since the latest report.
      var point = isInLayout ? lastContentOffset ?? scrollView.contentOffset : scrollView.contentOffset
      switch axis {
      case .vertical: point.y += change
      case .horizontal: point.x += isRightToLeft ? -change : change
      }
      if waitsForSize(change, in: scrollView) {
        pendingChange -= change
        pendingWidth = scrollView.contentSize.width
        point = scrollView.contentOffset
      }
      isWriting = true
      // In an animation block that moves the viewport's end, the content moves with that end.
      if isInLayout, UIView.inheritedAnimationDuration > 0 {
        setOffset(point, of: scrollView, endsMotion: endsMotion)
      } else {
        UIView.performWithoutAnimation { setOffset(point, of: scrollView, endsMotion: endsMotion) }
      }
      isWriting = false
      if endsMotion { animation = nil } else { shiftAnimation(change, from: last, in: scrollView) }
      report()
    }

    private func setOffset(_ point: CGPoint, of scrollView: UIScrollView, endsMotion: Bool) {
      if endsMotion {
        scrollView.setContentOffset(point, animated: false)
      } else {
        scrollView.contentOffset = point
      }
    }

    /// Returns a platform's insets at the start and end edges.
    func pair(_ insets: UIEdgeInsets) -> EdgePair<Double> {
      insets.along(axis, isRightToLeft: isRightToLeft)
    }
  }
#endif
