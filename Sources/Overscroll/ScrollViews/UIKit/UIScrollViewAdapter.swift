#if canImport(UIKit)
  import Combine
  import OverscrollCore
  import SwiftUI
  import UIKit

  /// The adapter of a `UIScrollView`.
  ///
  /// It observes the scroll view without being its delegate, so the app can still set a delegate.
  /// `UIScrollViewAdapter+Insets` sets the insets. The class is not an `NSObject`, because its `release()`
  /// would override `NSObject.release()`.
  @MainActor final class UIScrollViewAdapter: ScrollViewAdapter {
    /// The observed scroll view; nil after its deallocation.
    private(set) weak var scrollView: UIScrollView?
    var view: AnyObject? { scrollView }
    var isInWindow: Bool { scrollView?.window != nil }
    /// Whether horizontal content starts on the right.
    var isRightToLeft = false

    /// The part of the scroll view's insets that the adapter has added.
    var insetState = OwnInsetState()
    /// Whether the adapter changes the scroll view now; observations of these changes are ignored.
    var isWriting = false
    /// Whether the adapter reports a viewport; `report()` then reports only the offset.
    private(set) var isInLayout = false
    weak var delegate: (any ScrollViewAdapterDelegate)?

    /// The changing start inset under a large title; nil if no change is under way.
    var titleInset: LargeTitleInset?
    /// The measured heights of the navigation bar and its large title.
    var barHeights = BarMetrics(row: UIScrollViewAdapter.systemRow)
    /// Whether a finger has interrupted the change of `titleInset`.
    var interruption = InterruptionKind.none
    /// The adapter's animated scroll; nil once it has ended or a finger drags the content.
    var animation: ContentOffsetAnimation?
    /// The offset that waits for a new content size, if any.
    var pendingOffset = PendingOffset.none
    /// The extent of the content along the axis, in pt, when `pendingOffset` was set.
    var pendingExtent = 0.0
    let frames = DisplayLinkSource()
    let clock = EngineClock(AmbientClock.current.clock)

    /// The state of a change of the start inset that a finger may interrupt.
    enum InterruptionKind {
      /// No finger has interrupted the change.
      case none
      /// A finger drags the content, so the inset does not change.
      case tracking
      /// The finger has lifted, and the content has not scrolled to the final inset yet.
      case lifted
    }

    private var observations: [AnyCancellable] = []
    /// Whether this adapter observes the scroll view.
    ///
    /// A scroll view may have several adapters, but only one is started at a time.
    var isStarted: Bool { !observations.isEmpty }
    #if !os(tvOS)
      /// The invisible refresh control that replaces the system's in a sheet, if any.
      var placeholder: UIRefreshControl?
      /// The refresh control that the adapter has removed, if any.
      var removedControl: UIRefreshControl?
    #endif
    private lazy var pan = PanTarget { [weak self] in self?.panChanged() }
    /// Whether a touch was cancelled since the latest report.
    private var isTouchLost = false
    /// The axes whose bounce the adapter has enabled.
    private var bounceAdded: Axis.Set = []
    /// Whether a finger dragged the content at the previous report.
    private var wasTracking = false
    /// The `contentOffset` at the latest report.
    var lastContentOffset: CGPoint?
    /// The latest reported offset, in pt, without the insets of the gaps.
    private(set) var lastOffset: Double?
    /// The layout at the latest report.
    private var reported: UIScrollViewLayout?
    private var itemCount = UIItemCountCache()
    private let nextTurn = NextTurnScheduler()
    /// Whether removed insets were added again in this turn, so that SwiftUI may be updating.
    private var isRepaired = false

    /// Makes an adapter; `start()` begins the observation.
    init(_ scrollView: UIScrollView, delegate: any ScrollViewAdapterDelegate) {
      self.scrollView = scrollView
      self.delegate = delegate
    }

    func start() {
      // Observe only the size of the bounds, because the content offset already reports each scroll.
      var size = scrollView?.bounds.size
      observations = [
        observe(\.contentOffset), observe(\.contentSize, isLayout: true),
        observe(\.contentInset, isLayout: true), observe(\.adjustedContentInset, isLayout: true),
        scrollView?.publisher(for: \.bounds, options: []).sink { [weak self] in
          guard $0.size != size else { return }
          size = $0.size
          self?.changed(isLayout: true)
        },
      ].compactMap { $0 }
      if let scrollView { pan.add(to: scrollView.panGestureRecognizer) }
      report()
    }

    func release() {
      observations = []
      guard let scrollView else { return }
      pan.remove(from: scrollView.panGestureRecognizer)
      (titleInset, animation, pendingOffset) = (nil, nil, .none)
      frames.end()
      write(.zero, to: scrollView)
      #if !os(tvOS)
        restoreSystemRefresh(of: scrollView)
      #endif
      if bounceAdded.contains(.vertical) { scrollView.alwaysBounceVertical = false }
      if bounceAdded.contains(.horizontal) { scrollView.alwaysBounceHorizontal = false }
    }

    private func observe<Value>(
      _ path: KeyPath<UIScrollView, Value>, isLayout: Bool = false
    ) -> AnyCancellable? {
      scrollView?.publisher(for: path, options: []).sink { [weak self] _ in self?.changed(isLayout: isLayout)
      }
    }

    /// Handles a change of an observed property.
    ///
    /// Removed insets are added again at once, because a frame may be committed before the next turn.
    ///
    /// SwiftUI may be in the middle of an update, which must not publish changes. A scroll by a finger or a
    /// deceleration is reported at once, and so is a viewport with the same width. The rest is reported in the
    /// main actor's next turn, a new layout together with its effect on the offset. A large title may change
    /// the layout and change it back before that turn.
    ///
    /// - Parameter isLayout: Whether the property belongs to the layout.
    private func changed(isLayout: Bool) {
      guard !isWriting, let scrollView else { return }
      applyPendingOffset(in: scrollView)
      if restoreInsets(of: scrollView) { isRepaired = true }
      if isMoving, !isLayout, !isRepaired, !hasNewLayout(scrollView) { return report() }
      if isLayout { reportViewport() }
      reportLater()
    }

    /// Reports a drag and its end.
    ///
    /// UIKit also cancels a touch when an update of SwiftUI removes the view. So a cancelled touch is
    /// reported in the main actor's next turn.
    private func panChanged() {
      guard let scrollView, isTouchCancelled(scrollView) else { return report() }
      isTouchLost = true
      reportLater()
    }

    func reportViewport() {
      guard !isInLayout, let scrollView,
        reported?.hasSameCrossExtent(as: UIScrollViewLayout(scrollView), along: axis) == true
      else { return }
      sendViewport(of: scrollView)
    }

    /// Whether the scroll view has a layout that is not reported yet.
    func hasNewLayout(_ scrollView: UIScrollView) -> Bool { reported != UIScrollViewLayout(scrollView) }

    /// Reports the viewport, always before the offset.
    ///
    /// In the other order, a list at its end would take the offset for a scroll away from the end.
    private func sendViewport(of scrollView: UIScrollView) {
      isInLayout = true
      delegate?.viewportChanged(to: space(of: scrollView).geometry.viewport, from: self)
      isInLayout = false
    }

    /// Reports in the main actor's next turn.
    func reportLater() {
      nextTurn.run { [weak self] in
        guard let self else { return }
        isRepaired = false
        // The content size may stay the same, for example if the viewport has become smaller.
        if let scrollView, !runsBackwards { writePendingOffset(to: scrollView) }
        report()
      }
    }

    /// The axis along which the adapter reports.
    var axis: Axis { delegate?.axis ?? .vertical }

    /// Whether a finger drags the content, or rests after it has dragged or stopped it.
    ///
    /// It is false for a finger that has not started a drag. The pan recognizer has already ended when the
    /// lift is reported.
    func isTracking(_ scrollView: UIScrollView) -> Bool {
      switch scrollView.panGestureRecognizer.state {
      case .began, .changed: scrollView.isDragging
      case .possible, .ended, .cancelled, .failed: false
      @unknown default: false
      }
    }

    /// Reports the current state to the delegate.
    ///
    /// In the middle of a layout, only the offset is reported. Right to left, it waits for the complete report:
    /// UIKit [keeps x](https://github.com/redfearnk/KRScrollView) when the width changes, and SwiftUI moves x
    /// [afterwards](https://developer.apple.com/documentation/swiftui/scrollanchorrole/sizechanges).
    func report() {
      guard !isWriting, let scrollView, let delegate else { return }
      guard !isInLayout else { return runsBackwards ? () : reportOffset() }
      if delegate.alwaysBounces { enableBounce(scrollView) }
      #if !os(tvOS)
        updateSystemRefresh(of: scrollView, isReplaced: delegate.replacesSystemRefresh)
      #endif
      restoreInsets(of: scrollView)
      updateTitleInset(in: scrollView)
      retargetAnimation(of: scrollView)
      sendViewport(of: scrollView)
      reported = UIScrollViewLayout(scrollView)
      let space = space(of: scrollView)
      delegate.laidOut(
        ScrollViewLayout(extents: space.geometry, items: itemCount.update(of: scrollView)), from: self)
      delegate.titleChanged(title(of: scrollView), from: self)
      let isTracked = isTracking(scrollView)
      if wasTracking, !isTracked, isTouchLost || isTouchCancelled(scrollView) {
        delegate.dragCancelled(from: self)
      }
      isTouchLost = false
      wasTracking = isTracked
      reportOffset()
    }

    /// Reports only the offset and the scroll phase.
    func reportOffset() {
      guard let scrollView else { return }
      lastContentOffset = scrollView.contentOffset
      let offset = space(of: scrollView).offset(at: origin(of: scrollView))
      lastOffset = offset
      delegate?.scrolled(to: offset, phase(of: scrollView), from: self)
    }

    private func phase(of scrollView: UIScrollView) -> ObservedPhase {
      isTracking(scrollView) ? .tracking : isMoving ? .decelerating : .free
    }

    /// Whether the system or another gesture recognizer has cancelled the touch.
    private func isTouchCancelled(_ scrollView: UIScrollView) -> Bool {
      switch scrollView.panGestureRecognizer.state {
      case .cancelled, .failed: true
      case .possible, .began, .changed, .ended: false
      @unknown default: false
      }
    }

    /// Lets the user pull even content that does not fill the viewport.
    ///
    /// Each report calls this, because any update of SwiftUI may reset these settings.
    private func enableBounce(_ scrollView: UIScrollView) {
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
    }
  }
#endif
