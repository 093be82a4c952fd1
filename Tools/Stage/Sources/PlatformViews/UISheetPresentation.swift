public import Foundation

/// A sheet above a window's screen, which a pull takes away.
@MainActor public final class UISheetPresentation {
  /// How far it is down, in pt.
  public private(set) var translation: CGFloat = 0
  /// The controller in it.
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

  /// The finger moves the sheet; past half of its height, or flung, it goes (belief).
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

  /// Comes back after a finger, in a quarter of a second (belief).
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
  /// Shows a controller in a sheet, at once.
  public func present(_ controller: UIViewController, animated: Bool) {
    guard let window = view.window else { preconditionFailure("A sheet needs a window") }
    let sheet = UISheetPresentation(controller, from: self, in: window)
    self.sheet = sheet
    controller.ownSheet = sheet
  }

  /// Takes away the sheet that it shows, or that it is in.
  public func dismiss(animated: Bool) { (sheet ?? ownSheet)?.dismiss() }

  /// Who shows the sheet that this controller is in, itself or as a child.
  public var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.ownSheet?.presenter }.first
  }

  /// The controller in the sheet that it shows.
  public var presentedViewController: UIViewController? { sheet?.controller }

  /// The stage's own: the sheet that it shows.
  public var presentedSheet: UISheetPresentation? { sheet }
}

/// What holds a sheet's views.
@MainActor final class UISheetView: UIView, Stepping {
  weak var sheet: UISheetPresentation?
  let pan = UIPanGestureRecognizer()

  /// Stands ten pt below the status bar (belief).
  func layOut(_ translation: CGFloat) {
    guard let superview else { return }
    let safe = superview.safeAreaInsets
    let top = safe.top + 10
    frame = CGRect(
      x: 0, y: top + translation, width: superview.bounds.width, height: superview.bounds.height - top)
    // A sheet that is moved keeps the safe area of its place.
    safeAreaOverride = UIEdgeInsets(top: 0, left: safe.left, bottom: safe.bottom, right: safe.right)
  }

  override func layoutSubviews() { sheet?.controller.view.frame = bounds }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let travel = pan.translation(in: nil)
    return recognizer !== pan || travel.y > abs(travel.x)
  }

  func step(_ seconds: Double) { sheet?.step(seconds) }
}
