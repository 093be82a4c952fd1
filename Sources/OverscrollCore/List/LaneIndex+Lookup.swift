extension LaneIndex {
  /// Where everything ends, in units; 0 without items.
  ///
  /// Complexity: O(log n) in the number of chunks.
  mutating func total(in index: inout ExtentIndex) -> Int64 {
    sync(&index)
    return index.count == 0 ? 0 : tree.sums(before: advances.count).x &- flow.gap
  }

  /// Where an item stands; an index out of range counts as the nearest item.
  ///
  /// Complexity: O(log n + 128 lanes), n being the number of chunks; O(distance * lanes) a little after the item that
  /// was asked for last.
  mutating func placement(of item: Int, in index: inout ExtentIndex) -> ItemPlacement {
    sync(&index)
    guard index.count > 0 else { return ItemPlacement(start: 0, extent: 0, lane: 0, span: 1) }
    seek(max(0, min(item, index.count - 1)), in: &index)
    return flow.placement(of: index.code(place, of: index.chunks[index.slack + chunk]))
  }

  /// The least range that holds every item of which there is something between two positions.
  ///
  /// That is each that starts before `upper` and ends after `lower`; an item of no extent has to start between them,
  /// where `lower` counts and `upper` does not. Others may stand among them, since those before an item never start
  /// after it but may end before it. An `upper` before `lower` counts as `lower`.
  ///
  /// - Returns: Their numbers; an empty range where there is none. Complexity: O(log n + 128 lanes), n being the
  ///   number of chunks; O(log of the range) times that where none of them starts between the two positions.
  mutating func items(from lower: Int64, to upper: Int64, in index: inout ExtentIndex) -> Range<Int> {
    sync(&index)
    guard index.count > 0 else { return 0..<0 }
    let lower = max(-LaneFlow.farthest, min(lower, LaneFlow.farthest))
    let upper = max(lower, min(upper, LaneFlow.farthest))
    // Before the first of these chunks all items start before `lower` and end by it.
    let center = chunk(startingBefore: lower)
    enter(min(center, tree.place(ofItem: lower &+ flow.gap).place, advances.count - 1), in: &index)
    let start = walk(in: index, startingBefore: lower, endingBy: lower)
    if center > chunk { enter(center, in: &index) }
    let middle = walk(in: index, startingBefore: lower)
    let last = chunk(startingBefore: upper)
    if last > chunk { enter(last, in: &index) }
    let end = walk(in: index, startingBefore: upper)
    guard start < end, middle == end else { return start..<end }
    return start..<trim(start..<end, endingAfter: lower, in: &index)
  }

  /// The end of the items among several that end after a position, where all of them start before it and the first
  /// does end after it.
  private mutating func trim(
    _ items: Range<Int>, endingAfter position: Int64, in index: inout ExtentIndex
  ) -> Int {
    var (low, high) = (items.lowerBound, items.upperBound - 1)
    switch flow.kind {
    case .rows:
      // All of them stand in one row.
      let start = placement(of: low, in: &index).start
      while high > low, start &+ Int64(index.code(of: high).extent) <= position { high -= 1 }
      return high + 1
    case .masonry:
      // A lane that ends after the position takes no more of them: the last item is the one that completes the number.
      let lanes = lanes(endingAfter: position, with: high, in: &index)
      while low < high {
        let middle = low + (high - low) / 2
        if self.lanes(endingAfter: position, with: middle, in: &index) == lanes {
          high = middle
        } else {
          low = middle + 1
        }
      }
      return low + 1
    }
  }

  /// How many lanes end after a position once an item has been laid out.
  private mutating func lanes(
    endingAfter position: Int64, with item: Int, in index: inout ExtentIndex
  ) -> Int {
    seek(item, in: &index)
    _ = walk(in: index, upTo: place + 1)
    return flow.lanes(endingAfter: position)
  }

  /// The last chunk before which the flow starts items before a position.
  private func chunk(startingBefore position: Int64) -> Int {
    min(tree.place(at: position &- 1).place, advances.count - 1)
  }

  /// Sets the flow to before a chunk.
  private mutating func enter(_ chunk: Int, in index: inout ExtentIndex) {
    index.settle()
    enter(chunk, first: Int(index.tree.sums(before: index.slack + chunk).x))
  }

  private mutating func enter(_ chunk: Int, first: Int) {
    flow.load(shapes, at: chunk * flow.width, base: tree.sums(before: chunk).y)
    (self.chunk, self.first, place) = (chunk, first, 0)
  }

  /// Lays out items of the chunk up to a place, or one that stands too far; returns the number of the next item.
  @discardableResult
  private mutating func walk(
    in index: ExtentIndex, upTo place: Int = .max, startingBefore start: Int64 = LaneFlow.farthest,
    endingBy end: Int64 = LaneFlow.farthest
  ) -> Int {
    let items = index.chunks[index.slack + chunk]
    self.place = flow.pass(
      self.place..<min(place, Int(items.count)), of: items, in: index, startingBefore: start, endingBy: end)
    return first + self.place
  }

  /// Sets the flow to before an item that there is.
  private mutating func seek(_ item: Int, in index: inout ExtentIndex) {
    let found = index.locate(item)
    let chunk = found.chunk - index.slack
    if chunk != self.chunk || item - found.item < place { enter(chunk, first: found.item) }
    walk(in: index, upTo: item - found.item)
  }
}
