import SwiftSyntax

/// Faults in what stands between two values, or before one.
enum OperatorFaults {
  private static let relations: [String: [String]] = [
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="],
  ]
  private static let arithmetic: [String: String] = [
    "+": "-", "-": "+", "*": "/", "/": "*", "%": "/", "&+": "&-", "&-": "&+", "&*": "&+",
    "<<": ">>", ">>": "<<", "&<<": "&>>", "&>>": "&<<",
    "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=", "&+=": "&-=", "&-=": "&+=",
  ]
  private static let words = ["&&": "||", "||": "&&"]

  /// What may be wrong with an operator between two values.
  static func faults(of node: InfixOperatorExprSyntax) -> [Fault] {
    guard let word = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else { return [] }
    let isStatement = word.text.hasSuffix("=") && relations[word.text] == nil
    let form =
      isStatement && node.parent?.is(CodeBlockItemSyntax.self) == true ? Fault.Form.statement : .expression
    var faults: [Fault] = []
    for other in relations[word.text] ?? [] {
      faults.append(Fault(.relation, node, edit: word, to: other))
    }
    if let other = arithmetic[word.text] {
      faults.append(Fault(.arithmetic, node, form: form, edit: word, to: other))
    }
    if let other = words[word.text] { faults.append(Fault(.condition, node, edit: word, to: other)) }
    return faults
  }

  /// What may be wrong with an operator before a value: it is forgotten.
  static func faults(of node: PrefixOperatorExprSyntax) -> [Fault] {
    switch node.operator.text {
    case "!": [Fault(.condition, node, edit: node.operator, to: "")]
    case "-": [Fault(.arithmetic, node, edit: node.operator, to: "")]
    default: []
    }
  }
}
