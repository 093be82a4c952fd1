package import OverscrollCore
package import OverscrollListCore
package import OverscrollTrace

extension ListRig: StoryRig {
  package static let gestures: [String: ClosedRange<Int>] = [
    "touch": 0...0, "pull": 1...2, "drag": 1...3, "fling": 1...3, "lift": 0...0, "place": 1...1,
    "insert": 3...4, "remove": 3...3, "move": 5...5, "reset": 1...1, "reorder": 3...3, "resize": 1...2,
    "items": 1...12, "measure": 2...2, "scrollTo": 2...5, "finish": 1...2,
  ]
  package static let inputs = [
    "list.commit", "list.configure", "list.endSpace", "list.estimate", "list.extents", "list.focus",
    "list.forgetExtents", "list.layOut", "list.measure", "list.spans", "list.touch",
  ]
  package static let itemValues = ["position", "extent", "isMounted"]
  package static var example: ListRig { ListRig(count: 1) }
  package var scrollEngine: ScrollEngine { engine.scroll }
  package var player: TracePlayer { TracePlayer(showing: nil, engine) }

  package mutating func perform(_ input: ListInput) throws {
    switch input {
    case .scroll(.observed(let offset, let phase)): (platform, self.phase) = (offset, phase)
    // The platform takes over where the engine has moved the content.
    case .scroll(.setBehavior(let next)) where isDriven && next.source != .engine:
      platform = engine.scrollOffset
    default: break
    }
    send(input)
  }

  package mutating func play(_ gesture: String, _ words: [String], _ edge: ScrollEdge) throws {
    func number(_ index: Int) throws -> Double { try Double(word: words[index]) }
    switch gesture {
    case "touch": touch(isDecided: true)
    case "pull": try pull(to: number(0), words.count > 1 ? ScrollEdge(word: words[1]) : edge)
    case "drag", "fling":
      if gesture == "fling" || !hasFinger { touch(isDecided: true) }
      let (distance, seconds) = try drag(
        gesture == "fling" && words.count == 1 ? words + ["over", "0.0625"] : words)
      drag(by: distance, frames: max(1, Int((seconds * 60).rounded())))
      if gesture == "fling" { lift() }
    case "lift": lift()
    case "place": place(at: try number(0))
    case "insert", "remove", "move", "reset", "reorder": try change(gesture, words)
    case "resize": send(.layOut(viewport: try number(0), cross: words.count > 1 ? try number(1) : 400))
    case "items":
      let extents = try ItemExtents(words)
      (extent, knowsExtents) = ({ extents[$0] }, extents.areKnown)
      measureMounted()
    case "measure":
      let item = try index(words[0])
      guard let changed = identity(of: item) else { throw missingItems }
      let (length, old) = (try number(1), extent)
      extent = { $0 == changed ? length : old($0) }
      send(.measure(item: item, extent: length))
      send(.commit)
    case "scrollTo": try scroll(words)
    default: try finish(words, edge)
    }
  }

  /// Reads the index of an item; `end` is the index after the last item, and `last` that of the last.
  private func index(_ word: String) throws -> Int {
    switch word {
    case "end": return engine.list.count
    case "last": return engine.list.count - 1
    default:
      guard let index = Int(word) else { throw StoryError("`\(word)` is no index of an item") }
      return index
    }
  }

  private var missingItems: StoryError {
    StoryError("the list has no such items; it has \(engine.list.count) items")
  }

