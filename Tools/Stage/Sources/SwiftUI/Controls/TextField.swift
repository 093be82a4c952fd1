import Foundation

/// A line of text that the user can edit while the field has the keyboard focus.
///
/// Belief: the field is as wide as the proposal and as high as its text.
public struct TextField: PrimitiveView {
  private let title: Text
  private let text: Binding<String>

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    title = Text(titleKey)
    self.text = text
  }

  @_disfavoredOverload public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = Text(title)
    self.text = text
  }

  func update(_ node: ViewNode) {
    let element = node.remembered { TextFieldElement(node) }
    element.text = text
    let isEmpty = text.wrappedValue.isEmpty
    let last = node.children
    // The title is the field's accessibility label. It is drawn only while the text is empty.
    node.children = [
      node.resolve(title, in: last.first),
      node.resolve(isEmpty ? title : Text(verbatim: text.wrappedValue), in: last.last),
    ]
  }

  func assemble(_ node: ViewNode) {
    (node.memory as? TextFieldElement)?.take(node.children.map(\.elements))
    node.takeOwnElement()
  }
}

/// The element of a text field.
@MainActor final class TextFieldElement: ControlElement {
  var text: Binding<String>?
  private var title: [Element] = []

  override init(_ node: ViewNode) {
    super.init(node)
    tapAction = { [weak self] in
      guard let self, let stage = self.node?.stage else { return }
      stage.move(.keyboard, to: self)
      stage.update()
    }
  }

  override var name: String { "TextField" }

  /// Sets the elements of the title, and of the text that the field shows.
  func take(_ elements: [[Element]]) {
    title = elements.first ?? []
    children = elements.last ?? []
  }

  /// Appends typed characters to the text.
  func typeText(_ text: String) { self.text?.wrappedValue += text }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = label?.size(proposal) ?? .zero
    return CGSize(width: proposal.width ?? size.width, height: size.height)
  }

  override func layOut(_ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    guard let label else { return }
    align(label, in: frame, .leading, ProposedViewSize(frame.size), surroundings.inside)
  }

  override func draw(_ display: inout DisplayList) { drawPart("TextField", &display) }

  override func describe(_ tree: inout [AccessibilityElement]) {
    var element = AccessibilityElement(label: words(of: title), frame: frame)
    element.value = text?.wrappedValue
    if isOn, let tapAction { element.activation = acting(tapAction) }
    tree.append(element)
  }
}
