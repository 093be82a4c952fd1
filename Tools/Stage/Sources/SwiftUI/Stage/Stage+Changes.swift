public import Foundation
public import PlatformViews

// Changes that a test makes to the whole window.
extension Stage {
  /// Replaces the root view with a new value of the same type.
  ///
  /// The effect is the same as if a parent of the root view had been updated.
  public func replace(_ view: some View) {
    guard let root, type(of: view) == type(of: root.view) else {
      preconditionFailure("The new root view must have the type of the old one")
    }
    root.take(view, root.environment)
    root.invalidate("the root's parent")
    update()
  }

  /// Changes the environment of the root view.
  public func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    guard let root else { return }
    var values = root.environment
    change(&values)
    root.take(root.view, values)
    root.invalidate("the environment")
    update()
  }

  /// Resizes or rotates the window.
  public func resize(to size: CGSize, safeArea: UIEdgeInsets) {
    window.frame.size = size
    window.safeAreaOverride = safeArea
    setNeedsLayout()
    update()
  }
}
