extension ExtentIndex {
  /// A section header: its index, and its extent in units of 1/192 pt.
  ///
  /// The extent is measured or estimated.
  typealias Header = (item: Int, extent: Int32)

  /// Returns the last header at or before an item, or `nil`.
  ///
  /// - Complexity: O(log n) in the number of chunks.
  mutating func header(atOrBefore item: Int) -> Header? {
    guard headerCount > 0, item >= 0 else { return nil }
    let item = min(item, count - 1)
    let location = locate(item)
    if let header = lastHeader(of: location.chunk, before: item - location.item + 1, from: location.item) {
      return header
    }
    let before = headersBefore(location.chunk)
    guard before > 0 else { return nil }
    let chunk = headerTree.index(ofItem: before &- 1).index
    return lastHeader(of: chunk, before: Int(chunks[chunk].count), from: firstItem(of: chunk))
  }

  /// Returns the first header after an item, or `nil`.
  ///
  /// - Complexity: O(log n) in the number of chunks.
  mutating func header(after item: Int) -> Header? {
    guard headerCount > 0, item < count - 1 else { return nil }
    let item = max(0, item + 1)
    let location = locate(item)
    if let header = firstHeader(of: location.chunk, at: item - location.item, from: location.item) {
      return header
    }
    let before = headersBefore(location.chunk + 1)
    guard before < headerCount else { return nil }
    let chunk = headerTree.index(ofItem: before).index
    return firstHeader(of: chunk, at: 0, from: firstItem(of: chunk))
  }

  /// Returns the number of headers before a chunk.
  private mutating func headersBefore(_ chunk: Int) -> Int64 {
    if !headerTree.isUpToDate(chunks.count) {
      headerTree.update(count: chunks.count) { [chunks] in chunks[$0].headerSum }
    }
    return headerTree.sums(before: chunk).x
  }

  /// Returns the index of a chunk's first item.
  private mutating func firstItem(of chunk: Int) -> Int {
    updateTree()
    return Int(tree.sums(before: chunk).x)
  }

  private mutating func lastHeader(of index: Int, before end: Int, from first: Int) -> Header? {
    let chunk = chunks[index]
    searchedCount &+= 1
    guard chunk.headers > 0 else { return nil }
    var itemInChunk = end - 1
    if !chunk.isRun { itemInChunk = codeStore.lastHeader(of: chunk.slot, before: end) }
    return itemInChunk < 0 ? nil : (first + itemInChunk, code(itemInChunk, of: chunk).extent)
  }

  private mutating func firstHeader(of index: Int, at start: Int, from first: Int) -> Header? {
    let chunk = chunks[index]
    searchedCount &+= 1
    guard chunk.headers > 0 else { return nil }
    var itemInChunk = start
    while itemInChunk < chunk.count {
      let code = code(itemInChunk, of: chunk)
      if code.isHeader { return (first + itemInChunk, code.extent) }
      itemInChunk += 1
    }
    return nil
  }
}
