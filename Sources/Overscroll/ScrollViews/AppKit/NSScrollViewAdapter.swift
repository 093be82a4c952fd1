#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Combine
  import OverscrollCore
  import SwiftUI

  /// The adapter of an `NSScrollView`.
  ///
  /// `NSScrollViewAdapter+Insets` sets the insets, and `NSScrollViewAdapter+Fingers` observes the fingers.
  /// The class is not an `NSObject`, because it would override `NSObject.release()`.
  @MainActor final class NSScrollViewAdapter: ScrollViewAdapter {
    /// The scroll view, as long as it exists.
    private(set) weak var scrollView: NSScrollView?
    var view: AnyObject? { scrollView }
    /// Whether a horizontal axis starts on the right.
    var isRightToLeft = false

    /// The adapter's part of the scroll view's insets.
    var insetState = OwnInsetState()
    /// The requested insets, and the steps to them.
    var gapScroll = GapScrollState()
    /// Whether the scroll view adjusted its insets automatically before the adapter changed them.
    var adjustedAutomatically = false
    /// Whether the adapter changes the scroll view now, so that the user does not.
    var isWriting = false
    /// The adapter's scroll to a new offset, while it is under way.
    var animation: ScrollAnimation?

    /// The monitor of the fingers' events.
    var monitor: Any?
    /// The state of the fingers.
    var trackpad = TrackpadState()
    /// The timestamp of the last handled scroll event, in s since the system started.
    var lastScrollEvent = 0.0
    /// Whether the adapter has enabled touches in the scroll view.
    var touchesAdded = false

    private(set) weak var delegate: (any ScrollViewAdapterDelegate)?
    private weak var document: NSView?
    private var observations: [AnyCancellable] = []
    /// Whether this adapter is in use; a scroll view may have several adapters.
    var isStarted: Bool { !observations.isEmpty }
    private var documentObservation: AnyCancellable?
    private var elasticity: [Axis: NSScrollView.Elasticity] = [:]

    /// Makes an adapter that does not observe the scroll view yet.
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
        observe(NSView.frameDidChangeNotification, of: clip) { $0.report() },
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

    /// The axis that the delegate observes.
    var axis: Axis { delegate?.axis ?? .vertical }

    /// Restores settings that an update of SwiftUI has reset.
    ///
    /// It does so at once, because a frame may be committed before the next report.
    private func restoreSettings() {
      guard !isWriting, let scrollView, let delegate else { return }
      if delegate.alwaysBounces { enableBounce(scrollView) }
      restoreInsets(of: scrollView)
    }

    /// Reports the current state to the delegate.
    func report() {
      guard !isWriting, let scrollView, let delegate else { return }
      observeDocument(scrollView)
      if delegate.alwaysBounces { enableBounce(scrollView) }
      restoreInsets(of: scrollView)
      let space = space(of: scrollView)
      let items = (scrollView.documentView as? NSTableView)?.numberOfRows
      delegate.laidOut(ScrollViewLayout(extents: space.geometry, items: items), from: self)
      guard !trackpad.isUncertain else { return }
      let phase = trackpad.phase == .free && animation != nil ? .decelerating : trackpad.phase
      delegate.scrolled(to: space.offset(at: origin(of: scrollView)), phase, from: self)
    }

    /// Enables pulls, even of empty content.
    ///
    /// Called with each report, because SwiftUI may reset the settings in any update.
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

    /// Observes the scroll view's current document.
    private func observeDocument(_ scrollView: NSScrollView) {
      guard scrollView.documentView !== document else { return }
      document = scrollView.documentView
      document?.postsFrameChangedNotifications = true
      documentObservation = document.map { document in
        observe(NSView.frameDidChangeNotification, of: document) { $0.report() }
      }
    }
  }
#endif
