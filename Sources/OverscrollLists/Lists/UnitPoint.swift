import Overscroll
import OverscrollCore
import OverscrollListCore

#if canImport(SwiftUI)
  import SwiftUI
#else
  /// A point in a rectangle, in shares of its width and height.
  ///
  /// Stands in for SwiftUI's `UnitPoint` where there is no SwiftUI.
  public struct UnitPoint: Hashable, Sendable {
    /// The share of the width, from the leading edge.
    public var x: Double
    /// The share of the height, from the top.
    public var y: Double

    /// Makes a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    /// The middle of the top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The corner where both axes start.
    public static let topLeading = UnitPoint(x: 0, y: 0)
  }
#endif

extension ItemAlignment {
  /// The alignment that an anchor stands for: the point of the item there is at the same point of the viewport; with nil,
  /// the item is brought into sight by the least movement.
  ///
  /// - Parameters:
  ///   - anchor: The anchor. Coordinates outside of 0...1 go on in proportion; those that aren't finite count as 0.
  ///   - isHorizontal: Whether the list scrolls sideways, so that x counts, from the leading edge, and otherwise y.
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
