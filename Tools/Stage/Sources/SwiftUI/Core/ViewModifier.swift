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
///
/// It is evaluated where it is another value, and not where the modifier alone is evaluated (`EvaluationProbes`).
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let view: any View
  /// Which of the values that the modified view has had.
  let number: Int

  func update(_ node: ViewNode) {
    let memory = node.remembered(ContentMemory.init)
    let last = node.children.first
    if memory.number == number, last?.environment.isSame(as: node.environment) == true { return }
    memory.number = number
    node.children = [node.resolve(view, in: last)]
  }
}

/// Which value was evaluated last.
@MainActor private final class ContentMemory {
  var number: Int?
}

/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
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
