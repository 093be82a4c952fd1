import PlatformViews

// Values that assistive technologies read, and actions that they perform.
extension Stage {
  /// The tree of accessibility elements and containers.
  ///
  /// Each element has its own actions and the actions of its containers.
  public var accessibilityTree: [AccessibilityElement] { describedTree.map { $0.offering([]) } }

  /// The elements that VoiceOver can focus, in reading order.
  public var accessibilityElements: [AccessibilityElement] { accessibilityTree.flatMap(\.leaves) }

  /// The named actions of all elements, without duplicates.
  public var accessibilityActions: [AccessibilityAction] {
    var seen: Set<ObjectIdentifier> = []
    let actions = accessibilityElements.flatMap(\.actions)
    return actions.filter { seen.insert(ObjectIdentifier($0)).inserted } + platformActions(of: window)
  }

  /// Returns the custom actions of a UIKit view and its subviews.
  private func platformActions(of view: UIView) -> [AccessibilityAction] {
    let own = (view.accessibilityCustomActions ?? []).map { action in
      AccessibilityAction(action.name) { _ = action.actionHandler?(action) }
    }
    return own + view.subviews.flatMap { platformActions(of: $0) }
  }

  /// Scrolls from an element, as a swipe with three fingers does in VoiceOver.
  ///
  /// The scroll starts at the innermost scroll view. Belief: a scroll view at its edge declines. Then its
  /// enclosing scroll view scrolls.
  ///
  /// - Parameters:
  ///   - edge: The edge to scroll to.
  ///   - label: The label of the element, or `nil` for the first element in a scroll view.
  /// - Returns: Whether a scroll view scrolled.
  @discardableResult public func accessibilityScroll(_ edge: Edge, from label: String? = nil) -> Bool {
    func path(_ elements: [AccessibilityElement], _ outer: [AccessibilityElement]) -> [AccessibilityElement]?
    {
      for element in elements {
        let here = outer + [element]
        if let children = element.children {
          if let path = path(children, here) { return path }
          // A list without rows can still be scrolled, for example to refresh it.
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

  /// The labels of the entries in a rotor of the system, in order.
  public func rotorLabels(_ rotor: AccessibilitySystemRotor) -> [String] { entries(of: rotor).map(\.label) }

  /// Calls the preparation of a rotor's entry, as VoiceOver does before it looks for the element.
  ///
  /// - Returns: A closure that returns the entry's element, or `nil` if it is not built; `nil` without entry.
  public func prepareRotorEntry(
    _ label: String, in rotor: AccessibilitySystemRotor
  ) -> (() -> AccessibilityElement?)? {
    guard let entry = entries(of: rotor).first(where: { $0.label == label }) else { return nil }
    entry.prepare()
    update()
    return { self.describedTree.flatMap(\.all).first { $0.rotorIDs.contains(entry.id) } }
  }

  /// The text that VoiceOver reads after a scroll, or `nil` for the platform's own words.
  public var accessibilityScrollStatus: String? {
    describedTree.flatMap(\.all).lazy.compactMap(\.scrollStatus).first
  }

  private func entries(of rotor: AccessibilitySystemRotor) -> [RotorEntry] {
    describedTree.flatMap(\.all).lazy.compactMap { $0.rotors[rotor.name]?() }.first ?? []
  }

  /// The accessibility elements without the actions of their containers.
  private var describedTree: [AccessibilityElement] {
    var tree: [AccessibilityElement] = []
    roots.forEach { $0.describe(&tree) }
    return tree
  }
}
