import SwiftSyntax

/// Faults in what decides where the program goes.
enum ConditionFaults {
  /// A condition among those of a branch or a loop: forgotten, or never true.
  static func faults(of node: ConditionElementSyntax) -> [Fault] {
    guard case .expression(let condition) = node.condition, !condition.is(BooleanLiteralExprSyntax.self),
      let list = node.parent, let owner = list.parent
    else { return [] }
    let isFirst = list.as(ConditionElementListSyntax.self)?.first?.id == node.id
    if owner.is(WhileStmtSyntax.self) { return [never(condition)] }
    if owner.is(GuardStmtSyntax.self) { return [always(condition)] }
    return isFirst ? [always(condition), never(condition)] : [always(condition)]
  }

  /// A condition of a loop or of a case: forgotten.
  static func faults(of node: WhereClauseSyntax) -> [Fault] { [always(node.condition)] }

  /// A choice between two values: the other one.
  static func faults(of node: TernaryExprSyntax) -> [Fault] {
    [Fault(.condition, node.condition, to: "!(\(node.condition.trimmedDescription))")]
  }

  private static func always(_ condition: ExprSyntax) -> Fault { Fault(.condition, condition, to: "true") }
  private static func never(_ condition: ExprSyntax) -> Fault { Fault(.condition, condition, to: "false") }
}
