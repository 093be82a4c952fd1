/// What the reader looks at: one edge of an item, and where it is.
///
/// It is noted before a change and looked for after it; how far it has moved is how far the content has to be scrolled
/// for nothing to move.
struct ScrollAnchor: Hashable, Sendable {
  /// The item's number.
  var item: Int
  /// Which of its edges is held.
  let edge: ScrollEdge
  /// Where that edge is, in units.
  let position: Int64
}

extension ListEngine {
  /// What is not to move.
  enum Hold: Hashable, Sendable {
    /// The viewport stays at the content's start.
    case start
    /// It stays at the content's end, or as far past it as it is, in pt.
    case end(past: Double)
    /// An item stays where it is.
    case item(ScrollAnchor)
    /// There is nothing to look at.
    case nothing
  }

  /// What is not to move in a change, which may take some items away.
  ///
  /// It is the first item seen from its start on that has been measured, since items that have not, and one that is
  /// seen only in part, may grow at their starts; or else the first item seen at all. Where no item is in sight, it is
  /// the next one, and after the last one the last one's end.
  mutating func hold(without gone: Range<Int> = 0..<0) -> Hold {
    guard count > 0, viewport > 0 else { return .nothing }
    if configuration.sticks.start, offset <= ListEngine.edgeTolerance { return .start }
    let past = offset - maximumOffset
    if configuration.sticks.end, past >= -ListEngine.edgeTolerance { return .end(past: max(0, past)) }
    return itemHold(without: gone)
  }

  /// The item that is not to move.
  mutating func itemHold(without gone: Range<Int> = 0..<0) -> Hold {
    .item(layout.anchor(at: ItemUnits.position(offset), seen: itemsInSight, without: gone))
  }

  /// How far the content has to be scrolled, in pt, for what is held not to have moved.
  mutating func shift(keeping hold: Hold) -> Double {
    switch hold {
    case .start, .nothing: return 0
    case .end(let past): return maximumOffset + past - offset
    case .item(let anchor):
      return count > 0 ? ItemUnits.points(layout.shift(of: anchor)) : 0
    }
  }

  /// How near an edge, in pt, counts as at it.
  static let edgeTolerance = 1.0
}

extension ListLayout {
  /// What is held by a viewport that starts at a position, in units, and in which a range of items is seen.
  ///
  /// There is at least one item before the change, which may take some away.
  fileprivate mutating func anchor(
    at position: Int64, seen: Range<Int>, without gone: Range<Int>
  ) -> ScrollAnchor {
    var fallback: ScrollAnchor?
    for item in seen where !gone.contains(item) {
      let anchor = ScrollAnchor(item: item, edge: .start, position: placement(of: item).start)
      if anchor.position >= position, index.isMeasured(item) { return anchor }
      if fallback == nil { fallback = anchor }
    }
    if let fallback { return fallback }
    let first = seen.isEmpty ? items(from: position, to: position &+ 1).lowerBound : seen.lowerBound
    return replacement(for: first, without: gone, isSeen: !seen.isEmpty)
  }

  /// What is held where nothing that is seen stays.
  ///
  /// What follows comes to start where the first item did that was seen, or was the next to be seen. Where nothing follows,
  /// what is left comes to end where the item before that one did.
  private mutating func replacement(for first: Int, without gone: Range<Int>, isSeen: Bool) -> ScrollAnchor {
    let next = gone.contains(first) ? gone.upperBound : first
    let seat = placement(of: first).start
    guard next >= index.count else { return ScrollAnchor(item: next, edge: .start, position: seat) }
    let last = gone.contains(index.count - 1) ? max(0, gone.lowerBound - 1) : index.count - 1
    // Of what was seen, the last item takes the place: the end of the content may be far before it.
    guard !isSeen else { return ScrollAnchor(item: last, edge: .start, position: seat) }
    return ScrollAnchor(item: last, edge: .end, position: placement(of: max(0, first - 1)).end)
  }

  /// How far, in units, what is held has moved.
  fileprivate mutating func shift(of anchor: ScrollAnchor) -> Int64 {
    let placement = placement(of: anchor.item)
    switch anchor.edge {
    case .start: return placement.start &- anchor.position
    case .end: return placement.end &- anchor.position
    }
  }
}
