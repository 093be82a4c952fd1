#if canImport(UIKit) && !os(tvOS)
  import Overscroll
  import SwiftUI
  import UIKit

  /// A delegate that handles the pans and wheel turns of a `PanReader`.
  @MainActor protocol PanReaderDelegate: AnyObject {
    /// The axis of the pan.
    var axis: Axis { get }
    /// Whether the content is moving, so that a touch should stop it.
    var catchesTouches: Bool { get }
    /// Whether the content is at its start.
    ///
    /// At the start, a pan may belong to a recognizer that pops the page.
    var isAtStart: Bool { get }
    /// Returns whether a pan by `distance` would only pull the content past its start.
    ///
    /// The result is true if the list rests at its start and has no action there.
    func pullsPastStart(by distance: CGPoint) -> Bool
    /// Returns whether the delegate handles a pan that has moved by `distance`.
    func mayPan(by distance: CGPoint) -> Bool
    /// Handles the start or a change of a pan.
    func panMoved(_ pan: PanState)
    /// Handles the end of a pan.
    func panEnded(_ pan: PanState)
    /// Handles the cancellation of a pan.
    func panCancelled()
    /// Handles a wheel turn, which scrolls as a finger that moves by `distance` does.
    func wheelScrolled(by distance: CGPoint)
  }

  /// The first and the current location of a pan, in a view's coordinates.
  struct PanState {
    let start: CGPoint
    let location: CGPoint
    /// The age of the current location, in s.
    let age: Double
  }

  /// Reads pans of fingers, pencils and trackpads, and wheel turns, over a view.
  ///
  /// The recognizers are attached to an enclosing view that receives the touches (see
  /// `UIView.gestureContainerView`).
  struct PanReader: UIViewRepresentable {
    let listener: any PanReaderDelegate

    func makeUIView(context: Context) -> PanView { PanView() }

    func updateUIView(_ view: PanView, context: Context) {
      view.listener = listener
      view.attach()
    }

    static func dismantleUIView(_ view: PanView, coordinator: ()) { view.detach() }
  }

  /// An invisible view that reads pans and wheel turns within its bounds.
  ///
  /// Its recognizers are attached to an enclosing view.
  final class PanView: ReaderView {
    weak var listener: (any PanReaderDelegate)?

    private let pan = AxisPanGestureRecognizer()
    private let wheel = AxisPanGestureRecognizer()
    private let recognizerDelegate = PanRecognizerDelegate()
    private lazy var panTarget = PanTarget { [weak self] in self?.panStateChanged() }
    private lazy var wheelTarget = PanTarget { [weak self] in self?.wheelStateChanged() }
    /// The location of the pan when it began, and its translation at that time.
    private var start = CGPoint.zero
    private var initialTranslation = CGPoint.zero
    /// The translation of the wheel's recognizer at the previous event.
    private var wheelTranslation = CGPoint.zero

    override func didMoveToWindow() {
      super.didMoveToWindow()
      attach()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      attach()
    }

    /// Attaches the recognizers to `gestureContainerView`.
    func attach() {
      let container = window == nil ? nil : gestureContainerView
      guard container !== pan.view else { return }
      detach()
      guard let container else { return }
      recognizerDelegate.begins = { [weak self] in self?.begins($0) ?? false }
      recognizerDelegate.receives = { [weak self] in self?.receives($0, $1) ?? false }
      recognizerDelegate.precedes = { [weak self] in self?.precedes($0) ?? false }
      pan.stopsMotion = { [weak self] in self?.listener?.catchesTouches ?? false }
      pan.allowedScrollTypesMask = .continuous
      wheel.allowedScrollTypesMask = .discrete
      panTarget.add(to: pan)
      wheelTarget.add(to: wheel)
      for recognizer in [pan, wheel] {
        recognizer.delegate = recognizerDelegate
        container.addGestureRecognizer(recognizer)
      }
    }

    func detach() {
      panTarget.remove(from: pan)
      wheelTarget.remove(from: wheel)
      for recognizer in [pan, wheel] { recognizer.view?.removeGestureRecognizer(recognizer) }
      listener?.panCancelled()
    }
  }

  // Decisions of the gesture recognizer delegate.
  extension PanView {
    private func begins(_ recognizer: UIGestureRecognizer) -> Bool {
      guard let listener, let pan = recognizer as? AxisPanGestureRecognizer,
        bounds.contains(pan.location(in: self))
      else {
        return false
      }
      let travel = pan.translation(in: self)
      let distance = travel == .zero ? pan.velocity(in: self) : travel
      if listener.axis == .horizontal, listener.pullsPastStart(by: distance), canDismissPage { return false }
      return listener.mayPan(by: distance)
    }

    private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
      recognizer === pan && bounds.contains(touch.location(in: self))
    }

    /// Returns whether the list's pan takes precedence over a different recognizer.
    ///
    /// For example, it takes precedence over the pan of an enclosing scroll view with the same axis. A list
    /// that can scroll back takes precedence over a swipe that dismisses its page.
    private func precedes(_ other: UIGestureRecognizer) -> Bool {
      if popsPage(other) { return listener?.axis == .horizontal && listener?.isAtStart == false }
      if dismissesPage(other) { return listener?.isAtStart == false }
      guard let scrollView = other.view as? UIScrollView, scrollView.panGestureRecognizer === other,
        isDescendant(of: scrollView)
      else { return false }
      switch listener?.axis {
      case .vertical: return scrollView.contentSize.height > scrollView.bounds.height
      case .horizontal: return scrollView.contentSize.width > scrollView.bounds.width
      case nil: return false
      }
    }
  }

  extension PanView {
    /// Whether a swipe anywhere in the page can dismiss or pop the page.
    private var canDismissPage: Bool {
      guard let page = viewController else { return false }
      var ancestor = superview
      while let view = ancestor {
        if has(view, dismissesPage) { return true }
        ancestor = view === page.view ? nil : view.superview
      }
      guard let navigation = page.navigationController, navigation.viewControllers.count > 1 else {
        return false
      }
      return has(navigation.view, popsPage)
    }

    /// Returns whether a view has an enabled recognizer that satisfies a condition.
    private func has(_ view: UIView, _ condition: (UIGestureRecognizer) -> Bool) -> Bool {
      view.gestureRecognizers?.contains { $0.isEnabled && condition($0) } == true
    }

    /// Returns whether a recognizer pops the page on a swipe anywhere in the page.
    ///
    /// From iOS 26 on, this is `interactiveContentPopGestureRecognizer`, which only SDKs from 26 on
    /// declare. The recognizer of the swipe from the screen's edge is excluded, because that swipe always
    /// pops the page.
    private func popsPage(_ other: UIGestureRecognizer) -> Bool {
      guard !(other.view is UIScrollView), let view = other.view, isDescendant(of: view),
        let navigation = view.viewController as? UINavigationController
      else { return false }
      return other !== navigation.interactivePopGestureRecognizer
    }

    /// Returns whether a recognizer may dismiss the page on a swipe anywhere in the page.
    ///
    /// After a zoom transition, the page's own view has such recognizers, whose classes are private. So this
    /// is every pan on an enclosing view, except the pans of scroll views and of enclosing lists.
    private func dismissesPage(_ other: UIGestureRecognizer) -> Bool {
      guard other is UIPanGestureRecognizer, !(other is AxisPanGestureRecognizer), let view = other.view,
        !(view is UIScrollView), isDescendant(of: view)
      else { return false }
      return !(view.viewController is UINavigationController)
    }
  }

  // Actions of the pan and the wheel.
  extension PanView {
    private func panStateChanged() {
      switch pan.state {
      case .began:
        start = pan.location(in: self)
        // Subtract the movement of fingers before the pan began, so that the content does not jump. A
        // scroll by a trackpad has no such movement.
        initialTranslation = pan.numberOfTouches > 0 ? pan.translation(in: self) : .zero
        listener?.panMoved(report)
      case .changed:
        listener?.panMoved(report)
      case .ended:
        listener?.panEnded(report)
      case .cancelled, .failed:
        listener?.panCancelled()
      case .possible:
        break
      @unknown default:
        break
      }
    }

    /// The current state of the pan.
    ///
    /// It is based on the translation, which does not change when fingers are added or lifted.
    private var report: PanState {
      let now = pan.translation(in: self)
      let location = CGPoint(
        x: start.x + now.x - initialTranslation.x, y: start.y + now.y - initialTranslation.y)
      return PanState(start: start, location: location, age: AmbientClock.current.uptime() - pan.eventTime)
    }

    private func wheelStateChanged() {
      switch wheel.state {
      case .began, .changed:
        let now = wheel.translation(in: self)
        let last = wheel.state == .began ? .zero : wheelTranslation
        wheelTranslation = now
        listener?.wheelScrolled(by: CGPoint(x: now.x - last.x, y: now.y - last.y))
      case .possible, .ended, .cancelled, .failed:
        break
      @unknown default:
        break
      }
    }
  }
#endif
