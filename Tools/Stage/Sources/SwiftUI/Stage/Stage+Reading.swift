import Foundation

// Values that a test reads.
extension Stage {
  /// All layout elements, from back to front.
  public var elements: [Element] {
    var found: [Element] = []
    for element in roots { element.visit { found.append($0) } }
    return found
  }

  /// The root elements of the window, of its sheets and of hosted views.
  var roots: [Element] {
    (root?.elements ?? []) + sheets.flatMap { $0.content?.elements ?? [] } + hosted.flatMap { $0.elements }
  }

  /// The layout elements of all scroll views, from back to front.
  public var scrollElements: [ScrollElement] { elements.compactMap { $0 as? ScrollElement } }

  /// Returns the nodes of all views of a type.
  public func nodes<Shown: View>(of type: Shown.Type) -> [ViewNode] {
    var found: [ViewNode] = []
    func look(_ node: ViewNode) {
      if node.view is Shown { found.append(node) }
      node.children.forEach(look)
    }
    if let root { look(root) }
    return found
  }
}
