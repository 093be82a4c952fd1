public import Foundation

/// The app, with its scenes.
@MainActor public final class UIApplication {
  /// The only instance.
  public static let shared = UIApplication()
  /// The scenes of the app.
  ///
  /// On the stage, a test removes the scenes that it has added.
  public var connectedScenes: Set<UIScene> = []
  /// The name of the notification about low memory.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The name of the notification that the app is in the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
}

/// A part of the app's user interface.
@MainActor public class UIScene: UIResponder {}

extension UIScene: Hashable {
  /// Whether two references refer to the same scene.
  nonisolated public static func == (one: UIScene, other: UIScene) -> Bool { one === other }
  /// Hashes the scene's object identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene with windows.
@MainActor public final class UIWindowScene: UIScene {
  /// The windows of the scene.
  public internal(set) var windows: [UIWindow] = []

  /// Closes a window; only the stage has this method.
  public func close(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if windows.isEmpty { UIApplication.shared.connectedScenes.remove(self) }
  }
}
