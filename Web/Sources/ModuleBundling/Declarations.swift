/// The names that a script declares outside of functions and blocks.
struct Declarations {
  /// Constants, functions and classes.
  private(set) var constants: Set<String> = []
  /// What `let` and `var` declare, and may change.
  private(set) var variables: Set<String> = []

  /// Notes what a statement declares, if it begins with the word for that.
  ///
  /// - Parameter tokens: The statement and all that follows.
  mutating func note(_ tokens: ArraySlice<Token>) {
    switch tokens.first?.text {
    case "function", "class":
      let name = tokens.dropFirst().first { !$0.isSign("*") }
      if let name, name.kind == .word { constants.insert(name.text) }
    case "const": constants.formUnion(Self.names(tokens.dropFirst()))
    case "let", "var": variables.formUnion(Self.names(tokens.dropFirst()))
    default: break
    }
  }

  /// Words that are no end of a value, and no beginning of a statement after one.
  private static let operators: Set = [
    "in", "instanceof", "new", "typeof", "void", "delete", "await", "yield",
  ]

  /// The names before the values of `a = 1, { b } = c;`; of a pattern, all words in it.
  private static func names(_ tokens: ArraySlice<Token>) -> Set<String> {
    var names: Set<String> = []
    var depth = 0
    var isInValue = false
    var before: Token?
    for token in tokens {
      if token.isSign("{") || token.isSign("(") || token.isSign("[") { depth += 1 }
      if token.isSign("}") || token.isSign(")") || token.isSign("]") { depth -= 1 }
      if depth < 0 || (depth == 0 && token.isSign(";")) { break }
      if depth == 0, token.isSign(",") {
        isInValue = false
      } else if depth == 0, token.isSign("=") {
        isInValue = true
      } else if isInValue, depth == 0, token.gap == .newline, token.kind == .word,
        !operators.contains(token.text),
        before.map({ $0.kind == .word && operators.contains($0.text) }) != true,
        before?.kind != .sign || [")", "]", "}"].contains(before?.text)
      {
        break
      } else if !isInValue, token.kind == .word {
        names.insert(token.text)
      }
      before = token
    }
    return names
  }
}
