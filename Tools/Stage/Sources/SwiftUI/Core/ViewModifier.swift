/// A modifier that makes a new view from a view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the view that `body(content:)` returns.
  associatedtype Body: View
  /// The type of the placeholder for the original view.
  typealias Content = _ViewModifier_Content<Self>
  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
///
/// It is evaluated only if its own value or environment changes. An evaluation of the modifier does not
/// evaluate it (checked by `EvaluationProbes`).
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let view: any View
  /// The number of values that the modified view has had so far.
  let number: Int

  func update(_ node: ViewNode) {
    let memory = node.remembered(ContentMemory.init)
    let last = node.children.first
    if memory.number == number, last?.environment.isSame(as: node.environment) == true { return }
    memory.number = number
    node.children = [node.resolve(view, in: last)]
  }
}

/// The number of the view value that was last evaluated, stored with the view's identity.
@MainActor private final class ContentMemory {
  var number: Int?
}

/// A view whose evaluation calls the body of a modifier.
@MainActor protocol ModifiedView: View {}

/// A view together with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView, ModifiedView {
  let content: Content
  let modifier: Modifier

  func update(_ node: ViewNode) {
    node.install(modifier, ViewTraits.of(Modifier.self))
    let body = modifier.body(content: _ViewModifier_Content(view: content, number: node.values))
    node.children = [node.resolve(body, in: node.children.first)]
  }
}

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
