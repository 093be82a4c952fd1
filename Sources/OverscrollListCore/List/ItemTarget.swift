#if canImport(OverscrollCore)
  package import OverscrollCore
#endif

/// Where in the viewport an item is to be.
package enum ItemAlignment: Hashable, Sendable {
  /// Its start at the viewport's, or below a pinned header.
  case start
  /// Its centre at the viewport's.
  case center
  /// Its end at the viewport's.
  case end
  /// Where it is, if it is fully in sight; otherwise at the nearer edge.
  case nearest
  /// The point at a share of its extent, at the same share of the viewport's: 0 is the same as `start`, 1 as `end`.
  ///
  /// Shares outside 0...1 extrapolate. A non-finite share counts as 0.
  case share(Double)
}

/// An item to scroll to.
package struct ItemTarget: Hashable, Sendable {
  /// The item's number.
  ///
  /// A number out of range stands for the nearest item.
  package var item: Int
  /// Where it is to be.
  package var alignment: ItemAlignment
  /// How much further, in pt, to scroll the content: to restore a position inside a long item.
  package var inside: Double

  /// Describes an item to scroll to.
  package init(item: Int, alignment: ItemAlignment = .start, inside: Double = 0) {
    self.item = item
    self.alignment = alignment
    self.inside = inside.asPosition(or: 0)
  }

  /// An end of the content, past any inset: a target past it counts as it.
  @inline(never)
  package static func edge(_ edge: ScrollEdge) -> ItemTarget {
    switch edge {
    case .start: ItemTarget(item: 0, inside: -Double.longestExtent)
    case .end: ItemTarget(item: .max, alignment: .end, inside: .longestExtent)
    }
  }
}

/// A place in a list that doesn't depend on the extents of its items: what is at the viewport's start.
///
/// Keep it, and scroll to it when the list is shown again.
public struct ListPosition: Hashable, Sendable {
  /// The item at the viewport's start.
  public let item: Int
  /// How far, in pt, that item's start is before the viewport's.
  public let inside: Double

  /// Describes a position.
  public init(item: Int, inside: Double) {
    self.item = item
    self.inside = inside
  }

  /// The position as something to scroll to.
  package var target: ItemTarget { ItemTarget(item: item, inside: inside) }
}
