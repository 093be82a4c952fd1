/// The ends of all lanes of a layout, between two consecutive items.
///
/// In masonry, each lane has a key: 64 times the start of its next item, plus the lane's number. The lane
/// with the smallest key receives the next item. So the item goes to the lane that ends first, or to the
/// lowest-numbered lane if several end together.
struct LaneState: Sendable {
  /// A position beyond the end of every layout, in units of 1/192 pt.
  ///
  /// It is more than 2^48 pt, which a list with as many items as memory can hold does not reach.
  static var positionLimit: Int64 { 1 << 56 }

  let kind: LaneIndex.Kind
  let laneCount: Int
  /// The spacing between two items of a lane and between two rows.
  ///
  /// It is in units of 1/192 pt.
  var gap: Int64 = 0
  /// The start of the coordinates of the keys; in rows, the start of the row.
  ///
  /// It is in units of 1/192 pt.
  var base: Int64 = 0
  /// The number of items in the current row.
  var column = 0
  /// The extent of the longest item in the current row, in units of 1/192 pt.
  var rowExtent: Int64 = 0
  /// The sorted keys of the lanes; empty in rows.
  var keys: [Int64] = []

  init(_ kind: LaneIndex.Kind, laneCount: Int) {
    self.kind = kind
    self.laneCount = laneCount
    if kind == .masonry { keys = Array(repeating: 0, count: laneCount) }
    reset(to: 0)
  }

  /// The start of the next item that spans one lane, in units of 1/192 pt.
  var start: Int64 { kind == .rows ? base : base &+ keys[0] &>> 6 }

  /// The start of the next item that spans all lanes, in units of 1/192 pt.
  var end: Int64 {
    switch kind {
    case .rows: column == 0 ? base : base &+ rowExtent &+ gap
    case .masonry: base &+ keys[laneCount - 1] &>> 6
    }
  }

  /// Returns the position and the lanes of the next item.
  func placement(of code: ItemCode) -> ItemPlacement {
    let extent = Int64(code.extent)
    if code.spansLanes { return ItemPlacement(start: end, extent: extent, lane: 0, span: Int32(laneCount)) }
    let lane = kind == .rows ? Int32(column) : Int32(truncatingIfNeeded: keys[0] & 63)
    return ItemPlacement(start: start, extent: extent, lane: lane, span: 1)
  }

  /// Returns the number of lanes that end after a position.
  func lanes(endingAfter position: Int64) -> Int {
    var count = 0
    for lane in keys.indices where base &+ keys[lane] &>> 6 &- gap > position { count += 1 }
    return count
  }

  /// Sets the start of the next item of every lane to a position.
  mutating func reset(to position: Int64) {
    base = position
    column = 0
    rowExtent = 0
    for lane in keys.indices { keys[lane] = Int64(lane) }
  }

  /// Replaces the first of the sorted keys with a greater key, and restores the order.
  @inline(__always)
  static func advance(_ keys: UnsafeMutableBufferPointer<Int64>, to key: Int64) {
    var last = key
    var index = 1
    // Use `min` and `max` instead of a branch. The key's new index depends on the extents, so a branch
    // would be hard to predict.
    while index < keys.count {
      let other = keys[index]
      keys[index - 1] = min(other, last)
      last = max(other, last)
      index += 1
    }
    keys[index - 1] = last
  }

  /// The number of values in the shape, which is the state relative to its base.
  var shapeSize: Int { kind == .rows ? 2 : laneCount }

  /// Returns a value of the shape, which is the state relative to its base.
  ///
  @inline(__always)
  private func shapeValue(_ index: Int) -> Int64 {
    switch kind {
    case .rows: index == 0 ? Int64(column) : rowExtent
    case .masonry: keys[index]
    }
  }

  /// Makes the keys relative to the next item's start, and sets the base to 0.
  ///
  /// - Returns: The start of the next item before the change, in units of 1/192 pt.
  mutating func rebase() -> Int64 {
    let start = start
    if kind == .masonry {
      let change = (start &- base) &<< 6
      for index in keys.indices { keys[index] &-= change }
    }
    base = 0
    return start
  }

