/// The item that rearrangements keep in place until the content scrolls.
struct KeptItem: Hashable, Sendable {
  /// The item's index.
  private(set) var item: Int
  /// The content offset at which the item is kept, in pt.
  private var offset: Double

  init(item: Int, offset: Double) {
    self.item = item
    self.offset = offset
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
  mutating func rearrangementAnchor() -> Anchor {
    let anchor = anchor()
    if case .item(let kept) = anchor, kept.isSeen, visibleKeptItem == nil {
      keptItem = KeptItem(item: kept.item, offset: offset)
    }
    return anchor
  }

  /// The item that earlier rearrangements have kept.
  ///
  /// It is `nil` if the item is not visible, or if the content has scrolled since.
  var visibleKeptItem: Int? {
    mutating get {
      guard let keptItem, keptItem.isKept(at: offset), visibleItems.contains(keptItem.item) else {
        return nil
      }
      return keptItem.item
    }
  }
}
