// Queries and actions of assistive technologies.
extension Stage {
  /// The elements and their containers, with the actions that each offers.
  public var accessibilityTree: [AccessibilityElement] { describedTree.map { $0.offering([]) } }

  /// The elements that can be reached, in order.
  public var accessibilityElements: [AccessibilityElement] { accessibilityTree.flatMap(\.leaves) }

  /// The named actions of all elements, each once.
  public var accessibilityActions: [AccessibilityAction] {
    var seen: Set<ObjectIdentifier> = []
    return accessibilityElements.flatMap(\.actions).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Scrolls from an element, as three fingers do with VoiceOver.
  ///
  /// The innermost scroll view scrolls or, at its edge, declines (belief). Then the element around it
  /// scrolls.
  ///
  /// - Parameters:
  ///   - edge: The edge to scroll towards.
  ///   - label: The element's label, or `nil` for the first element in a scroll view.
  /// - Returns: Whether an element scrolled.
  @discardableResult public func accessibilityScroll(_ edge: Edge, from label: String? = nil) -> Bool {
    func path(_ elements: [AccessibilityElement], _ outer: [AccessibilityElement]) -> [AccessibilityElement]?
    {
      for element in elements {
        let here = outer + [element]
        if let children = element.children {
          if let path = path(children, here) { return path }
          // An empty list scrolls as well.
          if children.isEmpty, label == nil, element.scroll != nil { return here }
        } else if label.map({ $0 == element.label }) ?? here.contains(where: { $0.scroll != nil }) {
          return here
        }
      }
      return nil
    }
    let asked = path(describedTree, [])?.reversed().compactMap(\.scroll) ?? []
    let isTaken = asked.contains { $0(edge) }
    update()
    return isTaken
  }

  /// The accessibility elements before containers pass their actions to children.
  private var describedTree: [AccessibilityElement] {
    var tree: [AccessibilityElement] = []
    roots.forEach { $0.describe(&tree) }
    return tree
  }
}
