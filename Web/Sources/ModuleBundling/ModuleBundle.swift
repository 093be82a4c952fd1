public import struct Foundation.URL

/// Modules of JavaScript as one file, without comments and indentation, and with short private names.
///
/// Each module is a function that is called once, and returns what it exports, so that no names collide; those that it
/// imports stand before it. What is exported is a constant, a function or a class, which no module gives another value.
public enum ModuleBundle {
  /// How a bundle is made.
  public struct Options: Sendable {
    /// A first line, such as a title and a licence.
    public var title: String
    /// Modules that stay files of their own, by their paths here: where the bundle finds them.
    public var externals: [String: String]
    /// Folders in which a file is looked for that is not beside the module that imports it.
    public var folders: [URL]

    /// Makes options; without arguments the modules alone are the bundle.
    ///
    /// - Parameters:
    ///   - title: A first line, without the signs of a comment.
    ///   - externals: Modules that stay files of their own, by their paths here: where the bundle finds them.
    ///   - folders: Folders in which a file is looked for that is not beside the module that imports it.
    public init(title: String = "", externals: [String: String] = [:], folders: [URL] = []) {
      self.title = title
      self.externals = externals
      self.folders = folders
    }
  }

  /// Makes one file of a module and all that it imports; it exports what the module exports.
  ///
  /// - Parameters:
  ///   - entry: The module.
  ///   - options: How it is made.
  /// - Returns: The file's text.
  /// - Throws: `BundleMistake`, or what reading a file threw.
  public static func make(entry: URL, options: Options = Options()) throws -> String {
    let nodes = try ModuleGraph(entry: entry, options: options).nodes
    var lines = options.title.isEmpty ? [] : ["/*! \(options.title) */"]
    // Modules that stay apart are done before any other, here as there.
    for (number, node) in nodes.enumerated() {
      guard case .external(let path) = node.source else { continue }
      lines.append("import*as \(ModuleName(number)) from'\(path)';")
    }
    for (number, node) in nodes.enumerated() {
      switch node.source {
      case .script(let module):
        lines.append("const \(ModuleName(number))=(()=>{\(head(of: module, node))")
        lines.append("\(text(of: module.body))\(tail(of: module, node))})();")
      case .bytes(let text):
        lines.append("const \(ModuleName(number))=Uint8Array.from(atob('\(text)'),(c)=>c.charCodeAt(0));")
      case .external: break
      }
    }
    return lines.joined(separator: "\n") + "\n" + exports(of: nodes)
  }

  /// The constants for what a module imports.
  private static func head(of module: Module, _ node: ModuleGraph.Node) -> String {
    module.imports.compactMap { other in
      guard let number = node.numbers[other.specifier] else { return nil }
      if let name = other.namespace ?? other.bytes { return "const \(name)=\(ModuleName(number));" }
      let names = other.names.map { $0.there == $0.here ? $0.here : "\($0.there):\($0.here)" }
      return names.isEmpty ? nil : "const{\(names.joined(separator: ","))}=\(ModuleName(number));"
    }.joined()
  }

  /// The statement that returns what a module exports; names of its own win over those of all of another.
  private static func tail(of module: Module, _ node: ModuleGraph.Node) -> String {
    var all: [String] = []
    var own: [String] = []
    for export in module.exports {
      switch export {
      case .own(let name): own.append(name.there == name.here ? name.here : "\(name.here):\(name.there)")
      case .from(let other):
        guard let number = node.numbers[other.specifier] else { continue }
        own += other.names.map { "\($0.here):\(ModuleName(number)).\($0.there)" }
      case .all(let other):
        if let number = node.numbers[other.specifier] { all.append("...\(ModuleName(number))") }
      }
    }
    return all.isEmpty && own.isEmpty ? "" : "return{\((all + own).joined(separator: ","))};"
  }

  private static func text(of tokens: [Token]) -> String {
    let names = PrivateNames(tokens)
    var text = ""
    var before: Token?
    for token in tokens {
      if let before, token.gap != .none {
        let endsLine = token.gap == .newline && before.mayEndStatement && token.mayBeginStatement
        text += endsLine ? "\n" : before.standsApart(from: token) ? " " : ""
      }
      text += names[token]
      before = token
    }
    return text.isEmpty ? "" : text + "\n"
  }

  /// The entry's exports, under other names inside: one of them may be called as a global that a module uses.
  private static func exports(of nodes: [ModuleGraph.Node]) -> String {
    guard let names = nodes.last?.names?.sorted(), !names.isEmpty else { return "" }
    let pairs = names.enumerated().map { ($1, "\(ModuleName.prefix)Export\($0)") }
    return "const{\(pairs.map { "\($0):\($1)" }.joined(separator: ","))}=\(ModuleName(nodes.count - 1));\n"
      + "export{\(pairs.map { "\($1) as \($0)" }.joined(separator: ","))};\n"
  }
}

/// What a module is called inside a bundle.
struct ModuleName: CustomStringConvertible {
  /// What no name in a module begins with.
  static let prefix = "$module"

  let description: String

  init(_ number: Int) { description = "\(Self.prefix)\(number)" }
}
