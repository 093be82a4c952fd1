/// One piece of a script.
struct Token: Hashable {
  /// What it is.
  enum Kind {
    /// A name or a keyword, a private name's hash included.
    case word
    case number
    case string
    /// A template literal's text, from its start, or the end of what is put into it, up to that again, or its end.
    case template
    case regularExpression
    /// One sign, or `=>`, `++` or `--`.
    case sign
  }

  /// What stands between a token and the one before it; comments count as what they are in JavaScript.
  enum Gap {
    case none, space, newline
  }

  let kind: Kind
  let text: String
  let line: Int
  var gap: Gap

  /// Whether it is this sign.
  func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }

  /// Whether it is this word.
  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }

  /// Whether it is a path from a server's root on: of what is no part of a bundle, wherever that is.
  var isPathOfServer: Bool { kind == .string && text.dropFirst().hasPrefix("/") }

  /// Whether a statement may end with it, so that a line break after it may count.
  var mayEndStatement: Bool {
    kind == .sign ? [")", "]", "}", "++", "--"].contains(text) : !opensTemplate
  }

  /// Whether a statement may begin with it, so that a line break before it may count.
  var mayBeginStatement: Bool {
    kind != .sign || !["}", ")", "]", ",", ";", ".", "=", "?", ":"].contains(text)
  }

  /// Whether it is a template's text up to what is put into it.
  var opensTemplate: Bool { kind == .template && text.hasSuffix("${") }

  /// Whether it is made of letters, or may be followed by some that belong to it.
  private var endsInLetters: Bool { [.word, .number, .regularExpression].contains(kind) }

  /// Whether the two would be something else without the space between them.
  func standsApart(from next: Token) -> Bool {
    if endsInLetters && (next.kind == .word || next.kind == .number) { return true }
    // `a + +b`, `a / /b/` and `1 .toString()`.
    let signs = ["+", "-", "/", "*", "<", "!"]
    return (kind == .number && next.isSign("."))
      || (signs.contains { text.hasPrefix($0) } && signs.contains { next.text.hasPrefix($0) })
  }
}
