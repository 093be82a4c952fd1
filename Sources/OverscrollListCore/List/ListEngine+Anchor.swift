#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// The viewport's position, and the anchor of changes.
extension ListEngine {
  /// The maximum content offset at rest, in pt.
  package var maximumOffset: Double {
    mutating get { max(0, contentExtent - viewport) }
  }

  /// Returns the content offset, in pt, that shows a target's item at its alignment.
  ///
  /// The offset depends on the current extents, measured or estimated. The first item includes the inset
  /// before it, and the last item includes the inset after it. An inset longer than half the viewport is
  /// included only as far as it fits beside the item. Beside a header or a footer, an item includes nothing.
  ///
  /// - Returns: A valid content offset at rest.
  /// - Complexity: As `frame(of:)`.
  package mutating func offset(for target: ItemTarget) -> Double {
    guard count > 0 else { return 0 }
    return (alignedOffset(of: target) + target.offset).clamped(to: 0, maximumOffset)
  }

  /// The item at the viewport's start, and the distance scrolled into the item.
  ///
  /// During overscroll, it is the position at the edge.
  package var position: ListPosition {
    mutating get {
      let target = target(at: offset.clamped(to: 0, maximumOffset))
      return ListPosition(item: target.item, offset: target.offset)
    }
  }

  /// Returns the target that scrolls to a content offset, in pt.
  ///
  /// - Parameter offset: The content offset, clamped to the content. A non-finite offset becomes 0.
  /// - Complexity: As `frame(of:)`.
  package mutating func target(at offset: Double) -> ItemTarget {
    let offset = offset.asPosition(or: 0)
    guard count > 0 else { return ItemTarget(item: 0) }
    let item = layout.item(at: ItemUnits.position(offset))
    return ItemTarget(item: item, offset: offset - alignedOffset(of: ItemTarget(item: item)))
  }

  mutating func alignedOffset(of target: ItemTarget) -> Double {
    let item = max(0, min(target.item, count - 1))
    let placement = layout.placement(of: item)
    var start = ItemUnits.points(placement.start) - pinnedHeaderExtent(over: item)
    var end = ItemUnits.points(placement.end)
    let room = max(0, viewport - (end - start))
    func shown(_ inset: Double) -> Double { inset > viewport / 2 ? min(inset, room) : inset }
    let accessories = configuration.accessories
    if item == 0, accessories.start.asExtent == 0 { start -= shown(start) }
    if item == count - 1, accessories.end.asExtent == 0 { end += shown(contentExtent - end) }
    switch target.alignment {
    case .start: return start
    case .center: return (start + end - viewport) / 2
    case .end: return end - viewport
    case .share(let share): return start + (share.isFinite ? share : 0) * (end - viewport - start)
    case .nearest: return offset.clamped(to: min(start, end - viewport), max(start, end - viewport))
    }
  }

  /// Returns the extent of the header that will be pinned over an item, in pt.
  mutating func pinnedHeaderExtent(over item: Int) -> Double {
    guard configuration.pinsHeaders, let header = layout.index.header(atOrBefore: item), header.item != item
    else { return 0 }
    return ItemUnits.points(Int64(header.extent))
  }

  /// The first visible item that a pinned header does not cover entirely.
  var firstVisibleItem: Int {
    mutating get {
      let item = layout.item(at: ItemUnits.position(offset))
      return layout.item(at: ItemUnits.position(offset + pinnedHeaderExtent(over: item)))
    }
  }

  /// The visible items, limited to the first `VisibleRange.itemLimit` items.
  var visibleItems: Range<Int> {
    mutating get {
      let all = layout.items(from: ItemUnits.position(offset), to: ItemUnits.position(offset + viewport))
      return all.lowerBound..<min(all.upperBound, all.lowerBound + VisibleRange.itemLimit)
    }
  }
}

extension ListEngine {
  /// The anchor of a change: the item or edge that keeps its position on screen.
  enum Anchor: Hashable, Sendable {
    /// The viewport stays at the content's start.
    case start
    /// The viewport stays at a distance past the content's end, in pt.
    ///
    /// The distance is negative before the end.
    case end(past: Double)
    /// An edge of an item keeps its position in the viewport.
    case item(ScrollAnchor)
    /// The touched or focused item keeps its drawn position.
    case interaction(InteractionAnchor)
    /// The list is empty or was never visible.
    case nothing
  }

  /// Returns the anchor of a change: the item or edge that keeps its position.
  ///
  /// A list that sticks to an edge and is at that edge stays there. So does a list that a rearrangement has
  /// kept at its end. Otherwise, the anchor is the first measured item whose start is visible. Unmeasured
  /// items, and an item that the viewport's start cuts, may grow at their start. If no item qualifies, the
  /// anchor is the first visible item, or past the content's end the end of an unmeasured last item. Without
  /// visible items, it is the next item, or the end of the last item.
  ///
  /// - Parameters:
  ///   - removed: The items that the change removes. They cannot be the anchor.
  ///   - holdsHeader: Whether a header at the viewport's start can be the anchor.
  mutating func anchor(without removed: Range<Int> = 0..<0, holdsHeader: Bool = true) -> Anchor {
    guard count > 0, viewport > 0 else { return .nothing }
    if configuration.sticks.start, offset <= followDistance { return .start }
    let past = offset - maximumOffset
    if past >= -ListEngine.edgeTolerance, followsEnd || (isAtEnd && !areVisibleItemsMeasured()) {
      return .end(past: max(0, past))
    }
    if followsEnd, past >= -followDistance { return .end(past: past) }
    if keepsEnd { return .end(past: max(0, past)) }
    return itemAnchor(without: removed, holdsHeader: holdsHeader)
  }

