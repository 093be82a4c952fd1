import SwiftSyntax

/// Faults in what is asked of a value: the other edge, the other end, a bound forgotten.
enum MemberFaults {
  private static let edges = [
    "start": "end", "end": "start", "top": "bottom", "bottom": "top", "leading": "trailing",
    "trailing": "leading",
  ]
  private static let bounds = [
    "min": "max", "max": "min", "lowerBound": "upperBound", "upperBound": "lowerBound", "first": "last",
    "last": "first", "removeFirst": "removeLast", "removeLast": "removeFirst", "prefix": "suffix",
    "suffix": "prefix", "startIndex": "endIndex", "endIndex": "startIndex", "up": "down", "down": "up",
  ]
  /// Calls without which the value is another.
  private static let limits: Set<String> = ["clamped"]
  /// Properties without which the value is another of its type.
  private static let parts: [String: MutantKind] = [
    "opposite": .edge, "magnitude": .arithmetic, "sanitized": .bound,
  ]

  /// A member: another one, or none.
  static func faults(of node: MemberAccessExprSyntax) -> [Fault] {
    let name = node.declName.baseName
    var faults: [Fault] = []
    if let other = edges[name.text], !node.isCalled { faults += fault(.edge, node, edit: name, to: other) }
    if let other = bounds[name.text] { faults += fault(.bound, node, edit: name, to: other) }
    if let base = node.base, let kind = parts[name.text], !node.isCalled {
      faults.append(Fault(kind, node, to: base.trimmedDescription))
    }
    if let call = node.parent?.as(FunctionCallExprSyntax.self), node.isCalled, let base = node.base,
      limits.contains(name.text)
    {
      faults.append(Fault(.bound, call, to: base.trimmedDescription))
    }
    return faults
  }

  /// The least for the most, and both edges' values for each other.
  static func faults(of node: FunctionCallExprSyntax) -> [Fault] {
    var faults: [Fault] = []
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      let other = ["min": "max", "max": "min"][name.text]
    {
      faults.append(Fault(.bound, node, edit: name, to: other))
    }
    let labels = node.arguments.map { $0.label?.text ?? "" }
    if labels == ["start", "end"], let start = node.arguments.first?.expression,
      let end = node.arguments.last?.expression, start.line != end.line
    {
      let called = node.calledExpression.trimmedDescription
      faults.append(
        Fault(
          .edge, node, to: "\(called)(start: \(end.trimmedDescription), end: \(start.trimmedDescription))"))
    }
    return faults
  }

  /// A change of a name: the piece that is there twice is all of the chain that the member begins, since a part of it may
  /// be a place that is written to.
  private static func fault(
    _ kind: MutantKind, _ node: MemberAccessExprSyntax, edit: TokenSyntax, to other: String
  ) -> [Fault] {
    let chain = Syntax(node).chain
    if chain.isWrittenTo {
      guard let statement = chain.statement, !statement.isValue else { return [] }
      return [Fault(kind, statement, form: .statement, edit: edit, to: other)]
    }
    return [Fault(kind, chain, edit: edit, to: other)]
  }
}

extension MemberAccessExprSyntax {
  fileprivate var isCalled: Bool {
    parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(self).id
  }
}

extension Syntax {
  /// The largest expression that begins with this one: with the members, calls and subscripts that follow it.
  fileprivate var chain: Syntax {
    guard let parent else { return self }
    let base: ExprSyntax? =
      if let node = parent.as(MemberAccessExprSyntax.self) {
        node.base
      } else if let node = parent.as(FunctionCallExprSyntax.self) {
        node.calledExpression
      } else if let node = parent.as(SubscriptCallExprSyntax.self) {
        node.calledExpression
      } else if let node = parent.as(OptionalChainingExprSyntax.self) {
        node.expression
      } else if let node = parent.as(ForceUnwrapExprSyntax.self) {
        node.expression
      } else {
        nil
      }
    return base?.id == id ? parent.chain : self
  }

  /// Whether it is assigned to, or passed to be changed.
  fileprivate var isWrittenTo: Bool {
    guard let parent else { return false }
    if parent.is(InOutExprSyntax.self) { return true }
    // Of several places that are assigned to at once, one.
    if let element = parent.as(LabeledExprSyntax.self), let tuple = element.parent?.parent,
      tuple.is(TupleExprSyntax.self)
    {
      return tuple.isWrittenTo
    }
    guard let node = parent.as(InfixOperatorExprSyntax.self), ExprSyntax(node).isAssignment else {
      return false
    }
    return node.leftOperand.id == id
  }

  /// The statement that it is in, with no closure between them, if that is an expression.
  fileprivate var statement: CodeBlockItemSyntax? {
    var node = self
    while let parent = node.parent {
      if let item = parent.as(CodeBlockItemSyntax.self) {
        if case .expr(let expression) = item.item,
          !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self)
        {
          return item
        }
        return nil
      }
      if parent.is(ClosureExprSyntax.self) { return nil }
      node = parent
    }
    return nil
  }
}
