#if canImport(OverscrollCore)
  package import OverscrollCore
#endif

/// The position of a target item in the viewport.
package enum ItemAlignment: Hashable, Sendable {
  /// The item starts at the viewport's start, or below a pinned header.
  case start
  /// The item's center is at the viewport's center.
  case center
  /// The item ends at the viewport's end.
  case end
  /// A fully visible item does not move; another item moves to the nearer edge.
  case nearest
  /// A point of the item is at the same relative position in the viewport.
  ///
  /// For example, with 0.3, the point at 30 % of the item's extent is at 30 % of the viewport's extent. The
  /// fraction 0 is the same as `start`, and 1 is the same as `end`. Fractions outside 0...1 extrapolate. A
  /// non-finite fraction becomes 0.
  case share(Double)
}

/// The target of a scroll to an item.
package struct ItemTarget: Hashable, Sendable {
  /// The item's index, clamped to the valid range.
  package var item: Int
  /// The position of the item in the viewport.
  package var alignment: ItemAlignment
  /// The additional distance to scroll, in pt, to restore a position inside a long item.
  package var offset: Double

  /// Creates a target; a non-finite `offset` becomes 0.
  package init(item: Int, alignment: ItemAlignment = .start, offset: Double = 0) {
    self.item = item
    self.alignment = alignment
    self.offset = offset.asPosition(or: 0)
  }

  /// Returns the target that scrolls to an edge of the content, including its inset.
  ///
  /// The target is past the edge, and scrolling limits the offset to the edge.
  @inline(never)
  package static func edge(_ edge: ScrollEdge) -> ItemTarget {
    switch edge {
    case .start: ItemTarget(item: 0, offset: -Double.longestExtent)
    case .end: ItemTarget(item: .max, alignment: .end, offset: .longestExtent)
    }
  }
}

/// A scroll position: an item, and the distance scrolled into the item.
///
/// The position stays valid if items change their extents. Save the position, and scroll to it when the
/// list appears again.
public struct ListPosition: Hashable, Sendable {
  /// The index of the item at the viewport's start.
  public let item: Int
  /// The distance from the item's start to the viewport's start, in pt.
  public let offset: Double

  /// Creates a position at a distance, in pt, from an item's start.
  public init(item: Int, offset: Double) {
    self.item = item
    self.offset = offset
  }

  /// The position as a scroll target.
  package var target: ItemTarget { ItemTarget(item: item, offset: offset) }
}
