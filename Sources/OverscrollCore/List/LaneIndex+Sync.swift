extension LaneIndex {
  /// Takes in what has changed in the index since the last question.
  ///
  /// Complexity: O(128 lanes) for each chunk that has changed or before which the flow has another shape, O(chunks)
  /// more where some have come or gone. In rows a resize changes the shape at most up to the end of its row, in
  /// masonry mostly up to the next header.
  mutating func sync(_ index: inout ExtentIndex) {
    let count = index.chunks.count - index.slack
    var (first, removed, added) = (index.edits.first, index.edits.removed, index.edits.added)
    let fits = first + removed <= advances.count && advances.count - removed + added == count
    // Another gap changes everything, and so does another index than the one before.
    if !fits || flow.gap != index.gap { (first, removed, added) = (0, advances.count, count) }
    guard removed > 0 || added > 0 else { return }
    flow.gap = index.gap
    index.edits = ChunkEdits()
    chunk = -1
    let width = flow.width
    flow.load(shapes, at: first * width, base: 0)
    if removed != added {
      // What is written down before the chunk after them stays: it tells whether that one has to be laid out again.
      shapes.replaceSubrange(
        first * width..<(first + removed) * width, with: repeatElement(0, count: added * width))
      advances.replaceSubrange(first..<first + removed, with: repeatElement(.zero, count: added))
      tree.invalidate(from: first)
    }
    relay(from: first, to: first + added, in: index)
    tree.settle(count: count) { [advances] in advances[$0] }
  }

  /// Lays out chunks from one on, at least up to another and then until the flow has the shape that it had.
  private mutating func relay(from first: Int, to end: Int, in index: ExtentIndex) {
    let width = flow.width
    for chunk in first..<advances.count {
      if chunk >= end, flow.matches(shapes, at: chunk * width) { return }
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
    flow.store(in: &shapes, at: advances.count * width)
  }
}
