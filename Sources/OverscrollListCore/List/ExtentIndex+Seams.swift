extension ExtentIndex {
  /// Makes an item the first of its chunk.
  ///
  /// - Parameter item: The item's number, or the number of items.
  /// - Returns: Where the chunk stands, counted from the first chunk.
  /// - Complexity: As `replaceChunks(_:with:)`.
  mutating func split(at item: Int) -> Int {
    guard item < count else { return chunks.count - slack }
    let place = locate(item)
    let before = item - place.item
    let index = place.chunk - slack
    guard before > 0 else { return index }
    let chunk = chunks[place.chunk]
    let after = Int(chunk.count) - before
    let parts: [Chunk]
    if chunk.isRun {
      parts = [run(before, of: chunk.kind), run(after, of: chunk.kind)]
    } else {
      let slot = slab.allocate()
      slab.copy(before..<before + after, of: chunk.slot, to: slot, at: 0)
      parts = [dense(chunk.slot, count: before), dense(slot, count: after)]
    }
    replaceChunks(index..<index + 1, with: parts)
    return index + 1
  }

  /// Joins the chunks before and after a seam, where they are small or runs of the same kind.
  ///
  /// A dense chunk takes in what leaves a quarter of its slot free, so that it need not be split again soon.
  mutating func merge(at index: Int) {
    guard index > 0, index < chunks.count - slack else { return }
    let left = chunks[slack + index - 1]
    let right = chunks[slack + index]
    let count = Int(left.count) + Int(right.count)
    let joined: Chunk
    if left.isRun, right.isRun {
      guard left.slot == right.slot else { return }
      joined = run(count, of: left.kind)
    } else {
      guard count <= ItemSlab.slotSize * 3 / 4 else { return }
      joined = join(left, right)
    }
    replaceChunks(index - 1..<index + 1, with: [joined])
  }

  /// Writes the items of two chunks, of which at least one is dense, into one slot.
  private mutating func join(_ left: Chunk, _ right: Chunk) -> Chunk {
    let before = Int(left.count)
    let after = Int(right.count)
    let slot = left.isRun ? slab.allocate() : left.slot
    if left.isRun { slab.fill(slot, 0..<before, with: code(0, of: left)) }
    if right.isRun {
      slab.fill(slot, before..<before + after, with: code(0, of: right))
    } else {
      slab.copy(0..<after, of: right.slot, to: slot, at: before)
      slab.release(right.slot)
    }
    return Chunk(
      count: left.count + right.count, unmeasured: left.unmeasured + right.unmeasured,
      headers: left.headers + right.headers, slot: slot, extent: left.extent &+ right.extent)
  }

  /// Puts chunks in the place of others, counted from the first chunk.
  ///
  /// - Complexity: O(chunks after them), or O(k log n) for k chunks that are put there, go, or stand before these,
  ///   where that is less.
  mutating func replaceChunks(_ places: Range<Int>, with new: [Chunk]) {
    let rest = chunks.count - slack - places.upperBound
    // To move a chunk towards the start changes some nodes of the tree; towards the end, only its own.
    if (places.lowerBound + max(places.count, new.count)) &* 16 <= rest {
      return replaceAtFront(places, with: new)
    }
    let start = slack + places.lowerBound
    chunks.makeRoom(start..<slack + places.upperBound, for: new.count, filler: .empty)
    for index in new.indices { chunks[start + index] = new[index] }
    structureChanged(from: places.lowerBound, removed: places.count, added: new.count)
  }

  /// Puts chunks in the place of others, and moves those before them into the slack, or out of it.
  mutating func replaceAtFront(_ places: Range<Int>, with new: [Chunk]) {
    let growth = new.count - places.count
    if growth > slack { makeSlack(for: growth) }
    let (old, end) = (slack, slack + places.upperBound)
    slack -= growth
    let changed = min(old, slack)..<end
    weigh(changed, -1)
    for step in 0..<places.lowerBound {
      // What goes towards the end goes from the last on.
      let place = growth < 0 ? places.lowerBound - 1 - step : step
      chunks[slack + place] = chunks[old + place]
    }
    for index in new.indices { chunks[end - new.count + index] = new[index] }
    if slack > old {
      for place in old..<slack { chunks[place] = .empty }
    }
    weigh(changed, 1)
    cursor = nil
    edits.replace(from: places.lowerBound, removed: places.count, added: new.count)
  }

  /// Adds what stands at some places to the trees, or takes it away.
  private mutating func weigh(_ places: Range<Int>, _ sign: Int64) {
    let signs = PrefixTree.Pair(sign, sign)
    for place in places where chunks[place].count > 0 {
      tree.add(chunks[place].sums(gap) &* signs, at: place)
      if chunks[place].headers > 0 { headerTree.add(chunks[place].headerSum &* signs, at: place) }
    }
  }

  /// Makes slack for n chunks, and more.
  private mutating func makeSlack(for count: Int) {
    // An eighth of what there is then, so that there is room for more; a few more where there are chunks already.
    let more = count + (chunks.count - slack + count) / 8 + (chunks.isEmpty ? 0 : 8)
    chunks.reserveCapacity(chunks.count + more)
    chunks.makeRoom(0..<0, for: more, filler: .empty)
    for place in 0..<more { chunks[place] = .empty }
    slack += more
    tree.invalidate(from: 0)
    headerTree.invalidate(from: 0)
  }

  /// Lets go of slack where that is more than there are chunks.
  mutating func trimSlack() {
    guard slack > chunks.count / 2 + 16 else { return }
    chunks.makeRoom(0..<slack, for: 0, filler: .empty)
    slack = 0
    tree.invalidate(from: 0)
    headerTree.invalidate(from: 0)
    cursor = nil
  }

  /// Takes note that chunks have been replaced: positions counted from the first chunk.
  mutating func structureChanged(from first: Int, removed: Int, added: Int) {
    tree.invalidate(from: first + slack)
    headerTree.invalidate(from: first + slack)
    cursor = nil
    edits.replace(from: first, removed: removed, added: added)
  }
}