  /// Inserts, removes, moves, reorders or replaces items.
  private mutating func change(_ event: String, _ words: [String]) throws {
    let prepositions = ["insert": ["at"], "remove": ["at"], "move": ["at", "to"], "reorder": ["to"]]
    let found = words.enumerated().filter { !$0.offset.isMultiple(of: 2) && $0.offset < 4 }.map(\.element)
    guard found.starts(with: prepositions[event] ?? []) else {
      let words = (prepositions[event] ?? []).map { "`\($0)`" }.joined(separator: " and ")
      throw StoryError("`\(event)` has \(words) between its numbers")
    }
    let first = try index(words[0])
    let second = words.count > 1 ? try index(words[2]) : 0
    let target = words.count > 4 ? try index(words[4]) : 0
    let (count, isInsertion) = (engine.list.count, event == "insert" || event == "reset")
    guard 0...1_000_000 ~= first, 0...count ~= second, 0...count ~= target else { throw missingItems }
    let end = event == "reorder" ? max(first, second) + 1 : isInsertion ? second : second + first
    guard end <= count else { throw missingItems }
    switch event {
    case "insert":
      let kinds = ["header": ItemKind.header, "spanning": .spanning]
      guard let kind = words.count < 4 ? .standard : kinds[words[3]] else {
        throw StoryError("`\(words[3])` is no kind of item")
      }
      edit(.insert(first, at: second, kind))
      guard knowsExtents else { return }
      send(.extents((second..<second + first).compactMap { identity(of: $0).map(extent) }, at: second))
    case "remove": edit(.remove(second..<second + first))
    case "move": edit(.move(second..<second + first, to: target))
    case "reorder":
      var all = identities
      all.insert(all.remove(at: first), at: second)
      identities = all
      send(.reorder(item: first, to: second))
    default:
      identities = Array(0..<first)
      send(.reset(count: first, .standard))
    }
  }

  /// Scrolls to an item, such as `item 20 end animated`, or to an offset as in a trace.
  private mutating func scroll(_ words: [String]) throws {
    guard words[0] == "item" else { return try playInput(["scrollTo"] + words) }
    let isAnimated = words.last == "animated"
    let rest = words.dropFirst(2).dropLast(isAnimated ? 1 : 0)
    let (alignment, offset) = (rest.first ?? "start", rest.count > 1 ? rest[rest.endIndex - 1] : "0")
    guard rest.count < 3, Double(offset) != nil else {
      throw StoryError("`scrollTo item` has an index, an alignment, a distance, and `animated` at its end")
    }
    send(try ListInput(story: "list.scrollTo \(index(words[1])) \(alignment) \(offset) \(isAnimated)"))
  }

  package func ownValue(_ words: [String], _ edge: ScrollEdge, since before: ListRig) -> String? {
    var (list, last) = (self, before)
    var (player, lastPlayer) = (player, before.player)
    let item = words.count > 1 && Self.itemValues.contains(words[0]) ? try? index(words[1]) : nil
    func of(_ seen: String) -> String { "\(words[0]) \(words[1]) \(seen)" }
    if let item, identity(of: item) == nil { return of("none") }
    switch (words[0], item) {
    case ("position", let item?): return of((list.engine.list.frame(of: item).start - viewportStart).text)
    case ("extent", let item?): return of(list.engine.list.frame(of: item).extent.text)
    case ("isMounted", let item?): return of("\(engine.list.slots.slot(of: item) != nil)")
    case ("unchanged", _) where words.count == 1:
      return player.state.map(\.value) == lastPlayer.state.map(\.value) && list.seen() == last.seen()
        ? "unchanged" : "changed"
    case ("moved", _): return "moved \(Self.moved(from: last.seen(), to: list.seen()))"
    case ("mounted", _): return "mounted \(mountedCount)"
    case ("distance", _):
      return "distance \((edge == .start ? offset : list.maximumOffset - offset).text)"
    case ("platform", _): return "platform \(platform.text)"
    case ("platformWrites", _): return "platformWrites \(writesInMotion)"
    case ("touchedItem", _): return "touchedItem \(engine.list.touchedItem.map { "\($0)" } ?? "none")"
    case ("isSeeking", _): return "isSeeking \(engine.content.isScrollingToItem)"
    case ("needsFrames", _): return "needsFrames \(engine.needsFrames)"
    case ("insets", _): return "insets \(insets.start.text) \(insets.end.text)"
    default: return nil
    }
  }

  /// Returns the distance that items have moved on screen, if it is the same for all that stayed visible.
  private static func moved(from before: [Int: Double], to after: [Int: Double]) -> String {
    let moves = after.compactMap { item, position in before[item].map { position - $0 } }
    guard let least = moves.min(), let most = moves.max() else { return "away" }
    return most - least < 0.01 ? ((least + most) / 2).text : "unevenly"
  }
}
