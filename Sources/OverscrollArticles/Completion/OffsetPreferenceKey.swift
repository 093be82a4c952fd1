#if canImport(SwiftUI)
  public import SwiftUI

  /// The first article's preference key for a scroll offset, in pt.
  ///
  /// If several views set it, the value is the sum of their offsets.
  public struct OffsetPreferenceKey: PreferenceKey {
    /// The value if no view sets an offset: zero.
    public static var defaultValue: CGPoint { .zero }

    /// Adds an offset to the sum.
    public static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) {
      let next = nextValue()
      value = CGPoint(x: value.x + next.x, y: value.y + next.y)
    }
  }
#endif
