#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  extension View {
    /// Has SwiftUI leave the offset of a list's scroll view alone when the content's extent changes.
    ///
    /// From iOS 18 on it may shift it itself, after the anchor for that; the engine has done it by then. With the start
    /// as the anchor the offset is what counts.
    @ViewBuilder func anchoredByEngine(along axis: Axis) -> some View {
      if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, *) {
        defaultScrollAnchor(axis == .vertical ? .top : .leading, for: .sizeChanges)
      } else {
        self
      }
    }
  }
#endif
