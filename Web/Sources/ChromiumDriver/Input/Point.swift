/// A place in the viewport, in CSS px from its top left corner.
public struct Point: Sendable, Hashable {
  /// Distance from the left edge.
  public var x: Double
  /// Distance from the top edge.
  public var y: Double

  /// The place `x`, `y`; a gesture with a number that is not finite throws `badInput`.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  var isFinite: Bool { x.isFinite && y.isFinite }

  /// The place at `fraction` of the way to `end`; exactly `end` at 1.
  func mixed(with end: Point, _ fraction: Double) -> Point {
    Point(x * (1 - fraction) + end.x * fraction, y * (1 - fraction) + end.y * fraction)
  }
}
