#if canImport(SwiftUI)
  import SwiftUI

  /// Where a finder stands with respect to the scroll view that it looks for.
  enum ScrollFinderPlace {
    /// In its content.
    case inside
    /// Behind it, with the same frame.
    case beside
    /// Near it: above it, or over a part of it.
    case near
  }

  #if !canImport(UIKit) && !canImport(AppKit) || os(watchOS)
    /// Finds nothing: this platform has no scroll view to find.
    struct ScrollFinder: View {
      let host: any ScrollListener
      let place: ScrollFinderPlace

      var body: some View {
        Color.clear
          .onAppear { host.useGeometry() }
          .onDisappear { host.dropGeometry() }
      }
    }
  #endif
#endif
