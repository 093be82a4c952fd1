public import Foundation
public import PlatformViews

// Changes that a test makes to the whole stage.
extension Stage {
  /// Replaces the root with a new value of the same view type.
  ///
  /// The effect is the same as an update by the root's parent.
  public func replace(_ view: some View) {
    guard let root, type(of: view) == type(of: root.view) else {
      preconditionFailure("The root must have the same type")
    }
    root.take(view, root.environment)
    root.invalidate("the root's parent")
    update()
  }

  /// Changes the environment of the root.
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
