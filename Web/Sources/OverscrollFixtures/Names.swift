/// The names of the interface's codes, each list in the order of its codes.
enum Names {
  static let edges = ["start", "end"]
  static let phases = [
    "idle", "pulling", "armed", "refreshing", "showingResult", "settling", "failed", "noMoreContent",
    "disabled",
  ]
  static let levels = ["", "first", "second"]
  static let results = ["", "success", "failure", "cancelled", "timedOut", "noMoreContent"]
  static let presets = ["standard", "fraction", "reach-then-hold", "pinned-header", "header-footer"]
  static let policies = ["release", "reach", "return", "tap", "manual"]
  static let placements = ["above", "behind", "pinned", "in-front"]
  static let sources = ["driven", "observed"]
  static let decelerations = ["normal", "fast"]
  static let exclusions = ["drop", "queue", "cancel"]
  static let kinds = ["touch", "mouse", "pen"]
  static let inner = ["none", "towardStart", "towardEnd", "both"]
  static let steps = ["lineBackward", "lineForward", "pageBackward", "pageForward", "toStart", "toEnd"]
  static let observed = ["unknown", "resting", "tracking", "decelerating", "free"]
  static let effects = [
    "started", "ended", "queued", "declined", "armed", "successHaptic", "adjustOffset", "swallowTap",
    "resumed",
  ]
  static let axis = [
    "time", "nextDeadline", "contentOffset", "velocity", "shift", "isDragging", "wantsFrames",
  ]
  static let edge = [
    "phase", "level", "result", "token", "overscroll", "gap", "progress", "indicatorOffset", "opacity",
    "rotation", "flip", "pulse", "isAvailable", "threshold", "leadsOut",
  ]

  /// Returns the code of a name, or -1 for an unknown name.
  static func code(of name: String?, in names: [String]) -> Int32 {
    name.flatMap { names.firstIndex(of: $0) }.map { Int32($0) } ?? -1
  }
}

extension Row {
  /// Returns the name of the presentation's number at an index.
  static func name(of index: Int) -> String { names.indices.contains(index) ? names[index] : "?" }

  /// The names of the presentation's numbers, such as `contentOffset` or `start.phase`.
  static let names: [String] =
    Names.axis + Names.edges.flatMap { edge in Names.edge.map { "\(edge).\($0)" } }

  /// The effects in words, such as `started start 1 first` or `swallowTap`.
  var effectNames: [String] {
    effects.map { record in
      let name = Names.effects[Int(record[0])]
      switch record[0] {
      case 0: return "\(name) \(edge(record)) \(record[2]) \(Names.levels[Int(record[3])])"
      case 1: return "\(name) \(edge(record)) \(record[2]) \(Names.results[Int(record[3])])"
      case 2: return "\(name) \(edge(record)) \(Names.levels[Int(record[2])])"
      case 3, 4, 5: return "\(name) \(edge(record))"
      default: return name
      }
    }
  }

  private func edge(_ record: [Int32]) -> String { Names.edges[Int(record[1])] }
}
