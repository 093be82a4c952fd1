import SwiftSyntax

extension Syntax {
  /// The declaration that it is in, such as `EdgeMachine.rearm()`.
  var context: String {
    var names: [String] = []
    var node = parent
    while let here = node {
      if let name = here.declaredName { names.append(name) }
      node = here.parent
    }
    return names.isEmpty ? "file" : names.reversed().joined(separator: ".")
  }

  private var declaredName: String? {
    switch self.as(SyntaxEnum.self) {
    case .structDecl(let node): node.name.text
    case .enumDecl(let node): node.name.text
    case .classDecl(let node): node.name.text
    case .actorDecl(let node): node.name.text
    case .protocolDecl(let node): node.name.text
    case .extensionDecl(let node): node.extendedType.trimmedDescription
    case .functionDecl(let node): node.name.text + labels(node.signature.parameterClause)
    case .initializerDecl(let node): "init" + labels(node.signature.parameterClause)
    case .subscriptDecl(let node): "subscript" + labels(node.parameterClause)
    case .deinitializerDecl: "deinit"
    case .variableDecl(let node):
      // A variable of a function's is a part of the function.
      isMember ? node.bindings.first?.pattern.trimmedDescription : nil
    default: nil
    }
  }

  private var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }

  private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }
}
