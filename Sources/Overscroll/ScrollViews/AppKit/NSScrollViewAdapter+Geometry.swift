#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import OverscrollCore
  import SwiftUI

  // The scroll view's geometry along the axis, in AppKit's coordinates.
  extension NSScrollViewAdapter {
    /// Returns the conversion to the engine's offsets, without the adapter's insets.
    func space(of scrollView: NSScrollView) -> ScrollSpace {
      let clip = scrollView.contentView
      let (outer, inner) = (pair(scrollView.contentInsets), pair(clip.contentInsets))
      let own = insetState.own
      let content = scrollView.documentView?.frame ?? .zero
      let isVertical = axis == .vertical
      return ScrollSpace(
        viewport: isVertical ? clip.bounds.height : clip.bounds.width,
        content: isVertical ? content.height : content.width,
        // The clip view's insets include the height of a table header, and the scroll view's insets do not.
        insets: EdgePair(
          start: max(outer.start, inner.start) - own.start, end: max(outer.end, inner.end) - own.end),
        runsBackwards: isVertical ? !clip.isFlipped : isRightToLeft)
    }

    /// Returns the scroll position along the axis, in pt: the viewport's origin in the document.
    func origin(of scrollView: NSScrollView) -> Double {
      let document = scrollView.documentView?.frame ?? .zero
      let bounds = scrollView.contentView.bounds
      return axis == .vertical ? bounds.minY - document.minY : bounds.minX - document.minX
    }

    var ownInsets: EdgePair<Double> { insetState.own }

    func insets(in bounds: CGRect) -> EdgePair<Double>? { scrollView.map { pair($0.insets(in: bounds)) } }

    func adjust(by change: Double, endsMotion: Bool) {
      guard let scrollView else { return }
      if endsMotion { stopAnimation() }
      let clip = scrollView.contentView
      var point = clip.bounds.origin
      let isBackwards = space(of: scrollView).runsBackwards
      switch axis {
      case .vertical: point.y += isBackwards ? -change : change
      case .horizontal: point.x += isBackwards ? -change : change
      }
      isWriting = true
      clip.setBoundsOrigin(point)
      scrollView.reflectScrolledClipView(clip)
      isWriting = false
      if let animation { adjustAnimation(animation, change, in: scrollView) }
      report()
    }

    /// Returns a platform's insets at the start and end edges.
    func pair(_ insets: NSEdgeInsets) -> EdgePair<Double> {
      insets.along(axis, isRightToLeft: isRightToLeft)
    }
  }
#endif
