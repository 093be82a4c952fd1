@testable import OverscrollCore
@testable import OverscrollListCore

/// A simple reference implementation that gives the expected results of `LaneIndex`.
///
/// It stores the items in an array, and each query visits all items.
struct LaneOracle {
  var flow: LaneIndex.Kind
  var laneCount: Int
  var gap: Int64 = 0
  /// The position of each lane's next item.
  ///
  /// In a layout of rows, this position is after the longest item of the current row so far.
  private(set) var next: [Int64]
  /// The number of items that are already in the current row.
  private(set) var column = 0
  private(set) var row: Int64 = 0
  private(set) var placements: [ItemPlacement] = []

  init(flow: LaneIndex.Kind, laneCount: Int, gap: Int64) {
    self.flow = flow
    self.laneCount = laneCount
    self.gap = gap
    next = Array(repeating: 0, count: laneCount)
  }

  init(flow: LaneIndex.Kind, laneCount: Int, items: ExtentOracle) {
    self.init(flow: flow, laneCount: laneCount, gap: items.gap)
    for item in items.items.indices {
      place(extent: items.extent(item), spansLanes: [.header, .spanning].contains(items.items[item].kind))
    }
  }

  private var bottom: Int64 { next.reduce(0) { max($0, $1) } }

  mutating func place(extent: Int64, spansLanes: Bool) {
    guard !spansLanes else {
      let start = bottom
      placements.append(ItemPlacement(start: start, extent: extent, lane: 0, span: Int32(laneCount)))
      next = Array(repeating: start + extent + gap, count: laneCount)
      column = 0
      row = start + extent + gap
      return
    }
    var lane = 0
    var start = row
    switch flow {
    case .rows:
      lane = column
    case .masonry:
      for other in 0..<laneCount where next[other] < next[lane] { lane = other }
      start = next[lane]
    }
    placements.append(ItemPlacement(start: start, extent: extent, lane: Int32(lane), span: 1))
    next[lane] = start + extent + gap
    column += 1
    if column == laneCount {
      column = 0
      row = bottom
    }
  }

  /// The state of the layout, relative to its current position.
  ///
  /// Two layouts with equal shapes place the same further items equally.
  var shape: [Int64] {
    switch flow {
    case .rows: [Int64(column), column == 0 ? 0 : bottom - row]
    case .masonry: next.map { $0 - (next.min() ?? 0) }
    }
  }

  var total: Int64 { placements.reduce(0) { max($0, $1.start + $1.extent) } }

  func items(from lower: Int64, to upper: Int64) -> Range<Int> {
    let upper = max(lower, upper)
    var (first, end, item) = (placements.count, 0, 0)
    for placement in placements {
      let (start, extent) = (placement.start, placement.extent)
      if extent == 0 ? start >= lower && start < upper : start < upper && start + extent > lower {
        first = min(first, item)
        end = item + 1
      }
      item += 1
    }
    return first < end ? first..<end : 0..<0
  }
}
