#if canImport(UIKit) && !os(watchOS)
  import Combine
  import OverscrollCore
  import SwiftUI
  import UIKit

  /// A `UIScrollView` as its host sees it.
  ///
  /// It observes and is no delegate, so the scroll view stays its owner's. Insets are in `UIScrollLink+Insets`.
  /// It is no `NSObject`, whose own `release()` it would override.
  @MainActor final class UIScrollLink: PlatformScroller {
    /// The scroll view, as long as there is one.
    private(set) weak var scrollView: UIScrollView?
    /// Whether a horizontal axis starts on the right.
    var isRightToLeft = false

    /// Our part of its insets.
    var ledger = InsetLedger()
    /// Whether the insets are being written, so that what changes meanwhile is not the reader's doing.
    var isWriting = false
    /// What has been reported.
    private(set) var log = MotionLog()

    private weak var host: OverscrollHost?
    private var observations: [AnyCancellable] = []
    /// The axes along which content that fits did not bounce before.
    private var bounceAdded: Axis.Set = []
    private lazy var rest = RestWatch { [weak self] in self?.settle() }

    /// Links a scroll view to a host, without observing it yet.
    init(_ scrollView: UIScrollView, host: OverscrollHost) {
      self.scrollView = scrollView
      self.host = host
    }

    /// Starts to report, with where the scroll view is now.
    func start() {
      observations = [
        observe(\.contentOffset), observe(\.contentSize), observe(\.bounds), observe(\.contentInset),
        observe(\.adjustedContentInset),
      ].compactMap { $0 }
      scrollView?.panGestureRecognizer.addTarget(self, action: #selector(panned))
      report()
    }

    func release() {
      observations = []
      rest.cancel()
      guard let scrollView else { return }
      scrollView.panGestureRecognizer.removeTarget(self, action: #selector(panned))
      write(EdgePair(start: 0, end: 0), to: scrollView)
      if bounceAdded.contains(.vertical) { scrollView.alwaysBounceVertical = false }
      if bounceAdded.contains(.horizontal) { scrollView.alwaysBounceHorizontal = false }
    }

    private func observe<Value>(_ path: KeyPath<UIScrollView, Value>) -> AnyCancellable? {
      scrollView?.publisher(for: path, options: []).sink { [weak self] _ in self?.report() }
    }

    @objc private func panned() { report() }

    /// The axis that the host observes.
    var axis: Axis { host?.axis ?? .vertical }

    /// Whether a finger drags the content, or holds what it has dragged or stopped.
    ///
    /// Not one that rests on resting content. The recognizer has ended before any report of the lift, whoever
    /// makes it.
    private func isHeld(_ scrollView: UIScrollView) -> Bool {
      switch scrollView.panGestureRecognizer.state {
      case .began, .changed: scrollView.isDragging
      case .possible, .ended, .cancelled, .failed: false
      @unknown default: false
      }
    }

    /// Tells the host what is new.
    func report() {
      guard !isWriting, let scrollView, let host else { return }
      prepare(scrollView, for: host)
      keepInsets(of: scrollView)
      let space = space(of: scrollView)
      host.laidOut(space.geometry, from: self)
      let entry = log.take(
        space.offset(at: origin(of: scrollView)), isHeld: isHeld(scrollView),
        isMoving: scrollView.isDecelerating)
      guard let entry else { return }
      if entry.phase == .decelerating { rest.moved() }
      host.scrolled(to: entry.offset, entry.phase, from: self)
    }

    /// Nothing has moved for a while.
    private func settle() {
      guard let scrollView, let host else { return }
      if scrollView.isDecelerating { return rest.moved() }
      if let entry = log.rest() { host.scrolled(to: entry.offset, entry.phase, from: self) }
    }

    /// Makes the scroll view one that can be pulled, empty or not, and by one control only.
    ///
    /// SwiftUI may undo it in any update, so it is looked at with each report.
    private func prepare(_ scrollView: UIScrollView, for host: OverscrollHost) {
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
      #if os(iOS) || os(visionOS)
        if host.replacesSystemRefresh, scrollView.refreshControl != nil { scrollView.refreshControl = nil }
      #endif
    }
  }
#endif
