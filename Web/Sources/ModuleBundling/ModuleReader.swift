/// Reads a script's tokens, and tells what is imported and exported from the rest.
struct ModuleReader {
  private(set) var imports: [Module.Import] = []
  private(set) var exports: [Module.Export] = []
  private(set) var body: [Token] = []
  /// What is declared outside of functions and blocks.
  private(set) var declarations = Declarations()

  private let file: String
  private let tokens: [Token]
  private var place = 0
  private var scopes = Scopes()

  init(_ tokens: [Token], file: String) {
    self.tokens = tokens
    self.file = file
  }

  /// Reads all tokens.
  mutating func read() throws(BundleMistake) {
    while let token = peek() {
      let isMember = place > 0 && tokens[place - 1].isSign(".")
      guard scopes.take(token) else { break }
      if token.kind == .word, !isMember {
        try check(token)
        let isStatement = peek(1)?.isSign(".") != true && peek(1)?.isSign("(") != true
        if scopes.isOutermost, token.text == "import", isStatement {
          try readImport()
          continue
        }
        if scopes.isOutermost, token.text == "export" {
          try readExport()
          continue
        }
        if scopes.isOutermost { declarations.note(tokens[place...]) }
      }
      body.append(token)
      place += 1
    }
    guard scopes.isOutermost, peek() == nil else {
      throw mistake("Something is opened and not closed, or closed and not opened.")
    }
  }

  private func check(_ token: Token) throws(BundleMistake) {
    if token.text == "import", peek(1)?.isSign("(") == true, peek(2)?.isPathOfServer != true {
      throw mistake("import() is not supported: what is loaded later cannot be in one file.")
    }
    if token.text == "await", !scopes.isInFunction, !scopes.isMemberName {
      throw mistake("await outside of functions is not supported.")
    }
    if token.text == "eval" {
      throw mistake("eval is not supported: it could see the names of other modules.")
    }
    if token.text.contains("\\") {
      throw mistake("Escapes in names are not supported.")
    }
    if token.text.hasPrefix(ModuleName.prefix) {
      throw mistake("Names that begin with \(ModuleName.prefix) are the bundle's own.")
    }
  }

  private func peek(_ distance: Int = 0) -> Token? {
    place + distance < tokens.count ? tokens[place + distance] : nil
  }

  private mutating func take() -> Token? {
    defer { place += 1 }
    return peek()
  }

  private mutating func takes(sign text: String) -> Bool {
    guard peek()?.isSign(text) == true else { return false }
    place += 1
    return true
  }

  private mutating func takes(word text: String) -> Bool {
    guard peek()?.isWord(text) == true else { return false }
    place += 1
    return true
  }

  private mutating func readImport() throws(BundleMistake) {
    let line = take()?.line ?? 1
    var found = Module.Import(specifier: "", line: line)
    if takes(sign: "{") {
      found.names = try readNames()
    } else if takes(sign: "*") {
      guard takes(word: "as"), let name = take(), name.kind == .word else {
        throw unsupported("import", line)
      }
      found.namespace = name.text
    } else if peek()?.kind == .word {
      found.bytes = take()?.text
    }
    let isBare = found.names.isEmpty && found.namespace == nil && found.bytes == nil
    let isEmptyList = isBare && place > 0 && tokens[place - 1].isSign("}")
    if !isBare || isEmptyList, !takes(word: "from") { throw unsupported("import", line) }
    let specifier = try readSpecifier("import", line)
    let asksForBytes = try readAttributes(line)
    guard asksForBytes == (found.bytes != nil) else { throw unsupported("import", line) }
    _ = takes(sign: ";")
    imports.append(
      Module.Import(
        specifier: specifier, line: line, names: found.names, namespace: found.namespace, bytes: found.bytes))
  }

