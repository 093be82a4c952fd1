/// Lays the items of an extent index out in lanes beside each other: in rows, or as masonry.
///
/// The state of the flow at the start of each chunk of the index is kept relative to a base, and how far each chunk
/// moves the base in a tree. So a change lays chunks out again only until the state has the same shape as before,
/// and moves the rest by moving the base; and any item is at most one chunk away from a state that is known.
///
/// Questions take in what has changed in the index and settle it there, so an index has one lane layout at a time.
package struct LaneIndex: Sendable {
  /// How items are given lanes.
  ///
  /// A header takes all of them, below everything before it and above everything after it.
  enum Flow: Hashable, Sendable {
    /// Each item to the next lane; after the last one begins a row, below the longest item of the row before.
    case rows
    /// Each item to the lane that ends first, and among several to the first of them.
    case masonry
  }

  /// The most lanes that there are.
  package static var laneLimit: Int { 64 }

  /// The flow as it is before an item: the one after `place` items of the chunk `chunk`, where one is set.
  private(set) var flow: LaneFlow
  private var chunk = -1
  private var place = 0
  /// The number of the chunk's first item.
  private var first = 0

  /// The shape of the flow before each chunk, and after the last: `flow.width` numbers for each of them.
  private var shapes: [Int32]
  /// How far each chunk moves the end of everything, and the base.
  private var advances: [PrefixTree.Pair] = []
  private var tree = PrefixTree()
  /// How many chunks have been laid out so far: what changes have cost.
  private(set) var relaidCount = 0

  /// Makes a layout of no items yet: the first question takes in an index.
  ///
  /// - Parameters:
  ///   - flow: How items are given lanes.
  ///   - laneCount: How many lanes; less than 1 counts as 1, more than `laneLimit` as that many.
  init(flow: Flow, laneCount: Int) {
    self.flow = LaneFlow(flow, laneCount: max(1, min(laneCount, LaneIndex.laneLimit)))
    shapes = Array(repeating: 0, count: self.flow.width)
    self.flow.store(in: &shapes, at: 0)
  }

  /// How many lanes there are.
  var laneCount: Int { flow.laneCount }

  /// How many bytes the layout takes, its own included.
  var byteCount: Int {
    MemoryLayout<LaneIndex>.size + flow.keys.capacity * MemoryLayout<Int64>.stride
      + shapes.capacity * MemoryLayout<Int32>.stride
      + advances.capacity * MemoryLayout<PrefixTree.Pair>.stride + tree.byteCount
  }

  /// Takes in what has changed in the index since the last question.
  ///
  /// - Complexity: O(128 lanes) for each chunk that has changed or before which the flow has another shape,
  ///   O(chunks) more where some have come or gone. In rows a resize changes the shape at most up to the end
  ///   of its row, in masonry mostly up to the next header.
  mutating func sync(_ index: inout ExtentIndex) {
    let count = index.chunks.count - index.slack
    let isAnother = flow.gap != index.gap || !index.edits.fits(advances.count, now: count)
    guard isAnother || !index.edits.stretches.isEmpty else { return }
    // Another gap changes everything, and so does another index than the one before.
    if isAnother { index.edits.replaceAll(advances.count, with: count) }
    flow.gap = index.gap
    chunk = -1
    var isCarried = false
    for place in index.edits.stretches.indices {
      let stretch = index.edits.stretches[place]
      let next = place + 1 < index.edits.stretches.count ? index.edits.stretches[place + 1].first : count
      if !isCarried { flow.load(shapes, at: stretch.first * flow.width, base: 0) }
      makeRoom(for: stretch)
      isCarried = relay(from: stretch.first, to: stretch.end, before: next, in: index)
    }
    if isCarried { flow.store(in: &shapes, at: count * flow.width) }
    index.edits.clear()
    tree.settle(count: count) { [advances] in advances[$0] }
  }

  /// Makes as much room for what is known of a stretch of chunks as there are now.
  private mutating func makeRoom(for stretch: ChunkEdits.Stretch) {
    guard stretch.removed != stretch.added else { return }
    let width = flow.width
    let before = stretch.first..<stretch.first + stretch.removed
    // What is written down before the chunk after them stays: it tells whether that one has to be laid out again.
    shapes.makeRoom(
      before.lowerBound * width..<before.upperBound * width, for: stretch.added * width, filler: 0)
    advances.makeRoom(before, for: stretch.added, filler: .zero)
    tree.invalidate(from: stretch.first)
  }

  /// Lays out chunks from one on, at least up to another and then until the flow has the shape that it had.
  ///
  /// - Returns: Whether that is not so before the chunk `next`, at which it stops.
  private mutating func relay(from first: Int, to end: Int, before next: Int, in index: ExtentIndex) -> Bool {
    let width = flow.width
    for chunk in first..<next {
      if chunk >= end, flow.matches(shapes, at: chunk * width) { return false }
      flow.store(in: &shapes, at: chunk * width)
      let before = flow.end
      let items = index.chunks[index.slack + chunk]
      _ = flow.pass(0..<Int(items.count), of: items, in: index)
      let after = flow.end
      let advance = PrefixTree.Pair(after &- before, flow.rebase())
      // Few changes are made in the tree one by one; of many it is made anew.
      if chunk - first < 16 {
        tree.add(advance &- advances[chunk], at: chunk)
      } else {
        tree.invalidate(from: chunk)
      }
      advances[chunk] = advance
      relaidCount &+= 1
    }
    return true
  }

  /// Where everything ends, in units; 0 without items.
  ///
  /// - Complexity: O(log n) in the number of chunks.
  mutating func total(in index: inout ExtentIndex) -> Int64 {
    sync(&index)
    return index.count == 0 ? 0 : tree.sums(before: advances.count).x &- flow.gap
  }

  /// Where an item stands; an index out of range counts as the nearest item.
  ///
  /// - Complexity: O(log n + 128 lanes), n being the number of chunks; O(distance * lanes) a little after the
  ///   item that was asked for last.
  mutating func placement(of item: Int, in index: inout ExtentIndex) -> ItemPlacement {
    sync(&index)
    guard index.count > 0 else { return ItemPlacement(start: 0, extent: 0, lane: 0, span: 1) }
    seek(max(0, min(item, index.count - 1)), in: &index)
    let items = index.chunks[index.slack + chunk]
    let code = index.code(place, of: items)
    return flow.placement(of: code)
  }

  /// The smallest range that contains every item that is at least partly between two positions.
  ///
  /// These items start before `upper` and end after `lower`; an item without extent has to start between
  /// them, at `lower` or later and before `upper`. The range may contain other items too, because an item
  /// never starts after the items that follow it, but may end before they start. An `upper` before `lower`
  /// counts as `lower`.
  ///
  /// - Returns: Their numbers; an empty range where there is none.
  /// - Complexity: O(log n + 128 lanes), n being the number of chunks; O(log of the range) times that where
  ///   none of them starts between the two positions.
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
