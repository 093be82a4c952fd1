/// Takes a script apart into tokens; comments and the room between tokens become gaps.
///
/// What it does not tell apart: after the `}` of a block that follows a colon, a slash divides.
struct Lexer {
  private let file: String
  private let bytes: [UInt8]
  private var place: Int
  private var line: Int
  private var before: Token?
  private var isAfterDot = false
  /// What a brace belongs to.
  private enum Brace: Equatable {
    case block, literal
    /// What is put into a template that begins in a line.
    case template(line: Int)
  }

  /// For each open parenthesis, whether it belongs to `if` or its like.
  private var parentheses: [Bool] = []
  private var braces: [Brace] = []
  /// Whether a slash after the parenthesis or brace that was closed last begins a regular expression.
  private var expressionMayFollow = false

  init(_ text: String, file: String) {
    (bytes, place, line, self.file) = (Array(text.utf8), 0, 1, file)
  }

  /// All tokens.
  static func tokens(of text: String, file: String) throws(BundleMistake) -> [Token] {
    var lexer = Lexer(text, file: file)
    var tokens: [Token] = []
    while let token = try lexer.next() { tokens.append(token) }
    for case .template(let line) in lexer.braces { throw lexer.mistake("This template does not end.", line) }
    return tokens
  }

  /// The next token, or nil at the end.
  private mutating func next() throws(BundleMistake) -> Token? {
    let gap = try skipGap()
    guard let byte = peek() else { return nil }
    let (start, startLine) = (place, line)
    let kind = try scan(byte)
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    let token = Token(kind: kind, text: text, line: startLine, gap: gap)
    remember(token)
    return token
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    place + distance < bytes.count ? bytes[place + distance] : nil
  }

  /// Steps over white space and comments.
  private mutating func skipGap() throws(BundleMistake) -> Token.Gap {
    var gap = Token.Gap.none
    while let byte = peek() {
      let following = peek(1)
      if byte == UInt8(ascii: "\n") {
        (gap, line) = (.newline, line + 1)
        place += 1
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") {
        if gap == .none { gap = .space }
        place += 1
      } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "/") {
        while let byte = peek(), byte != UInt8(ascii: "\n") { place += 1 }
      } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
        let first = line
        try skipComment()
        if line > first { gap = .newline } else if gap == .none { gap = .space }
      } else {
        break
      }
    }
    return gap
  }

  private mutating func skipComment() throws(BundleMistake) {
    let start = line
    place += 2
    while let byte = peek() {
      if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        place += 2
        return
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
    throw mistake("This comment does not end.", start)
  }

  private mutating func scan(_ byte: UInt8) throws(BundleMistake) -> Token.Kind {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      try skipString(until: byte)
      return .string
    case UInt8(ascii: "`"):
      try skipTemplate(from: line)
      return .template
    case UInt8(ascii: "}"):
      guard case .template(let line)? = braces.last else {
        place += 1
        return .sign
      }
      braces.removeLast()
      try skipTemplate(from: line)
      return .template
    case UInt8(ascii: "/") where regularExpressionMayStand:
      try skipRegularExpression()
      return .regularExpression
    case 0x30...0x39:
      while let byte = peek(), byte.isInWord || byte == UInt8(ascii: ".") { place += 1 }
      return .number
    case _ where byte.isInWord:
      while let byte = peek(), byte.isInWord { place += 1 }
      return .word
    default:
      let pair = [byte, peek(1) ?? 0]
      let isPair = ["=>", "++", "--"].contains { $0.utf8.elementsEqual(pair) }
      place += isPair ? 2 : 1
      return .sign
    }
  }

  private mutating func skipString(until quote: UInt8) throws(BundleMistake) {
    place += 1
    while let byte = peek(), byte != UInt8(ascii: "\n") {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == quote { return }
    }
    throw mistake("This string does not end in its line.", line)
  }

  /// Steps over a template's text, up to its end or to what is put into it.
  private mutating func skipTemplate(from start: Int) throws(BundleMistake) {
    place += 1
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "`"):
        place += 1
        return
      case UInt8(ascii: "\\"):
        if peek(1) == UInt8(ascii: "\n") { line += 1 }
        place += 2
      case UInt8(ascii: "$") where peek(1) == UInt8(ascii: "{"):
        place += 2
        return braces.append(.template(line: start))
      default:
        if byte == UInt8(ascii: "\n") { line += 1 }
        place += 1
      }
    }
    throw mistake("This template does not end.", start)
  }

  private mutating func skipRegularExpression() throws(BundleMistake) {
    var isInClass = false
    place += 1
    while let byte = peek(), byte != UInt8(ascii: "\n") {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "[") { isInClass = true }
      if byte == UInt8(ascii: "]") { isInClass = false }
      if byte == UInt8(ascii: "/"), !isInClass {
        while let byte = peek(), byte.isInWord { place += 1 }
        return
      }
    }
    throw mistake("This regular expression does not end in its line.", line)
  }

  /// Whether a slash that stands here begins a regular expression, and does not divide.
  private var regularExpressionMayStand: Bool {
    guard let before else { return true }
    switch before.kind {
    case .template: return before.opensTemplate
    case .number, .string, .regularExpression: return false
    case .word: return !isAfterDot && Self.wordsBeforeExpressions.contains(before.text)
    case .sign:
      switch before.text {
      case ")", "}": return expressionMayFollow
      case "]", "++", "--": return false
      default: return true
      }
    }
  }

  private mutating func remember(_ token: Token) {
    if token.kind == .sign {
      switch token.text {
      case "(":
        let isCondition = ["if", "while", "for", "with"].contains { before?.isWord($0) == true }
        parentheses.append(isCondition && !isAfterDot)
      case "{": braces.append(opensLiteral ? .literal : .block)
      case ")": expressionMayFollow = parentheses.popLast() ?? false
      case "}": expressionMayFollow = braces.popLast() == .block
      default: break
      }
    }
    isAfterDot = before?.isSign(".") == true
    before = token
  }

  /// Whether a brace that stands here opens an object, and no block.
  private var opensLiteral: Bool {
    guard let before else { return false }
    switch before.kind {
    case .word:
      return !isAfterDot && Self.wordsBeforeExpressions.subtracting(["else", "do"]).contains(before.text)
    case .sign: return !["=>", ")", ";", "{", "}"].contains(before.text)
    case .template: return before.opensTemplate
    case .number, .string, .regularExpression: return false
    }
  }

  private func mistake(_ message: String, _ line: Int) -> BundleMistake {
    BundleMistake(file: file, line: line, message: message)
  }

  private static let wordsBeforeExpressions: Set = [
    "return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "else", "do", "instanceof",
    "yield",
    "await", "default", "extends",
  ]
}

extension UInt8 {
  /// Whether it may stand in a name, a keyword or a number; all of UTF-8 beyond ASCII may.
  fileprivate var isInWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: [UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "\\")].contains(self)
    }
  }
}