  /// `with { type: 'bytes' }`, or nothing.
  private mutating func readAttributes(_ line: Int) throws(BundleMistake) -> Bool {
    guard takes(word: "with") else { return false }
    guard takes(sign: "{"), takes(word: "type"), takes(sign: ":"), let type = take(),
      type.unquoted == "bytes",
      takes(sign: "}")
    else { throw unsupported("import", line) }
    return true
  }

  /// `a, b as c }`.
  private mutating func readNames() throws(BundleMistake) -> [Module.Name] {
    var names: [Module.Name] = []
    while !takes(sign: "}") {
      guard let there = take(), there.kind == .word else { throw mistake("A name or } is missing here.") }
      var here = there
      if takes(word: "as") {
        guard let name = take(), name.kind == .word else { throw mistake("A name is missing after as.") }
        here = name
      }
      names.append(Module.Name(there: there.text, here: here.text, line: there.line))
      if !takes(sign: ","), peek()?.isSign("}") != true { throw mistake("A comma or } is missing here.") }
    }
    return names
  }

  private mutating func readSpecifier(_ statement: String, _ line: Int) throws(BundleMistake) -> String {
    guard let text = take()?.unquoted else { throw unsupported(statement, line) }
    return text
  }

  private mutating func readExport() throws(BundleMistake) {
    guard let keyword = take(), let first = take() else { throw mistake("This export does not end.") }
    let line = keyword.line
    if first.isSign("{") {
      let names = try readNames()
      if takes(word: "from") {
        let specifier = try readSpecifier("export", line)
        exports.append(.from(Module.Import(specifier: specifier, line: line, names: names)))
      } else {
        exports += names.map { .own($0) }
      }
      _ = takes(sign: ";")
    } else if first.isSign("*"), takes(word: "from") {
      exports.append(.all(Module.Import(specifier: try readSpecifier("export", line), line: line)))
      _ = takes(sign: ";")
    } else {
      place -= 1
      try readDeclaration(line, gap: keyword.gap)
    }
  }

  /// `const name =`, `function name`, `async function name` or `class name`, which all stay where they are.
  private mutating func readDeclaration(_ line: Int, gap: Token.Gap) throws(BundleMistake) {
    var ahead = 0
    if peek()?.isWord("async") == true { ahead += 1 }
    guard let word = peek(ahead)?.text, ["const", "function", "class"].contains(word) else {
      throw unsupported("export", line)
    }
    if word == "function", peek(ahead + 1)?.isSign("*") == true { ahead += 1 }
    guard let name = peek(ahead + 1), name.kind == .word,
      word != "const" || peek(ahead + 2)?.isSign("=") == true,
      word != "const" || !declaresMore
    else { throw unsupported("export", line) }
    exports.append(.own(Module.Name(there: name.text, here: name.text, line: line)))
    declarations.note(tokens[place...])
    if var first = take() {
      first.gap = gap
      _ = scopes.take(first)
      body.append(first)
    }
  }

  /// Whether a `const` that stands here declares more than one name.
  private var declaresMore: Bool {
    var depth = 0
    for token in tokens[place...] where token.kind == .sign {
      if ["{", "(", "["].contains(token.text) { depth += 1 }
      if ["}", ")", "]"].contains(token.text) { depth -= 1 }
      if depth == 0, token.text == ";" { return false }
      if depth == 0, token.text == "," { return true }
    }
    return false
  }

  private func unsupported(_ statement: String, _ line: Int) -> BundleMistake {
    BundleMistake(file: file, line: line, message: "This form of \(statement) is not supported.")
  }

  private func mistake(_ message: String) -> BundleMistake {
    let line = place < tokens.count ? tokens[place].line : tokens.last?.line ?? 1
    return BundleMistake(file: file, line: line, message: message)
  }
}

extension Token {
  /// The text of a string that needs no escapes.
  fileprivate var unquoted: String? {
    kind == .string && !text.contains("\\") ? String(text.dropFirst().dropLast()) : nil
  }
}
