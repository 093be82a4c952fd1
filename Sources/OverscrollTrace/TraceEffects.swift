#if canImport(OverscrollCore)
  package import OverscrollCore
#endif

extension ScrollEffect {
  /// The effect's name and values, separated by colons, such as `started:start:1:first`.
  package var word: String {
    var text: [UInt8] = []
    func add(_ name: StaticString) { text.append(name) }
    func add(_ value: some TraceToken) {
      text.append(UInt8(ascii: ":"))
      value.write(to: &text)
    }
    switch self {
    case .edge(let edge, let effect):
      switch effect {
      case .started(let token, let level):
        add("started")
        add(edge)
        add(token)
        add(level)
      case .ended(let token, let result):
        add("ended")
        add(edge)
        add(token)
        add(result)
      case .queued(let level):
        add("queued")
        add(edge)
        add(level)
      case .armed:
        add("armed")
        add(edge)
      case .successHaptic:
        add("successHaptic")
        add(edge)
      case .declined:
        add("declined")
        add(edge)
      case .resumed:
        add("resumed")
        add(edge)
      }
    case .adjustOffset(let change):
      add("adjustOffset")
      add(change)
    case .setInsets(let change):
      add("setInsets")
      add(change.insets.start)
      add(change.insets.end)
      add(change.offset)
    case .report: add("report")
    case .swallowTap: add("swallowTap")
    }
    return String(text[...])
  }

  /// Returns whether the effect's word equals a name or begins with it.
  ///
  /// A longer word must have a colon after the name.
  package func hasName(_ name: String) -> Bool {
    let (word, name) = (word.utf8, name.utf8)
    return word.starts(with: name) && word.dropFirst(name.count).first.map { $0 == UInt8(ascii: ":") } ?? true
  }
}
