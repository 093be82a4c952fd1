public import Foundation
public import PlatformViews

// What a test changes of all that is shown.
extension Stage {
  /// Has the root be another value of the same view, as its parent would.
  public func replace(_ view: some View) {
    guard let root, type(of: view) == type(of: root.view) else {
      preconditionFailure("The root is to be of the same type")
    }
    root.take(view, root.environment)
    root.invalidate("the root's parent")
    update()
  }

  /// Changes the environment of everything.
  public func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    guard let root else { return }
    var values = root.environment
    change(&values)
    root.take(root.view, values)
    root.invalidate("the environment")
    update()
  }

  /// Turns the window, or gives it another size.
  public func resize(to size: CGSize, safeArea: UIEdgeInsets) {
    window.frame.size = size
    window.safeAreaOverride = safeArea
    setNeedsLayout()
    update()
  }
}
