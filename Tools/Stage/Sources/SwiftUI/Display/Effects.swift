public import Foundation

/// A modifier that sets the opacity of a view.
///
/// Belief: a fully transparent view receives no touches and has no accessibility elements.
private struct Opacity: ElementModifier {
  let opacity: Double

  var name: String { "opacity" }

  func updated(_ node: ViewNode) { node.move(opacity, "opacity") }

  func draw(_ element: ModifiedElement, _ display: inout DisplayList) {
    let opacity = min(max(element.number("opacity", opacity), 0), 1)
    guard opacity > 0 else { return }
    guard opacity < 1 else { return element.plainDraw(&display) }
    display.with(.opacity(opacity)) { element.plainDraw(&$0) }
  }

  func hit(_ element: ModifiedElement, _ point: CGPoint) -> [Element]? {
    opacity > 0 ? element.plainHit(point) : nil
  }

  func describe(_ element: ModifiedElement, _ tree: inout [AccessibilityElement]) {
    if opacity > 0 { element.content.describe(&tree) }
  }
}

/// A modifier that draws a view rotated about a point.
///
/// The view's frame does not rotate. On the stage, the area that receives touches does not rotate either.
private struct Rotation: ElementModifier {
  let angle: Angle
  let anchor: UnitPoint

  var name: String { "rotationEffect" }

  func updated(_ node: ViewNode) { node.move(angle.degrees, "degrees") }

  func draw(_ element: ModifiedElement, _ display: inout DisplayList) {
    let degrees = element.number("degrees", angle.degrees)
    guard degrees.truncatingRemainder(dividingBy: 360) != 0 else { return element.plainDraw(&display) }
    display.with(.rotation(.degrees(degrees), about: anchor.point(in: element.frame))) {
      element.plainDraw(&$0)
    }
  }
}

/// A modifier that draws a view scaled about a point.
///
/// The view's frame does not change.
private struct Scale: ElementModifier {
  let x: Double
  let y: Double
  let anchor: UnitPoint

  var name: String { "scaleEffect" }

  func updated(_ node: ViewNode) {
    node.move(x, "x")
    node.move(y, "y")
  }

  func draw(_ element: ModifiedElement, _ display: inout DisplayList) {
    let (x, y) = (element.number("x", x), element.number("y", y))
    guard x != 1 || y != 1 else { return element.plainDraw(&display) }
    display.with(.scale(x: x, y: y, about: anchor.point(in: element.frame))) { element.plainDraw(&$0) }
  }
}

/// A modifier that draws only the part of a view inside a shape.
///
/// Belief, because it is often observed: the clipped part still receives touches.
private struct Clip: ElementModifier {
  let shape: any Shape
  let name: String

  func draw(_ element: ModifiedElement, _ display: inout DisplayList) {
    let outline = shape is Rectangle ? nil : shape.path(in: element.frame)
    display.with(.clip(element.frame, outline)) { element.plainDraw(&$0) }
  }
}

extension UnitPoint {
  /// Returns the position of the unit point in a rectangle.
  ///
  /// Belief: x is not mirrored in a right-to-left layout.
  func point(in frame: CGRect) -> CGPoint {
    CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
  }
}

extension View {
  public func opacity(_ opacity: Double) -> some View { modified(Opacity(opacity: opacity)) }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(Rotation(angle: angle, anchor: anchor))
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    modified(Scale(x: scale, y: scale, anchor: anchor))
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modified(Scale(x: x, y: y, anchor: anchor))
  }

  public func shadow(radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(Shadow())
  }

  public func clipped() -> some View { modified(Clip(shape: Rectangle(), name: "clipped")) }

  public func clipShape(_ shape: some Shape) -> some View { modified(Clip(shape: shape, name: "clipShape")) }
}

/// The modifier of `shadow(radius:x:y:)`.
///
/// It does nothing, because the stage draws no shadow.
private struct Shadow: ElementModifier {
  var name: String { "shadow" }
}
