import Foundation

/// A modifier that combines the accessibility elements of a view, or puts them in a container.
private struct ElementMaker: ElementModifier {
  let behavior: AccessibilityChildBehavior

  var name: String { "accessibilityElement" }

  func describe(_ element: ModifiedElement, _ tree: inout [AccessibilityElement]) {
    let children = element.described
    switch behavior {
    case .contain: tree.append(AccessibilityElement(children, frame: element.frame))
    case .combine: tree.append(combined(children, element))
    case .ignore: tree.append(AccessibilityElement(label: "", frame: element.frame))
    }
  }

  /// Returns one element that combines the children.
  ///
  /// Belief: labels and values are each joined by commas. The traits for text and images are
  /// removed.
  private func combined(_ children: [AccessibilityElement], _ element: ModifiedElement)
    -> AccessibilityElement
  {
    let leaves = children.flatMap(\.leaves)
    var result = AccessibilityElement(label: AccessibilityElement.words(children), frame: element.frame)
    for leaf in leaves { result.traits.formUnion(leaf.traits) }
    result.traits.subtract([.isStaticText, .isImage])
    let values = leaves.compactMap(\.value)
    if !values.isEmpty { result.value = values.joined(separator: ", ") }
    result.actions = leaves.flatMap(\.actions)
    return result
  }
}

/// A modifier that hides a view from assistive technologies.
private struct Hiding: ElementModifier {
  let isHidden: Bool

  var name: String { "accessibilityHidden" }

  func describe(_ element: ModifiedElement, _ tree: inout [AccessibilityElement]) {
    if !isHidden { tree += element.described }
  }
}

/// A modifier that changes a property of a view's accessibility elements, such as the label.
///
/// Belief: if the view has several elements, all of them change.
struct Description: ElementModifier {
  let name: String
  /// Whether the modifier creates an element for a view that has none.
  var makesElement = false
  let change: (inout AccessibilityElement, ModifiedElement) -> Void

  func describe(_ element: ModifiedElement, _ tree: inout [AccessibilityElement]) {
    var elements = element.described
    if makesElement, elements.isEmpty {
      elements.append(AccessibilityElement(label: "", frame: element.frame))
    }
    for index in elements.indices { change(&elements[index], element) }
    tree += elements
  }
}

/// A modifier that adds the buttons of a second view as named accessibility actions.
///
/// The second view is not drawn.
private struct ActionButtons: ElementModifier {
  let buttons: any View

  var name: String { "accessibilityActions" }
  var addition: (any View)? { buttons }

  func draw(_ element: ModifiedElement, _ display: inout DisplayList) { element.content.draw(&display) }

  func hit(_ element: ModifiedElement, _ point: CGPoint) -> [Element]? {
    element.content.hit(point).map { [element] + $0 }
  }

  func describe(_ element: ModifiedElement, _ tree: inout [AccessibilityElement]) {
    var elements: [AccessibilityElement] = []
    element.content.describe(&elements)
    var offered: [AccessibilityElement] = []
    element.additions.forEach { $0.describe(&offered) }
    let actions = offered.compactMap { button in
      button.activation.map { AccessibilityAction(button.label, $0) }
    }
    for index in elements.indices { elements[index].actions += actions }
    tree += elements
  }
}

extension ModifiedElement {
  /// The accessibility elements of the content, without the change that this modifier makes.
  fileprivate var described: [AccessibilityElement] {
    var tree: [AccessibilityElement] = []
    content.describe(&tree)
    return tree
  }
}

extension View {
  public func accessibilityElement(children: AccessibilityChildBehavior) -> some View {
    modified(ElementMaker(behavior: children))
  }

  public func accessibilityHidden(_ hidden: Bool) -> some View { modified(Hiding(isHidden: hidden)) }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modified(
      Description(name: "accessibilityLabel", makesElement: true) {
        $0.label = labelKey.text(in: $1.environment.locale)
      })
  }

  @_disfavoredOverload public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    let label = String(label)
    return modified(
      Description(name: "accessibilityLabel", makesElement: true) { element, _ in element.label = label })
  }

  @_disfavoredOverload public func accessibilityValue(_ value: some StringProtocol) -> some View {
    let value = String(value)
    return modified(Description(name: "accessibilityValue") { element, _ in element.value = value })
  }

  /// Sets the action of a swipe up or down in VoiceOver.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modified(
      Description(name: "accessibilityAdjustableAction") { element, view in
        element.adjustment = { direction in view.acting { handler(direction) }() }
      })
  }

  /// Sets the identifier that tests use to find the view.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modified(Description(name: "accessibilityIdentifier") { element, _ in element.identifier = identifier })
  }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modified(Description(name: "accessibilityAddTraits") { element, _ in element.traits.formUnion(traits) })
  }

  /// Sets the default action, which VoiceOver performs after a double tap.
  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View {
    modified(Description(name: "accessibilityAction") { $0.activation = $1.acting(handler) })
  }

  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modified(ActionButtons(buttons: content()))
  }

  /// Sets the action for a scroll by an assistive technology.
  ///
  /// Belief: the action handles every scroll, so the enclosing scroll views do not scroll.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    modified(
      Description(name: "accessibilityScrollAction") { element, view in
        element.scroll = { edge in
          view.acting { handler(edge) }()
          return true
        }
      })
  }
}
