import Foundation

/// A switch with a label before it.
public struct Toggle: PrimitiveView {
  private let title: Text
  private let isOn: Binding<Bool>

  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    title = Text(titleKey)
    self.isOn = isOn
  }

  func update(_ node: ViewNode) {
    let element = node.remembered { ToggleElement(node) }
    let isOn = isOn
    element.value = isOn.wrappedValue
    element.tapAction = { isOn.wrappedValue = !isOn.wrappedValue }
    node.children = [node.resolve(title, in: node.children.first)]
  }

  func assemble(_ node: ViewNode) {
    (node.memory as? Element)?.children = node.children.flatMap(\.elements)
    node.takeOwnElement()
  }
}

/// The element of a toggle: a label at one end, and a switch at the opposite end.
///
/// The switch is 51 × 31 pt, as in UIKit.
@MainActor private final class ToggleElement: ControlElement {
  var value = false

  private static let knob = CGSize(width: 51, height: 31)
  private static let spacing: CGFloat = 8

  override var name: String { "Toggle" }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = label?.size(inner(proposal)) ?? .zero
    let least = size.width + Self.spacing + Self.knob.width
    return CGSize(width: max(least, proposal.width ?? 0), height: max(size.height, Self.knob.height))
  }

  override func layOut(_ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    guard let label else { return }
    align(label, in: frame, .leading, inner(ProposedViewSize(frame.size)), surroundings.inside)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - Self.spacing - Self.knob.width) }, height: proposal.height)
  }

  override func draw(_ display: inout DisplayList) {
    let x = isRightToLeft ? frame.minX : frame.maxX - Self.knob.width
    let bar = CGRect(
      origin: CGPoint(x: x, y: frame.midY - Self.knob.height / 2), size: Self.knob)
    let isAtRight = value != isRightToLeft
    let knob = CGRect(x: isAtRight ? bar.maxX - 29 : bar.minX + 2, y: bar.minY + 2, width: 27, height: 27)
    let ink = (value ? Ink.green : .fill).faded(isOn ? 1 : 0.5)
    drawPart(
      value ? "Toggle on" : "Toggle off", &display,
      [
        .path(Path(roundedRect: bar, cornerRadius: 15.5), .fill(ink)),
        .path(Path(ellipseIn: knob), .fill(.white)),
      ])
  }

  override func describe(_ tree: inout [AccessibilityElement]) {
    var element = AccessibilityElement(
      label: words(of: children), traits: [.isButton, .isToggle], frame: frame)
    element.value = value ? "on" : "off"
    if isOn, let tapAction { element.activation = acting(tapAction) }
    tree.append(element)
  }
}