  /// Writes the shape into an array of shapes, beginning at an index.
  func store(in shapes: inout [Int64], at start: Int) {
    for index in 0..<shapeSize { shapes[start + index] = shapeValue(index) }
  }

  /// Returns whether the shape equals the stored shape that begins at an index.
  func matches(_ shapes: [Int64], at start: Int) -> Bool {
    for index in 0..<shapeSize where shapes[start + index] != shapeValue(index) { return false }
    return true
  }

  /// Replaces the state with a stored shape and a base.
  mutating func load(_ shapes: [Int64], at start: Int, base: Int64) {
    self.base = base
    switch kind {
    case .rows:
      column = Int(shapes[start])
      rowExtent = shapes[start + 1]
    case .masonry:
      for index in 0..<laneCount { keys[index] = shapes[start + index] }
    }
  }

  /// Places items of a chunk in order, up to a position.
  ///
  /// - Parameters:
  ///   - items: The range of items, counted from the chunk's first item.
  ///   - start: The layout stops before the first item that starts at or after this position, in units of
  ///     1/192 pt.
  ///   - end: The layout stops before the first item that ends after this position, in units of 1/192 pt.
  /// - Returns: The index of the next item, counted from the chunk's first item.
  /// - Complexity: O(128 * lanes). In a run (a chunk of unmeasured items of one kind), O(lanes^2).
  mutating func layOut(
    _ items: Range<Int>, of chunk: ExtentIndex.Chunk, in index: ExtentIndex,
    startingBefore start: Int64 = positionLimit, endingBy end: Int64 = positionLimit
  ) -> Int {
    guard !items.isEmpty else { return items.lowerBound }
    if chunk.isRun {
      let code = index.code(0, of: chunk)
      let bound = min(start, end &- Int64(code.extent) &+ 1)
      return items.lowerBound + layOut(run: items.count, of: code, startingBefore: bound)
    }
    switch kind {
    case .rows: return layOutRows(items, of: chunk.slot, in: index.codeStore, start, end)
    case .masonry: return layOutMasonry(items, of: chunk.slot, in: index.codeStore, start, end)
    }
  }

  private mutating func layOutRows(
    _ items: Range<Int>, of slot: Int32, in slab: ItemCodeStore, _ start: Int64, _ end: Int64
  ) -> Int {
    for itemInChunk in items {
      let code = slab[slot, itemInChunk]
      let extent = Int64(code.extent)
      let next = code.spansLanes ? self.end : base
      if next >= start || next &+ extent > end { return itemInChunk }
      if code.spansLanes {
        reset(to: next &+ extent &+ gap)
      } else {
        column += 1
        rowExtent = max(rowExtent, extent)
        if column == laneCount { reset(to: base &+ rowExtent &+ gap) }
      }
    }
    return items.upperBound
  }

  private mutating func layOutMasonry(
    _ items: Range<Int>, of slot: Int32, in slab: ItemCodeStore, _ start: Int64, _ end: Int64
  ) -> Int {
    // Convert the positions to keys relative to the base. A lane's number is below 64, so it does not
    // affect the comparisons.
    let start = (start &- base) &<< 6
    let end = (end &- base &+ 1) &<< 6
    let gap = gap &<< 6
    return keys.withUnsafeMutableBufferPointer { keys in
      for itemInChunk in items {
        let code = slab[slot, itemInChunk]
        let extent = Int64(code.extent) &<< 6
        let next = code.spansLanes ? keys[keys.count - 1] & ~63 : keys[0]
        if next >= start || next &+ extent >= end { return itemInChunk }
        let after = next &+ extent &+ gap
        if code.spansLanes {
          for lane in keys.indices { keys[lane] = after | Int64(lane) }
        } else {
          LaneState.advance(keys, to: after)
        }
      }
      return items.upperBound
    }
  }
}
