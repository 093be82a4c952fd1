extension ExtentIndex {
  /// Makes an item the first of its chunk.
  ///
  /// - Parameter item: The item's number, or the number of items.
  /// - Returns: Where the chunk stands.
  /// - Complexity: O(chunks after it).
  mutating func split(at item: Int) -> Int {
    guard item < count else { return chunks.count }
    let place = locate(item)
    let before = item - place.item
    guard before > 0 else { return place.chunk }
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
    replaceChunks(place.chunk..<place.chunk + 1, with: parts)
    return place.chunk + 1
  }

  /// Joins the chunks before and after a seam, where they are small or runs of the same kind.
  ///
  /// A dense chunk takes in what leaves a quarter of its slot free, so that it need not be split again soon.
  mutating func merge(at index: Int) {
    guard index > slack, index < chunks.count else { return }
    let left = chunks[index - 1]
    let right = chunks[index]
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

  /// Puts chunks in the place of others.
  mutating func replaceChunks(_ places: Range<Int>, with new: [Chunk]) {
    chunks.makeRoom(places, for: new.count, filler: .empty)
    for index in new.indices { chunks[places.lowerBound + index] = new[index] }
    structureChanged(from: places.lowerBound - slack, removed: places.count, added: new.count)
  }

  /// Takes note that chunks have been replaced: positions counted from the first chunk.
  mutating func structureChanged(from first: Int, removed: Int, added: Int) {
    tree.invalidate(from: first + slack)
    headerTree.invalidate(from: first + slack)
    cursor = nil
    edits.replace(from: first, removed: removed, added: added)
  }
}
