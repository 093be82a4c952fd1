import Foundation

/// The modules that an entry needs, each after those that it imports.
struct ModuleGraph {
  /// Where a module's text is from.
  enum Source {
    case script(Module)
    /// The bytes of a file, in base64.
    case bytes(String)
    /// Stays a file of its own, at a path from the bundle.
    case external(String)
  }

  /// A module in its place.
  struct Node {
    let source: Source
    /// The numbers of the modules that it imports, by specifier.
    var numbers: [String: Int] = [:]
    /// What it exports; nil where nobody looks, in a module that stays apart.
    var names: Set<String>?
  }

  private(set) var nodes: [Node] = []
  private let options: ModuleBundle.Options
  private var numbers: [String: Int] = [:]
  private var path: [String] = []

  /// Reads an entry and all that it needs.
  init(entry: URL, options: ModuleBundle.Options) throws {
    self.options = options
    _ = try add(entry.standardizedFileURL)
  }

  /// Adds a file and, before it, what it imports.
  private mutating func add(_ file: URL) throws -> Int {
    if let number = numbers[file.path] { return number }
    path.append(file.path)
    defer { path.removeLast() }
    var node = try read(file)
    if case .script(let module) = node.source {
      for other in module.sources {
        let target = try resolve(other, in: module, beside: file)
        if path.contains(target.path) {
          let round = path.drop { $0 != target.path } + [target.path]
          throw module.mistake(other, "This is a cycle: \(round.map(Self.name).joined(separator: " → ")).")
        }
        node.numbers[other.specifier] = try add(target)
      }
      node.names = try names(of: module, node)
      try check(module, node)
    }
    nodes.append(node)
    numbers[file.path] = nodes.count - 1
    return nodes.count - 1
  }

  private func read(_ file: URL) throws -> Node {
    if let path = options.externals[file.path] { return Node(source: .external(path), names: nil) }
    let content = try Data(contentsOf: file)
    guard file.pathExtension != "wasm" else {
      return Node(source: .bytes(content.base64EncodedString()), names: [])
    }
    guard let text = String(data: content, encoding: .utf8) else {
      throw BundleMistake(file: file.path, line: 1, message: "This file is no text in UTF-8.")
    }
    return Node(source: .script(try Module(text, file: file.path)))
  }

  /// The file that a specifier means: beside the module, or in one of the folders that are searched for it.
  private func resolve(_ other: Module.Import, in module: Module, beside file: URL) throws -> URL {
    guard ["./", "../"].contains(where: other.specifier.hasPrefix) else {
      throw module.mistake(other, "'\(other.specifier)' is no relative path.")
    }
    let folders = [file.deletingLastPathComponent()] + options.folders
    let candidates = folders.map { $0.appendingPathComponent(other.specifier).standardizedFileURL }
    let found = candidates.first {
      options.externals[$0.path] != nil || FileManager.default.fileExists(atPath: $0.path)
    }
    guard let found else { throw module.mistake(other, "There is no '\(other.specifier)'.") }
    guard (found.pathExtension == "wasm") == (other.bytes != nil) else {
      throw module.mistake(other, "'\(other.specifier)' is to be imported as bytes, and nothing else is.")
    }
    return found
  }

  private func names(of module: Module, _ node: Node) throws -> Set<String> {
    var names: Set<String> = []
    for export in module.exports {
      switch export {
      case .own(let name): names.insert(name.here)
      case .from(let other): names.formUnion(other.names.map(\.here))
      case .all(let other):
        guard let all = node.numbers[other.specifier].flatMap({ nodes[$0].names }) else {
          throw module.mistake(
            other, "What '\(other.specifier)' exports is not known, as it stays a file of its own.")
        }
        names.formUnion(all)
      }
    }
    return names
  }

  /// What is imported is exported there.
  private func check(_ module: Module, _ node: Node) throws {
    for other in module.sources {
      guard let names = node.numbers[other.specifier].flatMap({ nodes[$0].names }) else { continue }
      for name in other.names where !names.contains(name.there) {
        throw module.mistake(other, "'\(other.specifier)' does not export \(name.there).")
      }
    }
  }

  private static func name(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }
}

extension Module {
  /// All that it takes from other modules, in the order in which it names them: imports come first.
  fileprivate var sources: [Import] {
    imports
      + exports.compactMap { export in
        switch export {
        case .own: nil
        case .from(let other), .all(let other): other
        }
      }
  }

  fileprivate func mistake(_ other: Import, _ message: String) -> BundleMistake {
    BundleMistake(file: file, line: other.line, message: message)
  }
}
