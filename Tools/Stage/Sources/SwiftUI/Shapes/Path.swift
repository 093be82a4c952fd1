public import Foundation

/// An outline of lines and curves.
///
/// Ellipses and rounded corners are stored as curves.
public struct Path: Equatable, Sendable {
  enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  private(set) var elements: [Element] = []

  /// The distance of control points from the ends of a quarter circle of radius 1.
  private static let quarter = 0.5522847498

  public init() {}

  init(_ elements: [Element]) { self.elements = elements }

  /// Creates a rectangle with rounded corners.
  ///
  /// Belief: continuous corners can be drawn as circular corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    guard radius > 0 else {
      addRect(rect)
      return
    }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: CGPoint(x: left + radius, y: top))
    addLine(to: CGPoint(x: right - radius, y: top))
    turn(by: CGPoint(x: right, y: top), to: CGPoint(x: right, y: top + radius))
    addLine(to: CGPoint(x: right, y: bottom - radius))
    turn(by: CGPoint(x: right, y: bottom), to: CGPoint(x: right - radius, y: bottom))
    addLine(to: CGPoint(x: left + radius, y: bottom))
    turn(by: CGPoint(x: left, y: bottom), to: CGPoint(x: left, y: bottom - radius))
    addLine(to: CGPoint(x: left, y: top + radius))
    turn(by: CGPoint(x: left, y: top), to: CGPoint(x: left + radius, y: top))
    closeSubpath()
  }

  /// Creates an ellipse that starts at its right end and runs downward.
  ///
  /// Documented: a trimmed `Circle` starts at its right end.
  init(ellipseIn rect: CGRect) {
    let ends = [
      (rect.maxX, rect.midY), (rect.midX, rect.maxY), (rect.minX, rect.midY), (rect.midX, rect.minY),
    ]
    let corners = [
      (rect.maxX, rect.maxY), (rect.minX, rect.maxY), (rect.minX, rect.minY), (rect.maxX, rect.minY),
    ]
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    for index in 0..<4 {
      let end = ends[(index + 1) % 4]
      turn(
        by: CGPoint(x: corners[index].0, y: corners[index].1), to: CGPoint(x: end.0, y: end.1))
    }
    closeSubpath()
  }

  public init(_ rect: CGRect) { addRect(rect) }

  public mutating func move(to end: CGPoint) { elements.append(.move(end)) }

  /// Adds a straight line from the current point.
  ///
  /// Documented: the call has no effect on an empty path.
  public mutating func addLine(to end: CGPoint) {
    if !elements.isEmpty { elements.append(.line(end)) }
  }

  /// Starts a new subpath at the first point, and adds straight lines to the remaining points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func closeSubpath() {
    if !elements.isEmpty { elements.append(.close) }
  }

  /// Adds a closed rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds a quarter of an ellipse from the current point to `end`.
  ///
  /// - Parameters:
  ///   - corner: The corner of the rectangle around the quarter.
  ///   - end: The end of the quarter.
  private mutating func turn(by corner: CGPoint, to end: CGPoint) {
    guard let start = elements.last?.end else { return }
    elements.append(.curve(start.towards(corner, Path.quarter), end.towards(corner, Path.quarter), end))
  }
}

extension Path.Element {
  /// The end point of the element, or `nil` for a closing element.
  var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .curve(_, _, let end): end
    case .close: nil
    }
  }
}

extension CGPoint {
  /// Returns a point on the line to a second point.
  ///
  /// The result is this point for a `share` of 0, and the second point for a `share` of 1.
  func towards(_ other: CGPoint, _ share: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  func distance(to other: CGPoint) -> Double { hypot(other.x - x, other.y - y) }
}
