#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Combine
  import OverscrollCore
  import SwiftUI

  /// The adapter of an `NSScrollView`.
  ///
  /// `NSScrollViewAdapter+Insets` sets the insets, and `NSScrollViewAdapter+Fingers` observes the fingers.
  /// The class is not an `NSObject`, because its `release()` would override `NSObject.release()`.
  @MainActor final class NSScrollViewAdapter: ScrollViewAdapter {
    /// The observed scroll view; nil after its deallocation.
    private(set) weak var scrollView: NSScrollView?
    var view: AnyObject? { scrollView }
    /// Whether horizontal content starts on the right.
    var isRightToLeft = false

    /// The part of the scroll view's insets that the adapter has added.
    var insetState = OwnInsetState()
    /// The requested insets, and the steps to them.
    var gapScroll = GapScrollState()
    /// Whether the adapter has disabled `automaticallyAdjustsContentInsets` and will enable it again.
    var adjustedAutomatically = false
    /// Whether the adapter changes the scroll view now; notifications of these changes are ignored.
    var isWriting = false
    /// The adapter's animated scroll, while it is under way.
    var animation: ClipViewAnimation?

    /// The monitor of the fingers' events.
    var monitor: Any?
    /// The state of the fingers.
    var trackpad = TrackpadState()
    /// The timestamp of the latest handled scroll event, in s since the system started.
    var lastScrollEvent = 0.0
    /// Whether the adapter has allowed touches in the scroll view's gesture events.
    var touchesAdded = false

    private(set) weak var delegate: (any ScrollViewAdapterDelegate)?
    private weak var document: NSView?
    private var observations: [AnyCancellable] = []
    /// Whether this adapter observes the scroll view.
    ///
    /// A scroll view may have several adapters, but only one is started at a time.
    var isStarted: Bool { !observations.isEmpty }
    private var documentObservation: AnyCancellable?
    private var elasticity: [Axis: NSScrollView.Elasticity] = [:]
    /// The layout at the latest report.
    private var reported: Layout?
    private let reportTurn = NextTurnScheduler()
    let tileTurn = NextTurnScheduler()

    /// The values of a scroll view that a layout pass sets.
    private struct Layout: Equatable {
      let viewport: CGSize
      let document: CGRect
      let insets: EdgePair<Double>
    }

    /// Makes an adapter; `start()` begins the observation.
    init(_ scrollView: NSScrollView, delegate: any ScrollViewAdapterDelegate) {
      self.scrollView = scrollView
      self.delegate = delegate
    }

    func start() {
      guard let scrollView else { return }
      let clip = scrollView.contentView
      clip.postsBoundsChangedNotifications = true
      clip.postsFrameChangedNotifications = true
      observations = [
        observe(NSView.boundsDidChangeNotification, of: clip) { $0.contentMoved() },
        observe(NSView.frameDidChangeNotification, of: clip) { $0.changed() },
        observe(NSScrollView.willStartLiveScrollNotification, of: scrollView) { $0.liveScrollStarted() },
        observe(NSScrollView.didEndLiveScrollNotification, of: scrollView) { $0.liveScrollEnded() },
        scrollView.publisher(for: \.contentInsets, options: []).sink { [weak self] _ in
          self?.restoreSettings()
        },
        scrollView.publisher(for: \.verticalScrollElasticity, options: []).sink { [weak self] _ in
          self?.restoreSettings()
        },
        scrollView.publisher(for: \.horizontalScrollElasticity, options: []).sink { [weak self] _ in
          self?.restoreSettings()
        },
      ]
      startMonitoring()
      report()
    }

    func release() {
      observations = []
      documentObservation = nil
      stopMonitoring()
      stopAnimation()
      guard let scrollView else { return }
      gapScroll = GapScrollState()
      trackpad = TrackpadState()
      write(gapScroll.targetInsets, to: scrollView)
      clampOffset(scrollView)
      if touchesAdded { scrollView.allowedTouchTypes.remove(.indirect) }
      if let before = elasticity[.vertical] { scrollView.verticalScrollElasticity = before }
      if let before = elasticity[.horizontal] { scrollView.horizontalScrollElasticity = before }
    }

    private func observe(
      _ name: Notification.Name, of object: NSView, _ body: @escaping (NSScrollViewAdapter) -> Void
    ) -> AnyCancellable {
      NotificationCenter.default.publisher(for: name, object: object).sink { [weak self] _ in
        if let self { body(self) }
      }
    }

    /// The axis along which the adapter reports.
    var axis: Axis { delegate?.axis ?? .vertical }

    /// Sets the bounce and the insets again after an update of SwiftUI has reset them.
    ///
    /// They are set at once, because a frame may be committed before the next report.
    private func restoreSettings() {
      guard !isWriting, let scrollView, let delegate else { return }
      if delegate.alwaysBounces { enableBounce(scrollView) }
      restoreInsets(of: scrollView, tilesLater: true)
      reportLater()
    }

    /// Handles a change of the offset or the layout.
    ///
    /// SwiftUI may be in the middle of an update, and an update must not publish changes. So only a scroll
    /// by the user or by the adapter is reported at once. All remaining changes are reported in the main
    /// actor's next turn, a new layout together with its effect on the offset.
    func changed() {
      guard !isWriting, let scrollView else { return }
      let isMoving = trackpad.phase != .free || animation != nil
      if isMoving, reported == layout(of: scrollView) { report() } else { reportLater() }
    }

    private func layout(of scrollView: NSScrollView) -> Layout {
      Layout(
        viewport: scrollView.contentView.bounds.size, document: scrollView.documentView?.frame ?? .zero,
        insets: pair(scrollView.contentInsets))
    }

    private func reportLater() {
      reportTurn.run { [weak self] in
        if let self, isStarted { report() }
      }
    }

    /// Reports the current state to the delegate.
    func report() {
      guard !isWriting, let scrollView, let delegate else { return }
      observeDocument(scrollView)
      if delegate.alwaysBounces { enableBounce(scrollView) }
      restoreInsets(of: scrollView)
      reported = layout(of: scrollView)
      let space = space(of: scrollView)
      let items = (scrollView.documentView as? NSTableView)?.numberOfRows
      delegate.laidOut(ScrollViewLayout(extents: space.geometry, items: items), from: self)
      guard !trackpad.isUncertain else { return }
      let phase = trackpad.phase == .free && animation != nil ? .decelerating : trackpad.phase
      delegate.scrolled(to: space.offset(at: origin(of: scrollView)), phase, from: self)
    }

    /// Lets the user pull even content that does not fill the viewport.
    ///
    /// Each report calls this, because any update of SwiftUI may reset these settings.
    private func enableBounce(_ scrollView: NSScrollView) {
      enableTouches(of: scrollView)
      switch axis {
      case .vertical:
        if scrollView.verticalScrollElasticity != .allowed {
          elasticity[.vertical] = scrollView.verticalScrollElasticity
          scrollView.verticalScrollElasticity = .allowed
        }
      case .horizontal:
        if scrollView.horizontalScrollElasticity != .allowed {
          elasticity[.horizontal] = scrollView.horizontalScrollElasticity
          scrollView.horizontalScrollElasticity = .allowed
        }
      }
    }

    /// Observes the size of the scroll view's current document view.
    private func observeDocument(_ scrollView: NSScrollView) {
      guard scrollView.documentView !== document else { return }
      document = scrollView.documentView
      document?.postsFrameChangedNotifications = true
      documentObservation = document.map { document in
        observe(NSView.frameDidChangeNotification, of: document) { $0.changed() }
      }
    }
  }
#endif
