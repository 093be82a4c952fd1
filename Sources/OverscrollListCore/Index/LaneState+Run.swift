extension LaneState {
  /// Places items of equal extent, as long as they start before a position.
  ///
  /// The result is computed directly, not item by item.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - code: The extent and the kind of each item.
  ///   - bound: The position, in units of 1/192 pt.
  /// - Returns: The number of placed items.
  /// - Complexity: O(lanes). O(lanes^2) if some lanes end much later than the remaining lanes.
  mutating func layOut(run count: Int, of code: ItemCode, startingBefore bound: Int64) -> Int {
    let extent = Int64(code.extent)
    let pitch = extent &+ gap
    let count = Int64(count)
    if code.spansLanes {
      let passed = min(count, LaneState.positionCount(from: end, to: bound, by: pitch))
      if passed > 0 { reset(to: end &+ passed &* pitch) }
      return Int(passed)
    }
    switch kind {
    case .rows:
      guard base < bound else { return 0 }
      let next = base &+ max(rowExtent, extent) &+ gap
      let free = Int64(laneCount - column)
      let rows = min(count, LaneState.positionCount(from: next, to: bound, by: pitch))
      let passed = min(count, free &+ rows &* Int64(laneCount))
      layOutRunInRows(passed, free, next, extent)
      return Int(passed)
    case .masonry:
      let passed = min(count, itemCount(below: (bound &- base) &<< 6, by: pitch &<< 6))
      layOutRunInLanes(passed, by: pitch &<< 6)
      return Int(passed)
    }
  }

  /// Returns the number of equally spaced positions before a bound.
  ///
  /// - Parameters:
  ///   - position: The first position.
  ///   - bound: The bound.
  ///   - pitch: The distance between two positions. If it is 0, and the first position is before the bound,
  ///     the result is `positionLimit`.
  private static func positionCount(from position: Int64, to bound: Int64, by pitch: Int64) -> Int64 {
    guard position < bound else { return 0 }
    return pitch > 0 ? (bound &- position &+ pitch &- 1) / pitch : LaneState.positionLimit
  }

  /// Places items of equal extent in rows.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - free: The number of free columns in the current row.
  ///   - next: The start of the next row, in units of 1/192 pt.
  ///   - extent: The extent of each item, in units of 1/192 pt.
  private mutating func layOutRunInRows(_ count: Int64, _ free: Int64, _ next: Int64, _ extent: Int64) {
    guard count >= free else {
      column += Int(count)
      if count > 0 { rowExtent = max(rowExtent, extent) }
      return
    }
    let (rows, rest) = (count &- free).quotientAndRemainder(dividingBy: Int64(laneCount))
    reset(to: next &+ rows &* (extent &+ gap))
    column = Int(rest)
    if rest > 0 { rowExtent = extent }
  }

  /// Returns the number of items of equal extent whose keys are below a bound.
  ///
  /// An item has the key of its lane: 64 times the item's start, plus the lane's number. Items are placed
  /// in the order of their keys, so these items are the next items. `pitch` is 64 times the extent and the
  /// spacing of an item.
  private func itemCount(below bound: Int64, by pitch: Int64) -> Int64 {
    var items: Int64 = 0
    for lane in keys.indices { items &+= LaneState.positionCount(from: keys[lane], to: bound, by: pitch) }
    return items
  }

  /// Places items of equal extent in masonry lanes.
  ///
  /// The items first fill all lanes to the end of the longest lane. If there are too few items, they fill
  /// fewer lanes, up to the longest lane whose end they reach. From there on, each of the filled lanes
  /// receives one item per round. If the extent and the spacing are 0, all items go to the first lane.
  /// `pitch` is 64 times the extent and the spacing of an item.
  private mutating func layOutRunInLanes(_ count: Int64, by pitch: Int64) {
    guard count > 0 else { return }
    var last = laneCount - 1
    var filled = itemCount(below: keys[last], by: pitch)
    while filled > count {
      last -= 1
      filled = itemCount(below: keys[last], by: pitch)
    }
    let level = keys[last]
    let (rounds, rest) = (count &- filled).quotientAndRemainder(dividingBy: Int64(last + 1))
    keys.withUnsafeMutableBufferPointer { keys in
      // The keys are sorted. The key of a filled lane moves behind the keys of the lanes that are not
      // filled yet.
      for _ in 0...last {
        let raise = LaneState.positionCount(from: keys[0], to: level, by: pitch) &+ rounds
        LaneState.advance(keys, to: keys[0] &+ raise &* pitch)
      }
      for _ in 0..<rest { LaneState.advance(keys, to: keys[0] &+ pitch) }
    }
  }
}
