#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// An item that the reader attends to, and where it is drawn.
struct AttendedAnchor: Hashable, Sendable {
  /// The item's start.
  var start: ScrollAnchor
  /// How far before the viewport's start a pinned header is drawn, in pt: 0, or less if the next header pushes it out; nil
  /// if the item is no pinned header.
  let pinned: Double?
  /// What is held if not this item.
  var rest: ScrollAnchor
}

extension ListEngine.Hold {
  /// What the measurements after a change hold, too: beside a pinned header, which stays by itself, an item.
  var anchor: ScrollAnchor? {
    switch self {
    case .item(let anchor): anchor
    case .attended(let anchor): anchor.pinned == nil ? anchor.start : anchor.rest
    case .start, .end, .nothing: nil
    }
  }

  /// Follows an edit, which gives items other numbers.
  mutating func renumber(_ number: (Int) -> Int) {
    switch self {
    case .item(var anchor):
      anchor.item = number(anchor.item)
      self = .item(anchor)
    case .attended(var anchor):
      anchor.start.item = number(anchor.start.item)
      anchor.rest.item = number(anchor.rest.item)
      self = .attended(anchor)
    case .start, .end, .nothing: break
    }
  }
}

// What the reader attends to: the item that is touched or has just been, or the one that has a focus. It is held by its
// start, even if that is before the viewport's. A browser's scroll anchoring prefers the focus, too:
// https://drafts.csswg.org/css-scroll-anchoring/#anchor-node-selection
extension ListEngine {
  /// Keeps an item mounted wherever the viewport is, because it has a focus.
  ///
  /// - Parameters:
  ///   - item: Its number, or nil; a number out of range counts as nil.
  ///   - focus: The focus.
  /// - Complexity: O(1).
  package mutating func focus(_ item: Int?, _ focus: ListFocus = .keyboard) {
    mounting.focused[focus] = item.flatMap { $0 >= 0 && $0 < count ? $0 : nil }
  }

  /// Notes which item the reader touches: changes do not move it.
  ///
  /// - Parameter item: Its number, or nil; a number out of range counts as nil.
  /// - Complexity: O(1).
  package mutating func touch(_ item: Int?) {
    touched = item.flatMap { $0 >= 0 && $0 < count ? $0 : nil }
    // What is touched after a change comes before what the change held.
    if touched != nil { batch.changed = nil }
  }

  /// The item that has a focus, or nil.
  package func focusedItem(_ focus: ListFocus = .keyboard) -> Int? { mounting.focused[focus] }

  /// Begins a batch of measurements.
  ///
  /// What a change has forgotten or mounted is measured after it, and holds what the change has held.
  mutating func beginBatch() {
    var hold = holdAfterChange()
    guard !batch.holdsChanged else { return batch.begin(holding: hold, orTouched: nil) }
    if case .item = hold { hold = focusHold() ?? hold }
    batch.begin(holding: hold, orTouched: attendedHold(touched))
  }

  /// What is held of the item that has a focus; nil if nothing of it is in sight, or it goes.
  mutating func focusHold(without gone: Range<Int> = 0..<0) -> Hold? {
    attendedHold(focusedItem(.assistive), without: gone)
      ?? attendedHold(focusedItem(.keyboard), without: gone)
  }

  /// What is held of an item that the reader attends to; nil if nothing of it is in sight, or it goes.
  mutating func attendedHold(_ item: Int?, without gone: Range<Int> = 0..<0) -> Hold? {
    guard viewport > 0, let item, !gone.contains(item), isInSight(item) else { return nil }
    let start = layout.placement(of: item).start
    let isPinned = item == section?.header && ItemUnits.points(start) < offset - ListEngine.edgeTolerance
    return .attended(
      AttendedAnchor(
        start: ScrollAnchor(item: item, edge: .start, position: start, isSeen: true),
        pinned: isPinned ? min(0, frame(of: item).start - offset) : nil,
        rest: layout.anchor(at: ItemUnits.position(offset), seen: itemsInSight, without: gone)))
  }

  /// Whether what is touched stays in an edit even if the list stays at an edge.
  ///
  /// Items that arrive at that edge are shown, unless they are those of a section whose header is touched.
  mutating func touchLeads(in edit: ListEdit) -> Bool {
    guard let touched else { return false }
    guard case .insert(_, let place, _) = edit else { return true }
    let opens = place == touched + 1 && layout.index.header(atOrBefore: touched)?.item == touched
    return opens || place > 0 && place < count
  }

  /// How far the content has to be scrolled, in pt, for an item to be drawn where it was.
  mutating func shift(keeping anchor: AttendedAnchor) -> Double {
    if let pinned = anchor.pinned { return offset(drawing: anchor, at: pinned) - offset }
    let shift = ItemUnits.points(layout.shift(of: anchor.start))
    let item = anchor.start.item
    let placement = layout.placement(of: item)
    let start = ItemUnits.points(placement.start)
    let sight = offset + shift + coverExtent(over: item)
    guard start < offset + shift, ItemUnits.points(placement.end) <= sight, layout.index.isMeasured(item)
    else { return shift }
    // Of an item that has become so short nothing would be in sight. It ends where it did, or comes to the viewport's start
    // if there was nothing else to see.
    return anchor.rest.item == item ? shift + start - sight : ItemUnits.points(layout.shift(of: anchor.rest))
  }

  /// The offset, in pt, at which a pinned header is drawn where it was.
  ///
  /// It is drawn at the viewport's start from its own start on, until the next header comes. In between, what is held is
  /// what is read below it.
  private mutating func offset(drawing anchor: AttendedAnchor, at pinned: Double) -> Double {
    let header = anchor.start.item
    let placement = layout.placement(of: header)
    let start = ItemUnits.points(placement.start)
    let next = layout.index.header(after: header).map { layout.placement(of: $0.item).start }
    let end = next.map { ItemUnits.points($0) } ?? .infinity
    let last = max(start, end - ItemUnits.points(placement.extent) - pinned)
    let rest = offset + ItemUnits.points(layout.shift(of: anchor.rest))
    let wanted = pinned < 0 && last < .infinity ? last : rest.clamped(to: start, last)
    // Whoever is brought back to the start of a section is not brought past the content's end.
    return wanted < offset ? min(wanted, maximumOffset) : wanted
  }

  /// Whether something of an item is in sight, and not covered by a pinned header.
  private mutating func isInSight(_ item: Int) -> Bool {
    guard item < count else { return false }
    findSection()
    if item == section?.header { return true }
    let frame = frame(of: item)
    return frame.start < offset + viewport && frame.start + frame.extent > offset + coverExtent(over: item)
  }
}

// Where something is drawn.
extension ListEngine {
  /// The item that is drawn at a place, a pinned header before what it covers; nil if there is none.
  ///
  /// - Parameters:
  ///   - main: The place along the axis, in pt from the content's start.
  ///   - cross: The place across it, in pt from the leading side.
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
