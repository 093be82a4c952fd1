#if canImport(UIKit) || canImport(AppKit)
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// Locates a scroll view in the view tree with invisible anchor views of zero size.
  ///
  /// A modifier has one anchor behind its view and one in front of it; the scroll view is between the two.
  /// A list has one anchor in its content.
  /// [swiftui-introspect](https://github.com/siteline/swiftui-introspect) locates views the same way.
  ///
  /// The locator searches when an anchor enters a window, is laid out or is updated, and when the scroll
  /// view leaves the window. Until it finds a scroll view, it searches again at growing intervals for 30 s.
  @MainActor package final class ScrollViewLocator {
    /// Receives the results of the search.
    package weak var delegate: (any ScrollViewLocatorDelegate)?

    private var position = ScrollViewAnchorPosition.inside
    private weak var anchor: PlatformView?
    private weak var front: PlatformView?
    private weak var scrollView: PlatformScrollView?
    private var hasLocated = false
    /// Whether the axis of the found scroll view is unclear.
    ///
    /// A better scroll view may then appear later.
    private var isUnclear = false
    /// The delegate's axis when the scroll view was found.
    private var foundAxis = Axis.vertical
    private let search = DeferredSearch()
    private let windowObserver = WindowObserverView()

    package init() {
      windowObserver.onWindowChange = { [weak self] in self?.windowChanged() }
    }

    /// Whether one anchor is behind a modifier's view and another is in front of it.
    var isAroundModifier: Bool { position == .behind }

    /// The modifier's bounds in window coordinates; nil without a second anchor.
    ///
    /// The first anchor is in the top leading corner, and the second anchor is in the bottom trailing
    /// corner.
    var bounds: CGRect? {
      guard let anchor, let front, anchor.window != nil else { return nil }
      let (one, other) = (anchor.convert(anchor.bounds, to: nil), front.convert(front.bounds, to: nil))
      return one.union(other)
    }

    /// Handles an update of an anchor by SwiftUI.
    func update(_ view: PlatformView, _ position: ScrollViewAnchorPosition, _ direction: LayoutDirection) {
      if position == .inFront { front = view } else { (anchor, self.position) = (view, position) }
      delegate?.layoutDirectionChanged(isRightToLeft: direction == .rightToLeft)
      // SwiftUI updates a header's anchor with each frame of a pull, so a search under way is not
      // restarted.
      if position != .near || !search.isUnderWay { startSearch() }
    }

    /// Handles the removal of an anchor by SwiftUI.
    func dismantle(_ view: PlatformView) {
      guard view === anchor else { return }
      search.cancel()
      resetScrollView()
      anchor = nil
      delegate?.anchorRemoved()
    }

    /// Handles an anchor or a scroll view that enters or leaves a window.
    func windowChanged() {
      guard let anchor else { return }
      guard anchor.window == nil else { return startSearch() }
      search.cancel()
      resetScrollView()
      delegate?.scrollViewLost()
    }

    /// Starts a search in the main actor's next turn.
    ///
    /// A modifier searches even if it has a scroll view, because a better one may have appeared. The first
    /// one may be a row of cards within the content, for example.
    func startSearch() {
      guard anchor?.window != nil, !isCurrent || isAroundModifier else { return }
      search.begin {
        [weak self] in
        self?.find() ?? true
      } timeOut: { [weak self] in
        if let self, !isCurrent { delegate?.searchTimedOut() }
      }
    }

    /// Handles a layout of an anchor by the platform.
    ///
    /// It follows the update of SwiftUI that has added the anchor to a window, and precedes the first frame.
    func anchorLaidOut() {
      if anchor?.window != nil { delegate?.anchorLaidOut() }
      startSearch()
    }

    /// Searches now, and reports a scroll view if the search finds one.
    ///
    /// The search in the next turn comes after the first frame. Don't call this method when an anchor enters
    /// a window, because SwiftUI is then in an update and the report publishes changes.
    package func searchNow() {
      guard let delegate, let anchor, anchor.window != nil, !isCurrent,
        candidates(from: anchor, along: delegate.axis).along.count == 1
      else { return }
      _ = find()
    }

    /// Searches again if the latest search has ended without success.
    ///
    /// Call it when the modifier is evaluated, because SwiftUI does not update an anchor that is unchanged.
    func resumeSearch() {
      if search.hasTimedOut { startSearch() }
    }

    /// Whether the found scroll view is in the same window as the anchor.
    package var isCurrent: Bool {
      guard let scrollView, let window = anchor?.window else { return false }
      return scrollView.window === window
    }

    private func resetScrollView() {
      (scrollView, hasLocated, isUnclear) = (nil, false, false)
      windowObserver.removeFromSuperview()
    }

    /// Searches once, and reports the result to the delegate.
    ///
    /// - Returns: Whether the search has ended until the next update.
    private func find() -> Bool {
      guard let delegate, let anchor, anchor.window != nil, !isCurrent || isAroundModifier else {
        return true
      }
      let axis = delegate.axis
      let candidates = candidates(from: anchor, along: axis)
      let found = candidates.along
      let isTurned = isCurrent && isAroundModifier && axis != foundAxis
      if isCurrent, found.contains(where: { $0 === scrollView }) {
        foundAxis = axis
        return !isUnclear
      }
      if isTurned, candidates.across.contains(where: { $0 === scrollView }) {
        resetScrollView()
        delegate.scrollViewTurned()
      } else if isCurrent, found.count != 1 {
        return !isUnclear && !isTurned
      }
      if found.count == 1 {
        let view = found[0]
        (scrollView, hasLocated, isUnclear, foundAxis) = (view, true, candidates.isUnclear, axis)
        view.addSubview(windowObserver)
        delegate.scrollViewFound(view) { PlatformScrollViewAdapter(view, delegate: $0) }
        return !isUnclear
      }
      if hasLocated {
        resetScrollView()
        delegate.scrollViewLost()
      }
      guard found.count < 2 else {
        delegate.severalScrollViewsFound()
        return false
      }
      if candidates.across.count == 1 { delegate.crossingScrollViewFound(candidates.across[0]) }
      delegate.noScrollViewFound()
      return position == .inside
    }

    /// Returns the scroll views along an axis, and those that scroll only across it.
    private func candidates(from anchor: PlatformView, along axis: Axis) -> FoundScrollViews {
      switch position {
      case .inside: FoundScrollViews(along: anchor.scrollViewAround.map { [$0] } ?? [])
      case .near: FoundScrollViews(along: anchor.scrollViewNear.map { [$0] } ?? [])
      case .behind, .inFront:
        front.map { anchor.scrollViews(before: $0, along: axis, unclear: isUnclear ? scrollView : nil) }
          ?? FoundScrollViews()
      }
    }
  }

  /// An invisible view in the scroll view that reports a change of the window.
  private final class WindowObserverView: PlatformView {
    var onWindowChange: () -> Void = {}

    init() {
      super.init(frame: .zero)
      isHidden = true
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    #if canImport(UIKit)
      override func didMoveToWindow() {
        super.didMoveToWindow()
        onWindowChange()
      }
    #else
      override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        onWindowChange()
      }
    #endif
  }
#endif
