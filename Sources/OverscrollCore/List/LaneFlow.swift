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
    for key in keys where base &+ key &>> 6 &- gap > position { count += 1 }
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
}
