public import Foundation

/// A figure that fills the proposed size.
///
/// A shape is also a view. The view is drawn with the foreground style.
public protocol Shape: View, Sendable {
  /// Returns the outline of the shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape with a name in the text for tests, and with numbers that can be animated.
protocol NamedShape: Shape {
  nonisolated var name: String { get }
  /// The numbers that can be animated, with their names.
  nonisolated var numbers: [(name: String, value: Double)] { get }
  /// Returns a copy with new numbers, in the order of `numbers`.
  nonisolated func with(_ numbers: [Double]) -> any Shape
}

extension NamedShape {
  nonisolated var numbers: [(name: String, value: Double)] { [] }
  nonisolated func with(_ numbers: [Double]) -> any Shape { self }
}

extension Shape {
  public var body: some View { ShapeView(shape: self, style: ForegroundStyle(), stroke: nil) }

  public func fill(_ style: some ShapeStyle) -> some View {
    ShapeView(shape: self, style: style, stroke: nil)
  }

  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    ShapeView(shape: self, style: content, stroke: style)
  }

  public func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, from: from, to: to)
  }
}

/// The line width and the line ends of a stroked outline.
public struct StrokeStyle: Hashable, Sendable {
  let width: CGFloat
  let isRound: Bool

  public init(lineWidth: CGFloat = 1, lineCap: LineCap = .butt) {
    width = lineWidth
    isRound = lineCap == .round
  }

  /// The shape of a line's ends.
  ///
  /// Apple's type for it is `CGLineCap`.
  public enum LineCap: Hashable, Sendable {
    case butt, round
  }
}

/// A shape that draws only a part of the outline of its base shape.
///
/// Both ends of the part can be animated.
private struct TrimmedShape<Base: Shape>: NamedShape {
  let shape: Base
  let from: Double
  let to: Double

  nonisolated init(shape: Base, from: Double, to: Double) {
    self.shape = shape
    self.from = from
    self.to = to
  }

  nonisolated var name: String {
    "\(shape.shapeName) \(from.brief(2))–\(to.brief(2))"
  }
  nonisolated var numbers: [(name: String, value: Double)] { [("from", from), ("to", to)] }
  nonisolated func with(_ numbers: [Double]) -> any Shape {
    TrimmedShape(shape: shape, from: numbers[0], to: numbers[1])
  }
  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmed(from: from, to: to) }
}

extension Shape {
  /// The name of the shape in the text for tests.
  nonisolated var shapeName: String { (self as? any NamedShape)?.name ?? "\(Self.self)" }
}

public struct Rectangle: NamedShape {
  public nonisolated init() {}
  nonisolated var name: String { "Rectangle" }
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The largest circle that fits in the center of the proposed size.
public struct Circle: NamedShape {
  public nonisolated init() {}
  nonisolated var name: String { "Circle" }
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

public struct Capsule: NamedShape {
  public nonisolated init() {}
  nonisolated var name: String { "Capsule" }
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}

public struct RoundedRectangle: NamedShape {
  private let cornerRadius: CGFloat

  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  nonisolated var name: String { "RoundedRectangle" }
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
}
