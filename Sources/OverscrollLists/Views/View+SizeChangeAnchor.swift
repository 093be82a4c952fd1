#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  extension View {
    /// Prevents SwiftUI from changing the offset when the content's extent changes.
    ///
    /// From iOS 18 on, SwiftUI may shift the offset according to its anchor for size changes. The engine
    /// has already adjusted the offset by then. With the start as the anchor, SwiftUI does not change the
    /// offset.
    @ViewBuilder func withoutSizeChangeAnchor(along axis: Axis) -> some View {
      if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, *) {
        defaultScrollAnchor(axis == .vertical ? .top : .leading, for: .sizeChanges)
      } else {
        self
      }
    }
  }
#endif
