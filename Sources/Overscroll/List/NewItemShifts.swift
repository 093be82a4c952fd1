import OverscrollCore

/// Where items that have just been mounted move their neighbours in the first layout.
///
/// The engine places a new item by its estimate. The layout has the true extent one update earlier, and stacks the items
/// by it, outwards from the item that the engine will hold in place.
struct NewItemShifts: Hashable, Sendable {
  /// A mounted item, in the order of the data.
  struct Item: Hashable, Sendable {
    /// Where the engine starts it along the axis, in pt.
    var start: Double
    /// The extent that the engine counts with, in pt.
    var extent: Double
    /// The true extent, in pt, if the engine does not have it yet.
    var fresh: Double?
    /// The middle of its lane across the axis, in pt.
    var lane: Double
    /// Whether it is a header, which takes all lanes.
    var isHeader = false

    fileprivate var growth: Double { (fresh ?? extent) - extent }
  }

  /// The item that stays in place.
  struct Anchor: Hashable, Sendable {
    /// The item's number among all items.
    var item: Int
    /// Which of its edges stays.
    var edge: ScrollEdge
  }

  /// How far each item moves towards the end, in pt.
  private(set) var shifts: [Double]

  /// Computes the shifts.
  ///
  /// - Parameters:
  ///   - items: The mounted items.
  ///   - anchor: The place in `items` of the item that stays; out of range, the nearest one counts.
  ///   - edge: Which of its edges stays.
  ///   - hasLanes: Whether each lane is stacked by itself. Otherwise items with the same start are one line.
  /// - Complexity: O(n) in the items, times the number of lanes at headers.
  init(of items: [Item], anchor: Int, edge: ScrollEdge, hasLanes: Bool) {
    shifts = Array(repeating: 0, count: items.count)
    guard !items.isEmpty else { return }
    let anchor = max(0, min(anchor, items.count - 1))
    if hasLanes { stackLanes(items, anchor, edge) } else { stackLines(items, anchor, edge) }
  }

  /// Stacks lines: a line is as long as its longest item.
  private mutating func stackLines(_ items: [Item], _ anchor: Int, _ edge: ScrollEdge) {
    var lines: [(items: Range<Int>, growth: Double)] = []
    var held = 0
    var first = 0
    while first < items.count {
      var next = first + 1
      while next < items.count, !items[first].isHeader, !items[next].isHeader,
        items[next].start == items[first].start
      { next += 1 }
      let line = items[first..<next]
      let before = line.reduce(0) { max($0, $1.extent) }
      let after = line.reduce(0) { max($0, $1.fresh ?? $1.extent) }
      if (first..<next).contains(anchor) { held = lines.count }
      lines.append((first..<next, after - before))
      first = next
    }
    var shift = edge == .start ? 0 : -lines[held].growth
    for line in lines[held...] {
      for item in line.items { shifts[item] = shift }
      shift += line.growth
    }
    shift = shifts[lines[held].items.lowerBound]
    for line in lines[..<held].reversed() {
      shift -= line.growth
      for item in line.items { shifts[item] = shift }
    }
  }

  /// Stacks each lane by itself; a header begins after the longest one.
  private mutating func stackLanes(_ items: [Item], _ anchor: Int, _ edge: ScrollEdge) {
    let start = edge == .start ? 0 : -items[anchor].growth
    var (ends, base): ([Double: Double], Double) = ([items[anchor].lane: start], 0)
    for (place, item) in items.enumerated().dropFirst(anchor) {
      let shift = item.isHeader ? ends.values.reduce(base, max) : ends[item.lane] ?? base
      shifts[place] = shift
      if item.isHeader {
        (ends, base) = ([:], shift + item.growth)
      } else {
        ends[item.lane] = shift + item.growth
      }
    }
    (ends, base) = ([items[anchor].lane: start], 0)
    for (place, item) in items.enumerated().prefix(anchor).reversed() {
      let shift = (item.isHeader ? ends.values.reduce(base, min) : ends[item.lane] ?? base) - item.growth
      shifts[place] = shift
      if item.isHeader { (ends, base) = ([:], shift) } else { ends[item.lane] = shift }
    }
  }
}

extension NewItemShifts.Anchor {
  /// The item that the engine holds in place as mounted items are measured.
  ///
  /// As `ListEngine.hold(without:)`: at an edge that the list sticks to, that edge; else the first measured item whose
  /// start is in sight, or else the first item in sight.
  ///
  /// - Parameters:
  ///   - items: The mounted items, with their frames in scroll space.
  ///   - pinned: The number of the pinned header, which does not follow the content.
  ///   - range: The part of scroll space in sight, in pt.
  ///   - end: Where the content ends in scroll space, in pt.
  ///   - sticks: The edges that the list sticks to.
  init?<ID>(
    among items: [MountedItem<ID>], pinned: Int?, in range: Range<Double>, end: Double, sticks: EdgePair<Bool>
  ) {
    guard let first = items.first, let last = items.last else { return nil }
    if sticks.start, first.index == 0, range.lowerBound <= 1 {
      self.init(item: first.index, edge: .start)
    } else if sticks.end, range.upperBound >= end - 1 {
      self.init(item: last.index, edge: .end)
    } else {
      let flow = items.lazy.filter { $0.index != pinned }
      let held = flow.first { $0.frame.isMeasured && range.contains($0.frame.start) }
      let seen = flow.first { $0.frame.start + $0.frame.extent > range.lowerBound }
      self.init(item: (held ?? seen ?? last).index, edge: .start)
    }
  }
}
