#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// An anchor that keeps a touched or focused item at its drawn position.
struct InteractionAnchor: Hashable, Sendable {
  /// The anchor that keeps the item's start in place.
  var start: ScrollAnchor
  /// The drawn position of a pinned header, in pt from the viewport's start.
  ///
  /// The value is 0, or negative if the next header pushes this header out. It is `nil` for an item that is
  /// not pinned.
  let pinned: Double?
  /// The anchor to use if the item cannot keep its position.
  var fallback: ScrollAnchor
}

extension ListEngine.Anchor {
  /// The item anchor that later measurements of the same change keep as well.
  ///
  /// A pinned header stays at the viewport's start in any case, so its fallback anchor is used.
  var scrollAnchor: ScrollAnchor? {
    switch self {
    case .item(let anchor): anchor
    case .interaction(let anchor): anchor.pinned == nil ? anchor.start : anchor.fallback
    case .start, .end, .nothing: nil
    }
  }

  /// Updates the indices of the anchor's items after an edit.
  mutating func renumber(_ number: (Int) -> Int) {
    switch self {
    case .item(var anchor):
      anchor.item = number(anchor.item)
      self = .item(anchor)
    case .interaction(var anchor):
      anchor.start.item = number(anchor.start.item)
      anchor.fallback.item = number(anchor.fallback.item)
      self = .interaction(anchor)
    case .start, .end, .nothing: break
    }
  }
}

// An item that is touched, was just touched, or has a focus is preferred as the anchor. The item's start
// keeps its position, even if the start is before the viewport's start. A browser's scroll anchoring
// prefers the focused item as well: https://drafts.csswg.org/css-scroll-anchoring/#anchor-node-selection
extension ListEngine {
  /// Sets the item that has a focus; the item stays mounted outside the viewport.
  ///
  /// - Parameters:
  ///   - item: The item's index, or `nil`. An index out of range becomes `nil`.
  ///   - focus: The focus.
  /// - Complexity: O(1).
  package mutating func focus(_ item: Int?, _ focus: ListFocus = .keyboard) {
    mounting.focused[focus] = item.flatMap { $0 >= 0 && $0 < count ? $0 : nil }
  }

  /// Sets the item that the user touches; changes do not move it.
  ///
  /// - Parameter item: The item's index, or `nil`. An index out of range becomes `nil`.
  /// - Complexity: O(1).
  package mutating func touch(_ item: Int?) {
    touchedItem = item.flatMap { $0 >= 0 && $0 < count ? $0 : nil }
    // A touch takes precedence over the anchor of an earlier change.
    if touchedItem != nil { batch.changeAnchor = nil }
  }

  /// Returns the item that has a focus, or `nil`.
  package func focusedItem(_ focus: ListFocus = .keyboard) -> Int? { mounting.focused[focus] }

  /// Begins a batch of measurements, and chooses its anchor.
  ///
  /// Items that a change has mounted, or whose extents it has discarded, are measured after the change.
  /// Such a batch keeps the anchor of the change.
  mutating func beginBatch() {
    var anchor = anchorAfterChange()
    guard !batch.keepsChangeAnchor else { return batch.begin(keeping: anchor, orTouched: nil) }
    if case .item = anchor { anchor = focusAnchor() ?? anchor }
    batch.begin(keeping: anchor, orTouched: interactionAnchor(touchedItem))
  }

  /// Returns an anchor for the focused item, or `nil` if no focused item is visible.
  ///
  /// The accessibility focus takes precedence over the keyboard focus. Removed items are ignored.
  mutating func focusAnchor(without removed: Range<Int> = 0..<0) -> Anchor? {
    interactionAnchor(focusedItem(.assistive), without: removed)
      ?? interactionAnchor(focusedItem(.keyboard), without: removed)
  }

