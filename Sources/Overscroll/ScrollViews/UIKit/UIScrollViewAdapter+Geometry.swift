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
        runsBackwards: runsBackwards)
    }

    /// Whether the offset increases towards the left.
    var runsBackwards: Bool { axis == .horizontal && isRightToLeft }

    /// Returns the scroll view's `contentOffset` along the axis, or the offset that `pendingOffset` leads to.
    func origin(of scrollView: UIScrollView) -> Double {
      pendingOffset.origin(from: writtenOrigin(of: scrollView))
    }

    private func writtenOrigin(of scrollView: UIScrollView) -> Double {
      axis == .vertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
    }

    /// Returns the `contentOffset` along the axis that shows the offset of the latest report.
    private func reportedOrigin(of scrollView: UIScrollView) -> Double {
      lastOffset.map { space(of: scrollView).origin(at: $0) } ?? origin(of: scrollView)
    }

    var ownInsets: EdgePair<Double> { insetState.own }

    func insets(in bounds: CGRect) -> EdgePair<Double>? { scrollView.map { pair($0.insets(in: bounds)) } }

    var isMoving: Bool {
      guard let scrollView else { return false }
      return scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
    }

    /// Returns whether a new `contentOffset` along the axis waits for the new content size.
    ///
    /// New rows extend the content before SwiftUI sets the size. Until then UIKit may clamp the offset, for
    /// example when a bar appears. Right to left, rows before the visible rows extend the content on the
    /// right, so the new offset is left of the range.
    private func waitsForSize(_ origin: Double, in scrollView: UIScrollView) -> Bool {
      // Right to left, the end is on the left.
      if runsBackwards { return origin < -pair(scrollView.adjustedContentInset).end }
      // SwiftUI may round the content's size to a pixel.
      return !isMoving && origin > endOrigin(of: scrollView) + 1
    }

    /// Returns the `contentOffset` at the end of content that runs to the right or down.
    private func endOrigin(of scrollView: UIScrollView) -> Double {
      let (space, insets) = (space(of: scrollView), pair(scrollView.adjustedContentInset))
      return max(-insets.start, space.content + insets.end - space.viewport)
    }

    /// Writes `pendingOffset` once the scroll view has its new content size.
    ///
    /// An update of SwiftUI may set the size in several steps. If the offset is still past the end, the
    /// content scrolls to the end, and the offset waits for the next size.
    func applyPendingOffset(in scrollView: UIScrollView) {
      let extent = space(of: scrollView).content
      guard pendingOffset != .none, extent != pendingExtent else { return }
      if !runsBackwards, case let origin = origin(of: scrollView), origin > endOrigin(of: scrollView) + 1 {
        write(endOrigin(of: scrollView), to: scrollView)
        (pendingOffset, pendingExtent) = (.distantOrigin(origin), extent)
      } else {
        writePendingOffset(to: scrollView)
      }
    }

    /// Writes `pendingOffset` now.
    ///
    /// After a change of the size, it is written up to the end of the content.
    func writePendingOffset(to scrollView: UIScrollView) {
      guard pendingOffset != .none else { return }
      var origin = origin(of: scrollView)
      if case .distantOrigin = pendingOffset { origin = min(origin, endOrigin(of: scrollView)) }
      pendingOffset = .none
      write(origin, to: scrollView)
    }

    /// Sets `contentOffset` along the axis without an animation.
    private func write(_ origin: Double, to scrollView: UIScrollView) {
      isWriting = true
      UIView.performWithoutAnimation {
        switch axis {
        case .vertical: scrollView.contentOffset.y = origin
        case .horizontal: scrollView.contentOffset.x = origin
        }
      }
      isWriting = false
    }

    /// Scrolls at once, or together with the scroll view's next content size.
    ///
    /// A deceleration continues if the `contentOffset` property is set, and ends if
    /// `setContentOffset(_:animated:)` is called.
    func adjust(by change: Double, endsMotion: Bool) {
      guard let scrollView else { return }
      // UIKit may already have moved the content with a new viewport, so count from the latest report.
      let isCounted = isInLayout || (!isMoving && hasNewLayout(scrollView))
      let lastOrigin = isCounted ? reportedOrigin(of: scrollView) : origin(of: scrollView)
      let last = space(of: scrollView).offset(at: lastOrigin)
      let next = runsBackwards ? lastOrigin - change : lastOrigin + change
      var point = scrollView.contentOffset
      if change > 0 || pendingOffset != .none, waitsForSize(next, in: scrollView) {
        let written = writtenOrigin(of: scrollView)
        pendingOffset = runsBackwards ? .change(next - written) : .origin(next)
        pendingExtent = space(of: scrollView).content
        reportLater()
      } else {
        pendingOffset = .none
        switch axis {
        case .vertical: point.y = next
        case .horizontal: point.x = next
        }
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
      // A list may be handling an input now, so a new viewport waits for the next turn.
      reportOffset()
      if hasNewLayout(scrollView) { reportLater() }
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
