import SwiftSyntax

/// Numbers and truth values that are others.
enum ConstantFaults {
  /// A whole number: one more.
  static func faults(of node: IntegerLiteralExprSyntax) -> [Fault] {
    guard let value = integer(node.literal.text), value < .max else { return [] }
    return [Fault(.constant, node, to: "\(value + 1)")]
  }

  /// A number: twice that, or one for none.
  static func faults(of node: FloatLiteralExprSyntax) -> [Fault] {
    guard let value = Double(node.literal.text.filter { $0 != "_" }), (2 * value).isFinite else { return [] }
    return [Fault(.constant, node, to: value == 0 ? "1.0" : "\(2 * value)")]
  }

  /// A truth value: the other.
  static func faults(of node: BooleanLiteralExprSyntax) -> [Fault] {
    [Fault(.constant, node, to: node.literal.text == "true" ? "false" : "true")]
  }

  private static func integer(_ text: String) -> Int? {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix)
    }
    return Int(digits)
  }
}
