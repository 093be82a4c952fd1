import Foundation

/// A color as it is drawn: in the light appearance, each part from 0 to 1.
struct Ink: Hashable, Sendable {
  let red: Double
  let green: Double
  let blue: Double
  var opacity: Double

  init(_ red: Int, _ green: Int, _ blue: Int, opacity: Double = 1) {
    self.red = Double(red) / 255
    self.green = Double(green) / 255
    self.blue = Double(blue) / 255
    self.opacity = opacity
  }

  func faded(_ share: Double) -> Ink {
    var result = self
    result.opacity *= min(max(share, 0), 1)
    return result
  }

  /// The colors of iOS in the light appearance.
  ///
  /// Documented: Human Interface Guidelines, Color.
  static let label = Ink(0, 0, 0)
  static let secondaryLabel = Ink(60, 60, 67, opacity: 0.6)
  static let tertiaryLabel = Ink(60, 60, 67, opacity: 0.3)
  static let quaternaryLabel = Ink(60, 60, 67, opacity: 0.18)
  static let blue = Ink(0, 122, 255)
  static let green = Ink(52, 199, 89)
  static let gray = Ink(142, 142, 147)
  static let white = Ink(255, 255, 255)
  static let fill = Ink(120, 120, 128, opacity: 0.16)
  static let separator = Ink(60, 60, 67, opacity: 0.29)
}

/// A color.
///
/// Documented: `Color`; nobody uses another one.
public enum Color: Hashable, Sendable {
  case clear
  case secondary
  case gray

  /// The style that draws in it, or nil where nothing is drawn.
  var style: (any ShapeStyle)? {
    switch self {
    case .clear: nil
    case .secondary: HierarchicalShapeStyle.secondaryLevel
    case .gray: PlainStyle(name: "gray", color: .gray)
    }
  }
}

/// Documented: a color that is a view fills what it is proposed.
extension Color: PrimitiveView {
  func update(_ node: ViewNode) {
    precondition(self == .clear, "Color.\(self) as a view is not on the stage")
    _ = node.remembered { ClearElement(node) }
  }

  func assemble(_ node: ViewNode) { node.takeOwnElement() }
}

/// The layout of a clear color.
///
/// Nothing of it is seen, and it takes no touches (belief, as is widely seen).
@MainActor private final class ClearElement: Element {
  override var name: String { "Color" }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension ViewNode {
  /// Has the element that the node remembers as its only one.
  func takeOwnElement() { elements = (memory as? Element).map { [$0] } ?? [] }
}
