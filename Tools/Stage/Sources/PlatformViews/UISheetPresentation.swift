public import Foundation

/// A sheet above the screen of a window, which a pull can dismiss.
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

  /// Moves the sheet with a finger, and dismisses it past half its height or by a fling (belief).
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

  /// Moves the sheet back after a lift, in a quarter of a second (belief).
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

  /// Dismisses the sheet that this controller presents, or else the sheet that contains it.
  public func dismiss(animated: Bool) { (sheet ?? ownSheet)?.dismiss() }

  /// The controller that presents the sheet of this controller or of one of its parents.
  public var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.ownSheet?.presenter }.first
  }

  /// The controller in the sheet that this controller presents.
  public var presentedViewController: UIViewController? { sheet?.controller }

  /// The sheet that this controller presents; only the stage has this property.
  public var presentedSheet: UISheetPresentation? { sheet }
}

/// The view that contains the views of a sheet.
@MainActor final class UISheetView: UIView, Stepping {
  weak var sheet: UISheetPresentation?
  let pan = UIPanGestureRecognizer()

  /// Places the sheet 10 pt below the status bar, plus a translation (belief).
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
