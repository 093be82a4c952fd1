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
    let line: Int
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
  /// What it declares outside of functions and blocks.
  let declared: Set<String>

  /// Reads a script.
  init(_ text: String, file: String) throws(BundleMistake) {
    var reader = ModuleReader(try Lexer.tokens(of: text, file: file), file: file)
    try reader.read()
    self.file = file
    (imports, exports, body) = (reader.imports, reader.exports, reader.body)
    declared = reader.declarations.constants.union(reader.declarations.variables)
    try checkExports(reader.declarations)
  }

  /// What is exported is there, stays what it is, and nothing is exported twice.
  private func checkExports(_ declarations: Declarations) throws(BundleMistake) {
    let imported = Set(
      imports.flatMap { $0.names.map(\.here) + [$0.namespace, $0.bytes].compactMap(\.self) })
    var names: Set<String> = []
    for export in exports {
      switch export {
      case .own(let name):
        guard !declarations.variables.contains(name.there) else {
          throw mistake(name, "\(name.there) may change: only constants, functions and classes are exported.")
        }
        guard declarations.constants.contains(name.there) || imported.contains(name.there) else {
          throw mistake(name, "\(name.there) is exported and not declared.")
        }
        try take(name, &names)
      case .from(let other):
        for name in other.names { try take(name, &names) }
      case .all: break
      }
    }
  }

  private func take(_ name: Name, _ names: inout Set<String>) throws(BundleMistake) {
    guard names.insert(name.here).inserted else { throw mistake(name, "\(name.here) is exported twice.") }
  }

  private func mistake(_ name: Name, _ message: String) -> BundleMistake {
    BundleMistake(file: file, line: name.line, message: message)
  }
}
