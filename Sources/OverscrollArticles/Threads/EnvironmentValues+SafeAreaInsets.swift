#if canImport(SwiftUI)
  public import SwiftUI

  #if canImport(UIKit)
    import Overscroll
    import UIKit
  #endif

  extension EnvironmentValues {
    /// The fourth article's: the safe area of the app's window, in pt.
    ///
    /// Each view that is built reads it anew. Zero on macOS, before there is a window, off the main thread,
    /// and before iOS 17 and tvOS 17.
    public var safeAreaInsets: EdgeInsets { self[SafeAreaInsetsKey.self] }
  }

  extension EdgeInsets {
    /// The fourth article's: no insets.
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
