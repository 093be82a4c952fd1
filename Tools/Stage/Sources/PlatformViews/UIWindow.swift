import Foundation

/// What holds a screen's views.
///
/// The stage steps it: `step(_:)` with each display frame, and the functions of `UIWindow+Touches`.
@MainActor public final class UIWindow: UIView {
  /// Whether it gets the keys.
  public var isKeyWindow = false
  /// The controller whose view fills it.
  public var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      if let view = rootViewController?.view { insertSubview(view, at: 0) }
      setNeedsLayout()
    }
  }
  /// Its scene.
  public private(set) weak var windowScene: UIWindowScene?
  /// The stage's own: which way the interface runs.
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  var touchesDown: [Int: UITouch] = [:]

  /// Makes a window of a scene.
  public init(windowScene: UIWindowScene) {
    super.init()
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }

  /// Shows it, and gives it the keys.
  public func makeKeyAndVisible() {
    for window in windowScene?.windows ?? [] { window.isKeyWindow = window === self }
    layoutIfNeeded()
  }

  public override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    layoutDirection
  }

  public override func layoutSubviews() { rootViewController?.view.frame = bounds }

  /// Lets a display frame pass: whatever moves by itself moves on, and what needs a layout gets one.
  ///
  /// - Parameter seconds: How long the frame is, in s.
  public func step(_ seconds: Double) {
    layoutIfNeeded()
    step(self, seconds)
    layoutIfNeeded()
  }

  private func step(_ view: UIView, _ seconds: Double) {
    (view as? any Stepping)?.step(seconds)
    for child in view.subviews { step(child, seconds) }
  }

  /// The status bar was tapped.
  ///
  /// Documented for `scrollsToTop`: the scroll view goes to the top, and nothing happens where several would.
  public func tapStatusBar() {
    let views = scrollViews(in: self).filter { $0.scrollsToTop && !$0.isHidden }
    // What is in another scroll view does not count. Belief.
    let outer = views.filter { view in !views.contains { $0 !== view && view.isDescendant(of: $0) } }
    guard outer.count == 1 else { return }
    outer[0].scrollToTop()
  }

  private func scrollViews(in view: UIView) -> [UIScrollView] {
    let own = (view as? UIScrollView).map { [$0] } ?? []
    return own + view.subviews.flatMap { scrollViews(in: $0) }
  }
}

/// Whatever moves by itself.
@MainActor protocol Stepping {
  func step(_ seconds: Double)
}
