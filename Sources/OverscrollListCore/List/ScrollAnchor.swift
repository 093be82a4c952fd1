#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// What the reader looks at: one edge of an item, and where it is.
///
/// It is noted before a change and looked up after it. The content has to be scrolled by as much as it has
/// moved, so that nothing moves on screen.
struct ScrollAnchor: Hashable, Sendable {
  /// The item's number.
  var item: Int
  /// Which of its edges is held.
  let edge: ScrollEdge
  /// Where that edge is, in units.
  var position: Int64
  /// Whether something of the item is in sight.
  var isSeen = false
}

extension ListLayout {
  /// What is held by a viewport that starts at a position, in units, and in which a range of items is seen.
  ///
  /// There is at least one item before the change, which may take some away.
  mutating func anchor(
    at position: Int64, seen: Range<Int>, without gone: Range<Int>
  ) -> ScrollAnchor {
    var fallback: ScrollAnchor?
    for item in seen where !gone.contains(item) {
      let anchor = ScrollAnchor(item: item, edge: .start, position: placement(of: item).start, isSeen: true)
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
  mutating func shift(of anchor: ScrollAnchor) -> Int64 {
    let placement = placement(of: anchor.item)
    switch anchor.edge {
    case .start: return placement.start &- anchor.position
    case .end: return placement.end &- anchor.position
    }
  }
}
