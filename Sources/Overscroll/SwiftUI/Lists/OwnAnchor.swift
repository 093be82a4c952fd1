#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Has SwiftUI leave the offset of a list's scroll view alone when the content's extent changes.
    ///
    /// From iOS 18 on it may shift it itself, after the anchor for that; the engine has done it by then. With the start
    /// as the anchor the offset is what counts.
    ///
    /// SwiftUICore came with the same SDKs, which is how an SDK without the modifier is told.
    @ViewBuilder func anchoredByEngine(along axis: Axis) -> some View {
      #if canImport(SwiftUICore) || !canImport(ObjectiveC)
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
          defaultScrollAnchor(axis == .vertical ? .top : .leading, for: .sizeChanges)
        } else {
          self
        }
      #else
        self
      #endif
    }
  }
#endif
