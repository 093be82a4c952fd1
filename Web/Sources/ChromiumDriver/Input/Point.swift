/// A point in the viewport, in CSS px from its top left corner.
public struct Point: Sendable, Hashable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Creates a point.
  ///
  /// A gesture throws `badInput` for a coordinate that is not finite.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  var isFinite: Bool { x.isFinite && y.isFinite }

  /// Returns the point at `fraction` of the way to `end`; exactly `end` for 1.
  func mixed(with end: Point, _ fraction: Double) -> Point {
    Point(x * (1 - fraction) + end.x * fraction, y * (1 - fraction) + end.y * fraction)
  }
}
