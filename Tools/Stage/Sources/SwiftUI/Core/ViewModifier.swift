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
  let content: ModifierMemory

  func update(_ node: ViewNode) {
    content.nodes = content.nodes.filter { $0.object?.isMounted == true && $0.object !== node }
    content.nodes.append(node.reference)
    let memory = node.remembered(ContentMemory.init)
    let last = node.children.first
    if memory.number == content.number, last?.environment.isSame(as: node.environment) == true { return }
    guard let view = content.view else { return }
    memory.number = content.number
    node.children = [node.resolve(view, in: last)]
  }
}

/// The number of the view value that was last evaluated, stored with the view's identity.
@MainActor private final class ContentMemory {
  var number: Int?
}

/// The latest value of a modifier, and the view that it is applied to.
@MainActor final class ModifierMemory {
  var modifier: Any?
  var environment: EnvironmentValues?
  /// The modified view, and the number of values that it has had so far.
  var view: (any View)?
  var number = 0
  /// The places of the modified view in the modifier's body.
  fileprivate var nodes: [Backreference<ViewNode>] = []

  /// Evaluates the modified view, without the modifier's body.
  fileprivate func updateContent(in node: ViewNode) {
    for place in nodes.compactMap(\.object) where place.isMounted {
      place.update()
      var parent = place.parent
      while let next = parent, next !== node {
        next.assemble()
        parent = next.parent
      }
    }
  }
}

/// A view whose evaluation calls the body of a modifier.
@MainActor protocol ModifiedView: View {}

/// A view together with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView, ModifiedView {
  let content: Content
  let modifier: Modifier

  func update(_ node: ViewNode) {
    let memory = node.remembered(ModifierMemory.init)
    (memory.view, memory.number) = (content, node.values)
    let skipsEqualViews = node.stage?.habits.contains(.skipsEqualViews) == true
    if !skipsEqualViews || !isUnchanged(since: memory, in: node) {
      (memory.modifier, memory.environment) = (modifier, node.environment)
      node.install(modifier, ViewTraits.of(Modifier.self))
      let body = modifier.body(content: _ViewModifier_Content(content: memory))
      node.children = [node.resolve(body, in: node.children.first)]
    }
    // A skipped modifier, or a skipped view in its body, may contain the modified view.
    if skipsEqualViews { memory.updateContent(in: node) }
  }

  /// Whether the modifier and its environment are the same as at the latest evaluation.
  private func isUnchanged(since memory: ModifierMemory, in node: ViewNode) -> Bool {
    guard !node.wasDirty, let last = memory.modifier,
      memory.environment?.isSame(as: node.environment) == true
    else { return false }
    return FieldComparison.areEqual(last, modifier)
  }
}

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
