import Foundation

/// How a controller is shown above another one's screen.
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

/// Whoever has a view for a screen, or for a part of one.
@MainActor open class UIViewController: UIResponder {
  /// Its view, made when it is asked for first.
  public var view: UIView {
    made ?? adopt(UIView())
  }
  /// What the navigation bar shows.
  public var title: String?
  /// What a navigation bar shows for it.
  public private(set) lazy var navigationItem = UINavigationItem()
  /// How it is shown above another one's screen: the stage shows sheets only.
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// What it adds to its view's safe area, in pt.
  public var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { made?.noteSafeAreas() } }
  }
  /// The controller that it is in.
  public private(set) weak var parent: UIViewController?
  /// The sheet that it shows, with the controller in it.
  var sheet: UISheetPresentation?
  /// The sheet that it is in.
  weak var ownSheet: UISheetPresentation?

  private var made: UIView?

  /// Makes a controller.
  public override init() {}

  /// The stage's own: makes a view the controller's.
  @discardableResult public func adopt(_ view: UIView) -> UIView {
    view.controller = self
    made = view
    return view
  }

  /// The view's superview.
  open override var next: UIResponder? { made?.superview }

  /// Takes a controller in; its view is added by whoever does.
  public func addChild(_ child: UIViewController) { child.parent = self }

  /// Leaves the controller that it is in.
  public func removeFromParent() { parent = nil }

  /// The navigation controller that it is in.
  public var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? UINavigationController }.first
  }
}
