#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Combine
  import OverscrollCore
  import SwiftUI

  /// An `NSScrollView` as its session sees it.
  ///
  /// Insets are in `NSScrollViewAdapter+Insets`, fingers in `NSScrollViewAdapter+Fingers`. It isn't an `NSObject`, because
  /// it would override `NSObject.release()`.
  @MainActor final class NSScrollViewAdapter: ScrollViewAdapter {
    /// The scroll view, as long as there is one.
    private(set) weak var scrollView: NSScrollView?
    var view: AnyObject? { scrollView }
    /// Whether a horizontal axis starts on the right.
    var isRightToLeft = false

    /// Our part of its insets.
    var ledger = InsetLedger()
    /// What our part is to be, and how it becomes that.
    var gap = GapGlide()
    /// Whether the scroll view kept its insets itself before ours came.
    var adjustedItself = false
    /// Whether insets are being written, so that what changes meanwhile is not the reader's doing.
    var isWriting = false
    /// The scroll to a new place that is under way, if one is.
    var glide: ScrollGlide?

    /// Who has the fingers' events.
    var monitor: Any?
    /// What the fingers do.
    var trackpad = TrackpadFingers()
    /// When the last scroll event happened that was seen, in s since the system started.
    var lastScrollEvent = 0.0
    /// Whether the scroll view did not ask for touches before.
    var touchesAdded = false

    private(set) weak var delegate: (any ScrollViewAdapterDelegate)?
    private weak var document: NSView?
    private var observations: [AnyCancellable] = []
    /// Whether this is the link that is used, of those that there may be to the scroll view.
    var isStarted: Bool { !observations.isEmpty }
    private var documentObservation: AnyCancellable?
    private var elasticity: [Axis: NSScrollView.Elasticity] = [:]

    /// Connects a scroll view to a delegate, without observing it yet.
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
        scrollView.publisher(for: \.contentInsets, options: []).sink { [weak self] _ in self?.repair() },
        scrollView.publisher(for: \.verticalScrollElasticity, options: []).sink { [weak self] _ in
          self?.repair()
        },
        scrollView.publisher(for: \.horizontalScrollElasticity, options: []).sink { [weak self] _ in
          self?.repair()
        },
      ]
      watchFingers()
      report()
    }

    func release() {
      observations = []
      documentObservation = nil
      unwatchFingers()
      stopGlide()
      guard let scrollView else { return }
      gap = GapGlide()
      trackpad = TrackpadFingers()
      write(gap.wanted, to: scrollView)
      bringIntoRange(scrollView)
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

    /// Puts back at once what an update has set anew, because a frame may be committed before the next report.
    private func repair() {
      guard !isWriting, let scrollView, let delegate else { return }
      if delegate.wantsPulls { prepare(scrollView) }
      keepInsets(of: scrollView)
    }

    /// Tells the delegate what is new.
    func report() {
      guard !isWriting, let scrollView, let delegate else { return }
      follow(scrollView)
      if delegate.wantsPulls { prepare(scrollView) }
      keepInsets(of: scrollView)
      let space = space(of: scrollView)
      let items = (scrollView.documentView as? NSTableView)?.numberOfRows
      delegate.laidOut(ScrollContents(extents: space.geometry, items: items), from: self)
      guard !trackpad.isInDoubt else { return }
      let phase = trackpad.phase == .free && glide != nil ? .decelerating : trackpad.phase
      delegate.scrolled(to: space.offset(at: origin(of: scrollView)), phase, from: self)
    }

    /// Makes the scroll view one that can be pulled, empty or not.
    ///
    /// SwiftUI may undo it in any update, so it is looked at with each report.
    private func prepare(_ scrollView: NSScrollView) {
      askForTouches(of: scrollView)
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

    /// Follows the scroll view's present document.
    private func follow(_ scrollView: NSScrollView) {
      guard scrollView.documentView !== document else { return }
      document = scrollView.documentView
      document?.postsFrameChangedNotifications = true
      documentObservation = document.map { document in
        observe(NSView.frameDidChangeNotification, of: document) { $0.report() }
      }
    }
  }
#endif
