/// A style for filling shapes and drawing text.
public protocol ShapeStyle: Sendable {}

/// A style that the stage can draw.
protocol DrawnStyle: ShapeStyle {
  /// The name of the style in the text for tests.
  var name: String { get }
  /// Returns the color to draw with in an environment.
  func ink(_ environment: EnvironmentValues) -> Ink
}

/// A weaker level of the current foreground style, such as `secondary`.
///
/// Belief: a level inside a level is not weaker than the inner level alone.
public struct HierarchicalShapeStyle: DrawnStyle {
  private enum Level: String { case secondary, quaternary }
  private let level: Level

  static let secondaryLevel = HierarchicalShapeStyle(level: .secondary)
  static let quaternaryLevel = HierarchicalShapeStyle(level: .quaternary)

  var name: String { level.rawValue }

  func ink(_ environment: EnvironmentValues) -> Ink {
    switch level {
    case .secondary: .secondaryLabel
    case .quaternary: .quaternaryLabel
    }
  }
}

/// The tint of the environment; by default the system's blue.
public struct TintShapeStyle: DrawnStyle {
  var name: String { "tint" }
  func ink(_ environment: EnvironmentValues) -> Ink { environment.tint?.ink(environment) ?? .blue }
}

/// The foreground style that the environment sets.
struct ForegroundStyle: DrawnStyle {
  var name: String { "foreground" }
  func ink(_ environment: EnvironmentValues) -> Ink { environment.ink }
}

/// The material of bars, drawn as an opaque color.
public struct Material: DrawnStyle {
  var name: String { "bar" }
  func ink(_ environment: EnvironmentValues) -> Ink { .bar }
}

/// A style with reduced opacity.
struct FadedStyle: DrawnStyle {
  let base: any ShapeStyle
  let opacity: Double

  var name: String { "\(base.drawn.name) \(opacity.brief(2))" }
  func ink(_ environment: EnvironmentValues) -> Ink { base.drawn.ink(environment).faded(opacity) }
}

/// A fixed color as a style, for the stage's controls.
struct PlainStyle: DrawnStyle {
  let name: String
  let color: Ink

  func ink(_ environment: EnvironmentValues) -> Ink { color }

  static let white = PlainStyle(name: "white", color: .white)
  static let dimmed = PlainStyle(name: "dimmed", color: .tertiaryLabel)
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(base: self, opacity: opacity) }

  /// The style, if the stage can draw it; otherwise the stage traps.
  var drawn: any DrawnStyle {
    guard let style = self as? any DrawnStyle else { preconditionFailure("\(Self.self) is not supported") }
    return style
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { .secondaryLevel }
  public static var quaternary: HierarchicalShapeStyle { .quaternaryLevel }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Material {
  public static var bar: Material { Material() }
}

extension EnvironmentValues {
  /// The foreground style that the environment sets, or `nil` for the default.
  var foreground: (any ShapeStyle)? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }

  /// The color that a `tint` modifier sets, or `nil` for the default.
  var tint: Color? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }

  /// The color of text and shapes in this environment.
  var ink: Ink {
    guard let foreground, !(foreground is ForegroundStyle) else { return .label }
    return foreground.drawn.ink(self)
  }
}

/// A modifier that sets an environment value for drawing, such as the font.
private struct EnvironmentSetting: ElementModifier {
  let name: String
  let set: (inout EnvironmentValues) -> Void

  func change(_ environment: inout EnvironmentValues) { set(&environment) }
}

extension View {
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    modified(EnvironmentSetting(name: "foregroundStyle") { $0.foreground = style })
  }

  public func foregroundColor(_ color: Color?) -> some View {
    modified(EnvironmentSetting(name: "foregroundColor") { $0.foreground = color?.style })
  }

  public func tint(_ tint: Color?) -> some View {
    modified(EnvironmentSetting(name: "tint") { $0.tint = tint })
  }

  public func font(_ font: Font?) -> some View {
    modified(EnvironmentSetting(name: "font") { $0.font = font })
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modified(EnvironmentSetting(name: "multilineTextAlignment") { $0.multilineTextAlignment = alignment })
  }
}
