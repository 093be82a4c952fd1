public import Foundation

/// A sheet above the screen of a window, which the user can dismiss by pulling it down.
@MainActor public final class UISheetPresentation {
  /// The current downward translation of the sheet, in pt.
  public private(set) var translation: CGFloat = 0
  /// The controller in the sheet.
  public let controller: UIViewController

  private(set) weak var presenter: UIViewController?
  private let container = UISheetView()
  private var isMoving = false

  init(_ controller: UIViewController, from presenter: UIViewController, in window: UIWindow) {
    self.controller = controller
    self.presenter = presenter
    container.sheet = self
    container.addSubview(controller.view)
    container.addGestureRecognizer(container.pan)
    container.pan.addTarget(self) { [weak self] in self?.pan() }
    window.addSubview(container)
    container.layOut(translation)
  }

  /// Moves the sheet with the finger.
  ///
  /// Belief: the sheet is dismissed by a fling, or if the finger lifts past half of the sheet's height.
  private func pan() {
    let pan = container.pan
    switch pan.state {
    case .began: pan.setTranslation(.zero, in: nil)
    case .changed: move(to: max(0, pan.translation(in: nil).y))
    case .ended:
      let isFlung = pan.velocity(in: nil).y > 1000
      if isFlung || translation > container.frame.height / 2 { dismiss() } else { isMoving = true }
    case .cancelled: isMoving = true
    case .possible, .failed: break
    }
  }

  func dismiss() {
    container.removeFromSuperview()
    controller.ownSheet = nil
    if presenter?.sheet === self { presenter?.sheet = nil }
  }

  /// Moves the sheet back to its place in a quarter of a second (assumed) after the finger lifts.
  func step(_ seconds: Double) {
    guard isMoving else { return }
    let left = translation * exp(-16 * seconds)
    isMoving = left > 0.5
    move(to: isMoving ? left : 0)
  }

  private func move(to translation: CGFloat) {
    self.translation = translation
    container.layOut(translation)
  }
}

extension UIViewController {
  /// Presents a controller in a sheet without an animation.
  ///
  /// - Precondition: This controller's view is in a window.
  public func present(_ controller: UIViewController, animated: Bool) {
    guard let window = view.window else { preconditionFailure("A sheet needs a window") }
    let sheet = UISheetPresentation(controller, from: self, in: window)
    self.sheet = sheet
    controller.ownSheet = sheet
  }

  /// Dismisses the sheet that this controller presents, or otherwise the sheet that contains it.
  public func dismiss(animated: Bool) { (sheet ?? ownSheet)?.dismiss() }

  /// The controller that presents the sheet around this controller.
  public var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.ownSheet?.presenter }.first
  }

  /// The controller in the sheet that this controller presents.
  public var presentedViewController: UIViewController? { sheet?.controller }

  /// The sheet that this controller presents; UIKit has no such property.
  public var presentedSheet: UISheetPresentation? { sheet }
}

/// The view that contains the view of the sheet's controller.
@MainActor final class UISheetView: UIView, Stepping {
  weak var sheet: UISheetPresentation?
  let pan = UIPanGestureRecognizer()

  /// Places the sheet 10 pt (assumed) below the status bar, plus the translation of the finger.
  func layOut(_ translation: CGFloat) {
    guard let superview else { return }
    let safe = superview.safeAreaInsets
    let top = safe.top + 10
    frame = CGRect(
      x: 0, y: top + translation, width: superview.bounds.width, height: superview.bounds.height - top)
    // The safe area of the sheet stays the same while a finger moves the sheet.
    safeAreaOverride = UIEdgeInsets(top: 0, left: safe.left, bottom: safe.bottom, right: safe.right)
  }

  override func layoutSubviews() { sheet?.controller.view.frame = bounds }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let travel = pan.translation(in: nil)
    return recognizer !== pan || travel.y > abs(travel.x)
  }

  func step(_ seconds: Double) { sheet?.step(seconds) }
}
