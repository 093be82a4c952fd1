#if canImport(SwiftUI)
  public import SwiftUI

  /// The first article's preference: how far something has scrolled, in pt.
  ///
  /// Where several views say so, the last one counts.
  public struct OffsetPreferenceKey: PreferenceKey {
    /// The offset where no view says so.
    public static let defaultValue: CGFloat = 0

    /// Takes the later of two offsets.
    public static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }
#endif
