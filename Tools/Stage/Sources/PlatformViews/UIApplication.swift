public import Foundation

/// The app, as far as its scenes go.
@MainActor public final class UIApplication {
  /// The only one.
  public static let shared = UIApplication()
  /// The scenes.
  ///
  /// Those of a test are taken away by it.
  public var connectedScenes: Set<UIScene> = []
  /// Is posted when memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// A part of an app that the system shows.
@MainActor public class UIScene: UIResponder {}

extension UIScene: Hashable {
  /// Whether it is the same scene.
  nonisolated public static func == (one: UIScene, other: UIScene) -> Bool { one === other }
  /// Hashes its identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene with windows.
@MainActor public final class UIWindowScene: UIScene {
  /// Its windows.
  public internal(set) var windows: [UIWindow] = []

  /// The stage's own: closes a window.
  public func close(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if windows.isEmpty { UIApplication.shared.connectedScenes.remove(self) }
  }
}
