/// What the reader looks at: an item, and where it starts.
///
/// It is noted before a change and looked for after it; how far its start has moved is how far the content has to be
/// scrolled for nothing to move.
struct ScrollAnchor: Hashable, Sendable {
  /// The item's number.
  var item: Int
  /// Where it starts, in units.
  let start: Int64
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
    /// There is nothing to look at.
    case nothing
  }

  /// What is not to move in a change, which may take some items away.
  ///
  /// It is the first item seen from its start on that has been measured, since items that have not, and one that is
  /// seen only in part, may grow at their starts; or else the first item seen at all.
  mutating func hold(without gone: Range<Int> = 0..<0) -> Hold {
    guard count > 0, viewport > 0 else { return .nothing }
    if configuration.sticks.start, offset <= ListEngine.edgeTolerance { return .start }
    let past = offset - maximumOffset
    if configuration.sticks.end, past >= -ListEngine.edgeTolerance { return .end(past: max(0, past)) }
    return itemHold(without: gone)
  }

  /// The item that is not to move.
  mutating func itemHold(without gone: Range<Int> = 0..<0) -> Hold {
    let position = ItemUnits.position(offset)
    let seen = itemsInSight
    var fallback: ScrollAnchor?
    for item in seen where !gone.contains(item) {
      let anchor = ScrollAnchor(item: item, start: layout.placement(of: item).start)
      if anchor.start >= position, layout.index.isMeasured(item) { return .item(anchor) }
      if fallback == nil { fallback = anchor }
    }
    if let fallback { return .item(fallback) }
    let next = gone.isEmpty ? layout.item(at: position) : min(gone.upperBound, count - 1)
    let seat = gone.isEmpty ? next : max(gone.lowerBound, seen.lowerBound)
    return .item(ScrollAnchor(item: next, start: layout.placement(of: seat).start))
  }

  /// How far the content has to be scrolled, in pt, for what is held not to have moved.
  mutating func shift(keeping hold: Hold) -> Double {
    switch hold {
    case .start, .nothing: return 0
    case .end(let past): return maximumOffset + past - offset
    case .item(let anchor):
      guard count > 0 else { return 0 }
      return ItemUnits.points(layout.placement(of: anchor.item).start &- anchor.start)
    }
  }

  /// How near an edge, in pt, counts as at it.
  static let edgeTolerance = 1.0
}
