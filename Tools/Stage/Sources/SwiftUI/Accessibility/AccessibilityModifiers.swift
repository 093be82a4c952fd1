import Foundation

/// Makes an accessibility element or a container from a view.
///
/// Documented: `accessibilityElement(children:)`.
private struct ElementMaker: ElementModifier {
  let behavior: AccessibilityChildBehavior

  var name: String { "accessibilityElement" }

  func describe(_ element: ModifiedElement, _ tree: inout [AccessibilityElement]) {
    let children = element.described
    switch behavior {
    case .contain: tree.append(AccessibilityElement(children, frame: element.frame))
    case .combine: tree.append(combined(children, element))
    }
  }

  /// Returns the children combined in one element.
  ///
  /// Belief: labels and values are read one after another. The traits of texts and pictures are dropped.
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

/// Documented: `accessibilityHidden(_:)`.
private struct Hiding: ElementModifier {
  let isHidden: Bool

  var name: String { "accessibilityHidden" }

  func describe(_ element: ModifiedElement, _ tree: inout [AccessibilityElement]) {
    if !isHidden { tree += element.described }
  }
}

/// Changes the accessibility elements of a view.
///
/// Belief: all elements, if there are several.
private struct Description: ElementModifier {
  let name: String
  /// Whether a view without an accessibility element gets one.
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

/// Adds the buttons of a view as accessibility actions.
///
/// Documented: `accessibilityActions(_:)`. The view is not shown.
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
  /// The accessibility elements without the modifier.
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

  /// Sets the identifier for tests.
  ///
  /// Documented: `accessibilityIdentifier(_:)`.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modified(Description(name: "accessibilityIdentifier") { element, _ in element.identifier = identifier })
  }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modified(Description(name: "accessibilityAddTraits") { element, _ in element.traits.formUnion(traits) })
  }

  /// Sets the default action, which a double tap performs.
  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View {
    modified(Description(name: "accessibilityAction") { $0.activation = $1.acting(handler) })
  }

  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modified(ActionButtons(buttons: content()))
  }

  /// Belief: the handler handles every scroll and cannot decline.
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
