import Overscroll
import OverscrollCore
import OverscrollListCore

#if canImport(SwiftUI)
  import SwiftUI
#else
  /// A point in a rectangle, in fractions of its width and height.
  ///
  /// Replaces SwiftUI's `UnitPoint` on platforms without SwiftUI.
  public struct UnitPoint: Hashable, Sendable {
    /// The fraction of the width, from the leading edge.
    public var x: Double
    /// The fraction of the height, from the top.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    /// The center of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The center of the rectangle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The center of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The center of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The center of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
  }
#endif

extension ItemAlignment {
  /// Creates the alignment for an anchor.
  ///
  /// The anchor's point of the item is aligned with the same point of the viewport. With `nil`, the list
  /// scrolls as little as needed to show the item.
  ///
  /// - Parameters:
  ///   - anchor: The anchor. Coordinates outside 0...1 extrapolate; non-finite coordinates are treated as
  ///     0.
  ///   - isHorizontal: Whether the list scrolls horizontally. The alignment then uses x, from the leading
  ///     edge, instead of y.
  init(_ anchor: UnitPoint?, isHorizontal: Bool) {
    guard let anchor else {
      self = .nearest
      return
    }
    let share = Double(isHorizontal ? anchor.x : anchor.y)
    switch share {
    case 0: self = .start
    case 0.5: self = .center
    case 1: self = .end
    default: self = .share(share)
    }
  }
}
