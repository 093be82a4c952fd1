import Foundation

/// The styles of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

/// A controller that manages a view of a screen or of a part of a screen.
@MainActor open class UIViewController: UIResponder {
  /// The controller's view, created on first use.
  public var view: UIView {
    made ?? adopt(UIView())
  }
  /// The title for the navigation bar.
  public var title: String?
  /// The content of the navigation bar for this controller.
  public private(set) lazy var navigationItem = UINavigationItem()
  /// The style of this controller's presentation.
  ///
  /// The stage ignores the style and presents only sheets.
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The insets that the controller adds to its view's safe area, in pt.
  public var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { made?.noteSafeAreas() } }
  }
  /// The parent controller.
  public private(set) weak var parent: UIViewController?
  /// The sheet that this controller presents.
  var sheet: UISheetPresentation?
  /// The sheet that contains this controller.
  weak var ownSheet: UISheetPresentation?

  private var made: UIView?

  /// Creates a controller whose view is created later.
  public override init() {}

  /// Sets the controller's view; UIKit has no such method.
  @discardableResult public func adopt(_ view: UIView) -> UIView {
    view.controller = self
    made = view
    return view
  }

  /// The superview of the controller's view.
  open override var next: UIResponder? { made?.superview }

  /// Adds a child controller.
  ///
  /// The caller adds the child's view to the view hierarchy.
  public func addChild(_ child: UIViewController) { child.parent = self }

  /// Removes the controller from its parent controller.
  public func removeFromParent() { parent = nil }

  /// The navigation controller that contains this controller.
  public var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? UINavigationController }.first
  }
}
