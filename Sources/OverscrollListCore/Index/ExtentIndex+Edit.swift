extension ExtentIndex {
  /// Inserts unmeasured items.
  ///
  /// - Parameters:
  ///   - added: The number of items to insert. A negative number inserts none. The list never has more than
  ///     `countLimit` items.
  ///   - item: The index of the first new item, clamped to the valid range.
  ///   - kind: The kind of the new items.
  /// - Complexity: O(chunks after the new items), amortized O(log n) at either end.
  package mutating func insert(_ added: Int, at item: Int, kind: ItemKind = .standard) {
    let added = max(0, min(added, ExtentIndex.countLimit - count))
    guard added > 0 else { return }
    insert([runChunk(added, of: kind)], at: item)
  }

  /// Inserts items whose extents are known.
  ///
  /// - Parameters:
  ///   - extents: The extents, in pt. Negative and non-finite values become 0.
  ///   - item: The index of the first new item, clamped to the valid range.
  ///   - kind: The kind of the new items.
  /// - Complexity: O(new items + chunks after them). At either end, amortized O(new items).
  package mutating func insert(extents: [Double], at item: Int, kind: ItemKind = .standard) {
    extents.withUnsafeBufferPointer { insert(extents: $0, at: item, kind: kind) }
  }

  /// Inserts items whose known extents are in a buffer.
  ///
  /// - Parameters:
  ///   - extents: The extents, in pt. Negative and non-finite values become 0.
  ///   - item: The index of the first new item, clamped to the valid range.
  ///   - kind: The kind of the new items.
  /// - Complexity: As for extents in an array.
  package mutating func insert(
    extents: UnsafeBufferPointer<Double>, at item: Int, kind: ItemKind = .standard
  ) {
    let added = min(extents.count, ExtentIndex.countLimit - count)
    guard added > 0 else { return }
    var new: [Chunk] = []
    let slots = (added + ItemCodeStore.slotSize - 1) / ItemCodeStore.slotSize
    new.reserveCapacity(slots)
    for start in stride(from: 0, to: added, by: ItemCodeStore.slotSize) {
      let size = min(ItemCodeStore.slotSize, added - start)
      let part = UnsafeBufferPointer(rebasing: extents[start..<start + size])
      let slot = codeStore.allocate()
      let sum = codeStore.fill(slot, with: part, of: kind)
      new.append(
        Chunk(
          count: Int32(size), unmeasured: 0, headers: kind == .header ? Int32(size) : 0, slot: slot,
          extent: sum))
    }
    insert(new, at: item)
  }

  /// Removes items.
  ///
  /// Removing the last item releases the memory of the index.
  ///
  /// - Parameter items: The items' indices. Indices out of range are ignored.
  /// - Complexity: O(removed items + chunks after them). At either end, amortized O(log n) for each removed
  ///   chunk.
  package mutating func remove(_ items: Range<Int>) {
    let items = items.clamped(to: 0..<count)
    guard !items.isEmpty else { return }
    guard items.count < count else { return removeAll() }
    let first = split(at: items.lowerBound)
    let last = split(at: items.upperBound)
    for index in first..<last {
      let chunk = chunks[slack + index]
      if !chunk.isRun { codeStore.release(chunk.slot) }
      unmeasuredCount -= Int(chunk.unmeasured)
      headerCount -= Int(chunk.headers)
      extent &-= chunk.extent
    }
    count -= items.count
    replaceChunks(first..<last, with: [])
    merge(at: first)
    trimSlack()
    checkInvariants()
  }

  /// Removes all items and releases their memory.
  private mutating func removeAll() {
    invalidateChunks(from: 0, removed: chunks.count - slack, added: 0)
    chunks = []
    slack = 0
    codeStore = ItemCodeStore()
    tree = PrefixTree()
    headerTree = PrefixTree()
    (count, unmeasuredCount, headerCount, extent) = (0, 0, 0, 0)
    checkInvariants()
  }

  /// Moves items together with their measurements.
  ///
  /// - Parameters:
  ///   - items: The items' indices before the move. Indices out of range are ignored.
  ///   - item: The index, before the move, of the item that will follow the moved items. An index within
  ///     `items` changes nothing.
  /// - Complexity: O(chunks after the first moved item).
  package mutating func move(_ items: Range<Int>, to item: Int) {
    guard let move = MoveEdit(items, to: item, count: count) else { return }
    let edge = min(move.destination, move.items.lowerBound)
    let middle = move.destination < move.items.lowerBound ? move.items.lowerBound : move.items.upperBound
    let end = max(move.destination, move.items.upperBound)
    let first = split(at: edge)
    let center = split(at: middle)
    let last = split(at: end)
    var moved: [Chunk] = []
    for index in center..<last { moved.append(chunks[slack + index]) }
    for index in first..<center { moved.append(chunks[slack + index]) }
    replaceChunks(first..<last, with: moved)
    merge(at: last)
    merge(at: first + (last - center))
    merge(at: first)
    checkInvariants()
  }

  /// Inserts chunks before an item.
  private mutating func insert(_ new: [Chunk], at item: Int) {
    let item = max(0, min(item, count))
    let index = item == 0 ? 0 : split(at: item)
    if item == 0 { replaceAtFront(0..<0, with: new) } else { replaceChunks(index..<index, with: new) }
    for chunk in new {
      count += Int(chunk.count)
      unmeasuredCount += Int(chunk.unmeasured)
      headerCount += Int(chunk.headers)
      extent &+= chunk.extent
    }
    merge(at: index + new.count)
    if item > 0 { merge(at: index) }
    checkInvariants()
  }
}
