extension LaneIndex {
  /// Takes in what has changed in the index since the last question.
  ///
  /// Complexity: O(128 lanes) for each chunk that has changed or before which the flow has another shape, O(chunks)
  /// more where some have come or gone. In rows a resize changes the shape at most up to the end of its row, in
  /// masonry mostly up to the next header.
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
    shapes.replaceSubrange(
      before.lowerBound * width..<before.upperBound * width,
      with: repeatElement(0, count: stretch.added * width))
    advances.replaceSubrange(before, with: repeatElement(.zero, count: stretch.added))
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
}
