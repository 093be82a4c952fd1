import Foundation

/// A two-dimensional transform for drawing: rotation, scale and translation.
///
/// As in a graphics context, each further change applies to a drawing before the earlier changes. For
/// example, after `turn(by:)` and then `shift(x:y:)`, a drawing is first shifted and then rotated.
struct PlaneTransform: Equatable {
  // The transformed unit vectors, and the transformed zero point.
  private var right = CGPoint(x: 1, y: 0)
  private var down = CGPoint(x: 0, y: 1)
  private var origin = CGPoint.zero

  var isIdentity: Bool { self == PlaneTransform() }

  func callAsFunction(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: origin.x + point.x * right.x + point.y * down.x,
      y: origin.y + point.x * right.y + point.y * down.y)
  }

  mutating func shift(x: Double, y: Double) { origin = self(CGPoint(x: x, y: y)) }

  mutating func turn(by angle: Angle) {
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    (right, down) = (
      CGPoint(x: right.x * cosine + down.x * sine, y: right.y * cosine + down.y * sine),
      CGPoint(x: down.x * cosine - right.x * sine, y: down.y * cosine - right.y * sine)
    )
  }

  mutating func scale(x: Double, y: Double) {
    right = CGPoint(x: right.x * x, y: right.y * x)
    down = CGPoint(x: down.x * y, y: down.y * y)
  }

  /// Applies a rotation or scale about a point, which stays in place.
  mutating func around(_ point: CGPoint, _ change: (inout PlaneTransform) -> Void) {
    shift(x: point.x, y: point.y)
    change(&self)
    shift(x: -point.x, y: -point.y)
  }

  /// Returns the smallest upright rectangle that contains a transformed rectangle.
  func bounds(of frame: CGRect) -> CGRect {
    guard !isIdentity else { return frame }
    let corners = [
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
      CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY),
    ].map { self($0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
