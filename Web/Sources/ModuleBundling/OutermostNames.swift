/// Short names for what a bundle declares outside of functions and blocks.
///
/// A word that names no property without a dot means a variable wherever it stands: the outermost one, or one in a function
/// that hides it. So all of them may have another name, as long as nothing else has it.
struct OutermostNames {
  private var names: [String: String] = [:]

  /// Names those in a script, the most frequent ones first.
  init(_ tokens: [Token]) {
    var (scopes, declarations) = (Scopes(), Declarations())
    var (counts, properties): ([String: Int], Set<String>) = ([:], [])
    for (place, token) in tokens.enumerated() {
      _ = scopes.take(token)
      let (before, next) = (Self.token(place - 1, of: tokens), Self.token(place + 1, of: tokens))
      guard token.kind == .word, !Self.isAfterDot(place, tokens) else { continue }
      counts[token.text, default: 0] += 1
      let isMember =
        scopes.isMemberName
        && (before?.kind != .word || before?.leadsToMember == true || token.gap == .newline)
      let isKey =
        scopes.isInBraces && before?.isOne(of: ["{", ","]) == true
        && next?.isOne(of: [",", "}", "=", ":"]) == true
      // What is exported keeps its name.
      if isMember || isKey || next?.isWord("as") == true || before?.isWord("as") == true {
        properties.insert(token.text)
      }
      let beginsStatement = before == nil || token.gap == .newline || before?.isOne(of: [";", "}"]) == true
      if scopes.isOutermost, beginsStatement || before?.isWord("async") == true {
        declarations.note(tokens[place...])
      }
    }
    let taken = Set(tokens.lazy.filter { $0.kind == .word }.map(\.text)).union(["do", "if", "in"])
    var free = (0...).lazy.map(PrivateNames.short).filter { !taken.contains($0) }.makeIterator()
    var short = free.next()
    let declared = declarations.constants.union(declarations.variables).subtracting(properties)
    let sorted = counts.filter { declared.contains($0.key) }.sorted {
      ($1.value, $0.key) < ($0.value, $1.key)
    }
    for (name, _) in sorted where name.count > short?.count ?? 0 {
      names[name] = short
      short = free.next()
    }
  }

  /// The text of a script's token, by its new name if it has one.
  func text(at place: Int, of tokens: [Token]) -> String {
    let token = tokens[place]
    return token.kind == .word && !Self.isAfterDot(place, tokens)
      ? names[token.text] ?? token.text : token.text
  }

  private static func token(_ place: Int, of tokens: [Token]) -> Token? {
    tokens.indices.contains(place) ? tokens[place] : nil
  }

  /// Whether a token is after one dot: of three, what follows is no property.
  private static func isAfterDot(_ place: Int, _ tokens: [Token]) -> Bool {
    token(place - 1, of: tokens)?.isSign(".") == true && token(place - 2, of: tokens)?.isSign(".") != true
  }
}

extension Token {
  /// Whether it is one of these signs.
  fileprivate func isOne(of signs: [String]) -> Bool { kind == .sign && signs.contains(text) }

  /// Whether a member's name may follow it.
  fileprivate var leadsToMember: Bool { ["get", "set", "static", "async"].contains(text) }
}
