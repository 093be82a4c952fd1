import SwiftSyntax

/// Finds every fault that could be made in a file.
public enum MutantFinder {
  /// All mutants of a file, in their order.
  public static func mutants(of text: SourceText) -> [Mutant] {
    let visitor = FaultVisitor(text)
    visitor.walk(text.tree)
    return visitor.mutants
  }
}

/// Walks through a file, and asks the rules.
private final class FaultVisitor: SyntaxVisitor {
  private(set) var mutants: [Mutant] = []
  private let text: SourceText
  private var names = MutantNames()

  init(_ text: SourceText) {
    self.text = text
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ faults: [Fault], at node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    for fault in faults {
      mutants.append(names.mutant(fault, in: text, context: Syntax(node).context))
    }
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    add(OperatorFaults.faults(of: node), at: node)
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    add(OperatorFaults.faults(of: node), at: node)
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    add(ConditionFaults.faults(of: node), at: node)
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    add(ConditionFaults.faults(of: node), at: node)
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    add(ConditionFaults.faults(of: node), at: node)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    add(StatementFaults.faults(of: node), at: node)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    add(MemberFaults.faults(of: node), at: node)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // What only checks does nothing.
    if ["assert", "precondition"].contains(node.calledExpression.trimmedDescription) { return .skipChildren }
    return add(MemberFaults.faults(of: node), at: node)
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(ConstantFaults.faults(of: node), at: node)
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(ConstantFaults.faults(of: node), at: node)
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(ConstantFaults.faults(of: node), at: node)
  }

  // What no condition can stand in, or no test could see.

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GenericArgumentListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    // Only what a build for a test has: what Embedded Swift has not.
    for clause in node.clauses {
      let condition = clause.condition?.line ?? ""
      if condition.hasPrefix("hasFeature(Embedded)") { continue }
      let isOther =
        clause.condition == nil && node.clauses.first?.condition?.line.hasPrefix("hasFeature") == true
      if condition.hasPrefix("!hasFeature(Embedded)") || isOther, let elements = clause.elements {
        walk(elements)
      }
      break
    }
    return .skipChildren
  }
}
