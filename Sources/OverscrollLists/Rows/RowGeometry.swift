import Overscroll

/// A point or a distance in the viewport, in pt.
package struct RowPoint: Equatable {
  /// The distance along the axis, from the viewport's start.
  package var main: Double
  /// The distance across the axis, from the leading side.
  package var cross: Double

  package init(main: Double, cross: Double) { (self.main, self.cross) = (main, cross) }

  package static func + (one: RowPoint, other: RowPoint) -> RowPoint {
    RowPoint(main: one.main + other.main, cross: one.cross + other.cross)
  }

  package static func - (one: RowPoint, other: RowPoint) -> RowPoint {
    RowPoint(main: one.main - other.main, cross: one.cross - other.cross)
  }
}

/// The frame of an item in the viewport, in pt.
package struct RowFrame: Equatable {
  /// The item's corner at the start and at the leading side.
  package var origin: RowPoint
  /// The extents along and across the axis.
  package var size: RowPoint

  package init(origin: RowPoint, size: RowPoint) { (self.origin, self.size) = (origin, size) }

  /// The corner at the end and at the trailing side.
  package var end: RowPoint { origin + size }

  /// The point in the middle.
  package var center: RowPoint {
    RowPoint(main: origin.main + size.main / 2, cross: origin.cross + size.cross / 2)
  }

  /// Returns whether a point is in the frame.
  package func contains(_ point: RowPoint) -> Bool {
    point.main >= origin.main && point.main < end.main && point.cross >= origin.cross
      && point.cross < end.cross
  }
}