  /// Returns an anchor for an item, or `nil` if the item is invisible or removed.
  mutating func interactionAnchor(_ item: Int?, without removed: Range<Int> = 0..<0) -> Anchor? {
    guard viewport > 0, let item, !removed.contains(item), isVisible(item) else { return nil }
    let start = layout.placement(of: item).start
    let isPinned = item == section?.header && ItemUnits.points(start) < offset - ListEngine.edgeTolerance
    return .interaction(
      InteractionAnchor(
        start: ScrollAnchor(item: item, edge: .start, position: start, isSeen: true),
        pinned: isPinned ? min(0, frame(of: item).start - offset) : nil,
        fallback: layoutAnchor(without: removed)))
  }

  /// Returns whether an edit keeps the touched item in place, even at a sticky edge.
  ///
  /// The result is false for an insertion at an edge of the content, because the list then shows the new
  /// items. An insertion directly after a touched header is an exception, because the touch may have opened
  /// the section.
  mutating func prefersTouchedItem(in edit: ListEdit) -> Bool {
    guard let touchedItem else { return false }
    guard case .insert(_, let index, _) = edit else { return true }
    let opens = index == touchedItem + 1 && layout.index.header(atOrBefore: touchedItem)?.item == touchedItem
    return opens || index > 0 && index < count
  }

  /// Returns the distance to scroll, in pt, so that an item keeps its drawn position.
  mutating func shift(keeping anchor: InteractionAnchor) -> Double {
    if let pinned = anchor.pinned { return offset(drawing: anchor, at: pinned) - offset }
    let shift = ItemUnits.points(layout.shift(of: anchor.start))
    let item = anchor.start.item
    guard let distance = returnToSight(of: item, after: shift), layout.index.isMeasured(item)
    else { return shift }
    // The item has become so short that no part of it would be visible. Keep the fallback anchor instead.
    return anchor.fallback.item == item ? shift + distance : self.shift(keeping: anchor.fallback)
  }

  /// Returns the content offset, in pt, that keeps a pinned header's drawn position.
  ///
  /// A header is pinned from its own start until the next header pushes it out. Within that range of
  /// offsets, the fallback anchor below the header is kept in place.
  private mutating func offset(drawing anchor: InteractionAnchor, at pinned: Double) -> Double {
    let header = anchor.start.item
    let placement = layout.placement(of: header)
    let start = ItemUnits.points(placement.start)
    let next = layout.index.header(after: header).map { layout.placement(of: $0.item).start }
    let end = next.map { ItemUnits.points($0) } ?? .infinity
    let last = max(start, end - ItemUnits.points(placement.extent) - pinned)
    let rest = offset + ItemUnits.points(layout.shift(of: anchor.fallback))
    let target = pinned < 0 && last < .infinity ? last : rest.clamped(to: start, last)
    // If the offset decreases, limit it to the content's maximum offset.
    return target < offset ? min(target, maximumOffset) : target
  }

  /// Returns whether a pinned header leaves a part of an item visible.
  private mutating func isVisible(_ item: Int) -> Bool {
    guard item < count else { return false }
    updateSection()
    if item == section?.header { return true }
    let frame = frame(of: item)
    return frame.start < offset + viewport
      && frame.start + frame.extent > offset + pinnedHeaderExtent(over: item)
  }
}

// Hit testing.
extension ListEngine {
  /// Returns the item at a point, or `nil`.
  ///
  /// A pinned header is in front of the items that it covers.
  ///
  /// - Parameters:
  ///   - main: The position along the axis, in pt from the content's start.
  ///   - cross: The position across the axis, in pt from the leading side.
  mutating func item(atMain main: Double, cross: Double) -> Int? {
    guard count > 0, main.isFinite else { return nil }
    let position = ItemUnits.position(main)
    let items = layout.items(from: position, to: position &+ 1)
    for item in [section?.header].compactMap({ $0 }) + Array(items.prefix(VisibleRange.itemLimit)) {
      let frame = frame(of: item)
      let isOnlyLane = frame.crossExtent >= self.cross
      let isAcross = cross >= frame.crossStart && cross < frame.crossStart + frame.crossExtent
      if main >= frame.start, main < frame.start + frame.extent, isOnlyLane || isAcross { return item }
    }
    return nil
  }
}
