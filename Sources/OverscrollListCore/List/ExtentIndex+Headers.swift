extension ExtentIndex {
  /// A header's index and its extent in units, measured or estimated.
  typealias Header = (item: Int, extent: Int32)

  /// Returns the last header at or before an item, or `nil`.
  ///
  /// - Complexity: O(log n) in the number of chunks.
  mutating func header(atOrBefore item: Int) -> Header? {
    guard headerCount > 0, item >= 0 else { return nil }
    let item = min(item, count - 1)
    let place = locate(item)
    if let header = lastHeader(of: place.chunk, before: item - place.item + 1, from: place.item) {
      return header
    }
    let before = headersBefore(place.chunk)
    guard before > 0 else { return nil }
    let chunk = headerTree.index(ofItem: before &- 1).place
    return lastHeader(of: chunk, before: Int(chunks[chunk].count), from: firstItem(of: chunk))
  }

  /// Returns the first header after an item, or `nil`.
  ///
  /// - Complexity: O(log n) in the number of chunks.
  mutating func header(after item: Int) -> Header? {
    guard headerCount > 0, item < count - 1 else { return nil }
    let item = max(0, item + 1)
    let place = locate(item)
    if let header = firstHeader(of: place.chunk, at: item - place.item, from: place.item) { return header }
    let before = headersBefore(place.chunk + 1)
    guard before < headerCount else { return nil }
    let chunk = headerTree.index(ofItem: before).place
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
    var place = end - 1
    if !chunk.isRun { place = codeStore.lastHeader(of: chunk.slot, before: end) }
    return place < 0 ? nil : (first + place, code(place, of: chunk).extent)
  }

  private mutating func firstHeader(of index: Int, at start: Int, from first: Int) -> Header? {
    let chunk = chunks[index]
    searchedCount &+= 1
    guard chunk.headers > 0 else { return nil }
    var place = start
    while place < chunk.count {
      let code = code(place, of: chunk)
      if code.isHeader { return (first + place, code.extent) }
      place += 1
    }
    return nil
  }
}
