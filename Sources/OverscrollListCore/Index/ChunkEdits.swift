/// The ranges of chunks that have changed since the latest `clear()`.
///
/// A chunk is a group of consecutive items that the extent index stores together. Measurements usually
/// affect neighboring items, a few focused items and a header. So at most `limit` ranges are stored. Beyond
/// the limit, the two nearest ranges are merged. Chunk 0 is the first chunk that has items.
struct ChunkEdits: Hashable, Sendable {
  /// A range of chunks that has replaced earlier chunks.
  struct ChangedRange: Hashable, Sendable {
    /// The index of the range's first chunk.
    var first: Int
    /// The number of chunks that were replaced.
    var removed: Int
    /// The number of chunks that have replaced them.
    var added: Int

    /// The index after the range's last chunk.
    var end: Int { first + added }
  }

  /// The maximum number of stored ranges.
  static let limit = 8

  /// The changed ranges, in order, with at least one unchanged chunk between two ranges.
  private(set) var ranges: [ChangedRange] = []
  /// The most recently changed range; a further change in it needs no work.
  private var latest = 0..<0

  /// The memory use of the ranges, in bytes.
  var byteCount: Int { ranges.capacity * MemoryLayout<ChangedRange>.stride }

  /// Removes all ranges, and keeps the capacity.
  mutating func clear() {
    removeRanges(0..<ranges.count)
    latest = 0..<0
  }

  /// Records that the content of a chunk has changed.
  @inline(__always)
  mutating func markChanged(_ chunk: Int) {
    if !latest.contains(chunk) { replace(from: chunk, removed: 1, added: 1) }
  }

  /// Records that chunks were replaced.
  ///
  /// - Parameters:
  ///   - index: The index of the first replaced chunk.
  ///   - removed: The number of replaced chunks.
  ///   - added: The number of chunks that replace them.
  /// - Complexity: O(limit).
  mutating func replace(from index: Int, removed: Int, added: Int) {
    var low = 0
    while low < ranges.count, ranges[low].end < index { low += 1 }
    var (start, end, growth) = (index, index + removed, 0)
    var high = low
    while high < ranges.count, ranges[high].first <= index + removed {
      start = min(start, ranges[high].first)
      end = max(end, ranges[high].end)
      growth += ranges[high].added - ranges[high].removed
      high += 1
    }
    for later in high..<ranges.count { ranges[later].first += added - removed }
    let joined = ChangedRange(
      first: start, removed: end - start - growth, added: end - start + added - removed)
    latest = start..<joined.end
    ranges.makeRoom(low..<high, for: 1, filler: joined)
    ranges[low] = joined
    if ranges.count > ChunkEdits.limit { mergeNearest() }
  }

  /// Returns whether the ranges explain how `before` chunks became `after` chunks.
  func isConsistent(_ before: Int, now after: Int) -> Bool {
    var growth = 0
    for stretch in ranges {
      guard stretch.first - growth + stretch.removed <= before else { return false }
      growth += stretch.added - stretch.removed
    }
    return before + growth == after
  }

  /// Records that all chunks were replaced.
  mutating func replaceAll(_ before: Int, with after: Int) {
    clear()
    ranges.append(ChangedRange(first: 0, removed: before, added: after))
  }

  /// Merges the two ranges with the fewest unchanged chunks between them.
  private mutating func mergeNearest() {
    var nearest = 1
    for next in 2..<ranges.count where gap(before: next) < gap(before: nearest) { nearest = next }
    let gap = gap(before: nearest)
    ranges[nearest - 1].removed += gap + ranges[nearest].removed
    ranges[nearest - 1].added += gap + ranges[nearest].added
    removeRanges(nearest..<nearest + 1)
  }

  private mutating func removeRanges(_ indices: Range<Int>) {
    guard let last = ranges.last else { return }
    ranges.makeRoom(indices, for: 0, filler: last)
  }

  /// Returns the number of unchanged chunks between a range and the range before it.
  private func gap(before stretch: Int) -> Int { ranges[stretch].first - ranges[stretch - 1].end }
}
