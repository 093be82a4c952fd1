/// What the names of modules are called in a bundle.
///
/// What a module declares outside of functions may stand outside of all modules if the word has no other meaning in any of
/// them: everywhere else it is imported by that name, or names a property after a dot, or is not there. So nothing is
/// renamed, and no name hides another, a global's either.
struct SharedNames {
  /// The module that declares a name, and the name.
  struct Origin: Hashable {
    let number: Int
    let name: String
  }

  private let nodes: [ModuleGraph.Node]
  /// For each module, the words that are no property's, and where those are from that it imports.
  private var words: [Set<String>] = []
  private var imported: [[String: Origin]] = []

  init(_ nodes: [ModuleGraph.Node]) {
    self.nodes = nodes
    for (number, node) in nodes.enumerated() {
      guard case .script(let module) = node.source else {
        words.append([])
        imported.append([:])
        continue
      }
      imported.append([:])
      for other in module.imports {
        guard let there = node.numbers[other.specifier] else { continue }
        for name in other.names { imported[number][name.here] = origin(of: name.there, in: there) }
      }
      words.append(Self.words(module.body).union(imported[number].keys))
    }
  }

  /// The words that are not after a dot, but for those after three.
  private static func words(_ tokens: [Token]) -> Set<String> {
    var words: Set<String> = []
    for (place, token) in tokens.enumerated() where token.kind == .word {
      let isProperty =
        place > 0 && tokens[place - 1].isSign(".") && !(place > 1 && tokens[place - 2].isSign("."))
      if !isProperty { words.insert(token.text) }
    }
    return words
  }

  /// Where something is from that a module exports.
  func origin(of name: String, in number: Int) -> Origin {
    let node = nodes[number]
    guard case .script(let module) = node.source else { return Origin(number: number, name: name) }
    for export in module.exports {
      switch export {
      case .own(let own) where own.here == name:
        return imported[number][own.there] ?? Origin(number: number, name: own.there)
      case .from(let other):
        guard let found = other.names.first(where: { $0.here == name }),
          let there = node.numbers[other.specifier]
        else { continue }
        return origin(of: found.there, in: there)
      case .own, .all: continue
      }
    }
    for case .all(let other) in module.exports.reversed() {
      guard let there = node.numbers[other.specifier], nodes[there].names?.contains(name) == true else {
        continue
      }
      return origin(of: name, in: there)
    }
    return Origin(number: number, name: name)
  }

  /// Where something is from that a module imports by a name.
  func origin(ofImported name: String, in number: Int) -> Origin? { imported[number][name] }

  /// Whether a module's name may stand outside of all modules.
  func isShared(_ origin: Origin) -> Bool {
    words.indices.allSatisfy { other in
      other == origin.number || !words[other].contains(origin.name) || imported[other][origin.name] == origin
    }
  }

  /// Whether a module needs no function around it: all that it declares may stand outside of all modules.
  ///
  /// - Parameter head: What it declares for what it imports.
  func isOpen(_ number: Int, _ module: Module, head: [String]) -> Bool {
    // What `var` declares in a block belongs to the function around it.
    !words[number].contains("var")
      && (module.declared.union(head)).allSatisfy { isShared(Origin(number: number, name: $0)) }
  }

  /// What stands for something in the bundle.
  func text(of origin: Origin) -> String {
    if case .external = nodes[origin.number].source { return "\(ModuleName(origin.number)).\(origin.name)" }
    return isShared(origin) ? origin.name : "\(ModuleName(origin.number))\(origin.name)"
  }
}