  /// Whether a list at its end stays there when items are inserted.
  ///
  /// While more items can be loaded at the end, the end is not the end of the data.
  var followsEnd: Bool { configuration.sticks.end && !loadsMoreAtEnd }

  /// The distance from a sticky edge, in pt, up to which the list stays there.
  package var followDistance: Double { max(ListEngine.edgeTolerance, configuration.followDistance.asExtent) }

  /// Returns the anchor of a change without regard to the edges of the content.
  mutating func itemAnchor(without removed: Range<Int> = 0..<0, holdsHeader: Bool = true) -> Anchor {
    if let kept = visibleKeptItem, !removed.contains(kept.item) {
      var anchor = ScrollAnchor(item: kept.item, edge: .start, position: 0, isSeen: true, share: kept.share)
      anchor.position = anchor.point(of: layout.placement(of: kept.item))
      return .item(anchor)
    }
    return .item(layoutAnchor(without: removed, holdsHeader: holdsHeader))
  }

  /// Returns the anchor of a change that no touched, focused or kept item holds.
  mutating func layoutAnchor(without removed: Range<Int>, holdsHeader: Bool = true) -> ScrollAnchor {
    layout.anchor(
      at: visibleStart, seen: visibleItems, without: removed, holdsHeader: holdsHeader,
      isPastEnd: offset - maximumOffset > Self.edgeTolerance)
  }

  /// The start of the visible content below a pinned header, in units of 1/192 pt.
  var visibleStart: Int64 {
    mutating get {
      let start = ItemUnits.position(offset)
      return start &+ ItemUnits.position(pinnedHeaderExtent(over: layout.item(at: start)))
    }
  }

  /// Returns the distance that a change has moved an anchor, in pt.
  mutating func shift(keeping anchor: Anchor) -> Double {
    switch anchor {
    case .start, .nothing: return 0
    case .end(let past): return maximumOffset + past - offset
    case .item(let anchor):
      return count > 0 ? shift(keeping: anchor) : 0
    case .interaction(let anchor):
      return count > 0 ? shift(keeping: anchor) : 0
    }
  }

  /// Returns the distance to scroll, in pt, so that an item's edge keeps its position.
  ///
  /// A visible item stays visible. If its measured extent becomes so short that it would end before the
  /// visible area, its start moves to the start of that area.
  mutating func shift(keeping anchor: ScrollAnchor) -> Double {
    let shift = ItemUnits.points(layout.shift(of: anchor))
    guard anchor.isSeen, layout.index.isMeasured(anchor.item) else { return shift }
    return shift + (returnToSight(of: anchor.item, after: shift) ?? 0)
  }

  /// Returns the further distance to scroll, in pt, so that an item stays in sight.
  ///
  /// The distance leads to the item's start.
  ///
  /// - Parameters:
  ///   - item: The index of an item.
  ///   - shift: The distance by which the content scrolls first, in pt.
  /// - Returns: `nil` if the item does not end before the visible area.
  mutating func returnToSight(of item: Int, after shift: Double) -> Double? {
    let placement = layout.placement(of: item)
    let sight = offset + shift + pinnedHeaderExtent(over: item)
    let start = ItemUnits.points(placement.start)
    return start < sight && ItemUnits.points(placement.end) <= sight ? start - sight : nil
  }

  /// Aligns items that do not fill the viewport with the configured edge.
  ///
  /// A change of the free space never scrolls the content past an edge.
  ///
  /// - Returns: The distance that the change has moved the anchor, in pt.
  mutating func align(keeping anchor: Anchor) -> Double {
    let hadSpace = layout.freeSpace > 0
    updateEndSpace()
    let isEmpty = count == 0 && configuration.accessories == EdgePair(start: 0, end: 0)
    layout.align(to: isEmpty ? .start : configuration.alignment, of: ItemUnits.position(viewport))
    let hasSpace = layout.freeSpace > 0
    guard hadSpace || hasSpace else { return shift(keeping: anchor) }
    let shiftToStart = -max(0, offset)
    return hasSpace ? shiftToStart : max(shiftToStart, shift(keeping: anchor))
  }

  /// Returns the anchor for a batch of measurements.
  ///
  /// A change mounts items or discards their extents, and these items are measured later. Until all of them
  /// are mounted and measured, the anchor is that of the change. If the content has scrolled since the
  /// change, the anchor is chosen again.
  mutating func anchorAfterChange() -> Anchor {
    guard let anchor = changeAnchor, !isFullyMeasured() else { return anchor() }
    batch.keepsChangeAnchor = true
    return .item(anchor)
  }

  /// Returns the anchor for spans that are sent after the edits of one update.
  ///
  /// A list that stays at an edge stays there. Otherwise the anchor is that of the latest change.
  mutating func anchorOfLatestChange() -> Anchor {
    let anchor = anchor()
    guard case .item = anchor, let latest = changeAnchor else { return anchor }
    return .item(latest)
  }

  /// The item anchor of the latest change, at its current position.
  ///
  /// It is `nil` if the content has scrolled since the change.
  var changeAnchor: ScrollAnchor? {
    mutating get {
      guard var anchor = batch.changeAnchor, (offset - batch.changeOffset).magnitude < Self.edgeTolerance
      else { return nil }
      anchor.position = anchor.point(of: layout.placement(of: anchor.item))
      return anchor
    }
  }

  /// The distance from an edge, in pt, that is treated as the edge.
  static let edgeTolerance = 1.0
}
