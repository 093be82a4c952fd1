import Foundation

/// A window for the views of a screen.
///
/// The stage calls `step(_:)` for each display frame, and the functions of `UIWindow+Touches` send touches.
@MainActor public final class UIWindow: UIView {
  /// Whether the window receives key events.
  public var isKeyWindow = false
  /// The controller whose view fills the window.
  public var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      if let view = rootViewController?.view { insertSubview(view, at: 0) }
      setNeedsLayout()
    }
  }
  /// The scene of the window.
  public private(set) weak var windowScene: UIWindowScene?
  /// The layout direction of the user interface; UIKit has no such property.
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  /// Whether observers of `adjustedContentInset` are not notified; UIKit has no such property.
  ///
  /// UIKit does not document that this property is observable.
  public var silencesAdjustedInsets = false

  /// The keys that are held during the next events; UIKit has no such property.
  public var heldKeys: UIKeyModifierFlags = []

  var touchesDown: [Int: UITouch] = [:]

  /// Creates a window in a scene.
  public init(windowScene: UIWindowScene) {
    super.init()
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }

  /// Shows the window, and makes it the key window.
  public func makeKeyAndVisible() {
    for window in windowScene?.windows ?? [] { window.isKeyWindow = window === self }
    layoutIfNeeded()
  }

  public override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    layoutDirection
  }

  public override func layoutSubviews() { rootViewController?.view.frame = bounds }

  /// Advances all motion by a display frame, and performs the scheduled layout passes.
  ///
  /// - Parameter seconds: The length of the frame, in s.
  public func step(_ seconds: Double) {
    layoutIfNeeded()
    step(self, seconds)
    layoutIfNeeded()
  }

  private func step(_ view: UIView, _ seconds: Double) {
    if view.isStepping { (view as? any Stepping)?.step(seconds) }
    for child in view.subviews { step(child, seconds) }
  }

  /// Simulates a tap on the status bar.
  ///
  /// As documented for `scrollsToTop`, the scroll view with this property scrolls to its top. If several
  /// scroll views have it, nothing happens.
  public func tapStatusBar() {
    let views = scrollViews(in: self).filter { $0.scrollsToTop && !$0.isHidden }
    // Belief: a scroll view inside another scroll view is ignored.
    let outer = views.filter { view in !views.contains { $0 !== view && view.isDescendant(of: $0) } }
    guard outer.count == 1 else { return }
    outer[0].scrollToTop()
  }

  private func scrollViews(in view: UIView) -> [UIScrollView] {
    let own = (view as? UIScrollView).map { [$0] } ?? []
    return own + view.subviews.flatMap { scrollViews(in: $0) }
  }
}

/// A view that is updated in each display frame.
@MainActor protocol Stepping {
  func step(_ seconds: Double)
}
