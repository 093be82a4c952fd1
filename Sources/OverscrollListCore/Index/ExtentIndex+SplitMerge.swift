extension ExtentIndex {
  /// Splits chunks so that an item is the first of its chunk.
  ///
  /// - Parameter item: The item's index. The number of items returns the index after the last chunk.
  /// - Returns: The index of the item's chunk, counted from the first chunk that has items.
  /// - Complexity: As `replaceChunks(_:with:)`.
  mutating func split(at item: Int) -> Int {
    guard item < count else { return chunks.count - slack }
    let location = locate(item)
    let before = item - location.item
    let index = location.chunk - slack
    guard before > 0 else { return index }
    let chunk = chunks[location.chunk]
    let after = Int(chunk.count) - before
    let parts: [Chunk]
    if chunk.isRun {
      parts = [runChunk(before, of: chunk.kind), runChunk(after, of: chunk.kind)]
    } else {
      let slot = codeStore.allocate()
      codeStore.copy(before..<before + after, of: chunk.slot, to: slot, at: 0)
      parts = [denseChunk(chunk.slot, count: before), denseChunk(slot, count: after)]
    }
    replaceChunks(index..<index + 1, with: parts)
    return index + 1
  }

  /// Merges the chunk at an index with the chunk before it, if possible.
  ///
  /// Two runs (chunks of unmeasured items) are merged if their items are of one kind. Two small chunks are
  /// merged if at least one is dense, which means that it stores each item's extent. A merged dense chunk
  /// has at most 96 of 128 items, so that small insertions do not split it again.
  mutating func merge(at index: Int) {
    guard index > 0, index < chunks.count - slack else { return }
    let left = chunks[slack + index - 1]
    let right = chunks[slack + index]
    let count = Int(left.count) + Int(right.count)
    let joined: Chunk
    if left.isRun, right.isRun {
      guard left.slot == right.slot else { return }
      joined = runChunk(count, of: left.kind)
    } else {
      guard count <= ItemCodeStore.slotSize * 3 / 4 else { return }
      joined = join(left, right)
    }
    replaceChunks(index - 1..<index + 1, with: [joined])
  }

  /// Joins two chunks, at least one of them dense, in one slot of `codeStore`.
  private mutating func join(_ left: Chunk, _ right: Chunk) -> Chunk {
    let before = Int(left.count)
    let after = Int(right.count)
    let slot = left.isRun ? codeStore.allocate() : left.slot
    if left.isRun { codeStore.fill(slot, 0..<before, with: code(0, of: left)) }
    if right.isRun {
      codeStore.fill(slot, before..<before + after, with: code(0, of: right))
    } else {
      codeStore.copy(0..<after, of: right.slot, to: slot, at: before)
      codeStore.release(right.slot)
    }
    return Chunk(
      count: left.count + right.count, unmeasured: left.unmeasured + right.unmeasured,
      headers: left.headers + right.headers, slot: slot, extent: left.extent &+ right.extent)
  }

  /// Replaces chunks, at indices counted from the first chunk that has items.
  ///
  /// - Complexity: O(chunks after the range), or O(k log n) if that is less. Here k is the number of
  ///   inserted, removed and preceding chunks.
  mutating func replaceChunks(_ indices: Range<Int>, with new: [Chunk]) {
    let rest = chunks.count - slack - indices.upperBound
    // To move a chunk before the range, O(log n) tree nodes are updated. To move a chunk after the range,
    // only one node is rebuilt.
    if (indices.lowerBound + max(indices.count, new.count)) &* 16 <= rest {
      return replaceAtFront(indices, with: new)
    }
    let start = slack + indices.lowerBound
    chunks.makeRoom(start..<slack + indices.upperBound, for: new.count, filler: .empty)
    for index in new.indices { chunks[start + index] = new[index] }
    invalidateChunks(from: indices.lowerBound, removed: indices.count, added: new.count)
  }

  /// Replaces chunks, and moves the chunks before them instead of those after them.
  ///
  /// At the front of the array, `slack` empty chunks reserve space for such a move.
  mutating func replaceAtFront(_ indices: Range<Int>, with new: [Chunk]) {
    let growth = new.count - indices.count
    if growth > slack { makeSlack(for: growth) }
    let (old, end) = (slack, slack + indices.upperBound)
    slack -= growth
    let changed = min(old, slack)..<end
    addToTrees(changed, -1)
    for step in 0..<indices.lowerBound {
      // If chunks move toward the end, move the last chunk first, so that no chunk is overwritten before it
      // has moved.
      let index = growth < 0 ? indices.lowerBound - 1 - step : step
      chunks[slack + index] = chunks[old + index]
    }
    for index in new.indices { chunks[end - new.count + index] = new[index] }
    if slack > old {
      for index in old..<slack { chunks[index] = .empty }
    }
    addToTrees(changed, 1)
    cursor = nil
    edits.replace(from: indices.lowerBound, removed: indices.count, added: new.count)
  }

  /// Adds the sums of chunks to the trees; subtracts them if `sign` is -1.
  private mutating func addToTrees(_ indices: Range<Int>, _ sign: Int64) {
    let signs = PrefixTree.Pair(sign, sign)
    for index in indices where chunks[index].count > 0 {
      tree.add(chunks[index].sums(gap) &* signs, at: index)
      if chunks[index].headers > 0 { headerTree.add(chunks[index].headerSum &* signs, at: index) }
    }
  }

  /// Reserves space for at least `count` chunks before the first chunk.
  private mutating func makeSlack(for count: Int) {
    // For later insertions, also reserve an eighth of the new number of chunks. Reserve eight more unless
    // the list was empty.
    let more = count + (chunks.count - slack + count) / 8 + (chunks.isEmpty ? 0 : 8)
    chunks.reserveCapacity(chunks.count + more)
    chunks.makeRoom(0..<0, for: more, filler: .empty)
    for index in 0..<more { chunks[index] = .empty }
    slack += more
    tree.invalidate(from: 0)
    headerTree.invalidate(from: 0)
  }

  /// Removes the empty chunks at the front if they use too much memory.
  ///
  /// They do so if they exceed half of all chunks by more than 16.
  mutating func trimSlack() {
    guard slack > chunks.count / 2 + 16 else { return }
    chunks.makeRoom(0..<slack, for: 0, filler: .empty)
    slack = 0
    tree.invalidate(from: 0)
    headerTree.invalidate(from: 0)
    cursor = nil
  }

  /// Invalidates the trees and the cursor after a replacement of chunks.
  ///
  /// The replacement is also recorded in `edits`. Indices are counted from the first chunk that has items.
  mutating func invalidateChunks(from first: Int, removed: Int, added: Int) {
    tree.invalidate(from: first + slack)
    headerTree.invalidate(from: first + slack)
    cursor = nil
    edits.replace(from: first, removed: removed, added: added)
  }
}
