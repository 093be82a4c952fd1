extension ExtentIndex {
  /// Makes an item the first of its chunk.
  ///
  /// - Parameter item: The item's number, or the number of items.
  /// - Returns: Where the chunk stands. Complexity: O(chunks after it).
  mutating func split(at item: Int) -> Int {
    guard item < count else { return chunks.count }
    let place = locate(item)
    let before = item - place.item
    guard before > 0 else { return place.chunk }
    let chunk = chunks[place.chunk]
    let after = Int(chunk.count) - before
    if chunk.isRun {
      chunks[place.chunk] = run(before, of: chunk.kind)
      chunks.insert(run(after, of: chunk.kind), at: place.chunk + 1)
    } else {
      let slot = slab.allocate()
      slab.copy(before..<before + after, of: chunk.slot, to: slot, at: 0)
      chunks[place.chunk] = dense(chunk.slot, count: before)
      chunks.insert(dense(slot, count: after), at: place.chunk + 1)
    }
    structureChanged(from: place.chunk - slack, removed: 1, added: 2)
    return place.chunk + 1
  }

  /// Joins the chunks before and after a seam, where they are small or runs of the same kind.
  ///
  /// A dense chunk takes in what leaves a quarter of its slot free, so that it need not be split again soon.
  mutating func merge(at index: Int) {
    guard index > slack, index < chunks.count else { return }
    let left = chunks[index - 1]
    let right = chunks[index]
    if left.isRun, right.isRun {
      guard left.slot == right.slot else { return }
      chunks[index - 1] = run(Int(left.count) + Int(right.count), of: left.kind)
    } else {
      guard Int(left.count) + Int(right.count) <= ItemSlab.slotSize * 3 / 4 else { return }
      chunks[index - 1] = join(left, right)
    }
    chunks.remove(at: index)
    structureChanged(from: index - 1 - slack, removed: 2, added: 1)
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

  /// Takes note that chunks have been replaced: positions counted from the first chunk.
  mutating func structureChanged(from first: Int, removed: Int, added: Int) {
    tree.invalidate(from: first + slack)
    cursor = nil
    edits.replace(from: first, removed: removed, added: added)
  }
}
