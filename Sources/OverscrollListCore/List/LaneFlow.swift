/// How far a layout with lanes has come, between two of its items.
///
/// Where a lane's next item would start, times 64, plus the lane's number, is the lane's key. In their order the keys
/// name the lanes as items come to them: the one that ends first, and among several the first of them.
struct LaneFlow: Sendable {
  /// Farther than anything ends: 2^30 items, each with its gap shorter than 2^25 units.
  static var farthest: Int64 { 1 << 56 }

  let kind: LaneIndex.Flow
  let laneCount: Int
  /// The gap after an item of a lane, and between rows, in units.
  var gap: Int64 = 0
  /// What keys count from; in rows, where the row starts.
  var base: Int64 = 0
  /// How many items the row has.
  var column = 0
  /// The longest item of the row.
  var height: Int64 = 0
  /// Masonry: the lanes' keys, in their order.
  var keys: [Int64] = []

  init(_ kind: LaneIndex.Flow, laneCount: Int) {
    self.kind = kind
    self.laneCount = laneCount
    if kind == .masonry { keys = Array(repeating: 0, count: laneCount) }
    clear(to: 0)
  }

  /// Where an item that spans one lane would start next.
  var start: Int64 { kind == .rows ? base : base &+ keys[0] &>> 6 }

  /// Where a header would start: after everything, and a gap.
  var end: Int64 {
    switch kind {
    case .rows: column == 0 ? base : base &+ height &+ gap
    case .masonry: base &+ keys[laneCount - 1] &>> 6
    }
  }

  /// Where the next item stands, if this is it.
  func placement(of code: ItemCode) -> ItemPlacement {
    let extent = Int64(code.extent)
    if code.isHeader { return ItemPlacement(start: end, extent: extent, lane: 0, span: Int32(laneCount)) }
    let lane = kind == .rows ? Int32(column) : Int32(truncatingIfNeeded: keys[0] & 63)
    return ItemPlacement(start: start, extent: extent, lane: lane, span: 1)
  }

  /// How many lanes end after a position.
  func lanes(endingAfter position: Int64) -> Int {
    var count = 0
    for lane in keys.indices where base &+ keys[lane] &>> 6 &- gap > position { count += 1 }
    return count
  }

  /// Begins anew at a position, with all lanes.
  mutating func clear(to position: Int64) {
    base = position
    column = 0
    height = 0
    for lane in keys.indices { keys[lane] = Int64(lane) }
  }

  /// Gives the lane that comes first another key, greater than it had, and the place that goes with it.
  @inline(__always)
  static func advance(_ keys: UnsafeMutableBufferPointer<Int64>, to key: Int64) {
    var last = key
    var place = 1
    // Without a branch, which would be a coin's toss: a longer item, a lane further back.
    while place < keys.count {
      let other = keys[place]
      keys[place - 1] = min(other, last)
      last = max(other, last)
      place += 1
    }
    keys[place - 1] = last
  }

  /// How many numbers the shape takes: what the flow is relative to its base.
  var width: Int { kind == .rows ? 2 : laneCount }

  /// One number of the shape.
  ///
  /// The lanes lie within one item and a gap of each other, which is less than 2^25 units: so with its lane's number
  /// a key has 31 bits.
  @inline(__always)
  private func number(_ index: Int) -> Int32 {
    switch kind {
    case .rows: Int32(truncatingIfNeeded: index == 0 ? Int64(column) : height)
    case .masonry: Int32(truncatingIfNeeded: keys[index])
    }
  }

  /// Makes the base where an item would start next, and then 0; returns where that was.
  mutating func rebase() -> Int64 {
    let start = start
    if kind == .masonry {
      let change = (start &- base) &<< 6
      for place in keys.indices { keys[place] &-= change }
    }
    base = 0
    return start
  }

  /// Writes the shape down.
  func store(in shapes: inout [Int32], at place: Int) {
    for index in 0..<width { shapes[place + index] = number(index) }
  }

  /// Whether this is the shape that has been written down.
  func matches(_ shapes: [Int32], at place: Int) -> Bool {
    for index in 0..<width where shapes[place + index] != number(index) { return false }
    return true
  }

  /// Takes a shape that has been written down, from a base.
  mutating func load(_ shapes: [Int32], at place: Int, base: Int64) {
    self.base = base
    switch kind {
    case .rows:
      column = Int(shapes[place])
      height = Int64(shapes[place + 1])
    case .masonry:
      for index in 0..<laneCount { keys[index] = Int64(shapes[place + index]) }
    }
  }

  /// Lays out items of a chunk, one after the other, until one stands too far.
  ///
  /// - Parameters:
  ///   - places: Which items, counted from the chunk's first.
  ///   - start: Stops before the first item that starts there or after it.
  ///   - end: Stops before the first item that ends after it.
  /// - Returns: The place of the item that it stopped before.
  /// - Complexity: O(128 lanes), in a run O(lanes^2).
  mutating func pass(
    _ places: Range<Int>, of chunk: ExtentIndex.Chunk, in index: ExtentIndex,
    startingBefore start: Int64 = farthest, endingBy end: Int64 = farthest
  ) -> Int {
    guard !places.isEmpty else { return places.lowerBound }
    if chunk.isRun {
      let code = index.code(0, of: chunk)
      let bound = min(start, end &- Int64(code.extent) &+ 1)
      return places.lowerBound + pass(run: places.count, of: code, startingBefore: bound)
    }
    switch kind {
    case .rows: return passRows(places, of: chunk.slot, in: index.slab, start, end)
    case .masonry: return passLanes(places, of: chunk.slot, in: index.slab, start, end)
    }
  }

  private mutating func passRows(
    _ places: Range<Int>, of slot: Int32, in slab: ItemSlab, _ start: Int64, _ end: Int64
  ) -> Int {
    for place in places {
      let code = slab[slot, place]
      let extent = Int64(code.extent)
      let next = code.isHeader ? self.end : base
      if next >= start || next &+ extent > end { return place }
      if code.isHeader {
        clear(to: next &+ extent &+ gap)
      } else {
        column += 1
        height = max(height, extent)
        if column == laneCount { clear(to: base &+ height &+ gap) }
      }
    }
    return places.upperBound
  }

  private mutating func passLanes(
    _ places: Range<Int>, of slot: Int32, in slab: ItemSlab, _ start: Int64, _ end: Int64
  ) -> Int {
    // In keys, from the base; the lane's number makes no difference to either comparison.
    let start = (start &- base) &<< 6
    let end = (end &- base &+ 1) &<< 6
    let gap = gap &<< 6
    return keys.withUnsafeMutableBufferPointer { keys in
      for place in places {
        let code = slab[slot, place]
        let extent = Int64(code.extent) &<< 6
        let next = code.isHeader ? keys[keys.count - 1] & ~63 : keys[0]
        if next >= start || next &+ extent >= end { return place }
        let after = next &+ extent &+ gap
        if code.isHeader {
          for lane in keys.indices { keys[lane] = after | Int64(lane) }
        } else {
          LaneFlow.advance(keys, to: after)
        }
      }
      return places.upperBound
    }
  }
}
