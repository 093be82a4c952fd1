/// A script, with what it imports and exports told apart from what it does.
struct Module {
  /// One import statement, or what is exported from elsewhere.
  struct Import: Hashable {
    let specifier: String
    let line: Int
    /// What is imported, and what it is called here.
    var names: [Name] = []
    /// What the whole module is called here: `import * as name`.
    var namespace: String?
    /// What the bytes of a file are called here: `import name from 'file' with { type: 'bytes' }`.
    var bytes: String?
  }

  /// A name there, and a name here.
  struct Name: Hashable {
    let there: String
    let here: String
  }

  /// What a module exports.
  enum Export: Hashable {
    /// A name of its own, and as what.
    case own(Name)
    /// Names of another module.
    case from(Import)
    /// All names of another module.
    case all(Import)
  }

  /// The file.
  let file: String
  let imports: [Import]
  let exports: [Export]
  /// All but the imports and the word `export`.
  let body: [Token]

  /// Reads a script.
  init(_ text: String, file: String) throws(BundleMistake) {
    var reader = ModuleReader(try Lexer.tokens(of: text, file: file), file: file)
    try reader.read()
    self.file = file
    (imports, exports, body) = (reader.imports, reader.exports, reader.body)
    try checkExports()
  }

  /// What is exported by a list is there, and nothing is exported twice.
  private func checkExports() throws(BundleMistake) {
    let words = Set(body.filter { $0.kind == .word }.map(\.text))
    let imported = Set(
      imports.flatMap { $0.names.map(\.here) + [$0.namespace, $0.bytes].compactMap(\.self) })
    var names: Set<String> = []
    for export in exports {
      switch export {
      case .own(let name):
        guard words.contains(name.there) || imported.contains(name.there) else {
          throw BundleMistake(file: file, line: 1, message: "\(name.there) is exported and not declared.")
        }
        guard names.insert(name.here).inserted else { throw twice(name.here) }
      case .from(let other):
        for name in other.names where !names.insert(name.here).inserted { throw twice(name.here) }
      case .all: break
      }
    }
  }

  private func twice(_ name: String) -> BundleMistake {
    BundleMistake(file: file, line: 1, message: "\(name) is exported twice.")
  }
}
