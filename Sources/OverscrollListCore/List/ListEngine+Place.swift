#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// Where the viewport is, and what is to stay where it is.
extension ListEngine {
  /// The largest offset at rest, in pt.
  package var maximumOffset: Double {
    mutating get { max(0, contentExtent - viewport) }
  }

  /// The offset, in pt, that brings an item to its target place, by the extents known now.
  ///
  /// The first item also shows the inset before it, and the last one the inset after it. Of an inset longer than half the
  /// viewport, only as much is shown as there is room beside the item.
  ///
  /// - Returns: An offset at which the content can rest.
  /// - Complexity: As `frame(of:)`.
  package mutating func offset(for target: ItemTarget) -> Double {
    guard count > 0 else { return 0 }
    return (alignedOffset(of: target) + target.inside).clamped(to: 0, maximumOffset)
  }

  /// What is at the viewport's start, to be restored later.
  ///
  /// Past an edge, that edge counts.
  package var position: ListPosition {
    mutating get {
      let target = target(at: offset.clamped(to: 0, maximumOffset))
      return ListPosition(item: target.item, inside: target.inside)
    }
  }

  /// What to scroll to so that the viewport starts at an offset, in pt from the content's start.
  ///
  /// - Parameter offset: The offset; past an end, and if it isn't finite, that of the end, or of the start.
  /// - Complexity: As `frame(of:)`.
  package mutating func target(at offset: Double) -> ItemTarget {
    let offset = offset.asPosition(or: 0)
    guard count > 0 else { return ItemTarget(item: 0) }
    let item = layout.item(at: ItemUnits.position(offset))
    return ItemTarget(item: item, inside: offset - alignedOffset(of: ItemTarget(item: item)))
  }

  private mutating func alignedOffset(of target: ItemTarget) -> Double {
    let item = max(0, min(target.item, count - 1))
    let placement = layout.placement(of: item)
    var start = ItemUnits.points(placement.start) - coverExtent(over: item)
    var end = ItemUnits.points(placement.end)
    let room = max(0, viewport - (end - start))
    func shown(_ inset: Double) -> Double { inset > viewport / 2 ? min(inset, room) : inset }
    if item == 0 { start -= shown(start) }
    if item == count - 1 { end += shown(contentExtent - end) }
    switch target.alignment {
    case .start: return start
    case .center: return (start + end - viewport) / 2
    case .end: return end - viewport
    case .share(let share): return start + (share.isFinite ? share : 0) * (end - viewport - start)
    case .nearest: return offset.clamped(to: min(start, end - viewport), max(start, end - viewport))
    }
  }

  /// How much of the viewport's start a header covers that will be pinned over an item.
  mutating func coverExtent(over item: Int) -> Double {
    guard configuration.pinsHeaders, let header = layout.index.header(atOrBefore: item), header.item != item
    else { return 0 }
    return ItemUnits.points(Int64(header.extent))
  }

  /// The first item in sight that no pinned header covers in full.
  var firstInSight: Int {
    mutating get {
      let item = layout.item(at: ItemUnits.position(offset))
      return layout.item(at: ItemUnits.position(offset + coverExtent(over: item)))
    }
  }

  /// The items of which something is in sight: the first of them, where they are more than are ever mounted.
  var itemsInSight: Range<Int> {
    mutating get {
      let all = layout.items(from: ItemUnits.position(offset), to: ItemUnits.position(offset + viewport))
      return all.lowerBound..<min(all.upperBound, all.lowerBound + VisibleRange.itemLimit)
    }
  }
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
    /// What the reader attends to stays where it is drawn.
    case attended(AttendedAnchor)
    /// There is nothing to look at.
    case nothing
  }

  /// What is not to move in a change, which may take some items away.
  ///
  /// It is the first measured item whose start is in sight, because unmeasured items, and one that is seen
  /// only in part, may grow at their starts; or else the first item in sight. If no item is in sight, it is
  /// the next one or, after the last item, the last item's end.
  mutating func hold(without gone: Range<Int> = 0..<0) -> Hold {
    guard count > 0, viewport > 0 else { return .nothing }
    if configuration.sticks.start, offset <= ListEngine.edgeTolerance { return .start }
    let past = offset - maximumOffset
    if configuration.sticks.end || (staysAtEnd && !isMeasuredInSight()), past >= -ListEngine.edgeTolerance {
      return .end(past: max(0, past))
    }
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
    case .attended(let anchor):
      return count > 0 ? shift(keeping: anchor) : 0
    }
  }

  /// Stands items that don't fill the viewport where they belong.
  ///
  /// Free space that comes, goes or changes is no reason to scroll past an end. The browser's build leaves this code out,
  /// because its lists have no alignment.
  ///
  /// - Returns: How far the content has to be scrolled, in pt, for what is held not to have moved.
  mutating func align(keeping hold: Hold) -> Double {
    #if hasFeature(Embedded) && !OVERSCROLL_TRACE
      return shift(keeping: hold)
    #else
      let hadSpace = layout.freeSpace > 0
      layout.align(to: configuration.alignment, of: ItemUnits.position(viewport))
      let hasSpace = layout.freeSpace > 0
      guard hadSpace || hasSpace else { return shift(keeping: hold) }
      let home = -max(0, offset)
      return hasSpace ? home : max(home, shift(keeping: hold))
    #endif
  }

  /// What measurements are not to move: what the change before them held, unless the content has been scrolled since.
  ///
  /// What a change mounts or forgets is measured after it, and until then may seem to be out of sight. Once all of it is
  /// mounted and measured, the change is over.
  mutating func holdAfterChange() -> Hold {
    guard var anchor = batch.changed, (offset - batch.changedOffset).magnitude < ListEngine.edgeTolerance,
      !isSettled()
    else { return hold() }
    batch.holdsChanged = true
    let placement = layout.placement(of: anchor.item)
    anchor.position = anchor.edge == .start ? placement.start : placement.end
    return .item(anchor)
  }

  /// How near an edge, in pt, counts as at it.
  static let edgeTolerance = 1.0
}
