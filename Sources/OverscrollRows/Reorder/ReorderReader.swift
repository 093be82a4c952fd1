#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS)
  import Overscroll
  import OverscrollLists
  import UIKit

  /// A reader of the touches that lift and move a row.
  final class ReorderReaderView: RowReaderView {
    private weak var listener: ReorderCoordinator?
    private let lift = LiftGestureRecognizer()
    private lazy var target = PanTarget { [weak self] in self?.stateChanged() }

    init(_ listener: ReorderCoordinator) {
      self.listener = listener
      super.init()
    }

    override var list: (any RowList)? { listener?.list }

    override var recognizers: [UIGestureRecognizer] { [lift] }

    override func didAttach() {
      lift.delay = { [weak self] in self?.delay(of: $0) ?? LiftGestureRecognizer.press }
      target.add(to: lift)
    }

    override func willDetach() { target.remove(from: lift) }

    override func endGesture() { listener?.cancel() }

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      listener?.canLift(at: recognizer.location(in: self)) ?? false
    }

    /// Returns the duration, in s, after which a touch lifts a row.
    private func delay(of touch: UITouch) -> Double {
      let isOnHandle = listener?.handles.all.contains { $0.bounds.contains(touch.location(in: $0)) } ?? false
      return isOnHandle ? 0 : LiftGestureRecognizer.press
    }

    private func stateChanged() {
      let point = lift.location(in: self)
      switch lift.state {
      case .began: listener?.lift(at: point)
      case .changed: listener?.move(to: point)
      case .ended:
        listener?.move(to: point)
        listener?.drop()
      case .cancelled, .failed: listener?.cancel()
      case .possible: break
      @unknown default: break
      }
    }
  }
#endif
