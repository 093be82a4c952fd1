import Foundation

/// Whether a picture is light or dark.
///
/// Documented: `ColorScheme`.
public enum ColorScheme: Hashable, Sendable {
  case light, dark
}

/// A color as it is drawn: one in the light appearance, and one in the dark.
struct Ink: Hashable, Sendable {
  /// A color in one of them, each part from 0 to 1.
  struct Shade: Hashable, Sendable {
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
  }

  private var light: Shade
  private var dark: Shade

  init(_ light: Shade, dark: Shade) { (self.light, self.dark) = (light, dark) }

  func faded(_ share: Double) -> Ink {
    var result = self
    result.light.opacity *= min(max(share, 0), 1)
    result.dark.opacity *= min(max(share, 0), 1)
    return result
  }

  /// The color in an appearance.
  func shade(_ scheme: ColorScheme) -> Shade {
    switch scheme {
    case .light: light
    case .dark: dark
    }
  }

  /// The colors of iOS.
  ///
  /// Documented: Human Interface Guidelines, Color.
  static let label = Ink(Shade(0, 0, 0), dark: Shade(255, 255, 255))
  static let secondaryLabel = Ink(Shade(60, 60, 67, opacity: 0.6), dark: Shade(235, 235, 245, opacity: 0.6))
  static let tertiaryLabel = Ink(Shade(60, 60, 67, opacity: 0.3), dark: Shade(235, 235, 245, opacity: 0.3))
  static let quaternaryLabel = Ink(
    Shade(60, 60, 67, opacity: 0.18), dark: Shade(235, 235, 245, opacity: 0.16))
  static let blue = Ink(Shade(0, 122, 255), dark: Shade(10, 132, 255))
  static let green = Ink(Shade(52, 199, 89), dark: Shade(48, 209, 88))
  static let gray = Ink(Shade(142, 142, 147), dark: Shade(142, 142, 147))
  static let white = Ink(Shade(255, 255, 255), dark: Shade(255, 255, 255))
  static let fill = Ink(Shade(120, 120, 128, opacity: 0.16), dark: Shade(120, 120, 128, opacity: 0.32))
  static let separator = Ink(Shade(60, 60, 67, opacity: 0.29), dark: Shade(84, 84, 88, opacity: 0.6))
  /// What is behind everything.
  static let background = Ink(Shade(255, 255, 255), dark: Shade(0, 0, 0))
  /// What is behind what is in a sheet.
  static let raisedBackground = Ink(Shade(255, 255, 255), dark: Shade(28, 28, 30))
  /// What is behind everything while a sheet is in front.
  static let dimming = Ink(Shade(0, 0, 0, opacity: 0.2), dark: Shade(0, 0, 0, opacity: 0.48))
  /// The segment that is chosen.
  ///
  /// Belief.
  static let selection = Ink(Shade(255, 255, 255), dark: Shade(99, 99, 102))
  /// The material of bars.
  ///
  /// Belief.
  static let bar = Ink(Shade(247, 247, 248, opacity: 0.97), dark: Shade(22, 22, 23, opacity: 0.97))
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
