extension ExtentIndex {
  /// The last header at or before an item, or nothing.
  ///
  /// Complexity: O(chunks back to it).
  mutating func header(atOrBefore item: Int) -> Int? {
    guard count > 0, item >= 0 else { return nil }
    let item = min(item, count - 1)
    let place = locate(item)
    var chunk = place.chunk
    var start = place.item
    var end = item - start + 1
    while true {
      if let found = lastHeader(before: end, in: chunks[chunk]) { return start + found }
      guard chunk > slack else { return nil }
      chunk -= 1
      end = Int(chunks[chunk].count)
      start -= end
    }
  }

  /// The first header after an item, or nothing.
  ///
  /// Complexity: O(chunks up to it).
  mutating func header(after item: Int) -> Int? {
    guard item < count - 1 else { return nil }
    let item = max(0, item + 1)
    let place = locate(item)
    var start = place.item
    var first = item - start
    for chunk in chunks[place.chunk...] {
      if let found = firstHeader(from: first, in: chunk) { return start + found }
      start += Int(chunk.count)
      first = 0
    }
    return nil
  }

  private func lastHeader(before end: Int, in chunk: Chunk) -> Int? {
    guard chunk.headers > 0 else { return nil }
    var place = end - 1
    while place >= 0, !code(place, of: chunk).isHeader { place -= 1 }
    return place >= 0 ? place : nil
  }

  private func firstHeader(from first: Int, in chunk: Chunk) -> Int? {
    guard chunk.headers > 0 else { return nil }
    var place = first
    while place < chunk.count, !code(place, of: chunk).isHeader { place += 1 }
    return place < chunk.count ? place : nil
  }
}
