/// Which chunks have changed since they were last looked at: a few stretches of them, and how long each was before.
///
/// What a batch measures stands together but for a few items: those with a focus, and a header. So there is room for
/// `limit` stretches, and where there would be more, the nearest two become one. Places are counted from the first chunk.
struct ChunkEdits: Hashable, Sendable {
  /// Neighbouring chunks that have come to stand in the place of others.
  struct Stretch: Hashable, Sendable {
    /// The first of the chunks.
    var first: Int
    /// How many chunks, from there on, there were.
    var removed: Int
    /// How many there are in their place.
    var added: Int

    /// The chunk after the last of them.
    var end: Int { first + added }
  }

  /// The most stretches that are told apart.
  static let limit = 8

  /// What has changed, in order; between two stretches stands at least one chunk that has not.
  private(set) var stretches: [Stretch] = []
  /// The stretch that was touched last.
  private var latest = 0..<0

  /// How many bytes the stretches take.
  var byteCount: Int { stretches.capacity * MemoryLayout<Stretch>.stride }

  /// Takes note that all of this has been looked at, and keeps the memory.
  mutating func clear() {
    drop(0..<stretches.count)
    latest = 0..<0
  }

  /// Takes note that what a chunk says has changed.
  @inline(__always)
  mutating func touch(_ chunk: Int) {
    if !latest.contains(chunk) { replace(from: chunk, removed: 1, added: 1) }
  }

  /// Takes note that chunks have been replaced.
  ///
  /// - Complexity: O(limit).
  mutating func replace(from place: Int, removed gone: Int, added new: Int) {
    var low = 0
    while low < stretches.count, stretches[low].end < place { low += 1 }
    var (start, end, growth) = (place, place + gone, 0)
    var high = low
    while high < stretches.count, stretches[high].first <= place + gone {
      start = min(start, stretches[high].first)
      end = max(end, stretches[high].end)
      growth += stretches[high].added - stretches[high].removed
      high += 1
    }
    for later in high..<stretches.count { stretches[later].first += new - gone }
    let joined = Stretch(first: start, removed: end - start - growth, added: end - start + new - gone)
    latest = start..<joined.end
    stretches.makeRoom(low..<high, for: 1, filler: joined)
    stretches[low] = joined
    if stretches.count > ChunkEdits.limit { joinNearest() }
  }

  /// Whether the changes lead from a number of chunks to another.
  func fits(_ before: Int, now after: Int) -> Bool {
    var growth = 0
    for stretch in stretches {
      guard stretch.first - growth + stretch.removed <= before else { return false }
      growth += stretch.added - stretch.removed
    }
    return before + growth == after
  }

  /// Takes note that all chunks are others.
  mutating func replaceAll(_ before: Int, with after: Int) {
    clear()
    stretches.append(Stretch(first: 0, removed: before, added: after))
  }

  /// Makes one stretch of the two between which the fewest chunks stand.
  private mutating func joinNearest() {
    var nearest = 1
    for next in 2..<stretches.count where gap(before: next) < gap(before: nearest) { nearest = next }
    let gap = gap(before: nearest)
    stretches[nearest - 1].removed += gap + stretches[nearest].removed
    stretches[nearest - 1].added += gap + stretches[nearest].added
    drop(nearest..<nearest + 1)
  }

  /// Leaves some of the stretches out.
  private mutating func drop(_ places: Range<Int>) {
    guard let last = stretches.last else { return }
    stretches.makeRoom(places, for: 0, filler: last)
  }

  /// How many chunks that have not changed stand before a stretch.
  private func gap(before stretch: Int) -> Int { stretches[stretch].first - stretches[stretch - 1].end }
}
