#if canImport(UIKit)
  import Combine
  import OverscrollCore
  import SwiftUI
  import UIKit

  /// The adapter of a `UIScrollView`.
  ///
  /// It observes the scroll view without becoming its delegate, so the owner can set a delegate.
  /// `UIScrollViewAdapter+Insets` sets the insets. The class is not an `NSObject`, because it would
  /// override `NSObject.release()`.
  @MainActor final class UIScrollViewAdapter: ScrollViewAdapter {
    /// The scroll view, as long as it exists.
    private(set) weak var scrollView: UIScrollView?
    var view: AnyObject? { scrollView }
    /// Whether a horizontal axis starts on the right.
    var isRightToLeft = false

    /// The adapter's part of the scroll view's insets.
    var insetState = OwnInsetState()
    /// Whether the adapter changes the scroll view now, so that the user does not.
    var isWriting = false
    weak var delegate: (any ScrollViewAdapterDelegate)?

    /// The start inset under a large title, while it changes.
    var titleInset: LargeTitleInset?
    /// The heights of the bar with that title.
    var barHeights = BarMetrics(row: UIScrollViewAdapter.systemRow)
    /// The effect of a finger on the changing inset.
    var interruption = InterruptionKind.none
    /// The adapter's scroll, until a finger drags the content or the scroll is over.
    var animation: ScrollAnimation?
    let frames = DisplayLinkSource()
    let clock = EngineClock(AmbientClock.current.clock)

    /// An effect of a finger on the changing inset.
    enum InterruptionKind {
      /// No effect.
      case none
      /// The finger drags the content, so the inset does not change.
      case tracking
      /// The finger has lifted, and the content is not at its final edge.
      case lifted
    }

    /// An animated scroll of the adapter.
    struct ScrollAnimation {
      /// The target offset, in pt.
      let offset: Double
      /// The edge that the target is at or past, if any.
      let edge: ScrollEdge?
      /// The target in UIKit's coordinates, for a viewport of `size`.
      let origin: Double
      let size: CGSize
      /// The maximum content offset at the start of the scroll, in pt.
      let end: Double
      /// The instant of the start, in s.
      let began: Double

      /// The time during which the adapter adjusts the scroll, in s.
      ///
      /// UIKit scrolls for 0.3 s, and a little longer on a busy device.
      static let duration = 0.5

      /// The largest distance to an edge, in pt, that UIKit treats as rest.
      private static let tolerance = 0.5

      /// Whether the scroll can have moved the content to an offset.
      ///
      /// Beyond its edge, another cause moves the content.
      func canReach(through offset: Double) -> Bool {
        switch edge {
        case .start: offset < ScrollAnimation.tolerance
        case .end: offset > end - ScrollAnimation.tolerance
        case nil: true
        }
      }
    }

    private var observations: [AnyCancellable] = []
    /// Whether this adapter is in use; a scroll view may have several adapters.
    var isStarted: Bool { !observations.isEmpty }
    #if !os(tvOS)
      /// The placeholder for the system's refresh control.
      var placeholder: UIRefreshControl?
    #endif
    private lazy var pan = PanTarget { [weak self] in self?.report() }
    /// The axes whose bounce the adapter has enabled.
    private var bounceAdded: Axis.Set = []
    /// Whether a finger dragged the content at the last report.
    private var wasTracking = false
    /// The `contentOffset` at the last report.
    var lastContentOffset: CGPoint?
    /// The layout at the last report.
    private var reported: Layout?
    /// The number of items for a content size.
    private var counted: (size: CGSize, items: Int?)?
    private let nextTurn = NextTurnScheduler()
    /// Whether insets were lost in this turn, so that an update may be under way.
    private var isRepaired = false

    /// The values that a layout pass sets.
    private struct Layout: Equatable {
      let size: CGSize
      let contentSize: CGSize
      let insets: UIEdgeInsets

      @MainActor init(_ scrollView: UIScrollView) {
        size = scrollView.bounds.size
        contentSize = scrollView.contentSize
        insets = scrollView.adjustedContentInset
      }
    }

    /// Makes an adapter that does not observe the scroll view yet.
    init(_ scrollView: UIScrollView, delegate: any ScrollViewAdapterDelegate) {
      self.scrollView = scrollView
      self.delegate = delegate
    }

    func start() {
      // Ignore the origin of the bounds, because the observed content offset already reports each scroll.
      var size = scrollView?.bounds.size
      observations = [
        observe(\.contentOffset), observe(\.contentSize), observe(\.contentInset),
        observe(\.adjustedContentInset),
        scrollView?.publisher(for: \.bounds, options: []).sink { [weak self] in
          guard $0.size != size else { return }
          size = $0.size
          self?.changed()
        },
      ].compactMap { $0 }
      if let scrollView { pan.add(to: scrollView.panGestureRecognizer) }
      report()
    }

    func release() {
      observations = []
      guard let scrollView else { return }
      pan.remove(from: scrollView.panGestureRecognizer)
      (titleInset, animation) = (nil, nil)
      frames.end()
      write(.zero, to: scrollView)
      #if !os(tvOS)
        if scrollView.refreshControl === placeholder { scrollView.refreshControl = nil }
      #endif
      if bounceAdded.contains(.vertical) { scrollView.alwaysBounceVertical = false }
      if bounceAdded.contains(.horizontal) { scrollView.alwaysBounceHorizontal = false }
    }

    private func observe<Value>(_ path: KeyPath<UIScrollView, Value>) -> AnyCancellable? {
      scrollView?.publisher(for: path, options: []).sink { [weak self] _ in self?.changed() }
    }

    /// Handles a change of the scroll view.
    ///
    /// Lost insets are added again at once, because a frame may be committed before the next turn.
    ///
    /// A layout pass happens while SwiftUI updates its views, and an update must not publish changes. So
    /// the layout is reported in the main actor's next turn, together with its effect on the offset.
    private func changed() {
      guard !isWriting, let scrollView else { return }
      if restoreInsets(of: scrollView) { isRepaired = true }
      if !isRepaired, reported == Layout(scrollView) { return report() }
      nextTurn.run { [weak self] in
        self?.isRepaired = false
        self?.report()
      }
    }

    /// The axis that the delegate observes.
    var axis: Axis { delegate?.axis ?? .vertical }

    /// Whether a finger drags the content, or holds content that it has dragged or stopped.
    ///
    /// False for a finger that has not started a drag. The recognizer has ended before any report of the
    /// lift.
    func isTracking(_ scrollView: UIScrollView) -> Bool {
      switch scrollView.panGestureRecognizer.state {
      case .began, .changed: scrollView.isDragging
      case .possible, .ended, .cancelled, .failed: false
      @unknown default: false
      }
    }

    /// Reports the current state to the delegate.
    func report() {
      guard !isWriting, let scrollView, let delegate else { return }
      if delegate.alwaysBounces { enableBounce(scrollView, for: delegate) }
      restoreInsets(of: scrollView)
      updateTitleInset(in: scrollView)
      updateAnimation(of: scrollView)
      lastContentOffset = scrollView.contentOffset
      reported = Layout(scrollView)
      let space = space(of: scrollView)
      delegate.laidOut(
        ScrollViewLayout(extents: space.geometry, items: itemCount(of: scrollView)), from: self)
      delegate.titleChanged(title(of: scrollView), from: self)
      let isTracked = isTracking(scrollView)
      if wasTracking, !isTracked, isTouchCancelled(scrollView) { delegate.dragCancelled(from: self) }
      wasTracking = isTracked
      let offset = space.offset(at: origin(of: scrollView))
      delegate.scrolled(to: offset, isTracked ? .tracking : isMoving ? .decelerating : .free, from: self)
    }

    /// Returns the number of items of a UIKit list, such as SwiftUI's `List`.
    ///
    /// The items are counted only after a layout, in the main actor's next turn. In the middle of an
    /// update, the data and the list may disagree.
    private func itemCount(of scrollView: UIScrollView) -> Int? {
      let size = scrollView.contentSize
      if let counted, counted.size == size { return counted.items }
      let items: Int? =
        switch scrollView {
        case let list as UICollectionView:
          (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfItems(inSection: $1) }
        case let list as UITableView:
          (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfRows(inSection: $1) }
        default: nil
        }
      counted = (size, items)
      return items
    }

    /// Whether the system or another recognizer has cancelled the touch.
    private func isTouchCancelled(_ scrollView: UIScrollView) -> Bool {
      switch scrollView.panGestureRecognizer.state {
      case .cancelled, .failed: true
      case .possible, .began, .changed, .ended: false
      @unknown default: false
      }
    }

    /// Enables pulls, even of empty content, and replaces the system's refresh control.
    ///
    /// Called with each report, because SwiftUI may reset the settings in any update.
    private func enableBounce(_ scrollView: UIScrollView, for delegate: any ScrollViewAdapterDelegate) {
      switch axis {
      case .vertical:
        if !scrollView.alwaysBounceVertical {
          scrollView.alwaysBounceVertical = true
          bounceAdded.insert(.vertical)
        }
      case .horizontal:
        if !scrollView.alwaysBounceHorizontal {
          scrollView.alwaysBounceHorizontal = true
          bounceAdded.insert(.horizontal)
        }
      }
      #if !os(tvOS)
        if delegate.replacesSystemRefresh { replaceSystemRefresh(of: scrollView) }
      #endif
    }
  }
#endif
