/// Places the items of an extent index in lanes, as rows or as masonry.
///
/// The extent index stores consecutive items together in chunks. Before each chunk, this layout stores the
/// *shape*: the ends of the lanes, relative to a position that is called the base. A tree stores each
/// chunk's change of the base. After an edit, chunks are laid out only until a shape equals the stored
/// shape. From there on, only the base has changed. To find an item, the layout restores the shape before
/// the item's chunk, and lays out items of this one chunk.
///
/// A lookup first processes the changes that the extent index has recorded, and clears them. So an extent
/// index can have only one lane layout at a time.
package struct LaneIndex: Sendable {
  /// The rule that assigns items to lanes.
  ///
  /// A header and a spanning item span all lanes. Such an item starts after all earlier items, and later items
  /// start after it.
  enum Kind: Hashable, Sendable {
    /// Each item goes to the next lane.
    ///
    /// After the last lane, a new row starts. It starts after the longest item of the previous row.
    case rows
    /// Each item goes to the lane that ends first.
    ///
    /// If several lanes end at the same position, the item goes to the first of these lanes.
    case masonry
  }

  /// The maximum number of lanes.
  package static var laneLimit: Int { 64 }

  /// The state of the lanes before the item at `itemInChunk` in the chunk `chunk`.
  ///
  /// It is undefined if `chunk` is -1.
  private(set) var state: LaneState
  private var chunk = -1
  private var itemInChunk = 0
  /// The index of the first item in `chunk`.
  private var firstItem = 0

  /// The shapes of the lanes before each chunk and after the last chunk.
  ///
  /// A shape has `state.shapeSize` values.
  private var shapes: [Int64]
  /// The distances that each chunk adds to the end (`x`) and the base (`y`).
  private var advances: [PrefixTree.Pair] = []
  private var tree = PrefixTree()
  /// The number of chunks laid out so far, for tests that count work.
  private(set) var laidOutChunkCount = 0

  /// Creates an empty layout; the first lookup lays out the index.
  ///
  /// - Parameters:
  ///   - flow: The rule that assigns items to lanes.
  ///   - laneCount: The number of lanes, clamped to 1...`laneLimit`.
  init(flow: Kind, laneCount: Int) {
    self.state = LaneState(flow, laneCount: max(1, min(laneCount, LaneIndex.laneLimit)))
    shapes = Array(repeating: 0, count: self.state.shapeSize)
    self.state.store(in: &shapes, at: 0)
  }

  var laneCount: Int { state.laneCount }

  /// The memory use of the layout, in bytes, including the value itself.
  var byteCount: Int {
    MemoryLayout<LaneIndex>.size + state.keys.capacity * MemoryLayout<Int64>.stride
      + shapes.capacity * MemoryLayout<Int64>.stride
      + advances.capacity * MemoryLayout<PrefixTree.Pair>.stride + tree.byteCount
  }

  /// Updates the layout after changes of the index.
  ///
  /// - Complexity: O(128 * lanes) for each chunk that has changed, or that now follows a different shape.
  ///   Inserting or removing chunks adds O(chunks). In rows, a new extent affects at most its own row. In
  ///   masonry, it usually affects the items up to the next item that spans all lanes.
  mutating func update(_ index: inout ExtentIndex) {
    let count = index.chunks.count - index.slack
    let isAnother = state.gap != index.gap || !index.edits.isConsistent(advances.count, now: count)
    guard isAnother || !index.edits.ranges.isEmpty else { return }
    // All chunks are invalid after a change of the spacing, or if the recorded edits belong to a different
    // index.
    if isAnother { index.edits.replaceAll(advances.count, with: count) }
    state.gap = index.gap
    chunk = -1
    var isCarried = false
    for number in index.edits.ranges.indices {
      let stretch = index.edits.ranges[number]
      let next = number + 1 < index.edits.ranges.count ? index.edits.ranges[number + 1].first : count
      if !isCarried { state.load(shapes, at: stretch.first * state.shapeSize, base: 0) }
      makeRoom(for: stretch)
      isCarried = layOutChunks(from: stretch.first, to: stretch.end, before: next, in: index)
    }
    if isCarried { state.store(in: &shapes, at: count * state.shapeSize) }
    index.edits.clear()
    tree.update(count: count) { [advances] in advances[$0] }
  }

  /// Resizes the stored shapes and distances to the new number of chunks in a range.
  private mutating func makeRoom(for stretch: ChunkEdits.ChangedRange) {
    guard stretch.removed != stretch.added else { return }
    let width = state.shapeSize
    let before = stretch.first..<stretch.first + stretch.removed
    // Keep the shape before the chunk that follows the range. The shape shows whether that chunk has to be
    // laid out again.
    shapes.makeRoom(
      before.lowerBound * width..<before.upperBound * width, for: stretch.added * width, filler: 0)
    advances.makeRoom(before, for: stretch.added, filler: .zero)
    tree.invalidate(from: stretch.first)
  }

  /// Lays out chunks until a shape equals the stored shape.
  ///
  /// All chunks before `end` are laid out. The layout stops at the chunk `next` at the latest.
  ///
  /// - Returns: Whether the shape before the chunk `next` still differs, so that the layout has to continue
  ///   there.
  private mutating func layOutChunks(from first: Int, to end: Int, before next: Int, in index: ExtentIndex)
    -> Bool
  {
    let width = state.shapeSize
    for chunk in first..<next {
      if chunk >= end, state.matches(shapes, at: chunk * width) { return false }
      state.store(in: &shapes, at: chunk * width)
      let before = state.end
      let items = index.chunks[index.slack + chunk]
      _ = state.layOut(0..<Int(items.count), of: items, in: index)
      let after = state.end
      let advance = PrefixTree.Pair(after &- before, state.rebase())
      // Update the tree node by node for the first 16 chunks. For further chunks, mark it for a rebuild.
      if chunk - first < 16 {
        tree.add(advance &- advances[chunk], at: chunk)
      } else {
        tree.invalidate(from: chunk)
      }
      advances[chunk] = advance
      laidOutChunkCount &+= 1
    }
    return true
  }

  /// Returns the extent of the whole layout, in units of 1/192 pt.
  ///
  /// The result is 0 in an empty list.
  ///
  /// - Complexity: O(log n) in the number of chunks.
  mutating func total(in index: inout ExtentIndex) -> Int64 {
    update(&index)
    return index.count == 0 ? 0 : tree.sums(before: advances.count).x &- state.gap
  }

  /// Returns the position and the lanes of an item.
  ///
  /// An index out of range returns the nearest item.
  ///
  /// - Complexity: O(log n + 128 * lanes) in the number of chunks n. O(d * lanes) for an item that is d
  ///   items after the item of the previous lookup.
  mutating func placement(of item: Int, in index: inout ExtentIndex) -> ItemPlacement {
    update(&index)
    guard index.count > 0 else { return ItemPlacement(start: 0, extent: 0, lane: 0, span: 1) }
    moveState(max(0, min(item, index.count - 1)), in: &index)
    let items = index.chunks[index.slack + chunk]
    let code = index.code(itemInChunk, of: items)
    return state.placement(of: code)
  }

  /// Returns the smallest range that contains all items at least partly between two positions.
  ///
  /// Positions are in units of 1/192 pt. An item is between the positions if it starts before `upper` and
  /// ends after `lower`. An item of extent 0 is between the positions if it starts at or after `lower` and
  /// before `upper`. The range may contain additional items, because an item can end before earlier items
  /// end. An `upper` before `lower` is treated as `lower`.
  ///
  /// - Returns: The items' indices; an empty range if no item is between the positions.
  /// - Complexity: O(log n + 128 * lanes) in the number of chunks n. If no item starts between the
  ///   positions, this is multiplied by the logarithm of the range's length.
  mutating func items(from lower: Int64, to upper: Int64, in index: inout ExtentIndex) -> Range<Int> {
    update(&index)
    guard index.count > 0 else { return 0..<0 }
    let lower = max(-LaneState.positionLimit, min(lower, LaneState.positionLimit))
    let upper = max(lower, min(upper, LaneState.positionLimit))
    // Start at the earlier of two chunks. All items before this chunk start before `lower`, and end at or
    // before `lower`.
    let center = chunk(startingBefore: lower)
    restoreState(min(center, tree.index(ofItem: lower &+ state.gap).index, advances.count - 1), in: &index)
    let start = layOutItems(in: index, startingBefore: lower, endingBy: lower)
    if center > chunk { restoreState(center, in: &index) }
    let middle = layOutItems(in: index, startingBefore: lower)
    let last = chunk(startingBefore: upper)
    if last > chunk { restoreState(last, in: &index) }
    let end = layOutItems(in: index, startingBefore: upper)
    guard start < end, middle == end else { return start..<end }
    return start..<trim(start..<end, endingAfter: lower, in: &index)
  }

  /// Returns the index after the last item of a range that ends after a position.
  ///
  /// All items of the range start before the position, and the first item ends after it.
  private mutating func trim(
    _ items: Range<Int>, endingAfter position: Int64, in index: inout ExtentIndex
  ) -> Int {
    var (low, high) = (items.lowerBound, items.upperBound - 1)
    switch state.kind {
    case .rows:
      // All items of the range are in one row.
      let start = placement(of: low, in: &index).start
      while high > low, start &+ Int64(index.code(of: high).extent) <= position { high -= 1 }
      return high + 1
    case .masonry:
      // A lane that ends after the position receives no further item of the range. So the number of such
      // lanes never decreases, and a binary search finds the item that adds the last one.
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

  /// Lays out an item, and returns the number of lanes that end after a position.
  private mutating func lanes(
    endingAfter position: Int64, with item: Int, in index: inout ExtentIndex
  ) -> Int {
    moveState(item, in: &index)
    _ = layOutItems(in: index, upTo: itemInChunk + 1)
    return state.lanes(endingAfter: position)
  }

  /// Returns the last chunk whose base is before a position.
  private func chunk(startingBefore position: Int64) -> Int {
    min(tree.index(at: position &- 1).index, advances.count - 1)
  }

  /// Sets the state to the stored shape before a chunk.
  private mutating func restoreState(_ chunk: Int, in index: inout ExtentIndex) {
    index.updateTree()
    restoreState(chunk, first: Int(index.tree.sums(before: index.slack + chunk).x))
  }

  private mutating func restoreState(_ chunk: Int, first: Int) {
    state.load(shapes, at: chunk * state.shapeSize, base: tree.sums(before: chunk).y)
    (self.chunk, self.firstItem, itemInChunk) = (chunk, first, 0)
  }

  /// Lays out items of the current chunk, up to an item or a position.
  ///
  /// - Returns: The index of the next item.
  @discardableResult
  private mutating func layOutItems(
    in index: ExtentIndex, upTo limit: Int = .max, startingBefore start: Int64 = LaneState.positionLimit,
    endingBy end: Int64 = LaneState.positionLimit
  ) -> Int {
    let items = index.chunks[index.slack + chunk]
    self.itemInChunk = state.layOut(
      self.itemInChunk..<min(limit, Int(items.count)), of: items, in: index, startingBefore: start,
      endingBy: end)
    return firstItem + self.itemInChunk
  }

  /// Lays out items up to the item before a valid index.
  private mutating func moveState(_ item: Int, in index: inout ExtentIndex) {
    let found = index.locate(item)
    let chunk = found.chunk - index.slack
    if chunk != self.chunk || item - found.item < itemInChunk { restoreState(chunk, first: found.item) }
    layOutItems(in: index, upTo: item - found.item)
  }
}
