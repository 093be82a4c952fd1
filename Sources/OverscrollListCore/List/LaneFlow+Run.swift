extension LaneFlow {
  /// Lays out items of a run, all of the same extent, until one starts at a bound or after it.
  ///
  /// - Returns: How many it has laid out.
  /// - Complexity: O(lanes), O(lanes^2) while some lanes are far ahead.
  mutating func pass(run count: Int, of code: ItemCode, startingBefore bound: Int64) -> Int {
    let extent = Int64(code.extent)
    let pitch = extent &+ gap
    let count = Int64(count)
    if code.isHeader {
      let passed = min(count, LaneFlow.steps(from: end, to: bound, by: pitch))
      if passed > 0 { clear(to: end &+ passed &* pitch) }
      return Int(passed)
    }
    switch kind {
    case .rows:
      guard base < bound else { return 0 }
      let next = base &+ max(height, extent) &+ gap
      let free = Int64(laneCount - column)
      let rows = min(count, LaneFlow.steps(from: next, to: bound, by: pitch))
      let passed = min(count, free &+ rows &* Int64(laneCount))
      fillRows(passed, free, next, extent)
      return Int(passed)
    case .masonry:
      let passed = min(count, fill(below: (bound &- base) &<< 6, by: pitch &<< 6))
      fillLanes(passed, by: pitch &<< 6)
      return Int(passed)
    }
  }

  /// How many of the positions that begin with one and are so far apart lie before another.
  private static func steps(from position: Int64, to bound: Int64, by pitch: Int64) -> Int64 {
    guard position < bound else { return 0 }
    return pitch > 0 ? (bound &- position &+ pitch &- 1) / pitch : LaneFlow.farthest
  }

  /// Lays out items of the same extent in rows, of which the first has so much room and ends before `next`.
  private mutating func fillRows(_ count: Int64, _ free: Int64, _ next: Int64, _ extent: Int64) {
    guard count >= free else {
      column += Int(count)
      if count > 0 { height = max(height, extent) }
      return
    }
    let (rows, rest) = (count &- free).quotientAndRemainder(dividingBy: Int64(laneCount))
    clear(to: next &+ rows &* (extent &+ gap))
    column = Int(rest)
    if rest > 0 { height = extent }
  }

  /// How many items of the same pitch come to stand before a key, since they come in the order of their keys.
  private func fill(below bound: Int64, by pitch: Int64) -> Int64 {
    var items: Int64 = 0
    for lane in keys.indices { items &+= LaneFlow.steps(from: keys[lane], to: bound, by: pitch) }
    return items
  }

  /// Lays out items of the same pitch in the lanes.
  ///
  /// Like water they fill the lanes that end first to the level of the lane that ends last, or, of too few items, of
  /// the last lane that they do reach. From there on each of these lanes takes one item in every round. Items of no
  /// pitch reach none but the first.
  private mutating func fillLanes(_ count: Int64, by pitch: Int64) {
    guard count > 0 else { return }
    var last = laneCount - 1
    var filled = fill(below: keys[last], by: pitch)
    while filled > count {
      last -= 1
      filled = fill(below: keys[last], by: pitch)
    }
    let level = keys[last]
    let (rounds, rest) = (count &- filled).quotientAndRemainder(dividingBy: Int64(last + 1))
    keys.withUnsafeMutableBufferPointer { keys in
      // Those that have been raised stand behind those that have not.
      for _ in 0...last {
        let raise = LaneFlow.steps(from: keys[0], to: level, by: pitch) &+ rounds
        LaneFlow.advance(keys, to: keys[0] &+ raise &* pitch)
      }
      for _ in 0..<rest { LaneFlow.advance(keys, to: keys[0] &+ pitch) }
    }
  }
}
