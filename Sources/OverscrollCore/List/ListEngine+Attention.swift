/// An item that the reader attends to, and where it is drawn.
struct AttendedAnchor: Hashable, Sendable {
  /// The item's start.
  var start: ScrollAnchor
  /// Where it is drawn.
  var place: Place
  /// What is held if not this item.
  var rest: ScrollAnchor
  /// How far the content is scrolled past its ends already, in pt.
  let past: EdgePair<Double>

  /// Where an item is drawn.
  struct Place: Hashable, Sendable {
    /// How far from the viewport's start, in pt.
    var distance: Double
    /// Whether it is a header that is pinned there, or pushed out by the next one.
    var isPinned: Bool
  }
}

extension ListEngine.Hold {
  /// What the measurements after a change hold, too: beside a pinned header, which stays by itself, an item.
  var anchor: ScrollAnchor? {
    switch self {
    case .item(let anchor): anchor
    case .attended(let anchor): anchor.place.isPinned ? anchor.rest : anchor.start
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
  /// What is held of the item that has a focus; nil if nothing of it is in sight, or it goes.
  mutating func focusHold(without gone: Range<Int> = 0..<0) -> Hold? {
    attendedHold(focusedItem(.assistive), without: gone)
      ?? attendedHold(focusedItem(.keyboard), without: gone)
  }

  /// What is held of an item that the reader attends to; nil if nothing of it is in sight, or it goes.
  mutating func attendedHold(_ item: Int?, without gone: Range<Int> = 0..<0) -> Hold? {
    guard viewport > 0, let item, !gone.contains(item), isInSight(item) else { return nil }
    let start = layout.placement(of: item).start
    let distance = frame(of: item).start - offset
    let isPinned =
      item == section?.header && ItemUnits.points(start) < offset - ListEngine.edgeTolerance
    var anchor = AttendedAnchor(
      start: ScrollAnchor(item: item, edge: .start, position: start, isSeen: true),
      place: AttendedAnchor.Place(distance: isPinned ? min(0, distance) : distance, isPinned: isPinned),
      rest: seenAnchor(without: gone),
      past: EdgePair(start: max(0, -offset), end: max(0, offset - maximumOffset)))
    if item == touched, let touchedPlace, (touchedPlace.offset - offset).magnitude < ListEngine.edgeTolerance
    {
      // An end of the content may have kept the last change from leading there.
      anchor.place = touchedPlace.place
      anchor.start.position = ItemUnits.position(offset + touchedPlace.place.distance)
    }
    return .attended(anchor)
  }

  /// What is held if the reader attends to nothing.
  mutating func seenAnchor(without gone: Range<Int>) -> ScrollAnchor {
    layout.anchor(at: ItemUnits.position(offset), seen: itemsInSight, without: gone)
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

  /// How far the content has to be scrolled, in pt, for an item to be drawn where it was, as far as the content's ends allow.
  mutating func shift(keeping anchor: AttendedAnchor) -> Double {
    let shift = anchor.place.isPinned ? pinnedShift(keeping: anchor) : startShift(keeping: anchor)
    return (offset + shift).clamped(to: -anchor.past.start, maximumOffset + anchor.past.end) - offset
  }

  /// What is not pinned is held by its start.
  private mutating func startShift(keeping anchor: AttendedAnchor) -> Double {
    let shift = ItemUnits.points(layout.shift(of: anchor.start))
    let placement = layout.placement(of: anchor.start.item)
    let start = ItemUnits.points(placement.start)
    let sight = offset + shift + coverExtent(over: anchor.start.item)
    // What has become so short that nothing of it would be in sight comes to the viewport's start, or below a header.
    let isGone = start < offset + shift && ItemUnits.points(placement.end) <= sight
    return isGone ? shift + start - sight : shift
  }

  /// A header is drawn at the viewport's start from its own start on, until the next one comes: in between, what is held
  /// is what is read.
  private mutating func pinnedShift(keeping anchor: AttendedAnchor) -> Double {
    let header = anchor.start.item
    let placement = layout.placement(of: header)
    let start = ItemUnits.points(placement.start)
    let next = layout.index.header(after: header).map { layout.placement(of: $0.item).start }
    let end = next.map { ItemUnits.points($0) } ?? .infinity
    let last = max(start, end - ItemUnits.points(placement.extent) - anchor.place.distance)
    if anchor.place.distance < 0, last < .infinity { return last - offset }
    return (offset + ItemUnits.points(layout.shift(of: anchor.rest))).clamped(to: start, last) - offset
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
