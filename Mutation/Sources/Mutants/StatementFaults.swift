import SwiftSyntax

/// Statements that are forgotten.
enum StatementFaults {
  /// What checks, says or ends, and does nothing else.
  private static let silent: Set<String> = [
    "assert", "assertionFailure", "checkInvariants", "precondition", "preconditionFailure", "fatalError",
    "print",
  ]

  /// A call or an assignment that is a statement: forgotten.
  static func faults(of node: CodeBlockItemSyntax) -> [Fault] {
    guard case .expr(let expression) = node.item, !node.isValue else { return [] }
    let action = expression.action
    if let call = action.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      guard !silent.contains(name), !name.hasSuffix(".init") else { return [] }
    } else if action.isAssignment {
      // What an initialiser leaves out does not compile.
      guard node.initializer == nil else { return [] }
    } else {
      return []
    }
    return [Fault(.statement, node, form: .statement, to: "")]
  }
}

extension ExprSyntax {
  /// What is done, without the words before it.
  fileprivate var action: ExprSyntax {
    if let word = self.as(AwaitExprSyntax.self) { return word.expression.action }
    if let word = self.as(TryExprSyntax.self) { return word.expression.action }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.action }
    return self
  }

  /// Whether it gives something a value.
  var isAssignment: Bool {
    guard let node = self.as(InfixOperatorExprSyntax.self) else { return false }
    if node.operator.is(AssignmentExprSyntax.self) { return true }
    let text = node.operator.trimmedDescription
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
  }
}

extension CodeBlockItemSyntax {
  /// The initialiser that it is a statement of, if it is one of its own.
  fileprivate var initializer: InitializerDeclSyntax? {
    var node = parent
    while let here = node {
      if let found = here.as(InitializerDeclSyntax.self) { return found }
      if here.is(ClosureExprSyntax.self) || here.is(FunctionDeclSyntax.self) { return nil }
      node = here.parent
    }
    return nil
  }

  /// Whether it is the value of what it stands in, being its only statement.
  var isValue: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let block = list.parent else {
      return false
    }
    if block.is(ClosureExprSyntax.self) || block.is(AccessorBlockSyntax.self) { return true }
    if let branch = block.as(SwitchCaseSyntax.self) {
      return branch.parent?.parent.map(Self.isValue(branchOf:)) ?? false
    }
    guard let owner = block.parent else { return false }
    if let function = owner.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
    if let accessor = owner.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
    if owner.is(IfExprSyntax.self) { return Self.isValue(branchOf: owner) }
    return false
  }

  /// Whether an `if` or a `switch` is a value.
  private static func isValue(branchOf node: Syntax) -> Bool {
    guard let parent = node.parent else { return false }
    // The `else if` of another.
    if parent.is(IfExprSyntax.self) { return isValue(branchOf: parent) }
    guard
      let item = parent.as(ExpressionStmtSyntax.self)?.parent
        ?? parent.as(CodeBlockItemSyntax.self).map(Syntax.init)
    else { return true }
    return item.as(CodeBlockItemSyntax.self)?.isValue ?? false
  }
}
