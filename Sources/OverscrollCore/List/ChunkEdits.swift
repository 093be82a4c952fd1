/// Which chunks have changed since they were last looked at: one stretch of them, and how long it was before.
///
/// Places are counted from the first chunk.
struct ChunkEdits: Hashable, Sendable {
  /// The first chunk that has changed.
  private(set) var first = 0
  /// How many chunks, from there on, there were.
  private(set) var removed = 0
  /// How many there are in their place.
  private(set) var added = 0

  /// Whether nothing has changed.
  var isEmpty: Bool { removed == 0 && added == 0 }

  /// Takes note that what a chunk says has changed.
  @inline(__always)
  mutating func touch(_ chunk: Int) {
    if chunk < first || chunk >= first + added { replace(from: chunk, removed: 1, added: 1) }
  }

  /// Takes note that chunks have been replaced, and widens the stretch to hold them.
  mutating func replace(from place: Int, removed gone: Int, added new: Int) {
    guard !isEmpty else {
      (first, removed, added) = (place, gone, new)
      return
    }
    let start = min(first, place)
    let end = max(first + added, place + gone)
    removed += end - start - added
    added = end - start + new - gone
    first = start
  }
}
