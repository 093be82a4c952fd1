#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The edge or point of an item whose position is kept when content changes.
///
/// The engine chooses the anchor before a change. After the change, the engine scrolls by the distance that
/// the anchor has moved.
struct ScrollAnchor: Hashable, Sendable {
  /// The item's index.
  var item: Int
  /// The edge of the item that keeps its position.
  let edge: ScrollEdge
  /// The position of the item's edge or point before the change.
  ///
  /// It is in units of 1/192 pt.
  var position: Int64
  /// Whether a part of the item is visible.
  var isSeen = false
  /// The point of the item that keeps its position instead of an edge.
  ///
  /// It is a fraction of the item's extent, from 0 to 1.
  var share: Double?

  /// Returns the position of the anchor's edge or point, in units of 1/192 pt.
  ///
  /// `placement` is the current placement of the item.
  func point(of placement: ItemPlacement) -> Int64 {
    if let share {
      return placement.start &+ Int64((share * Double(placement.extent)).rounded(.toNearestOrEven))
    }
    return edge == .start ? placement.start : placement.end
  }
}

extension ListLayout {
  /// Returns the item whose position a change keeps.
  ///
  /// The list must have at least one item.
  ///
  /// - Parameters:
  ///   - position: The start of the visible area, in units of 1/192 pt.
  ///   - seen: The visible items.
  ///   - removed: The items that the change removes.
  ///   - holdsHeader: Whether the first visible item can be the anchor even if it is a header.
  ///   - isPastEnd: Whether the content ends inside the viewport and returns to the viewport's end.
  mutating func anchor(
    at position: Int64, seen: Range<Int>, without removed: Range<Int>, holdsHeader: Bool, isPastEnd: Bool
  ) -> ScrollAnchor {
    var fallback: ScrollAnchor?
    for item in seen where !removed.contains(item) {
      let anchor = ScrollAnchor(item: item, edge: .start, position: placement(of: item).start, isSeen: true)
      let code = index.code(of: item)
      let isHeld = holdsHeader || fallback != nil || !code.isHeader
      if anchor.position >= position, code.isMeasured, isHeld { return anchor }
      if fallback == nil { fallback = anchor }
    }
    if isPastEnd, let last = seen.last(where: { !removed.contains($0) }), !index.isMeasured(last) {
      return ScrollAnchor(item: last, edge: .end, position: placement(of: last).end, isSeen: true)
    }
    if let fallback { return fallback }
    let first = seen.isEmpty ? items(from: position, to: position &+ 1).lowerBound : seen.lowerBound
    return replacement(for: first, at: position, without: removed, isSeen: !seen.isEmpty)
  }

  /// Returns the anchor of a change that removes all visible items.
  ///
  /// `first` is the first visible item, or the next item if no item is visible. The next remaining item
  /// moves to the start of `first`. Without a next item, the last remaining item moves there if items were
  /// visible. If it would then end before `position`, it moves to `position`. If none were visible, the end
  /// of the last remaining item moves to the end of the item before `first`.
  private mutating func replacement(
    for first: Int, at position: Int64, without removed: Range<Int>, isSeen: Bool
  ) -> ScrollAnchor {
    let next = removed.contains(first) ? removed.upperBound : first
    let seat = placement(of: first).start
    guard next >= index.count else { return ScrollAnchor(item: next, edge: .start, position: seat) }
    let last = removed.contains(index.count - 1) ? max(0, removed.lowerBound - 1) : index.count - 1
    guard isSeen else {
      return ScrollAnchor(item: last, edge: .end, position: placement(of: max(0, first - 1)).end)
    }
    // The content returns to its end, so the item's end is kept while the item is measured.
    let extent = placement(of: last).extent
    let start = seat &+ extent > position ? seat : position
    return ScrollAnchor(item: last, edge: .end, position: start &+ extent)
  }

  /// Returns the distance that a change has moved an anchor, in units of 1/192 pt.
  mutating func shift(of anchor: ScrollAnchor) -> Int64 {
    anchor.point(of: placement(of: anchor.item)) &- anchor.position
  }
}
