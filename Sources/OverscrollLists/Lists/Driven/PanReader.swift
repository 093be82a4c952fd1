#if canImport(UIKit) && !os(tvOS)
  import Overscroll
  import SwiftUI
  import UIKit

  /// Receives a pan.
  @MainActor protocol PanListener: AnyObject {
    /// The axis that it is dragged along.
    var axis: Axis { get }
    /// Whether something moves that a touch is to stop.
    var catchesTouches: Bool { get }
    /// Whether the content is at its start, where a pan towards the start may be somebody else's.
    var isAtStart: Bool { get }
    /// Whether a pan that has moved by `distance` leads past the start of a list that rests there and has no action there.
    func leavesAtStart(by distance: CGPoint) -> Bool
    /// Whether it takes a pan that has moved by `distance`.
    func mayPan(by distance: CGPoint) -> Bool
    /// A pan has begun, or gone on.
    func panMoved(_ pan: PanReport)
    /// It has ended.
    func panEnded(_ pan: PanReport)
    /// It was taken away.
    func panCancelled()
    /// A wheel was turned, by as much as a finger would have moved content.
    func wheelTurned(by distance: CGPoint)
  }

  /// Where a pan began and has come to, in a view's coordinates.
  struct PanReport {
    let start: CGPoint
    let place: CGPoint
    /// How long ago it was there, in s.
    let age: Double
  }

  /// Reads fingers, pencils, trackpads and wheels over a view.
  ///
  /// The recognizers are on the view around it that has the touches (see `UIView.viewOfTouches`).
  struct PanReader: UIViewRepresentable {
    let listener: any PanListener

    func makeUIView(context: Context) -> PanView { PanView() }

    func updateUIView(_ view: PanView, context: Context) {
      view.listener = listener
      view.attach()
    }

    static func dismantleUIView(_ view: PanView, coordinator: ()) { view.detach() }
  }

  /// An invisible view that has recognizers for its part of the view around it.
  final class PanView: ReaderView {
    weak var listener: (any PanListener)?

    private let pan = AxisPan()
    private let wheel = AxisPan()
    private let judge = PanJudge()
    private lazy var panTarget = PanTarget { [weak self] in self?.panned() }
    private lazy var wheelTarget = PanTarget { [weak self] in self?.turned() }
    /// Where the pan began, and how far it had come by then.
    private var start = CGPoint.zero
    private var early = CGPoint.zero
    /// How far the wheel has been turned.
    private var turn = CGPoint.zero

    override func didMoveToWindow() {
      super.didMoveToWindow()
      attach()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      attach()
    }

    /// Puts the recognizers where the touches are.
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

    /// Takes them away.
    func detach() {
      panTarget.remove(from: pan)
      wheelTarget.remove(from: wheel)
      for recognizer in [pan, wheel] { recognizer.view?.removeGestureRecognizer(recognizer) }
      listener?.panCancelled()
    }
  }

  // Gesture delegate decisions.
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

    /// Whether the list's pan goes before another recognizer, such as that of a scroll view around it along the same axis.
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
    /// Whether there is a page to go back to by a swipe anywhere.
    private var pageGoesBack: Bool {
      guard let navigation = viewController?.navigationController, navigation.viewControllers.count > 1 else {
        return false
      }
      return navigation.view.gestureRecognizers?.contains { $0.isEnabled && goesBack($0) } == true
    }

    /// Whether a recognizer pops the page on a swipe anywhere in it.
    ///
    /// From iOS 26 on: `interactiveContentPopGestureRecognizer`, which only SDKs from 26 on declare. The swipe from the
    /// screen's edge always goes back.
    private func goesBack(_ other: UIGestureRecognizer) -> Bool {
      guard !(other.view is UIScrollView), let view = other.view, isDescendant(of: view),
        let navigation = view.viewController as? UINavigationController
      else { return false }
      return other !== navigation.interactivePopGestureRecognizer
    }
  }

  // Pan and wheel actions.
  extension PanView {
    private func panned() {
      switch pan.state {
      case .began:
        start = pan.location(in: self)
        // The way that a finger took to begin does not move the content; a scroll has none.
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

    /// The pan as it is now: fingers that come and go do not move it.
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
