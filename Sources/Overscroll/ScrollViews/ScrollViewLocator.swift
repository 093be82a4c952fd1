#if canImport(UIKit) || canImport(AppKit)
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// Locates a scroll view in the view tree with anchor views of no size.
  ///
  /// A modifier has one anchor behind its view and one in front of it; the scroll view is between the two.
  /// A list has one anchor in the content.
  /// [swiftui-introspect](https://github.com/siteline/swiftui-introspect) locates views the same way.
  ///
  /// The locator searches when an anchor enters a window, is laid out or is updated, and when the scroll
  /// view leaves the window. While there is no scroll view, it searches at growing intervals.
  @MainActor package final class ScrollViewLocator {
    /// Receives the results of the search.
    package weak var delegate: (any ScrollViewLocatorDelegate)?

    private var position = ScrollViewAnchorPosition.inside
    private weak var anchor: PlatformView?
    private weak var front: PlatformView?
    private weak var scrollView: PlatformScrollView?
    private var hasLocated = false
    private let search = DeferredSearch()
    private let windowObserver = WindowObserverView()

    package init() {
      windowObserver.onWindowChange = { [weak self] in self?.windowChanged() }
    }

    /// Whether the anchors are behind and in front of a modifier's view.
    var isAroundModifier: Bool { position == .behind }

    /// The rectangle between the anchors, in the window; nil without a second anchor.
    ///
    /// The first anchor is in the top leading corner, and the second in the bottom trailing one.
    var bounds: CGRect? {
      guard let anchor, let front, anchor.window != nil else { return nil }
      let (one, other) = (anchor.convert(anchor.bounds, to: nil), front.convert(front.bounds, to: nil))
      return one.union(other)
    }

    /// Receives an update of an anchor.
    func update(_ view: PlatformView, _ position: ScrollViewAnchorPosition, _ direction: LayoutDirection) {
      if position == .inFront { front = view } else { (anchor, self.position) = (view, position) }
      delegate?.layoutDirectionChanged(isRightToLeft: direction == .rightToLeft)
      // SwiftUI updates a header with each frame of a pull.
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
    /// A modifier with a scroll view also searches, because that scroll view may belong to a row of cards,
    /// for example.
    func startSearch() {
      guard anchor?.window != nil, !isCurrent || isAroundModifier else { return }
      search.begin { [weak self] in self?.find() ?? true }
    }

    /// Whether the scroll view is in the anchor's window.
    package var isCurrent: Bool {
      guard let scrollView, let window = anchor?.window else { return false }
      return scrollView.window === window
    }

    private func resetScrollView() {
      (scrollView, hasLocated) = (nil, false)
      windowObserver.removeFromSuperview()
    }

    /// Searches once.
    ///
    /// - Returns: Whether the search is over until the next update.
    private func find() -> Bool {
      guard let delegate, let anchor, anchor.window != nil, !isCurrent || isAroundModifier else {
        return true
      }
      let (found, across) = candidates(from: anchor, along: delegate.axis)
      if isCurrent, found.contains(where: { $0 === scrollView }) || found.count != 1 { return true }
      if found.count == 1 {
        let view = found[0]
        (scrollView, hasLocated) = (view, true)
        view.addSubview(windowObserver)
        delegate.scrollViewFound(view) { PlatformScrollViewAdapter(view, delegate: $0) }
        return true
      }
      if hasLocated {
        resetScrollView()
        delegate.scrollViewLost()
      }
      guard found.count < 2 else {
        delegate.severalScrollViewsFound()
        return false
      }
      if across.count == 1 { delegate.crossingScrollViewFound(across[0]) }
      delegate.noScrollViewFound()
      return position == .inside
    }

    /// Returns the candidates that scroll along an axis, and those that scroll across it.
    private func candidates(
      from anchor: PlatformView, along axis: Axis
    ) -> (along: [PlatformScrollView], across: [PlatformScrollView]) {
      switch position {
      case .inside: (anchor.scrollViewAround.map { [$0] } ?? [], [])
      case .near: (anchor.scrollViewNear.map { [$0] } ?? [], [])
      case .behind, .inFront: front.map { anchor.scrollViews(before: $0, along: axis) } ?? ([], [])
      }
    }
  }

  /// An invisible view in a scroll view that reports entering or leaving a window.
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
