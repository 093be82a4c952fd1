import Foundation

/// A control that performs an action when it is tapped.
public struct Button<Label: View>: PrimitiveView {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role.
  ///
  /// Belief: a role does not change the appearance of a button outside of menus and alerts.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  func update(_ node: ViewNode) {
    if let style = node.environment.buttonMaker {
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label(view: AnyView(label)), action: action)
      node.children = [
        node.resolve(style.anyBody(configuration), in: node.children.first) { $0.buttonMaker = nil }
      ]
      return
    }
    let element = node.remembered { ButtonElement(node) }
    element.tapAction = action
    let look = node.environment.buttonLook
    let isEnabled = node.environment.isEnabled
    let child = node.resolve(HStack { label }, in: node.children.first) { environment in
      if let style = look.foreground(isEnabled, environment.foreground) { environment.foreground = style }
    }
    node.children = [child]
  }

  func assemble(_ node: ViewNode) {
    if node.environment.buttonMaker != nil {
      node.elements = node.children.flatMap(\.elements)
      return
    }
    (node.memory as? Element)?.children = node.children.flatMap(\.elements)
    node.takeOwnElement()
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  public static let cancel = ButtonRole(name: "cancel")
  public static let destructive = ButtonRole(name: "destructive")
}

/// A style of buttons, with its own appearance and interaction.
///
/// Documented: a button in the body of a style has the next style outside of it. On the stage, this is always
/// the plain style.
public protocol PrimitiveButtonStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle {
  @MainActor fileprivate func anyBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The button that a style draws.
@MainActor public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View {
    fileprivate let view: AnyView

    public var body: some View { view }
  }

  public let role: ButtonRole?
  public let label: Label
  fileprivate let action: @MainActor () -> Void

  /// Performs the action of the button.
  public func trigger() { action() }
}

/// The appearance that a button style gives to a button.
enum ButtonLook: Sendable {
  case plain, bordered, prominent

  /// The space between the label and the button's border, in pt.
  ///
  /// Belief: a bordered button with body text is 34 pt high, like UIKit's medium size.
  var insets: CGSize {
    switch self {
    case .plain: .zero
    case .bordered, .prominent: CGSize(width: 12, height: 6)
    }
  }

  /// Returns the style for drawing the label, or `nil` to keep the label's own style.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the button is enabled.
  ///   - given: The style that the environment sets, if any.
  func foreground(_ isEnabled: Bool, _ given: (any ShapeStyle)?) -> (any ShapeStyle)? {
    guard isEnabled else { return PlainStyle.dimmed }
    guard given == nil else { return nil }
    switch self {
    case .plain, .bordered: return TintShapeStyle()
    case .prominent: return PlainStyle.white
    }
  }

  /// Returns the color behind the label, or `nil` for a button without a background.
  func fill(_ isEnabled: Bool) -> Ink? {
    switch self {
    case .plain: nil
    case .bordered: .fill
    case .prominent: isEnabled ? .blue : .fill
    }
  }
}

// The stage draws these two styles itself, so it does not call `makeBody`.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

private struct ButtonStyleSetting: ElementModifier {
  let look: ButtonLook
  let maker: (any PrimitiveButtonStyle)?
  var name: String { "buttonStyle" }
  func change(_ environment: inout EnvironmentValues) {
    environment.buttonLook = look
    environment.buttonMaker = maker
  }
}

extension View {
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    switch style {
    case is BorderedButtonStyle: modified(ButtonStyleSetting(look: .bordered, maker: nil))
    case is BorderedProminentButtonStyle: modified(ButtonStyleSetting(look: .prominent, maker: nil))
    default: modified(ButtonStyleSetting(look: .plain, maker: style))
    }
  }
}

extension EnvironmentValues {
  /// The appearance of buttons in this environment.
  var buttonLook: ButtonLook {
    get { self[or: .plain] }
    set { self[or: .plain] = newValue }
  }

  /// The style of the app that makes buttons in this environment, if any.
  var buttonMaker: (any PrimitiveButtonStyle)? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }
}

/// The element of a button: its label, with the insets of its style.
@MainActor final class ButtonElement: ControlElement {
  override var name: String { "Button" }

  private var look: ButtonLook { environment.buttonLook }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let insets = look.insets
    let size = label?.size(inner(proposal)) ?? .zero
    return CGSize(width: size.width + 2 * insets.width, height: size.height + 2 * insets.height)
  }

  override func layOut(_ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    guard let label else { return }
    align(label, in: frame, .center, inner(proposal), surroundings.inside)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = look.insets
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - 2 * insets.width) },
      height: proposal.height.map { max(0, $0 - 2 * insets.height) })
  }

  override func guide(_ guide: AlignmentGuide, in size: CGSize) -> CGFloat? {
    let insets = look.insets
    let inner = CGSize(width: size.width - 2 * insets.width, height: size.height - 2 * insets.height)
    guard guide.axis == .vertical, let line = label?.guide(guide, in: inner) else { return nil }
    return line + insets.height
  }

  override func draw(_ display: inout DisplayList) {
    let shape = Path(roundedRect: frame, cornerRadius: 8)
    let fill = look.fill(isOn).map { Picture.path(shape, .fill($0)) }
    let words =
      switch look {
      case .plain: "Button"
      case .bordered: "Button bordered"
      case .prominent: "Button prominent"
      }
    drawPart(words, &display, fill.map { [$0] } ?? [])
  }

  override func describe(_ tree: inout [AccessibilityElement]) {
    var element = AccessibilityElement(label: words(of: children), traits: .isButton, frame: frame)
    if isOn, let tapAction { element.activation = acting(tapAction) }
    tree.append(element)
  }
}
