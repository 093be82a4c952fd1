import Foundation

/// A view that fills or strokes a shape.
struct ShapeView<Figure: Shape>: PrimitiveView {
  let shape: Figure
  let style: any ShapeStyle
  let stroke: StrokeStyle?

  func update(_ node: ViewNode) {
    node.remembered { ShapeElement(node) }.take(shape, style, stroke)
  }

  func assemble(_ node: ViewNode) { node.takeOwnElement() }
}

/// The element of a shape.
///
/// Its size is the proposed size. Belief: a shape receives touches in its whole frame, not only inside its
/// outline.
@MainActor private final class ShapeElement: Element {
  private var shape: (any Shape)?
  private var style: any ShapeStyle = ForegroundStyle()
  private var stroke: StrokeStyle?
  private var animated = AnimatedValues()

  override var name: String { shape?.shapeName ?? "Shape" }
  override var isTouchable: Bool { true }

  func take(_ shape: any Shape, _ style: any ShapeStyle, _ stroke: StrokeStyle?) {
    (self.shape, self.style, self.stroke) = (shape, style, stroke)
    for (name, value) in (shape as? any NamedShape)?.numbers ?? [] {
      move(&animated, value, name)
    }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func draw(_ display: inout DisplayList) {
    guard let shape = current else { return }
    let ink = style.drawn.ink(environment)
    let brush = stroke.map { Brush.stroke($0, ink) } ?? .fill(ink)
    let kind = stroke.map { "stroke \(Double($0.width).brief(1))" } ?? "fill"
    display.add(
      "\(shape.shapeName) \(kind) \(style.drawn.name)", frame, [.path(shape.path(in: frame), brush)])
  }

  /// The shape with its animated numbers at the current time.
  private var current: (any Shape)? {
    guard let shape = shape as? any NamedShape else { return shape }
    let now = node?.stage?.now ?? 0
    return shape.with(shape.numbers.map { animated.value($0.name, at: now) })
  }
}
