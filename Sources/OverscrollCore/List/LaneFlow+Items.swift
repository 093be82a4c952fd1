extension LaneFlow {
  /// Lays out items of a chunk, one after the other, until one stands too far.
  ///
  /// - Parameters:
  ///   - places: Which items, counted from the chunk's first.
  ///   - start: Stops before the first item that starts there or after it.
  ///   - end: Stops before the first item that ends after it.
  /// - Returns: The place of the item that it stopped before. Complexity: O(128 lanes), in a run O(lanes^2).
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
