#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The positions of a list's items, in a stack or in lanes, between two insets.
struct ListLayout: Sendable {
  /// The items and their extents.
  var index: ExtentIndex
  /// The lane layout, or `nil` in a stack.
  private(set) var lanes: LaneIndex?
  /// The insets before the first item and after the last, in units of 1/192 pt.
  ///
  /// `start` includes `freeSpace`.
  var insets = EdgePair<Int64>(start: 0, end: 0)
  /// The free space before items that are aligned to the viewport's end.
  ///
  /// It is in units of 1/192 pt, and 0 if the items fill the viewport.
  private(set) var freeSpace: Int64 = 0
  /// The end space, in units of 1/192 pt; see `ListEngine.setEndSpace(for:at:)`.
  ///
  /// `insets.end` includes it.
  private(set) var endSpace: Int64 = 0

  init(count: Int) { index = ExtentIndex(count: count) }

  /// The memory use of the layout, in bytes.
  var byteCount: Int { index.byteCount + (lanes?.byteCount ?? 0) }

  /// Sets the arrangement; the next lookup lays out the lanes.
  mutating func setArrangement(_ arrangement: ListArrangement, laneCount: Int) {
    switch arrangement {
    case .stack: lanes = nil
    case .columns, .adaptiveColumns: lanes = LaneIndex(flow: .rows, laneCount: laneCount)
    case .masonry, .adaptiveMasonry: lanes = LaneIndex(flow: .masonry, laneCount: laneCount)
    }
  }

  /// Aligns the items to an edge of a viewport that they do not fill.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - viewport: The viewport's extent, in units of 1/192 pt.
  mutating func align(to edge: ScrollEdge, of viewport: Int64) {
    insets.start &-= freeSpace
    freeSpace = edge == .end ? max(0, viewport &- total) : 0
    insets.start &+= freeSpace
  }

  /// Sets the end space, in units of 1/192 pt, and removes the free space.
  mutating func setEndSpace(_ space: Int64) {
    insets.start &-= freeSpace
    freeSpace = 0
    insets.end &+= space &- endSpace
    endSpace = space
  }

  /// Returns the position and the lanes of the item at a valid index.
  mutating func placement(of item: Int) -> ItemPlacement {
    guard var placement = lanes?.placement(of: item, in: &index) else {
      let start = insets.start &+ index.start(of: item)
      return ItemPlacement(start: start, extent: Int64(index.code(of: item).extent), lane: 0, span: 1)
    }
    placement.start &+= insets.start
    return placement
  }

  /// Returns the items that are at least partly between two positions.
  ///
  /// Positions are in units of 1/192 pt. The result is empty if `upper` is at or before `lower`.
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
    let begin =
      isBefore ? first.item + 1 : first.start < lower ? first.item : firstEmptyItem(before: first.item)
    return begin..<max(begin, last.item + 1)
  }

  /// Returns the items that are at least partly in a part of the content.
  mutating func items(in bounds: MountingRange.Bounds) -> Range<Int> {
    items(from: ItemUnits.position(bounds.lower), to: ItemUnits.position(bounds.upper))
  }

  /// Returns the first of the items that start at the same position as an item.
  ///
  /// Only items with an extent of 0 and without spacing start at the same position as the next item.
  private mutating func firstEmptyItem(before item: Int) -> Int {
    var first = item
    while index.gap == 0, first > 0, item - first < VisibleRange.itemLimit,
      index.code(of: first - 1).extent == 0
    {
      first -= 1
    }
    return first
  }

  /// Returns the item at a position, or the nearest item.
  ///
  /// The position is in units of 1/192 pt. The result is 0 in an empty list.
  mutating func item(at position: Int64) -> Int {
    let range = items(from: position, to: position &+ 1)
    return max(0, min(range.lowerBound, index.count - 1))
  }

  /// The extent of all items and insets, in units of 1/192 pt.
  var total: Int64 {
    mutating get {
      let items = lanes?.total(in: &index) ?? index.totalUnits
      return insets.start &+ items &+ insets.end
    }
  }
}

/// The frame of an item, in pt.
///
/// Positions along the axis start at the content's start. Positions across the axis start at the leading
/// side.
package struct ItemFrame: Hashable, Sendable {
  /// The start along the axis; for a pinned header, the pinned position.
  package var start: Double
  /// The measured or estimated extent along the axis.
  package let extent: Double
  /// The start across the axis.
  package let crossStart: Double
  /// The extent across the axis, or 0 before the viewport has a width.
  package let crossExtent: Double
  /// Whether the extent has been measured.
  package let isMeasured: Bool
}
