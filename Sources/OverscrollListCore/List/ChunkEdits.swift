/// The ranges of chunks that have changed since the last `clear()`.
///
/// A batch usually measures neighbouring items, plus a few focused items and a header. So at most `limit`
/// ranges are kept; beyond that, the two nearest ranges are merged. Indices are counted from the first
/// chunk.
struct ChunkEdits: Hashable, Sendable {
  /// A range of chunks that has replaced an earlier range.
  struct ChangedRange: Hashable, Sendable {
    /// The index of the first chunk.
    var first: Int
    /// The number of replaced chunks.
    var removed: Int
    /// The number of chunks now.
    var added: Int

    /// The index after the last chunk.
    var end: Int { first + added }
  }

  /// The maximum number of ranges.
  static let limit = 8

  /// The changed ranges, in order, with at least one unchanged chunk between two ranges.
  private(set) var ranges: [ChangedRange] = []
  /// The range of the latest change.
  private var latest = 0..<0

  /// The memory use of the ranges, in bytes.
  var byteCount: Int { ranges.capacity * MemoryLayout<ChangedRange>.stride }

  /// Removes all ranges, and keeps the capacity.
  mutating func clear() {
    removeRanges(0..<ranges.count)
    latest = 0..<0
  }

  /// Records a change of a chunk's content.
  @inline(__always)
  mutating func markChanged(_ chunk: Int) {
    if !latest.contains(chunk) { replace(from: chunk, removed: 1, added: 1) }
  }

  /// Records a replacement of chunks.
  ///
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

  /// Returns whether the ranges account for a change from one number of chunks to another.
  func isConsistent(_ before: Int, now after: Int) -> Bool {
    var growth = 0
    for stretch in ranges {
      guard stretch.first - growth + stretch.removed <= before else { return false }
      growth += stretch.added - stretch.removed
    }
    return before + growth == after
  }

  /// Records a replacement of all chunks.
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

  /// Removes some of the ranges.
  private mutating func removeRanges(_ indices: Range<Int>) {
    guard let last = ranges.last else { return }
    ranges.makeRoom(indices, for: 0, filler: last)
  }

  /// Returns the number of unchanged chunks before a range.
  private func gap(before stretch: Int) -> Int { ranges[stretch].first - ranges[stretch - 1].end }
}
