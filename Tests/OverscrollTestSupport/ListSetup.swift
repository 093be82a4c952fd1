import OverscrollCore
import OverscrollListCore

/// The list of a story: the number of its items, their extents, and its options.
package struct ListSetup: Sendable {
  /// The words of the story.
  let name: String
  private let count: Int
  private let configuration: ListConfiguration

  /// Reads a number of items, and `chat` or options as in a trace.
  init(_ text: String) throws {
    var words = text.split(separator: " ").map(String.init)
    guard let number = words.first, let count = Int(number), 0...10_000_000 ~= count else {
      throw StoryError("a list has a number of items, up to ten million")
    }
    (name, self.count) = (words.joined(separator: " "), count)
    words.removeFirst()
    if words == ["chat"] {
      configuration = .chat
    } else if case .configure(let read) = try ListInput(
      story: (["list.configure"] + words).joined(separator: " "))
    {
      configuration = read
    } else {
      configuration = ListConfiguration()
    }
  }

  /// Returns a rig with the list, at rest at its beginning.
  func rig(
    _ source: ScrollBehavior.Source, _ edges: EdgePair<Story.Choice>, viewport: Double,
    _ extents: ItemExtents
  ) -> ListRig {
    var rig = ListRig(
      source, count: count, configuration: configuration, viewport: viewport,
      start: edges.start.configuration, end: edges.end.configuration, isWatched: true,
      extent: { extents[$0] })
    rig.knowsExtents = extents.areKnown
    if extents.areKnown { rig.send(.extents((0..<count).map { extents[$0] }, at: 0)) }
    return rig
  }
}

/// The extents of a list's items in a story, in pt.
struct ItemExtents: Sendable {
  private var all: Double?
  private var some: [Int: Double] = [:]
  /// Whether the app knows the extents before it has measured the items.
  private(set) var areKnown = false

  /// The extents in a story without a line `items`: 20 to 219 pt.
  init() {}

  /// Reads an extent or `mixed`, then extents of items such as `3=120`, and `known`.
  init(_ words: [String]) throws {
    var words = words[...]
    if words.last == "known" {
      areKnown = true
      words.removeLast()
    }
    guard let first = words.popFirst() else { throw StoryError("`items` has an extent") }
    all = first == "mixed" ? nil : try Double(word: first)
    for word in words {
      let parts = word.split(separator: "=").map(String.init)
      guard parts.count == 2, let item = Int(parts[0]) else {
        throw StoryError("`\(word)` is no item and its extent")
      }
      some[item] = try Double(word: parts[1])
    }
  }

  /// The extent of an item, by its identity.
  subscript(item: Int) -> Double { some[item] ?? all ?? Double(20 + item.magnitude * 7919 % 200) }
}
