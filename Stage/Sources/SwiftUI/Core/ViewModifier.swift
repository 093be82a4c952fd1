/// What makes one view of another.
@MainActor @preconcurrency public protocol ViewModifier {
  /// What it makes.
  associatedtype Body: View
  /// What it is applied to.
  typealias Content = _ViewModifier_Content<Self>
  /// Makes it.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let view: any View

  func update(_ node: ViewNode) { node.children = [node.resolve(view, in: node.children.first)] }
}

/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  func update(_ node: ViewNode) {
    node.install(modifier)
    let body = modifier.body(content: _ViewModifier_Content(view: content))
    node.children = [node.resolve(body, in: node.children.first)]
  }
}

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
