#if canImport(SwiftUI)
  public import SwiftUI

  #if canImport(UIKit)
    import Overscroll
    import UIKit
  #endif

  extension EnvironmentValues {
    /// The safe area insets of the app's window, in pt, as in the fourth article.
    ///
    /// A view reads the insets when it is evaluated. The insets are zero on macOS, before a window exists,
    /// off the main thread, and before iOS 17 and tvOS 17.
    public var safeAreaInsets: EdgeInsets { self[SafeAreaInsetsKey.self] }
  }

  extension EdgeInsets {
    /// Insets of zero, as in the fourth article.
    public static var zero: EdgeInsets { EdgeInsets() }
  }

  private struct SafeAreaInsetsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets {
      #if canImport(UIKit)
        if #available(iOS 17, tvOS 17, visionOS 1, *), MainThread.isCurrent {
          return MainActor.assumeIsolated { windowInsets }
        }
      #endif
      return .zero
    }

    #if canImport(UIKit)
      @MainActor private static var windowInsets: EdgeInsets {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        guard let window = scenes.flatMap(\.windows).first(where: \.isKeyWindow) else { return .zero }
        let insets = window.safeAreaInsets
        let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return EdgeInsets(
          top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
          trailing: isRightToLeft ? insets.left : insets.right)
      }
    #endif
  }
#endif
