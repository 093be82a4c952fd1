#if canImport(UIKit) && !os(tvOS)
  import Overscroll
  import SwiftUI
  import UIKit

  /// A listener for pans and wheels.
  @MainActor protocol PanListener: AnyObject {
    /// The axis of the pan.
    var axis: Axis { get }
    /// Whether a motion runs that a touch should stop.
    var catchesTouches: Bool { get }
    /// Whether the content is at its start.
    ///
    /// A pan past the start may belong to a different recognizer.
    var isAtStart: Bool { get }
    /// Whether a pan by `distance` would only pull past the start.
    ///
    /// True if the list rests at its start and has no action there.
    func leavesAtStart(by distance: CGPoint) -> Bool
    /// Whether the listener handles a pan that has moved by `distance`.
    func mayPan(by distance: CGPoint) -> Bool
    /// Handles the start or a change of a pan.
    func panMoved(_ pan: PanReport)
    /// Handles the end of a pan.
    func panEnded(_ pan: PanReport)
    /// Handles the cancellation of a pan.
    func panCancelled()
    /// Handles a turn of a wheel, as the equivalent movement of a finger.
    func wheelTurned(by distance: CGPoint)
  }

  /// The first and the current location of a pan, in a view's coordinates.
  struct PanReport {
    let start: CGPoint
    let place: CGPoint
    /// The age of the current location, in s.
    let age: Double
  }

  /// Reads fingers, pencils, trackpads and wheels over a view.
  ///
  /// Its recognizers belong to the view with the touches (see `UIView.viewOfTouches`).
  struct PanReader: UIViewRepresentable {
    let listener: any PanListener

    func makeUIView(context: Context) -> PanView { PanView() }

    func updateUIView(_ view: PanView, context: Context) {
      view.listener = listener
      view.attach()
    }

    static func dismantleUIView(_ view: PanView, coordinator: ()) { view.detach() }
  }

  /// An invisible view with recognizers for its part of the enclosing view.
  final class PanView: ReaderView {
    weak var listener: (any PanListener)?

    private let pan = AxisPan()
    private let wheel = AxisPan()
    private let judge = PanJudge()
    private lazy var panTarget = PanTarget { [weak self] in self?.panned() }
    private lazy var wheelTarget = PanTarget { [weak self] in self?.turned() }
    /// The first location of the pan, and the translation at that time.
    private var start = CGPoint.zero
    private var early = CGPoint.zero
    /// The translation of the wheel so far.
    private var turn = CGPoint.zero

    override func didMoveToWindow() {
      super.didMoveToWindow()
      attach()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      attach()
    }

    /// Adds the recognizers to `viewOfTouches`.
    func attach() {
      let place = window == nil ? nil : viewOfTouches
      guard place !== pan.view else { return }
      detach()
      guard let place else { return }
      judge.begins = { [weak self] in self?.begins($0) ?? false }
      judge.receives = { [weak self] in self?.receives($0, $1) ?? false }
      judge.precedes = { [weak self] in self?.precedes($0) ?? false }
      pan.catches = { [weak self] in self?.listener?.catchesTouches ?? false }
      pan.allowedScrollTypesMask = .continuous
      wheel.allowedScrollTypesMask = .discrete
      panTarget.add(to: pan)
      wheelTarget.add(to: wheel)
      for recognizer in [pan, wheel] {
        recognizer.delegate = judge
        place.addGestureRecognizer(recognizer)
      }
    }

    /// Removes the recognizers.
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
      guard let listener, let pan = recognizer as? AxisPan, bounds.contains(pan.location(in: self)) else {
        return false
      }
      let travel = pan.translation(in: self)
      let distance = travel == .zero ? pan.velocity(in: self) : travel
      if listener.axis == .horizontal, listener.leavesAtStart(by: distance), pageGoesBack { return false }
      return listener.mayPan(by: distance)
    }

    private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
      recognizer === pan && bounds.contains(touch.location(in: self))
    }

    /// Whether the list's pan takes precedence over another recognizer.
    ///
    /// For example, it precedes the pan of an enclosing scroll view with the same axis.
    private func precedes(_ other: UIGestureRecognizer) -> Bool {
      if goesBack(other) { return listener?.axis == .horizontal && listener?.isAtStart == false }
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
    /// Whether a swipe anywhere in the page can pop the page.
    private var pageGoesBack: Bool {
      guard let navigation = viewController?.navigationController, navigation.viewControllers.count > 1 else {
        return false
      }
      return navigation.view.gestureRecognizers?.contains { $0.isEnabled && goesBack($0) } == true
    }

    /// Whether a recognizer pops the page on a swipe anywhere in the page.
    ///
    /// From iOS 26 on, this is `interactiveContentPopGestureRecognizer`, which only SDKs from 26 on
    /// declare. The swipe from the screen's edge always pops the page.
    private func goesBack(_ other: UIGestureRecognizer) -> Bool {
      guard !(other.view is UIScrollView), let view = other.view, isDescendant(of: view),
        let navigation = view.viewController as? UINavigationController
      else { return false }
      return other !== navigation.interactivePopGestureRecognizer
    }
  }

  // Actions of the pan and the wheel.
  extension PanView {
    private func panned() {
      switch pan.state {
      case .began:
        start = pan.location(in: self)
        // The movement before a finger's pan begins does not move the content. A scroll has none.
        early = pan.numberOfTouches > 0 ? pan.translation(in: self) : .zero
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

    /// The current state of the pan; added and lifted fingers do not move it.
    private var report: PanReport {
      let now = pan.translation(in: self)
      let place = CGPoint(x: start.x + now.x - early.x, y: start.y + now.y - early.y)
      return PanReport(start: start, place: place, age: AmbientTime.current.uptime() - pan.moment)
    }

    private func turned() {
      switch wheel.state {
      case .began, .changed:
        let now = wheel.translation(in: self)
        let last = wheel.state == .began ? .zero : turn
        turn = now
        listener?.wheelTurned(by: CGPoint(x: now.x - last.x, y: now.y - last.y))
      case .possible, .ended, .cancelled, .failed:
        break
      @unknown default:
        break
      }
    }
  }
#endif
