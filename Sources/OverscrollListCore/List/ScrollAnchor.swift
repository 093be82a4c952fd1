#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The edge of an item whose position on screen is kept when content changes.
///
/// The engine chooses the anchor before a change, and scrolls by its shift after the change.
struct ScrollAnchor: Hashable, Sendable {
  /// The item's index.
  var item: Int
  /// The edge of the item that is kept.
  let edge: ScrollEdge
  /// The position of that edge before the change, in units.
  var position: Int64
  /// Whether a part of the item is visible.
  var isSeen = false
}

extension ListLayout {
  /// Returns the anchor for a viewport before a change.
  ///
  /// The list must have at least one item.
  ///
  /// - Parameters:
  ///   - position: The start of the viewport, in units.
  ///   - seen: The visible items.
  ///   - removed: The items that the change removes.
  mutating func anchor(
    at position: Int64, seen: Range<Int>, without removed: Range<Int>
  ) -> ScrollAnchor {
    var fallback: ScrollAnchor?
    for item in seen where !removed.contains(item) {
      let anchor = ScrollAnchor(item: item, edge: .start, position: placement(of: item).start, isSeen: true)
      if anchor.position >= position, index.isMeasured(item) { return anchor }
      if fallback == nil { fallback = anchor }
    }
    if let fallback { return fallback }
    let first = seen.isEmpty ? items(from: position, to: position &+ 1).lowerBound : seen.lowerBound
    return replacement(for: first, without: removed, isSeen: !seen.isEmpty)
  }

  /// Returns the anchor if no visible item remains.
  ///
  /// The next remaining item takes the start of the first visible item, or of the next item to become
  /// visible. Without a next item, the last remaining item takes that start if items were visible.
  /// Otherwise its end takes the end of the item before.
  private mutating func replacement(for first: Int, without removed: Range<Int>, isSeen: Bool) -> ScrollAnchor
  {
    let next = removed.contains(first) ? removed.upperBound : first
    let seat = placement(of: first).start
    guard next >= index.count else { return ScrollAnchor(item: next, edge: .start, position: seat) }
    let last = removed.contains(index.count - 1) ? max(0, removed.lowerBound - 1) : index.count - 1
    // Anchoring an end would be wrong here, because the content may now end far before the viewport.
    guard !isSeen else { return ScrollAnchor(item: last, edge: .start, position: seat) }
    return ScrollAnchor(item: last, edge: .end, position: placement(of: max(0, first - 1)).end)
  }

  /// Returns the distance an anchor has moved, in units.
  mutating func shift(of anchor: ScrollAnchor) -> Int64 {
    let placement = placement(of: anchor.item)
    switch anchor.edge {
    case .start: return placement.start &- anchor.position
    case .end: return placement.end &- anchor.position
    }
  }
}
