#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS)
  import Overscroll
  import OverscrollLists
  import UIKit

  /// Reads the swipes of fingers, pencils and trackpads over a list.
  final class SwipeView: RowReaderView {
    private let feature: SwipeCoordinator
    private let swipe = SwipeGestureRecognizer()
    /// Reads two-finger scrolls of a trackpad.
    private let scroll = UIPanGestureRecognizer()
    private lazy var scrollTarget = PanTarget { [weak self] in self?.scrollStateChanged() }
    private var scrollStart = CGPoint.zero
    /// The slop in the direction of the scroll, in pt.
    ///
    /// It is added because a trackpad's scroll needs none.
    private var scrollLead = 0.0
    /// The observer of the app's way to the background.
    private var observer: (any NSObjectProtocol)?

    init(_ feature: SwipeCoordinator) {
      self.feature = feature
      super.init()
      swipe.handler = feature
      swipe.reader = self
      scroll.allowedScrollTypesMask = .continuous
    }

    override var list: (any RowList)? { feature.list }

    override var recognizers: [UIGestureRecognizer] { [swipe, scroll] }

    override func didAttach() {
      scrollTarget.add(to: scroll)
      observer = NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
      ) { [weak feature] _ in Task { @MainActor in feature?.suspend() } }
    }

    override func willDetach() {
      scrollTarget.remove(from: scroll)
      if let observer { NotificationCenter.default.removeObserver(observer) }
      observer = nil
    }

    override func endGesture() { feature.touchCancelled() }

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      guard recognizer === scroll else { return true }
      let travel = scroll.translation(in: self)
      let distance = travel == .zero ? scroll.velocity(in: self) : travel
      return feature.isSwipe(from: scroll.location(in: self), by: distance)
    }

    override func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      recognizer === swipe && super.gestureRecognizer(recognizer, shouldReceive: touch)
        && feature.wantsTouch(at: touch.location(in: self)) && !isTaken(touch)
    }

    /// Returns whether a touch is on a view that handles horizontal movements itself.
    ///
    /// These are controls, for example sliders, text that is being edited, and scroll views that can scroll
    /// horizontally.
    private func isTaken(_ touch: UITouch) -> Bool {
      var view = touch.view
      while let next = view, next !== swipe.view {
        if next is UIControl || next is UITextView && next.isFirstResponder { return true }
        if let scrollView = next as? UIScrollView, scrollView.contentSize.width > scrollView.bounds.width {
          return true
        }
        view = next.superview
      }
      return false
    }

    /// Returns whether another recognizer waits until the touch is known not to be a swipe.
    ///
    /// The pan of a page around the list waits, and so does a pan that pops the page from anywhere. A swipe
    /// toward an edge without actions fails after 10 pt, and the other recognizer continues. The swipe from
    /// the screen's edge never waits.
    override func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
      guard let view = other.view, other !== swipe, other !== scroll, other is UIPanGestureRecognizer,
        !(other is UIScreenEdgePanGestureRecognizer), isDescendant(of: view)
      else { return false }
      guard let scrollView = view as? UIScrollView else { return view !== swipe.view }
      return scrollView.panGestureRecognizer === other
        && scrollView.contentSize.width > scrollView.bounds.width
    }
  }

  // Scrolls of a trackpad.
  extension SwipeView {
    private func scrollStateChanged() {
      let travel = scroll.translation(in: self)
      let point = CGPoint(x: scrollStart.x + travel.x + scrollLead, y: scrollStart.y)
      let time = AmbientClock.current.uptime()
      switch scroll.state {
      case .began:
        scrollStart = scroll.location(in: self)
        let direction = travel == .zero ? scroll.velocity(in: self).x : travel.x
        scrollLead = direction < 0 ? -SwipeDistance.slop : SwipeDistance.slop
        feature.touchBegan(at: scrollStart, time: time)
      case .changed: feature.touchMoved(to: point, time: time)
      case .ended: feature.touchEnded(at: point, time: time)
      case .cancelled, .failed: feature.touchCancelled()
      case .possible: break
      @unknown default: break
      }
    }
  }
#endif
