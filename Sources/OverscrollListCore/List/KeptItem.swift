#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The item, or the content's end, that rearrangements keep in place until the content scrolls.
struct KeptItem: Hashable, Sendable {
  /// The item's index.
  private(set) var item: Int
  /// The content offset at which the item is kept, in pt.
  private var offset: Double
  /// The kept point of the item, from 0 to 1; `nil` for its start.
  let share: Double?
  /// The point of the viewport for which the item was chosen; see `ListConfiguration.rearrangementAnchor`.
  let viewportPoint: Double?
  /// Whether the content's end is kept instead of an item.
  let isEnd: Bool

  init(item: Int, offset: Double, share: Double? = nil, viewportPoint: Double? = nil, isEnd: Bool = false) {
    self.item = item
    self.offset = offset
    self.share = share
    self.viewportPoint = viewportPoint
    self.isEnd = isEnd
  }

  /// Returns whether the content has not scrolled away from an offset, in pt.
  func isKept(at offset: Double) -> Bool { (offset - self.offset).magnitude < ListEngine.edgeTolerance }

  /// Moves the offset with a change that shifts the content, in pt.
  mutating func shift(by distance: Double) { offset += distance }

  /// Returns the item after an edit, or `nil` if the edit removes it.
  ///
  /// `count` is the number of items before the edit.
  func renumbered(by edit: ListEdit, count: Int) -> KeptItem? {
    guard let item = edit.newIndex(of: item, count: count) else { return nil }
    var kept = self
    kept.item = item
    return kept
  }
}

// Rearrangements of all items.
extension ListEngine {
  /// Returns the anchor of a change that rearranges all items.
  ///
  /// Several rearrangements keep the same item until the content scrolls. Otherwise each of them could choose
  /// an earlier item of the same row, and the content would move back step by step.
  ///
  /// - Parameter point: The point of the viewport whose item is kept, from 0 to 1. A list at an edge keeps
  ///   the edge instead. With `nil`, the anchor is that of any change.
  mutating func rearrangementAnchor(at point: Double?) -> Anchor {
    let point = point.map { $0 > 0 ? min($0, 1) : 0 }
    let anchor = anchor()
    guard case .item(let kept) = anchor else { return anchor }
    if visibleKeptItem != nil, keptItem?.viewportPoint == point { return anchor }
    guard let point else {
      if kept.isSeen, visibleKeptItem == nil { keptItem = KeptItem(item: kept.item, offset: offset) }
      return anchor
    }
    keptItem = nil
    if offset < ListEngine.edgeTolerance { return .start }
    let past = offset - maximumOffset
    if past > -ListEngine.edgeTolerance {
      keptItem = KeptItem(item: count - 1, offset: offset, viewportPoint: point, isEnd: true)
      return .end(past: max(0, past))
    }
    let chosen = pointAnchor(at: point)
    if chosen.isSeen {
      keptItem = KeptItem(item: chosen.item, offset: offset, share: chosen.share, viewportPoint: point)
    }
    return .item(chosen)
  }

  /// Returns an anchor for the item at a point of the viewport.
  ///
  /// A point under a pinned header is treated as the header's end. If several items are at the point, a
  /// measured item is preferred. In the spacing between two items, the anchor is the edge of the next item.
  private mutating func pointAnchor(at point: Double) -> ScrollAnchor {
    let last = ItemUnits.position(offset + viewport) &- 1
    let position = min(max(ItemUnits.position(offset + point * viewport), visibleStart), last)
    let items = layout.items(from: position, to: position &+ 1)
    var item = max(0, min(items.lowerBound, count - 1))
    for candidate in items.prefix(VisibleRange.itemLimit) {
      let placement = layout.placement(of: candidate)
      guard placement.start <= position, placement.end > position else { continue }
      item = candidate
      if layout.index.isMeasured(candidate) { break }
    }
    let placement = layout.placement(of: item)
    let share = Double(position &- placement.start) / Double(max(1, placement.extent))
    var anchor = ScrollAnchor(
      item: item, edge: .start, position: 0, isSeen: visibleItems.contains(item),
      share: share.clamped(to: 0, 1))
    anchor.position = anchor.point(of: placement)
    return anchor
  }

  /// The item that earlier rearrangements have kept.
  ///
  /// It is `nil` if the item is not visible, or if the content has scrolled since.
  var visibleKeptItem: KeptItem? {
    mutating get {
      guard let keptItem, !keptItem.isEnd, keptItem.isKept(at: offset), visibleItems.contains(keptItem.item)
      else { return nil }
      return keptItem
    }
  }

  /// Whether an earlier rearrangement has kept the content's end.
  ///
  /// It is false if the content has scrolled since.
  var keepsEnd: Bool {
    guard let keptItem else { return false }
    return keptItem.isEnd && keptItem.isKept(at: offset)
  }
}

extension ListEngine.Anchor {
  /// Returns the anchor of an item's point for a viewport that changes its extent.
  ///
  /// The item's point then has the same distance from the viewport's point, not from the viewport's start.
  ///
  /// - Parameters:
  ///   - point: The point of the viewport, as a fraction of its extent; `nil` for the start.
  ///   - before: The viewport's extent before the change, in pt.
  ///   - after: The viewport's extent after the change, in pt.
  func moved(with point: Double?, from before: Double, to after: Double) -> ListEngine.Anchor {
    guard let point, point > 0, case .item(var anchor) = self, anchor.share != nil else { return self }
    anchor.position &+= ItemUnits.position(min(point, 1) * (after - before))
    return .item(anchor)
  }
}
