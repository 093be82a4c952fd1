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
#endif
