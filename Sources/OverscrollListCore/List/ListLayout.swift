#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// Where items are: one after another, or in lanes, with room before the first and after the last.
struct ListLayout: Sendable {
  /// The items and their extents.
  var index: ExtentIndex
  /// The lanes, unless items simply follow one another.
  private(set) var lanes: LaneIndex?
  /// The room before the first item and after the last, in units; the first includes `freeSpace`.
  var insets = EdgePair<Int64>(start: 0, end: 0)
  /// The free space before items that stand at the viewport's end without filling it, in units.
  private(set) var freeSpace: Int64 = 0

  init(count: Int) { index = ExtentIndex(count: count) }

  /// How many bytes the layout takes.
  var byteCount: Int { index.byteCount + (lanes?.byteCount ?? 0) }

  /// Lays the items out anew.
  mutating func arrange(_ arrangement: ListArrangement, laneCount: Int) {
    switch arrangement {
    case .stack: lanes = nil
    case .columns, .adaptiveColumns: lanes = LaneIndex(flow: .rows, laneCount: laneCount)
    case .masonry, .adaptiveMasonry: lanes = LaneIndex(flow: .masonry, laneCount: laneCount)
    }
  }

  /// Stands the items at an edge of a viewport that they don't fill.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - viewport: The viewport's extent, in units.
  mutating func align(to edge: ScrollEdge, of viewport: Int64) {
    insets.start &-= freeSpace
    freeSpace = edge == .end && index.count > 0 ? max(0, viewport &- total) : 0
    insets.start &+= freeSpace
  }

  /// Where an item that there is stands.
  mutating func placement(of item: Int) -> ItemPlacement {
    guard var placement = lanes?.placement(of: item, in: &index) else {
      let start = insets.start &+ index.start(of: item)
      return ItemPlacement(start: start, extent: Int64(index.code(of: item).extent), lane: 0, span: 1)
    }
    placement.start &+= insets.start
    return placement
  }

  /// The items of which something lies in a stretch, in units: none in an empty one.
  mutating func items(from lower: Int64, to upper: Int64) -> Range<Int> {
    let lower = lower &- insets.start
    let upper = upper &- insets.start
    guard upper > lower, upper > 0 else { return 0..<0 }
    if let range = lanes?.items(from: lower, to: upper, in: &index) { return range }
    guard index.totalUnits > 0 else { return lower <= 0 ? 0..<index.count : index.count..<index.count }
    guard lower < index.totalUnits, let first = index.item(atUnits: lower),
      let last = index.item(atUnits: upper &- 1)
    else { return index.count..<index.count }
    let extent = Int64(index.code(of: first.item).extent)
    let isBefore = first.start &+ extent <= lower && (extent > 0 || first.start < lower)
    let begin = isBefore ? first.item + 1 : first.start < lower ? first.item : emptyItems(before: first.item)
    return begin..<max(begin, last.item + 1)
  }

  /// The items of which something lies in a part of the content.
  mutating func items(in bounds: Stretch.Bounds) -> Range<Int> {
    items(from: ItemUnits.position(bounds.lower), to: ItemUnits.position(bounds.upper))
  }

  /// The first of the items without extent, and without a gap, that start where an item starts.
  private mutating func emptyItems(before item: Int) -> Int {
    var first = item
    while index.gap == 0, first > 0, item - first < VisibleRange.itemLimit,
      index.code(of: first - 1).extent == 0
    {
      first -= 1
    }
    return first
  }

  /// The item at a position, in units, or the nearest one; 0 where there are none.
  mutating func item(at position: Int64) -> Int {
    let range = items(from: position, to: position &+ 1)
    return max(0, min(range.lowerBound, index.count - 1))
  }

  /// The extent of everything, in units.
  var total: Int64 {
    mutating get {
      let items = lanes?.total(in: &index) ?? index.totalUnits
      return insets.start &+ items &+ insets.end
    }
  }
}

/// Where an item is drawn, in pt: along the axis from the content's start, and across it from the leading side.
package struct ItemFrame: Hashable, Sendable {
  /// Where it starts along the axis; a pinned header where it is pinned.
  package var start: Double
  /// How long it is along the axis, measured or estimated.
  package let extent: Double
  /// Where it starts across the axis.
  package let crossStart: Double
  /// How wide it is across the axis; 0 until the viewport's own width is known.
  package let crossExtent: Double
  /// Whether its extent has been measured.
  package let isMeasured: Bool
}

/// Where an item stands in a layout with lanes: its start and extent along the axis in units, and its lanes.
struct ItemPlacement: Hashable, Sendable {
  var start: Int64
  var extent: Int64
  /// The first lane, counted from the leading side.
  var lane: Int32
  /// How many lanes it takes: all of them for a header, else one.
  var span: Int32

  /// Where it ends, in units.
  var end: Int64 { start &+ extent }
}
