/// A view that is evaluated only if it differs from its previous value.
///
/// Documented: `EquatableView` "prevents its child updating if its new value is the same as its old value".
public struct EquatableView<Content: Equatable & View>: PrimitiveView {
  let content: Content

  func update(_ node: ViewNode) {
    let last = node.children.first
    if let last, let old = last.view as? Content, old == content,
      last.environment.isSame(as: node.environment)
    {
      return
    }
    node.children = [node.resolve(content, in: last)]
  }
}

extension View where Self: Equatable {
  /// Returns a view that is evaluated only if it differs from its previous value.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
