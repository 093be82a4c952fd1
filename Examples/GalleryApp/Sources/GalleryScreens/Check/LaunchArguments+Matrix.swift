#if canImport(SwiftUI)
  import SwiftUI

  extension LaunchArguments {
    /// The screen of the UI tests, or `nil` without a container and a chrome.
    ///
    /// It needs UIKit, because it reads a scroll view of UIKit.
    @MainActor var matrix: (some View)? {
      #if canImport(UIKit)
        container.flatMap { container in
          chrome.map { MatrixScreen(container: container, chrome: $0, fault: fault) }
        }
      #else
        EmptyView?.none
      #endif
    }
  }
#endif
