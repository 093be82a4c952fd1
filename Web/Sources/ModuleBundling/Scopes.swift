/// What a token of a script is in: functions, blocks, classes, objects and parentheses.
///
/// It knows as much as it takes to tell whether `await` is a function's. What it does not tell apart: after an arrow that
/// has an expression for its body, the second branch of a conditional counts as that body's.
struct Scopes {
  private enum Kind {
    /// A block, or the script as a whole.
    case block
    /// The body of a function or a method.
    case function(isArrow: Bool)
    /// A class or an object, with methods in it.
    case members
    /// Parentheses or brackets; a brace that follows begins a function, or not.
    case group(leadsToFunction: Bool)
  }

  private struct Scope {
    let kind: Kind
    /// Whether it is within the expression that is the body of an arrow function.
    var isInArrow = false
    /// Whether the next parentheses are a function's.
    var isAtFunction = false
    /// Whether the next brace is a class's.
    var isAtClass = false
  }

  private var scopes = [Scope(kind: .block)]
  private var before: Token?
  private var isAfterDot = false
  /// Whether the parentheses that were closed last lead to a function's body.
  private var leadsToFunction = false
  /// Whether the word that was taken last names a member of a class or an object.
  private(set) var isMemberName = false

  /// Whether nothing is open.
  var isOutermost: Bool { scopes.count == 1 }

  /// Whether what was opened last, and is not closed, are braces.
  var isInBraces: Bool {
    if case .group = scopes[scopes.count - 1].kind { false } else { !isOutermost }
  }

  /// Whether the token that was taken last is in a function.
  var isInFunction: Bool {
    scopes.contains { scope in
      if case .function = scope.kind { true } else { scope.isInArrow }
    }
  }

  /// Takes the next token.
  ///
  /// - Returns: Whether what it closes had been opened.
  mutating func take(_ token: Token) -> Bool {
    defer {
      isAfterDot = before?.isSign(".") == true
      before = token
    }
    switch token.kind {
    case .word: takeWord(token)
    case .sign: return takeSign(token.text)
    case .number, .string, .template, .regularExpression: break
    }
    return true
  }

  private mutating func takeWord(_ token: Token) {
    isMemberName = mayNameMember
    if token.gap == .newline, before?.mayEndStatement == true, !token.isWord("in"),
      !token.isWord("instanceof")
    {
      if case .group = scopes[scopes.count - 1].kind {} else { scopes[scopes.count - 1].isInArrow = false }
    }
    guard before?.isSign(".") != true else { return }
    if token.isWord("function") { scopes[scopes.count - 1].isAtFunction = true }
    if token.isWord("class") { scopes[scopes.count - 1].isAtClass = true }
  }

  private var mayNameMember: Bool {
    guard let before, case .members? = scopes.last?.kind else { return false }
    return before.kind == .word || ["{", "}", ",", ";", "*"].contains(before.text)
  }

  private mutating func takeSign(_ text: String) -> Bool {
    let last = scopes.count - 1
    switch text {
    case "(":
      let isMethod = if case .members = scopes[last].kind { true } else { false }
      scopes.append(Scope(kind: .group(leadsToFunction: isMethod || scopes[last].isAtFunction)))
      scopes[last].isAtFunction = false
    case "[":
      scopes.append(Scope(kind: .group(leadsToFunction: false)))
    case "{":
      scopes.append(Scope(kind: kindOfBrace))
      scopes[last].isAtClass = false
    case ")", "]", "}":
      guard last > 0 else { return false }
      switch scopes.removeLast().kind {
      case .group(let leads): leadsToFunction = leads
      case .function(isArrow: true): scopes[last - 1].isInArrow = false
      case .function, .block, .members: break
      }
    case "=>": scopes[last].isInArrow = true
    case ";", ",": scopes[last].isInArrow = false
    default: break
    }
    return true
  }

  private var kindOfBrace: Kind {
    guard let before, let scope = scopes.last else { return .block }
    if scope.isAtClass { return .members }
    if before.isSign("=>") { return .function(isArrow: true) }
    if before.isSign(")") { return leadsToFunction ? .function(isArrow: false) : .block }
    if before.kind == .word, !isAfterDot {
      return ["return", "typeof", "in", "of", "throw", "default", "await", "yield"].contains(before.text)
        ? .members : .block
    }
    return before.mayEndStatement || before.isSign(";") || before.isSign("{") ? .block : .members
  }
}
