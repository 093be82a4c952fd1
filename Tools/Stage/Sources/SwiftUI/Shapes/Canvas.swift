public import Foundation

/// A view of the proposed size whose drawing is made by a closure.
public struct Canvas: PrimitiveView {
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) { self.renderer = renderer }

  func update(_ node: ViewNode) {
    node.remembered { CanvasElement(node) }.renderer = renderer
  }

  func assemble(_ node: ViewNode) { node.takeOwnElement() }
}

/// The drawing context of a canvas.
///
/// Its zero point is the top left corner of the canvas.
public struct GraphicsContext {
  /// A color or style to draw with.
  public struct Shading: Sendable {
    /// The foreground style of the canvas.
    public static let foreground = Shading()
  }

  /// The opacity of the drawing operations that follow.
  public var opacity = 1.0

  private let ink: Ink
  private var transform = PlaneTransform()
  /// The drawing operations that were performed, each with its opacity.
  fileprivate private(set) var pictures: [(picture: Picture, opacity: Double)] = []

  fileprivate init(_ ink: Ink, at origin: CGPoint) {
    self.ink = ink
    transform.shift(x: origin.x, y: origin.y)
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform.shift(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform.turn(by: angle) }

  public mutating func fill(_ path: Path, with shading: Shading) {
    pictures.append((.path(path.applying(transform), .fill(ink.faded(opacity))), opacity))
  }
}

@MainActor private final class CanvasElement: Element {
  var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }

  override var name: String { "Canvas" }
  override var isTouchable: Bool { true }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func draw(_ display: inout DisplayList) {
    var context = GraphicsContext(environment.ink, at: frame.origin)
    renderer(&context, frame.size)
    let drawn = context.pictures.filter { $0.opacity > 0.001 }
    guard !drawn.isEmpty else { return }
    let opacities = drawn.map { $0.opacity.brief(2) }.joined(separator: " ")
    display.add("Canvas of \(drawn.count), opacities \(opacities)", frame, drawn.map(\.picture))
  }
}

extension Path {
  fileprivate func applying(_ transform: PlaneTransform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let end): .move(transform(end))
        case .line(let end): .line(transform(end))
        case .curve(let first, let second, let end):
          .curve(transform(first), transform(second), transform(end))
        case .close: .close
        }
      })
  }
}
