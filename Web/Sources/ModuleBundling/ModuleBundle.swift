public import struct Foundation.URL

/// Modules of JavaScript as one file, without comments and indentation, and with short names for what it keeps to itself.
///
/// Each module stands as it is, after those that it imports; or, where a name of its own means something else in another
/// one, in a function that is called once and returns what it exports (`SharedNames`). What is exported is a constant, a
/// function or a class, which no module gives another value.
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
    let names = SharedNames(nodes)
    var lines: [String] = []
    // Modules that stay apart are done before any other, here as there.
    for (number, node) in nodes.enumerated() {
      guard case .external(let path) = node.source else { continue }
      lines.append("import*as \(ModuleName(number)) from'\(path)';")
    }
    for (number, node) in nodes.enumerated() {
      switch node.source {
      case .script(let module): lines.append(script(number, module, node, nodes, names))
      case .bytes(let text):
        lines.append("const \(ModuleName(number))=Uint8Array.from(atob('\(text)'),(c)=>c.charCodeAt(0));")
      case .external: break
      }
    }
    let title = options.title.isEmpty ? "" : "/*! \(options.title) */\n"
    return title + (try shortened(lines.joined(separator: "\n") + "\n" + exports(of: nodes, names)))
  }

  /// A module as it is, or in a function that is called at once and returns what others import.
  private static func script(
    _ number: Int, _ module: Module, _ node: ModuleGraph.Node, _ nodes: [ModuleGraph.Node],
    _ names: SharedNames
  ) -> String {
    let head = constants(for: module, number, node, nodes, names)
    let body =
      (head.isEmpty ? "" : "const \(head.map { "\($0)=\($1)" }.joined(separator: ","));")
      + text(of: module.body)
    // What comes after it may be no part of its last statement.
    let end = body.hasSuffix(";") || body.isEmpty ? "" : ";"
    if names.isOpen(number, module, head: head.map(\.name)) {
      return number == nodes.count - 1 ? body : body + end
    }
    let own = module.exports.compactMap { export in
      if case .own(let name) = export, names.origin(ofImported: name.there, in: number) == nil {
        name.there
      } else {
        nil
      }
    }
    guard !own.isEmpty else { return "(()=>{\(body)})();" }
    let returned = Set(own).sorted()
    let taken = returned.map { name in
      let text = names.text(of: SharedNames.Origin(number: number, name: name))
      return text == name ? name : "\(name):\(text)"
    }
    return
      "const{\(taken.joined(separator: ","))}=(()=>{\(body)\(end)return{\(returned.joined(separator: ","))}})();"
  }

  /// What a module declares for what it imports, where that is called otherwise in the bundle, and what it stands for.
  private static func constants(
    for module: Module, _ number: Int, _ node: ModuleGraph.Node, _ nodes: [ModuleGraph.Node],
    _ names: SharedNames
  ) -> [(name: String, value: String)] {
    module.imports.flatMap { other -> [(name: String, value: String)] in
      guard let there = node.numbers[other.specifier] else { return [] }
      if let bytes = other.bytes { return [(bytes, "\(ModuleName(there))")] }
      if let namespace = other.namespace {
        let all = nodes[there].names?.sorted().map {
          "\($0):\(names.text(of: names.origin(of: $0, in: there)))"
        }
        return [(namespace, all.map { "{\($0.joined(separator: ","))}" } ?? "\(ModuleName(there))")]
      }
      return other.names.compactMap { name in
        let text = names.text(of: names.origin(of: name.there, in: there))
        return text == name.here ? nil : (name.here, text)
      }
    }
  }

  /// A bundle with short names for what it declares.
  private static func shortened(_ bundle: String) throws -> String {
    let tokens = try Lexer.tokens(of: bundle, file: "bundle")
    let names = OutermostNames(tokens)
    return text(of: tokens) { names.text(at: $0, of: tokens) } + "\n"
  }

  private static func text(of tokens: [Token]) -> String {
    let names = PrivateNames(tokens)
    return text(of: tokens) { place in
      let token = tokens[place]
      let isStyle = token.kind == .template && place > 0 && tokens[place - 1].isWord("css")
      return isStyle ? StyleText.shortened(token.text) : names[token]
    }
  }

  /// A script, with no more space in it than it needs.
  private static func text(of tokens: [Token], _ name: (Int) -> String) -> String {
    var text = ""
    var before: Token?
    for (place, token) in tokens.enumerated() {
      if let before, token.gap != .none {
        let endsLine = token.gap == .newline && before.mayEndStatement && token.mayBeginStatement
        text += endsLine ? "\n" : before.standsApart(from: token) ? " " : ""
      }
      text += name(place)
      before = token
    }
    return text
  }

  /// The entry's exports.
  private static func exports(of nodes: [ModuleGraph.Node], _ names: SharedNames) -> String {
    guard let all = nodes.last?.names?.sorted(), !all.isEmpty else { return "" }
    var constants = ""
    let exported = all.enumerated().map { number, name in
      let origin = names.origin(of: name, in: nodes.count - 1)
      var text = names.text(of: origin)
      if case .external = nodes[origin.number].source {
        constants += "const \(ModuleName.prefix)Export\(number)=\(text);"
        text = "\(ModuleName.prefix)Export\(number)"
      }
      return text == name ? name : "\(text) as \(name)"
    }
    return "\(constants)export{\(exported.joined(separator: ","))};\n"
  }
}

/// What a module is called inside a bundle.
struct ModuleName: CustomStringConvertible {
  /// What no name in a module begins with.
  static let prefix = "$module"

  let description: String

  init(_ number: Int) { description = "\(Self.prefix)\(number)" }
}
