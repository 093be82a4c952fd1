import Foundation

/// The light or dark appearance.
public enum ColorScheme: Hashable, Sendable {
  case light, dark
}

/// A color to draw with, in a light and a dark variant.
struct Ink: Hashable, Sendable {
  /// The variant of a color for one appearance.
  ///
  /// Its components run from 0 to 1.
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

  /// Returns the variant for an appearance.
  func shade(_ scheme: ColorScheme) -> Shade {
    switch scheme {
    case .light: light
    case .dark: dark
    }
  }

  /// The label color of iOS.
  ///
  /// The colors below are from the Human Interface Guidelines, Color.
  static let label = Ink(Shade(0, 0, 0), dark: Shade(255, 255, 255))
  static let secondaryLabel = Ink(Shade(60, 60, 67, opacity: 0.6), dark: Shade(235, 235, 245, opacity: 0.6))
  static let tertiaryLabel = Ink(Shade(60, 60, 67, opacity: 0.3), dark: Shade(235, 235, 245, opacity: 0.3))
  static let quaternaryLabel = Ink(
    Shade(60, 60, 67, opacity: 0.18), dark: Shade(235, 235, 245, opacity: 0.16))
  static let blue = Ink(Shade(0, 122, 255), dark: Shade(10, 132, 255))
  static let orange = Ink(Shade(255, 149, 0), dark: Shade(255, 159, 10))
  static let yellow = Ink(Shade(255, 204, 0), dark: Shade(255, 214, 10))
  static let pink = Ink(Shade(255, 45, 85), dark: Shade(255, 55, 95))
  static let teal = Ink(Shade(48, 176, 199), dark: Shade(64, 200, 224))
  static let indigo = Ink(Shade(88, 86, 214), dark: Shade(94, 92, 230))
  static let red = Ink(Shade(255, 59, 48), dark: Shade(255, 69, 58))
  static let green = Ink(Shade(52, 199, 89), dark: Shade(48, 209, 88))
  static let gray = Ink(Shade(142, 142, 147), dark: Shade(142, 142, 147))
  static let white = Ink(Shade(255, 255, 255), dark: Shade(255, 255, 255))
  static let fill = Ink(Shade(120, 120, 128, opacity: 0.16), dark: Shade(120, 120, 128, opacity: 0.32))
  static let separator = Ink(Shade(60, 60, 67, opacity: 0.29), dark: Shade(84, 84, 88, opacity: 0.6))
  /// The background of the window.
  static let background = Ink(Shade(255, 255, 255), dark: Shade(0, 0, 0))
  /// The background of a sheet.
  static let raisedBackground = Ink(Shade(255, 255, 255), dark: Shade(28, 28, 30))
  /// The color that dims everything behind a sheet.
  static let dimming = Ink(Shade(0, 0, 0, opacity: 0.2), dark: Shade(0, 0, 0, opacity: 0.48))
  /// The background of the selected segment of a picker.
  ///
  /// Belief: these color values.
  static let selection = Ink(Shade(255, 255, 255), dark: Shade(99, 99, 102))
  /// The background of navigation bars and toolbars, which is a material in SwiftUI.
  ///
  /// A material blurs the content behind it. The stage has no blur, so the color is opaque: otherwise text
  /// behind a bar would be readable. Belief: these color values.
  static let bar = Ink(Shade(247, 247, 248), dark: Shade(22, 22, 23))
}

/// A color.
///
/// The stage has only the colors that the project uses.
public enum Color: Hashable, Sendable {
  case clear
  case secondary
  case gray, white
  case red, orange, yellow, pink, teal, indigo

  /// The style that draws in this color, or `nil` for `clear`.
  var style: (any ShapeStyle)? {
    switch self {
    case .clear: nil
    case .secondary: HierarchicalShapeStyle.secondaryLevel
    case .gray, .white, .red, .orange, .yellow, .pink, .teal, .indigo: self
    }
  }
}

extension Color: DrawnStyle {
  var name: String { "\(self)" }

  func ink(_ environment: EnvironmentValues) -> Ink {
    switch self {
    case .clear: .label.faded(0)
    case .secondary: .secondaryLabel
    case .gray: .gray
    case .white: .white
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .pink: .pink
    case .teal: .teal
    case .indigo: .indigo
    }
  }
}

/// A color as a view.
///
/// Documented: the view fills the proposed size.
extension Color: PrimitiveView {
  func update(_ node: ViewNode) {
    precondition(self == .clear, "The stage does not support Color.\(self) as a view")
    _ = node.remembered { ClearElement(node) }
  }

  func assemble(_ node: ViewNode) { node.takeOwnElement() }
}

/// The element of a clear color, which draws nothing.
///
/// Belief, because it is often observed: a clear color receives no touches.
@MainActor private final class ClearElement: Element {
  override var name: String { "Color" }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension ViewNode {
  /// Makes the element in `memory` the only element of the view.
  func takeOwnElement() { elements = (memory as? Element).map { [$0] } ?? [] }
}
