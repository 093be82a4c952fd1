#if canImport(SwiftUI)
  import SwiftUI

  extension LaunchArguments {
    /// The UI tests' screen, or `nil` if the arguments contain no container or no chrome.
    ///
    /// The screen needs UIKit, because it reads the state of a `UIScrollView`.
    @MainActor var matrix: (some View)? {
      #if canImport(UIKit)
        container.flatMap { container in
          chrome.map { MatrixScreen(container: container, chrome: $0, fault: fault, journal: journal) }
        }
      #else
        EmptyView?.none
      #endif
    }
  }
#endif
